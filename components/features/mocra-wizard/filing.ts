import filing from './filing.json' with { type: 'json' };

/*
 * Data of the filing that the wizard scene shows. Veil Cushion, 02 Buckwheat follows 01 Barley, whose receipt the
 * Evidence Vault scene keeps; facility and dates are those of the other scenes. 01 Barley took the product's median from
 * 14:02:11 to its ticket; 02 Buckwheat was begun at 14:07:02. The color's lot stands on its batch certificate, the talc's
 * date on the laboratory's report: both are kept in the vault.
 */

export { filing };

export const stepIds = ['facility', 'responsiblePerson', 'listedProduct', 'ingredients', 'review'] as const;
export type StepId = (typeof stepIds)[number];
export const stageIds = ['uploaded', 'validated', 'issued'] as const;

export type Check = 'pass' | 'review' | 'fix';
/** What a visitor settles in a row, and how the row stands until then: the color's U.S. name, the talc's test. */
export const issues = { name: 'fix', talc: 'review' } as const satisfies Record<string, Check>;
export type IssueId = keyof typeof issues;

export type Ingredient = {
  inci: string;
  /** What the catalog called it, until its row is settled. */
  imported?: string;
  /** Percent by weight, lowest and highest. */
  range: readonly [number, number];
  note: 'solvent' | 'talc' | 'conditioning' | 'colorant' | 'ciOnly' | 'antioxidant' | 'allergen';
  citation?: string;
  flag?: 'talc' | 'color' | 'eu26';
  /** Color of the additive itself, as it lies in its jar: shown in its flag. */
  pigment?: keyof typeof filing.pigments;
  issue?: IssueId;
};

/**
 * In descending order of predominance. A listing has each ingredient by the name that 21 CFR 701.3 asks for (section
 * 607(c)(4)(A)(iv)), so a Colour Index number alone is red. The certified lot of Yellow 5 (21 CFR 74.2705: every batch
 * is certified) is none of the five things a listing has: it is a record, and holds nothing up.
 */
export const ingredients: readonly Ingredient[] = [
  { inci: 'Water', range: [55, 70], note: 'solvent' },
  { inci: 'Talc', range: [8, 12], note: 'talc', flag: 'talc', issue: 'talc' },
  { inci: 'Niacinamide', range: [2, 5], note: 'conditioning' },
  {
    inci: 'Iron Oxides (CI 77491)',
    range: [1, 3],
    note: 'colorant',
    citation: '21 CFR 73.2250',
    flag: 'color',
    pigment: 'iron',
  },
  {
    inci: 'Yellow 5 (CI 19140)',
    imported: 'CI 19140',
    range: [0.1, 0.5],
    note: 'ciOnly',
    citation: '21 CFR 74.2705',
    flag: 'color',
    pigment: 'yellow',
    issue: 'name',
  },
  { inci: 'Tocopherol', range: [0.1, 0.5], note: 'antioxidant' },
  { inci: 'Linalool', range: [0.01, 0.1], note: 'allergen', flag: 'eu26' },
];

/** The eighth, once its suggestion is taken. */
export const accepted = {
  inci: 'Limonene',
  range: [0.01, 0.1],
  note: 'allergen',
  flag: 'eu26',
} as const satisfies Ingredient;
export const totalIngredients = ingredients.length + 1;

export const percent = ([lowest, highest]: Ingredient['range']) => `${lowest} – ${highest}`;
