import filing from './data.json' with { type: 'json' };

/*
 * Data of the filing in the wizard scene. Veil Cushion, 02 Buckwheat follows 01 Barley, whose receipt is in the
 * Evidence Vault scene; facility and dates match the other scenes. 01 Barley took the product's median time, from
 * 14:02:11 to its ticket; 02 Buckwheat started at 14:07:02. The color's lot comes from its batch certificate, the
 * talc's date from the laboratory report: both are in the vault.
 */

export { filing };

export const stepIds = ['facility', 'responsiblePerson', 'listedProduct', 'ingredients', 'review'] as const;
export type StepId = (typeof stepIds)[number];
export const stageIds = ['uploaded', 'validated', 'issued'] as const;

export type Check = 'pass' | 'review' | 'fix';
/** Items that the visitor resolves in a row, with the row's initial status: the color's U.S. name, the talc's test. */
export const issues = { name: 'fix', talc: 'review' } as const satisfies Record<string, Check>;
export type IssueId = keyof typeof issues;

export type Ingredient = {
  inci: string;
  /** Catalog name until the row is resolved. */
  imported?: string;
  /** Minimum and maximum percent by weight. */
  range: readonly [number, number];
  note: 'solvent' | 'talc' | 'conditioning' | 'colorant' | 'ciOnly' | 'antioxidant' | 'allergen';
  citation?: string;
  flag?: 'talc' | 'color' | 'eu26';
  /** Real color of the additive, shown in its flag. */
  pigment?: keyof typeof filing.pigments;
  issue?: IssueId;
};

/**
 * In descending order of predominance. A listing needs each ingredient under the name that 21 CFR 701.3 requires
 * (section 607(c)(4)(A)(iv)), so a Colour Index number alone is red. The certified lot of Yellow 5 (21 CFR 74.2705
 * requires certification of every batch) is not one of the five elements of a listing: it is a record and does not
 * block the filing.
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

/** The eighth ingredient, added when its suggestion is accepted. */
export const accepted = {
  inci: 'Limonene',
  range: [0.01, 0.1],
  note: 'allergen',
  flag: 'eu26',
} as const satisfies Ingredient;
export const totalIngredients = ingredients.length + 1;

export const percent = ([lowest, highest]: Ingredient['range']) => `${lowest} – ${highest}`;
