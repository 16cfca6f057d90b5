import { figures } from '@/lib/site';
import type { ProductKind } from '../shared/product-icon';
import { startingWith } from '../stage/states';

/** The sample cases of the adverse-event board, and the states it starts from. All of them are invented. */

/** 21 USC 364a(b)(1): a serious adverse event is reported within 15 business days of its receipt. */
export const legalBusinessDays = 15;

/** The sections of Form FDA 3500A that a report without a medical device fills in; D, F and H are for devices. */
export const sections = [
  { letter: 'A', id: 'patient' },
  { letter: 'B', id: 'event' },
  { letter: 'C', id: 'product' },
  { letter: 'E', id: 'reporter' },
  { letter: 'G', id: 'company' },
] as const;

export type Letter = (typeof sections)[number]['letter'];

/** Sections of the draft that are still open at first, in the order in which they are filled in. */
export const openSections = ['C', 'E', 'G'] as const satisfies readonly Letter[];

export const products = {
  serum: 'Camellia Barrier Serum',
  cushion: 'Veil Cushion, 01 Barley',
  cleanser: 'Rice Enzyme Cleanser',
  cream: 'Mugwort Calm Cream',
} as const satisfies Partial<Record<ProductKind, string>>;

export const columns = ['draft', 'inReview', 'submitted'] as const;
export type Column = (typeof columns)[number];

export type Case = {
  /** Last digits of the number: the case's key in states and drawings. */
  key: string;
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
    daysLeft: figures.adverseEventDays,
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

export const chosenAtFirst = '0421';
export const archivedFilings = 23;
export const file = 'cases_2026-q4.board';
/** Day of the first picture. */
export const today = '2026-11-21';
/** Until when a case filed on that day is kept. */
export const keptFromToday = `${Number(today.slice(0, 4)) + figures.retentionYears}${today.slice(4)}`;

/**
 * What the board starts from: `case` is the one in hand, `c0421` where a case stands (`sent` until the
 * acknowledgment), `form` the section in work, `label` whether the copy is attached, `hold` why the day cannot end,
 * `next` the coming reminder of the case in hand.
 */
export const boardStates = {
  case: chosenAtFirst,
  ...Object.fromEntries(cases.map(({ key, stage }) => [`c${key}`, stage])),
  form: openSections[0],
  label: 'missing',
  hold: 'no',
  next: '10',
};

export const { when, control } = startingWith(boardStates);

/** Conditions under which a case is open, or filed. */
export const isOpen = (key: string) => `c${key}=draft|inReview`;
export const isFiled = (key: string) => `c${key}=sent|submitted`;

/** Colour of a badge: near from the second reminder on, pressing from the third. */
export function toneOf(daysLeft: number): 'neutral' | 'ochre' | 'seal' {
  const [, near, pressing] = figures.reminderDays;
  if (daysLeft <= pressing) return 'seal';
  return daysLeft <= near ? 'ochre' : 'neutral';
}
