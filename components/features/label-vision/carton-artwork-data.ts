/**
 * The serum's folding carton as a die line: front and information panel.
 * 4.86 units are a millimetre: front 50 x 97 mm (7.5 square inches), information panel 49 mm wide. Type heights
 * are true at that scale: ingredients 1.4 mm as submitted and 1.6 mm corrected (1/16 inch, 21 CFR 701.3(b)),
 * net contents with capitals of 1/8 inch, as a front of 5 to 25 square inches needs (21 CFR 701.13(i)).
 * Texts on the label are English on every page: it is sold in the U.S.
 * The scene draws it as SVG (carton-artwork.tsx), the sample report as PDF (tools/samples/report-artwork.tsx): both set the
 * lines of this file.
 */

export type LabelVersion = 'submitted' | 'corrected';

export const front = { width: 243, height: 472 };
export const info = { width: 238, height: 472 };
/** Units of the drawing in a millimetre. */
export const unitsPerMillimetre = 4.86;

/**
 * What differs between the two versions of the artwork. `ingredients`: one entry a line, plants with
 * their common English name; `boxes`: what the findings
 * frame, each in its panel's units.
 */
export const artwork = {
  submitted: {
    claim: 'Relieves eczema overnight',
    net: '50 mL',
    list: { size: 12, left: 20, top: 143, leading: 17 },
    ingredients: [
      'Water, Glycerin, Camellia Japonica',
      '(Camellia) Seed Oil, Butylene',
      'Glycol, Niacinamide, Squalane,',
      'Panthenol, Cetearyl Olivate,',
      'Tocopherol, Xanthan Gum, Fragrance,',
      'Linalool, Limonene, Iron Oxides',
    ],
    boxes: {
      claim: { x: 21, y: 173, width: 208, height: 32 },
      units: { x: 21, y: 432, width: 80, height: 33 },
      height: { x: 11, y: 122, width: 216, height: 116 },
    },
  },
  corrected: {
    claim: 'Comforts dry-feeling skin',
    net: '1.69 FL OZ (50 ML)',
    list: { size: 14, left: 20, top: 140, leading: 18 },
    ingredients: [
      'Water, Glycerin, Camellia',
      'Japonica (Camellia) Seed Oil,',
      'Butylene Glycol, Niacinamide,',
      'Squalane, Panthenol, Cetearyl',
      'Olivate, Tocopherol, Xanthan',
      'Gum, Fragrance, Linalool,',
      'Limonene, Iron Oxides',
    ],
    boxes: {
      claim: { x: 21, y: 173, width: 208, height: 32 },
      units: { x: 21, y: 432, width: 210, height: 33 },
      height: { x: 11, y: 120, width: 216, height: 138 },
    },
  },
} as const;

/** The wording the scene's list repeats. */
export const correctedWording = {
  claim: artwork.corrected.claim,
  units: artwork.corrected.net,
} as const;

export type Line = {
  text: string;
  /** Where its baseline begins; where it ends if it is a code. */
  x: number;
  y: number;
  size: number;
  weight?: 500 | 600 | 700;
  tracking?: number;
  fill?: string;
  code?: boolean;
};

/** The carton's words, a line of type each. */
export function cartonLines(version: LabelVersion): { front: Line[]; info: Line[] } {
  const { claim, net, ingredients, list } = artwork[version];
  const body = (y: number, text: string): Line => ({ text, x: 20, y, size: 13 });
  const head = (y: number, text: string): Line => ({ text, x: 20, y, size: 14, weight: 700 });
  const code = (y: number, text: string): Line => ({ text, x: 218, y, size: 12, code: true });
  return {
    front: [
      { text: 'ONSIL', x: 22, y: 50, size: 26, weight: 700, tracking: 5.6 },
      { text: 'Camellia', x: 22, y: 104, size: 28, weight: 600, tracking: -0.7 },
      { text: 'Barrier Serum', x: 22, y: 135, size: 28, weight: 600, tracking: -0.7 },
      { text: 'Face serum with camellia oil', x: 22, y: 160, size: 13.5, weight: 500, fill: '#0a5851' },
      { text: claim, x: 29, y: 194, size: 15.5, weight: 600 },
      { text: net, x: 29, y: 456, size: 21.4, weight: 600 },
    ],
    info: [
      head(38, 'How to use'),
      body(58, 'Two drops on clean skin, morning'),
      body(75, 'and evening. Press, do not rub.'),
      head(113, 'Ingredients'),
      ...ingredients.map((text, index) => ({
        text,
        x: list.left,
        y: list.top + index * list.leading,
        size: list.size,
      })),
      body(294, 'For external use only. Keep out'),
      body(311, 'of the reach of children.'),
      body(337, 'Distributed by Onsil America Inc.'),
      body(354, 'Torrance, CA 90501'),
      body(371, 'care@onsil.example'),
      body(388, 'Made in Korea'),
      code(427, 'LOT 6K18A'),
      code(445, 'EXP 2028-10'),
    ],
  };
}

/** The words alone, front panel first. */
export function cartonText(version: LabelVersion): string {
  const { front: first, info: second } = cartonLines(version);
  return [...first, ...second].map(({ text }) => `${text}\n`).join('');
}

/** SHA-256 of those words, in UTF-8: the drawing has no file, and a hash that is shown has to be one. */
export const cartonSha256: Record<LabelVersion, string> = {
  submitted: '5d14696abc38f2730e12a5fb97dcf680d295f5c1d5e49af5aa1bce0d10d91fd2',
  corrected: '0ea872d98e0d29de0995db035d194819b56bdac3d8102228bf6eb780a6adedce',
};
