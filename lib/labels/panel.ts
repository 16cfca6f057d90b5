import { inInches, type LabelFacts } from './facts.ts';

type Size = { readonly width: number; readonly height: number };
type Panels = { readonly area: number; readonly front: Size; readonly information: Size };

/**
 * The two panels in inches; null until the sizes of the shape are known. `area` is that of the principal display panel in
 * square inches, 21 CFR 701.10: width by height of a box's side; 40 percent of height by circumference; 40 percent of the
 * surface of any other shape. Tops, bottoms, shoulders and necks are left out by whoever measures.
 */
export function panelsOf(facts: LabelFacts): Panels | null {
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
