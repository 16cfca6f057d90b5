import carton from './carton-artwork-data.json' with { type: 'json' };

/*
 * The serum's folding carton as a die line: front and information panel.
 * 4.86 units are a millimeter: front 50 x 97 mm (7.5 square inches), information panel 49 mm wide. Type heights are
 * true at that scale: ingredients 1.4 mm as submitted and 1.6 mm corrected (1/16 inch, 21 CFR 701.3(b)), net contents
 * with capitals of 1/8 inch, as a front of 5 to 25 square inches needs (21 CFR 701.13(i)). The label copy is English on
 * every page because the product is sold in the U.S. The scene draws it as SVG (carton-artwork.tsx), the sample report
 * as PDF (tools/samples/report-artwork.tsx); both set the lines of this file.
 */

export type LabelVersion = keyof typeof carton.versions;

export const { front, info, unitsPerMillimetre } = carton;

/** Differences between the two versions of the artwork. `boxes`: frames of the findings, in units of their panel. */
export const artwork = carton.versions;

/** Wording that the scene's list repeats. */
export const correctedWording = {
  claim: artwork.corrected.claim.text,
  units: artwork.corrected.net.text,
};

export type Line = {
  text: string;
  /** Start of the baseline; for a code, its end. */
  x: number;
  y: number;
  size: number;
  weight?: number;
  tracking?: number;
  fill?: string;
  code?: boolean;
  /** Highlighted part of the line. For the two allergens it is advice: no rule requires it. */
  bold?: string;
};

/** Copy of the carton, one entry per line of type; plants by their common English name. */
export function cartonLines(version: LabelVersion): { front: Line[]; info: Line[] } {
  const { name, directions, imprint } = carton.lines;
  const { claim, net, ingredients } = artwork[version];
  return { front: [...name, claim, net], info: [...directions, ...ingredients, ...imprint] };
}

/** Copy of both panels without layout, front panel first. */
export function cartonText(version: LabelVersion): string {
  const lines = cartonLines(version);
  return [...lines.front, ...lines.info].map(({ text }) => `${text}\n`).join('');
}
