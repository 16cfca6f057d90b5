import type { LabelFacts } from './facts.ts';

/** Packages to start from; who makes the product and where stays for the visitor to say. */
export const examples = {
  serum: {
    shape: 'box',
    unit: 'mm',
    width: 38,
    height: 105,
    label_area: 16_000,
    identity: 'Facial serum',
    kind: ['other'],
    amount: 30,
    amount_unit: 'mL',
    ingredients: 'Water\nGlycerin\nNiacinamide\n1,2-Hexanediol\nPanthenol\nSodium Hyaluronate\nXanthan Gum',
    shades: 'no',
  },
  lipstick: {
    shape: 'cylinder',
    unit: 'mm',
    height: 76,
    circumference: 60,
    label_area: 4_500,
    identity: 'Lipstick',
    kind: ['lips'],
    amount: 3.2,
    amount_unit: 'g',
    ingredients:
      'Ricinus Communis (Castor) Seed Oil\nEuphorbia Cerifera (Candelilla) Wax\nTocopherol\nCI 15850:1\nCI 77891',
    shades: 'no',
  },
  aerosol: {
    shape: 'cylinder',
    unit: 'mm',
    height: 165,
    circumference: 166,
    label_area: 27_000,
    identity: 'Hair spray',
    kind: ['aerosol'],
    amount: 250,
    amount_unit: 'mL',
    ingredients:
      'Alcohol Denat., Butane, Isobutane, Propane, Octylacrylamide/Acrylates/Butylaminoethyl Methacrylate Copolymer',
    fragrance: 'yes',
    shades: 'no',
  },
  shades: {
    shape: 'box',
    unit: 'mm',
    width: 75,
    height: 75,
    label_area: 11_000,
    identity: 'Pressed face powder',
    kind: ['other'],
    amount: 9,
    amount_unit: 'g',
    ingredients: 'Talc\nSilica\nDimethicone\nCI 77491\nCI 77492\nCI 77499\nCI 77891',
    shades: 'yes',
  },
} as const satisfies Record<string, LabelFacts>;
export type Example = keyof typeof examples;
export const exampleNames = Object.keys(examples) as Example[];
