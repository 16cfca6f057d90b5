import type { FoundColor } from './find.ts';
import type { Color } from './list.ts';

/** A color among the ingredients, and any problem with it. */
export type ColorNote = {
  /** The name that the label prints; as typed unless the whole entry is one permitted color. */
  readonly name: string;
  readonly typed: string;
  /** Null if the color is not permitted, or may be one of several. */
  readonly color: Color | null;
  readonly sections: readonly string[];
  /** The colors that it can be. */
  readonly names: readonly string[];
  /**
   * `use`: the ingredient may have another purpose, so it stays in its place until the visitor says that it is a color.
   */
  readonly problem:
    | 'not-permitted'
    | 'several'
    | 'conflict'
    | 'not-eye'
    | 'not-lips'
    | 'limited'
    /** Written as a lake of a color whose lakes no section lists. */
    | 'no-lake'
    | 'use'
    | null;
};

/** How the product uses its colors. */
export type ColorUse = {
  readonly eye: boolean;
  readonly lips: boolean;
  /** True if ingredients that can have another purpose are used as colors. */
  readonly usedAsColors?: boolean;
};

/**
 * Permitted colors that often have another purpose: sunscreen, opacifier, filler, skin conditioning. 21 CFR 70.3(f) and (g)
 * make a substance a color additive only where it is used to color.
 */
const otherPurposes: ReadonlySet<string> = new Set([
  'titanium-dioxide',
  'zinc-oxide',
  'mica',
  'beta-carotene',
  'guaiazulene',
  'silver',
  'annatto',
  'caramel',
  'pyrophyllite',
  'bismuth-oxychloride',
]);

/** True if the entry is written as a color: by number, U.S. or Korean color name, or as a lake. */
const isWrittenAsColor = (name: string) => /\bc\.?\s?i\.?\s*\d|\d{5}|\blake\b|색\s*(?:제\s*)?\d/i.test(name);

/** Returns the note on an ingredient that `findColor` found to be a color. */
export function toColorNote(
  typed: string,
  found: FoundColor,
  { eye, lips, usedAsColors = false }: ColorUse,
): ColorNote {
  const { colors, notPermitted, lake, conflict } = found;
  const color = colors.length === 1 && !conflict ? (colors[0] ?? null) : null;
  const isOffEye = ({ eye, lakes }: Color) => eye === 'no' || (lake && lakes !== null && !lakes.eye);
  const isLimited = (each: Color) =>
    (eye && each.eye === 'limited') || (lips && each.general === 'limited') || each.external === 'limited';
  const findProblem = () => {
    if (colors.length === 0) return 'not-permitted';
    if (conflict) return 'conflict';
    if (color && lake && !color.lakes) return 'no-lake';
    if (color && otherPurposes.has(color.id) && !isWrittenAsColor(typed) && !usedAsColors) return 'use';
    if (eye && colors.every(isOffEye)) return 'not-eye';
    if (lips && colors.every(({ general }) => general === 'no')) return 'not-lips';
    if (!color) return 'several';
    return isLimited(color) ? 'limited' : null;
  };
  const sections = colors.length > 0 ? colors.map(({ section }) => section) : [notPermitted?.section ?? ''];
  return {
    name: color ? `${color.name}${lake ? ' Lake' : ''}` : typed,
    typed,
    color,
    sections: [...new Set(sections)].filter(Boolean).map((section) => `21 CFR ${section}`),
    names: colors.map((each) => each.name),
    problem: findProblem(),
  };
}
