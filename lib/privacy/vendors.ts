/**
 * Companies that can process visitors' data for us. The privacy policy names those that the configuration uses
 * (processors.ts). Each fact was read at `source` on the day `read`; check it again before a launch.
 */
export type Vendor = {
  /** Name of the service. */
  readonly service: string;
  /**
   * The contracting company as the vendor's own terms print it, and its country (ISO 3166-1 alpha-2). Null where we could not
   * read the present terms at the vendor; a fact of the owner names the company then (policy-values.ts).
   */
  readonly company: { readonly legalName: string; readonly country: string } | null;
  /** Email address or page for questions about personal data. */
  readonly contact: string;
  /** Domains of its service: a configured host is one of them or below one. Empty when no variable names its host. */
  readonly domains: readonly string[];
  readonly source: string;
  /** YYYY-MM-DD */
  readonly read: string;
};

export const vendors = {
  vercel: {
    service: 'Vercel',
    company: { legalName: 'Vercel Inc.', country: 'US' },
    contact: 'privacy@vercel.com',
    domains: [],
    source: 'https://vercel.com/legal/terms',
    read: '2026-11-25',
  },
  supabase: {
    service: 'Supabase',
    // Its repository has terms of July 2025 by Supabase, Inc. (Delaware); other sites quote later ones by Supabase Pte. Ltd.
    // (Singapore).
    company: null,
    contact: 'privacy@supabase.com',
    domains: ['supabase.co'],
    source: 'https://github.com/supabase/supabase/blob/master/apps/www/pages/privacy.mdx',
    read: '2026-11-28',
  },
  sanity: {
    service: 'Sanity',
    company: { legalName: 'Sanity AS', country: 'NO' },
    contact: 'https://www.sanity.io/legal/privacy',
    domains: ['sanity.io'],
    source: 'https://www.sanity.io/legal/privacy',
    read: '2026-11-25',
  },
  slack: {
    service: 'Slack',
    company: { legalName: 'Slack Technologies, LLC', country: 'US' },
    contact: 'dpo@slack.com',
    domains: ['slack.com'],
    source: 'https://slack.com/intl/en-ie/privacy-shield-notice',
    read: '2026-11-25',
  },
  upstash: {
    service: 'Upstash',
    company: { legalName: 'Upstash, Inc.', country: 'US' },
    contact: 'support@upstash.com',
    domains: ['upstash.io'],
    source: 'https://upstash.com/static/legal/terms.html',
    read: '2026-11-25',
  },
} as const satisfies Record<string, Vendor>;

/** Returns the vendor whose service runs at a host, if the table has it. */
export function vendorAt(host: string): Vendor | undefined {
  return Object.values<Vendor>(vendors).find(({ domains }) =>
    domains.some((domain) => host === domain || host.endsWith(`.${domain}`)),
  );
}
