import type { PigmentName } from './artwork';

/*
 * Data of the filing that the wizard scene shows. Veil Cushion, 02 Buckwheat follows 01 Barley, whose receipt the
 * Evidence Vault scene keeps; facility and dates are those of the other scenes.
 */

export const file = 'onsil_veil-cushion_02-buckwheat.spl';
export const productName = 'Veil Cushion, 02 Buckwheat';
export const facilityNumber = '3016 448 217';
export const responsiblePerson = 'Onsil America Inc.';

export const stepIds = ['facility', 'responsiblePerson', 'listedProduct', 'ingredients', 'review'] as const;
export type StepId = (typeof stepIds)[number];

export type Check = 'pass' | 'review' | 'fix';
/** What a visitor settles in a row: the color's U.S. name, the talc's test. */
export type IssueId = 'name' | 'talc';

export type Ingredient = {
  inci: string;
  /** What the catalog called it, until its row is settled. */
  imported?: string;
  /** Percent by weight, lowest and highest. */
  range: readonly [number, number];
  note: 'solvent' | 'talc' | 'conditioning' | 'colorant' | 'ciOnly' | 'antioxidant' | 'allergen';
  citation?: string;
  flag?: 'talc' | 'color' | 'eu26';
  /** Shown in the flag of a color additive. */
  pigment?: PigmentName;
  check: Check;
  issue?: IssueId;
};

/**
 * In descending order of predominance. A listing has each ingredient by the name that 21 CFR 701.3 asks for (section
 * 607(c)(4)(A)(iv)), so a Colour Index number alone is red. The certified lot of Yellow 5 (21 CFR 74.2705: every batch
 * is certified) is none of the five things a listing has: it is a record, and holds nothing up.
 */
export const ingredients: readonly Ingredient[] = [
  { inci: 'Water', range: [55, 70], note: 'solvent', check: 'pass' },
  { inci: 'Talc', range: [8, 12], note: 'talc', flag: 'talc', check: 'review', issue: 'talc' },
  { inci: 'Niacinamide', range: [2, 5], note: 'conditioning', check: 'pass' },
  {
    inci: 'Iron Oxides (CI 77491)',
    range: [1, 3],
    note: 'colorant',
    citation: '21 CFR 73.2250',
    flag: 'color',
    pigment: 'iron',
    check: 'pass',
  },
  {
    inci: 'Yellow 5 (CI 19140)',
    imported: 'CI 19140',
    range: [0.1, 0.5],
    note: 'ciOnly',
    citation: '21 CFR 74.2705',
    flag: 'color',
    pigment: 'yellow',
    check: 'fix',
    issue: 'name',
  },
  { inci: 'Tocopherol', range: [0.1, 0.5], note: 'antioxidant', check: 'pass' },
  { inci: 'Linalool', range: [0.01, 0.1], note: 'allergen', flag: 'eu26', check: 'pass' },
];

/** The eighth, once its suggestion is taken. */
export const accepted = {
  inci: 'Limonene',
  range: [0.01, 0.1],
  note: 'allergen',
  flag: 'eu26',
  check: 'pass',
} as const satisfies Ingredient;
export const totalIngredients = ingredients.length + 1;

/** Kept in the vault: on the batch certificate of the color, and on the laboratory's report. */
export const certifiedLot = 'AP4127';
export const talcReport = '2026-10-02';

export const count = (check: Check) => ingredients.filter((row) => row.check === check).length;
export const percent = ([lowest, highest]: Ingredient['range']) => `${lowest} – ${highest}`;

export const stageIds = ['uploaded', 'validated', 'issued'] as const;
export type StageId = (typeof stageIds)[number];

/** From 14:02:11 to its ticket: the product's median filing. */
export const lastSubmission = {
  name: 'Veil Cushion, 01 Barley',
  ticket: 'CPL-2026-118204',
  times: { uploaded: '14:02:11', validated: '14:04:57', issued: '14:06:43' },
  duration: { minutes: 4, seconds: 32 },
};

/** Begun at 14:07:02, when 01 Barley had its ticket. */
export const thisSubmission: typeof lastSubmission = {
  name: productName,
  ticket: 'CPL-2026-118219',
  times: { uploaded: '14:10:48', validated: '14:11:02', issued: '14:11:20' },
  duration: { minutes: 4, seconds: 18 },
};

/** The facility's own date; and the new listing's, with the day its chip is set. */
export const facilityRenewal = '2027-02-19';
export const listingRenewal = { due: '2027-11-21', chip: '2027-08-23' };
/** Days from the chip to the date. */
export const renewalDays = 90;
