import { inInches, type LabelFacts } from './facts.ts';

type Size = { readonly width: number; readonly height: number };
type Panels = { readonly area: number; readonly front: Size; readonly information: Size };

/**
 * Returns the two panels in inches; null until the sizes of the shape are known. `area` is the principal display panel in
 * square inches, 21 CFR 701.10: width by height for a box, 40 percent of height by circumference for a cylinder, and
 * 40 percent of the surface for any other shape. The visitor measures without tops, bottoms, shoulders and necks.
 */
export function measurePanels(facts: LabelFacts): Panels | null {
  const size = (name: 'width' | 'height' | 'circumference') => inInches(facts[name] ?? 0, facts.unit);
  const [width, height, circumference] = [size('width'), size('height'), size('circumference')];
  if (facts.shape === 'box' && width && height) {
    const side = { width, height };
    return { area: width * height, front: side, information: side };
  }
  if (facts.shape === 'cylinder' && height && circumference) {
    const front = { width: 0.4 * circumference, height };
    const information = { width: 0.6 * circumference, height };
    return { area: 0.4 * height * circumference, front, information };
  }
  if (facts.shape === 'other' && facts.surface) {
    const area = 0.4 * inInches(facts.surface, facts.unit, true);
    const edge = Math.sqrt(area);
    const side = { width: edge, height: edge };
    return { area, front: side, information: side };
  }
  return null;
}

/** Largest area in square inches for each height in inches, 21 CFR 701.13(i). */
const heights = [
  { upTo: 5, height: 1 / 16 },
  { upTo: 25, height: 1 / 8 },
  { upTo: 100, height: 3 / 16 },
  { upTo: 400, height: 1 / 4 },
] as const;

/** Removes rounding errors: 5.000000000000001 is 5. */
const exact = (area: number) => Math.round(area * 1e6) / 1e6;

/** Returns the smallest height of the net contents in inches, 21 CFR 701.13(i). */
export function netContentsHeight(area: number): number {
  return heights.find(({ upTo }) => exact(area) <= upTo)?.height ?? 1 / 2;
}

/** True if the net contents must be in the lowest 30 percent of the panel: above 5 square inches, 21 CFR 701.13(f). */
export function netContentsBelow(area: number): boolean {
  return exact(area) > 5;
}

/**
 * Returns the smallest height of the list of ingredients in inches: 1/16, or 1/32 when the surface that can carry a label
 * is under 12 square inches. 21 CFR 701.3(b) and (p).
 */
export function ingredientsHeight(labelArea: number): number {
  return exact(labelArea) < 12 ? 1 / 32 : 1 / 16;
}
