import { site } from '@/lib/site';
import type { PigmentName } from './artwork';

/*
 * Data of the filing that the wizard scene shows. Veil Cushion, 02 Buckwheat follows 01 Barley, whose receipt the
 * Evidence Vault scene keeps; facility and dates are those of the other scenes.
 */

export const file = 'onsil_veil-cushion_02-buckwheat.spl';
export const productName = 'Veil Cushion, 02 Buckwheat';
export const catalogSkus = 38;

export const stepIds = ['facility', 'responsiblePerson', 'listedProduct', 'ingredients', 'review'] as const;
export type StepId = (typeof stepIds)[number];

export type Check = 'pass' | 'review' | 'fix';

export type Ingredient = {
  inci: string;
  /** Percent by weight, lowest and highest. */
  range: readonly [number, number];
  note: 'solvent' | 'talc' | 'conditioning' | 'colorant' | 'lot' | 'antioxidant' | 'allergen';
  citation?: string;
  flag?: 'talc' | 'color' | 'eu26';
  /** Shown in the flag of a color additive. */
  pigment?: PigmentName;
  check: Check;
  /** What a visitor settles in this row. */
  issue?: 'lot' | 'talc';
};

/**
 * In descending order of predominance. Yellow 5 is a certified color (21 CFR 74.2705: every batch is certified),
 * iron oxides are exempt from certification (21 CFR 73.2250(e)), so only the first asks for a lot number.
 */
export const ingredients: readonly Ingredient[] = [
  { inci: 'Water', range: [55, 70], note: 'solvent', check: 'pass' },
  {
    inci: 'Talc',
    range: [8, 12],
    note: 'talc',
    flag: 'talc',
    check: 'review',
    issue: 'talc',
  },
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
    range: [0.1, 0.5],
    note: 'lot',
    citation: '21 CFR 74.2705',
    flag: 'color',
    pigment: 'yellow',
    check: 'fix',
    issue: 'lot',
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

/** On the batch certificate of the color, and on the laboratory's report. */
export const certifiedLot = 'AP4127';
export const talcReport = '2026-10-02';

export const count = (check: Check) => ingredients.filter((row) => row.check === check).length;
export const percent = (range: readonly [number, number]) => `${range[0]} – ${range[1]}`;

type Value = { data: string; lang?: 'en' } | { message: 'role' | 'category' | 'use' | 'schema' };

/** Rows of the steps that only show what is on file. Citations are those of the field, FD&C Act 604 to 609. */
export const fields = {
  facility: [
    { id: 'name', value: { data: 'Onsil Co., Ltd., Icheon', lang: 'en' }, citation: '21 USC 364c(b)(2)' },
    { id: 'fei', value: { data: '3016 448 217' } },
    {
      id: 'agent',
      value: { data: `${site.name} Agent Services LLC`, lang: 'en' },
      citation: '21 USC 364c(b)(2)',
    },
    { id: 'reviewed', value: { data: '2026-10-30' } },
    { id: 'renewal', value: { data: '2027-02-19' }, citation: '21 USC 364c(a)(2)' },
  ],
  responsiblePerson: [
    { id: 'name', value: { data: 'Onsil America Inc.', lang: 'en' }, citation: '21 USC 364(4)' },
    { id: 'role', value: { message: 'role' } },
    { id: 'address', value: { data: 'Torrance, CA 90501', lang: 'en' } },
    { id: 'phone', value: { data: '+1 310 555 0142' }, citation: '21 USC 364c(c)(4)' },
    { id: 'contact', value: { data: 'care@onsil.example' }, citation: '21 USC 364e(a)' },
  ],
  listedProduct: [
    { id: 'name', value: { data: `Onsil ${productName}`, lang: 'en' }, citation: '21 USC 364c(c)(4)' },
    { id: 'category', value: { message: 'category' } },
    { id: 'use', value: { message: 'use' } },
    { id: 'marketed', value: { data: '2026-09-30' } },
    { id: 'due', value: { data: '2027-01-28' }, citation: '21 USC 364c(c)' },
  ],
} as const satisfies Record<string, readonly { id: string; value: Value; citation?: string }[]>;

export const signedAt = '14:10:31';
export const stageIds = ['uploaded', 'validated', 'issued'] as const;
export type StageId = (typeof stageIds)[number];

/** Started 14:02:11, ticket at 14:06:43: the median filing of lib/site.ts. */
export const lastSubmission = {
  name: 'Veil Cushion, 01 Barley',
  ticket: 'CPL-2026-118204',
  times: { uploaded: '14:02:11', validated: '14:04:57', issued: '14:06:43' },
} as const;

/** Begun at 14:07:02, when 01 Barley had its ticket. */
export const thisSubmission = {
  name: productName,
  ticket: 'CPL-2026-118219',
  times: { uploaded: '14:10:48', validated: '14:11:02', issued: '14:11:20' },
  duration: { minutes: 4, seconds: 18 },
} as const;

/** The facility's own date; and the new listing's, with the day its chip is set: 90 days before. */
export const facilityRenewal = '2027-02-19';
export const listingRenewal = { biennial: '2028-11-21', chip: '2028-08-23' } as const;
