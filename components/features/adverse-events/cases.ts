import type { ProductKind } from '../shared/product-icon-artwork';

/** The sample cases of the adverse-event board. All of them are invented. */

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

/** Every event is serious in the law's sense: an infection, or a disfigurement such as a burn (21 USC 364(5)). */
export const cases: readonly Case[] = [
  {
    key: '0422',
    stage: 'none',
    event: 'skinInfection',
    age: 37,
    product: 'cream',
    lot: '6H13A',
    daysLeft: clockDays,
    receipt: 'ESG-8842316',
  },
  {
    key: '0421',
    stage: 'draft',
    event: 'eyelidInfection',
    age: 34,
    product: 'serum',
    lot: '6H25A',
    daysLeft: 13,
    extra: 'sections',
    receipt: 'ESG-8842294',
  },
  {
    key: '0419',
    stage: 'draft',
    event: 'persistentRash',
    age: 51,
    product: 'cream',
    lot: '6J07D',
    daysLeft: 11,
    receipt: 'ESG-8842251',
    minor: true,
  },
  {
    key: '0412',
    stage: 'inReview',
    event: 'burn',
    age: 42,
    product: 'cleanser',
    lot: '6G08B',
    daysLeft: 1,
    extra: 'label',
    receipt: 'ESG-8842107',
  },
  {
    key: '0417',
    stage: 'inReview',
    event: 'skinInfection',
    age: 29,
    product: 'cushion',
    lot: '6G21C',
    daysLeft: 4,
    receipt: 'ESG-8842188',
  },
  {
    key: '0418',
    stage: 'inReview',
    event: 'persistentRash',
    age: 28,
    product: 'cream',
    lot: '6J07D',
    daysLeft: 8,
    receipt: 'ESG-8842203',
    minor: true,
  },
  {
    key: '0409',
    stage: 'submitted',
    event: 'blisterInfection',
    age: 46,
    product: 'serum',
    lot: '6G30A',
    receipt: 'ESG-8841207',
    keptUntil: '2032-11-14',
  },
  {
    key: '0406',
    stage: 'submitted',
    event: 'lastingScar',
    age: 39,
    product: 'cleanser',
    lot: '6F12B',
    receipt: 'ESG-8839954',
    keptUntil: '2032-11-02',
    minor: true,
  },
];

export const caseOf = (key: CaseKey) => cases.find((item) => item.key === key) as Case;

export const file = 'cases_2026-q4.board';

export type Tone = 'neutral' | 'ochre' | 'seal';

/** Colour of a badge or a flag: near from the second reminder on, pressing from the third. */
export function toneOf(daysLeft: number): Tone {
  const [, near, pressing] = reminderDays;
  if (daysLeft <= pressing) return 'seal';
  return daysLeft <= near ? 'ochre' : 'neutral';
}
