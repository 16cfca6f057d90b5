/** The shape of a package; lengths in inches, `surface` in square inches. */
export type Package =
  | { readonly shape: 'box'; readonly width: number; readonly height: number }
  | { readonly shape: 'cylinder'; readonly height: number; readonly circumference: number }
  | { readonly shape: 'other'; readonly surface: number };

/**
 * Area of the principal display panel in square inches, 21 CFR 701.10: width by height of a box's side; 40 percent of
 * height by circumference; 40 percent of the surface of any other shape. Tops, bottoms, shoulders and necks are left
 * out by whoever measures.
 */
export function displayPanelArea(pack: Package): number {
  switch (pack.shape) {
    case 'box':
      return pack.width * pack.height;
    case 'cylinder':
      return 0.4 * pack.height * pack.circumference;
    case 'other':
      return 0.4 * pack.surface;
  }
}

/** Largest area in square inches at which a height in inches is enough, 21 CFR 701.13(i). */
const heights = [
  { upTo: 5, height: 1 / 16 },
  { upTo: 25, height: 1 / 8 },
  { upTo: 100, height: 3 / 16 },
  { upTo: 400, height: 1 / 4 },
] as const;

/** Computed areas of 40 percent are a hair off: 5.000000000000001 is 5. */
const exact = (area: number) => Math.round(area * 1e6) / 1e6;

/** Smallest height of the net contents in inches, by the area of the principal display panel, 21 CFR 701.13(i). */
export function netContentsHeight(area: number): number {
  return heights.find(({ upTo }) => exact(area) <= upTo)?.height ?? 1 / 2;
}

/** Whether the net contents have to stand in the lowest 30 percent of the panel: above 5 square inches, 21 CFR 701.13(f). */
export function netContentsBelow(area: number): boolean {
  return exact(area) > 5;
}

/**
 * Smallest height of the list of ingredients in inches, 21 CFR 701.3(b): 1/16; 1/32 where all the surface that can carry
 * a label is under 12 square inches.
 */
export function ingredientsHeight(labelArea: number): number {
  return exact(labelArea) < 12 ? 1 / 32 : 1 / 16;
}
