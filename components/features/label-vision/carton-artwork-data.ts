/**
 * The serum's folding carton as a die line: front and information panel.
 * 4.86 units are a millimetre: front 50 x 97 mm (7.5 square inches), information panel 49 mm wide. Type heights
 * are true at that scale: ingredients 1.4 mm as submitted and 1.6 mm corrected (1/16 inch, 21 CFR 701.3(b)),
 * net contents with capitals of 1/8 inch, as a front of 5 to 25 square inches needs (21 CFR 701.13(i)).
 * Texts on the label are English on every page: it is sold in the U.S.
 * The scene draws it as SVG (carton-artwork.tsx), the sample report as PDF (components/samples/carton.ts).
 */

export type LabelVersion = 'submitted' | 'corrected';

export const front = { width: 243, height: 472 };
export const info = { width: 238, height: 472 };
/** Units of the drawing in a millimetre. */
export const unitsPerMillimetre = 4.86;

/** What differs between the two versions of the artwork. `ingredients`: one entry a line. */
export const artwork = {
  submitted: {
    claim: 'Relieves eczema overnight',
    net: '50 mL',
    netBox: 78,
    size: 12,
    left: 26,
    leading: 17,
    ingredients: [
      'Water, Glycerin, Camellia Japonica',
      'Seed Oil, Butylene Glycol,',
      'Niacinamide, Squalane, Panthenol,',
      'Cetearyl Olivate, Tocopherol,',
      'Xanthan Gum, Fragrance,',
      'Linalool, Limonene, Iron Oxides',
    ],
    box: { x: 17, y: 123, width: 206, height: 114 },
  },
  corrected: {
    claim: 'Comforts dry-feeling skin',
    net: '1.69 FL OZ (50 ML)',
    netBox: 208,
    size: 14,
    left: 20,
    leading: 18,
    ingredients: [
      'Water, Glycerin, Camellia',
      'Japonica Seed Oil, Butylene',
      'Glycol, Niacinamide, Squalane,',
      'Panthenol, Cetearyl Olivate,',
      'Tocopherol, Xanthan Gum,',
      'Fragrance, Linalool, Limonene,',
      'Iron Oxides',
    ],
    box: { x: 12, y: 121, width: 214, height: 136 },
  },
} as const;

/** The wording the scene's list repeats. */
export const correctedWording = {
  claim: artwork.corrected.claim,
  units: artwork.corrected.net,
} as const;

