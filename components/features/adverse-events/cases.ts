import type { ProductKind } from '../shared/product-icon-artwork';
import rows from './cases.json' with { type: 'json' };

/** Figures of lib/site.ts, which would come to the browser whole; state.test.ts keeps them equal. */
export const clockDays = 15;
export const reminderDays = [10, 5, 2, 0] as const;
export const retentionYears = 6;

/** The sections of Form FDA 3500A that a report without a medical device fills in; D, F and H are for devices. */
export const sections = [
  { letter: 'A', id: 'patient' },
  { letter: 'B', id: 'event' },
  { letter: 'C', id: 'product' },
  { letter: 'E', id: 'reporter' },
  { letter: 'G', id: 'company' },
] as const;

/** Sections of the draft that are still open at first, in the order in which they are filled in. */
export const openSections = ['C', 'E', 'G'] as const;

export const products = {
  serum: 'Camellia Barrier Serum',
  cushion: 'Veil Cushion, 01 Barley',
  cleanser: 'Rice Enzyme Cleanser',
  cream: 'Mugwort Calm Cream',
} as const satisfies Partial<Record<ProductKind, string>>;

export const columns = ['draft', 'inReview', 'submitted'] as const;
export type Column = (typeof columns)[number];

/** Last digits of a case's number. */
export type CaseKey = '0422' | '0421' | '0419' | '0412' | '0417' | '0418' | '0409' | '0406';

export type Case = {
  key: CaseKey;
  /** Where it stands at first; `none`: it has not come in yet. */
  stage: Column | 'none';
  event: 'eyelidInfection' | 'persistentRash' | 'burn' | 'skinInfection' | 'blisterInfection' | 'lastingScar';
  age: number;
  product: keyof typeof products;
  /** None of these lots is on the water: what the import scene shows is not sold yet. */
  lot: string;
  /** Calendar days left on the product's clock; a filed case has none. */
  daysLeft?: number;
  /** What has to be done before the case may move on. */
  extra?: 'sections' | 'label';
  /** Number the FDA gateway gives when the case is filed. */
  receipt: string;
  keptUntil?: string;
  /** Left out where the window is narrow; a line says how many. */
  minor?: boolean;
};

/**
 * The sample cases of the board, all invented; state.test.ts checks the rows. Every event is serious in the law's sense:
 * an infection, or a disfigurement such as a burn (21 USC 364(5)).
 */
export const cases = rows as readonly Case[];

export const caseOf = (key: CaseKey) => cases.find((item) => item.key === key) as Case;

export const file = 'cases_2026-q4.board';

/** Colour of a badge or a flag: near from the second reminder on, pressing from the third. */
export function toneOf(daysLeft: number): 'neutral' | 'ochre' | 'seal' {
  const [, near, pressing] = reminderDays;
  if (daysLeft <= pressing) return 'seal';
  return daysLeft <= near ? 'ochre' : 'neutral';
}
