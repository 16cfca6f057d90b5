import type { ProductKind } from '../shared/product-icon-artwork';
import rows from './data.json' with { type: 'json' };

/** Copied from lib/site.ts to keep that module out of the browser bundle; state.test.ts keeps them equal. */
export const clockDays = 15;
export const reminderDays = [10, 5, 2, 0] as const;
export const retentionYears = 6;

/** Sections of Form FDA 3500A for a report without a medical device; D, F and H are for devices. */
export const sections = [
  { letter: 'A', id: 'patient' },
  { letter: 'B', id: 'event' },
  { letter: 'C', id: 'product' },
  { letter: 'E', id: 'reporter' },
  { letter: 'G', id: 'company' },
] as const;

/** Sections of the draft that are open at the start, in the order of completion. */
export const openSections = ['C', 'E', 'G'] as const;

export const products = {
  serum: 'Camellia Barrier Serum',
  cushion: 'Veil Cushion, 01 Barley',
  cleanser: 'Rice Enzyme Cleanser',
  cream: 'Mugwort Calm Cream',
} as const satisfies Partial<Record<ProductKind, string>>;

export const columns = ['draft', 'inReview', 'submitted'] as const;
export type Column = (typeof columns)[number];

/** Last digits of the case number. */
export type CaseKey = '0422' | '0421' | '0419' | '0412' | '0417' | '0418' | '0409' | '0406';

export type Case = {
  key: CaseKey;
  /** Initial column; `none` means not received yet. */
  stage: Column | 'none';
  event: 'eyelidInfection' | 'persistentRash' | 'burn' | 'skinInfection' | 'blisterInfection' | 'lastingScar';
  age: number;
  product: keyof typeof products;
  /** None of these lots is in transit: products in the import scene are not on sale yet. */
  lot: string;
  /** Calendar days left on the product's clock; undefined for a filed case. */
  daysLeft?: number;
  /** Requirement that blocks the case from moving on. */
  extra?: 'sections' | 'label';
  /** Number that the FDA gateway assigns when the case is filed. */
  receipt: string;
  keptUntil?: string;
  /** Omitted in narrow windows, where a line shows the count. */
  minor?: boolean;
};

/**
 * The sample cases, all invented; state.test.ts checks the rows. Every event is serious under 21 USC 364(5): an
 * infection, or a disfigurement such as a burn.
 */
export const cases = rows as readonly Case[];

export const findCase = (key: CaseKey) => cases.find((item) => item.key === key) as Case;

export const file = 'cases_2026-q4.board';

/** Color of a badge or flag: near from the second reminder on, pressing from the third. */
export function deadlineTone(daysLeft: number): 'neutral' | 'ochre' | 'seal' {
  const [, near, pressing] = reminderDays;
  if (daysLeft <= pressing) return 'seal';
  return daysLeft <= near ? 'ochre' : 'neutral';
}