/** The carton's words, a line of type each, front panel first; what the drawings below set. */
export function cartonText(version: LabelVersion): string {
  const { claim, net, ingredients } = artwork[version];
  const lines = [
    'ONSIL',
    'Camellia',
    'Barrier Serum',
    'Face serum with camellia oil',
    claim,
    net,
    'How to use',
    'Two drops on clean skin, morning',
    'and evening. Press, do not rub.',
    'Ingredients',
    ...ingredients,
    'For external use only. Keep out',
    'of the reach of children.',
    'Distributed by Onsil America Inc.',
    'Torrance, CA 90501',
    'care@onsil.example',
    'Made in Korea',
    'LOT 6K18A',
    'EXP 2028-10',
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** SHA-256 of those words, in UTF-8: the drawing has no file, and a hash that is shown has to be one. */
export const cartonSha256: Record<LabelVersion, string> = {
  submitted: '6859f6f7ecab2ab44296a04c33f8106293f9c79486e7d35f9075ef81e4743dcd',
  corrected: 'b84cf2b88d24a5be7483ba6845ab6c268e7123442e110d6e50c9ec6f765b0833',
};

/** Onsil means glasshouse: the brand's emblem. */
export const emblem = 'M199 52V39l11-9 11 9v13zm0-13h22m-11-9v22m-5.5-17.5V52m11-17.5V52';

/** Flaps of both panels, each in its panel's units. */
export const flaps = {
  lid: 'M0 0v-24q0-10 10-10h223q10 0 10 10v24z',
  base: 'm0 472 8 18h227l8-18z',
  glue: 'm0 0-20 11v450l20 11z',
  infoLid: 'm0 0 9-24h220l9 24z',
  infoBase: 'M0 472v10q0 10 10 10h218q10 0 10-10v-10z',
} as const;

/** A petal of the open flower, its point in the middle of the flower. */
export const petal = 'M0 0C-21-6-37-38-19-58-12-65-4-62 0-56 4-62 12-65 19-58 37-38 21-6 0 0Z';
export const innerPetal = 'M0 0C-15-4-27-26-14-39-9-44-3-42 0-38 3-42 9-44 14-39 27-26 15-4 0 0Z';
export const leaf = 'M0 0C14-10 22-34 0-66-22-34-14-10 0 0Z';
export const veins = 'M0-2C1-24 0-46 0-62M0-14l9-8M0-14l-9-8M0-28l11-9M0-28l-11-9M0-42l8-7M0-42l-8-7';

/** Where each leaf's point is, the degrees it is turned by, its size. */
export const leaves = [
  { fill: '#0a5851', x: 118, y: 330, turn: -72, size: 1.15 },
  { fill: '#032e2d', x: 140, y: 372, turn: 62, size: 1.25 },
  { fill: '#3d7d70', x: 108, y: 300, turn: -20, size: 1 },
  { fill: '#0a5851', x: 150, y: 222, turn: 58, size: 1 },
  { fill: '#3d7d70', x: 132, y: 400, turn: -58, size: 1.2 },
];

/** Anthers on a golden-angle spiral, as a flower sets them: [x, y] from the centre. */
const anthers = Array.from({ length: 22 }, (_, index) => {
  const radius = 4 + index * 0.65;
  const angle = index * 2.4;
  return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))] as const;
});
export const filaments = anthers.map(([x, y]) => `M0 0L${x} ${y}`).join('');
export const antherDots = anthers.map(([x, y]) => `M${x} ${y}h0`).join('');

/** The camellia's other lines: its stem, the bud with its own, the veins of the petals. */
export const camellia = {
  mainStem: 'M150 470C150 400 128 350 112 306 96 262 128 236 150 214',
  bud: 'M0 16C-14 8-12-14 0-24 12-14 14 8 0 16Z',
  budLines: 'M0 14C-4 2-3-12 0-22m-10 18c4-6 5-12 8-22',
  calyx: 'M-9 8c5 12 13 12 18 0-4 4-14 4-18 0Z',
  budStem: 'M62 282c10 14 26 18 44 20',
  petalVeins: 'M0-22v-22m-6 22q-3-10-5-18M6-22q3-10 5-18',
  innerVein: 'M0-18v-12',
} as const;

/** Degrees by which the petals are turned. */
export const petalAngles = {
  outer: [8, 68, 128, 188, 248, 308],
  inner: [32, 104, 176, 248, 320],
} as const;

/** Hatching of the glue flap. */
export const glueHatch = Array.from({ length: 54 }, (_, index) => {
  const y = 14 + index * 8;
  return `M-19 ${y + 10}l18-10`;
}).join('');

/** Widths in the code, bar and gap by turns, in units of the module; the bars are drawn as one filled path. */
const widths = [1, 2, 1, 3, 1, 1, 2, 1, 3, 2, 1, 1, 2, 3, 1, 2, 1, 1, 3, 1, 2, 2, 1, 1, 3, 1, 2, 1, 1, 2, 3];
export const barcode = widths
  .map((bar, index) => ({ bar, from: widths.slice(0, index).reduce((sum, width) => sum + width, 0) }))
  .filter((_, index) => index % 2 === 0)
  .map(({ bar, from }) => `M${20 + from * 1.5} 413h${bar * 1.5}v36h-${bar * 1.5}z`)
  .join('');
