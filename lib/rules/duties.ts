import type { dutyCount } from '../site.ts';

/** The roles of a business that the ledger and the finder distinguish. */
export const roles = ['maker', 'label-name', 'importer', 'retailer', 'label-only'] as const;
export type Role = (typeof roles)[number];

/** The duties that the finder checks, in its order; a row of the ledger names those that depend on it. */
export const duties = [
  'facility-registration',
  'registration-renewal',
  'us-agent',
  'product-listing',
  'listing-update',
  'adverse-event-report',
  'adverse-event-records',
  'safety-substantiation',
  'label-contact',
  'gmp',
  'drug-rules',
] as const satisfies { readonly length: typeof dutyCount };
export type DutyId = (typeof duties)[number];
