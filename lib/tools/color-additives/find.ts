import { lazy } from '../../browser/lazy.ts';
import { type Color, colors } from './list.ts';
import { findNotPermitted, type NotPermitted } from './not-permitted.ts';
import { colorIndexNumbers, isLake, plainName, spelling, withoutLake } from './spelling.ts';

/** An ingredient that is, as a whole, the name of a color. */
export type FoundColor = {
  /**
   * The permitted color; several where a Color Index number belongs to several and nothing else distinguishes them; empty
   * if the ingredient is written as a color that is not permitted in cosmetics.
   */
  readonly colors: readonly Color[];
  /** The row of a color that is known and not permitted; null if the table lacks it. */
  readonly notPermitted: NotPermitted | null;
  /** Written as a lake. */
  readonly lake: boolean;
  /** The name and the number belong to different colors; `colors` follows the name. */
  readonly conflict: boolean;
};

/** Returns a map from each key of a color to the colors that have it, in their order. */
function indexBy(keysOf: (color: Color) => readonly string[]): ReadonlyMap<string, readonly Color[]> {
  const index = new Map<string, Color[]>();
  for (const color of colors) {
    for (const key of new Set(keysOf(color))) index.set(key, [...(index.get(key) ?? []), color]);
  }
  return index;
}

const byNumber = lazy(() => indexBy(({ ci }) => ci.flatMap((number) => [number, number.slice(0, 5)])));
const bySpelling = lazy(() =>
  indexBy(({ name, listedAs, inci, korean, common }) =>
    [name, listedAs, ...inci, ...korean, ...common].map(spelling),
  ),
);

/** Returns the colors of a Color Index number. Many labels leave out the digit of the salt. */
const findByNumber = (number: string): readonly Color[] =>
  byNumber().get(number) ?? byNumber().get(number.slice(0, 5)) ?? [];

const findBySpelling = (key: string): readonly Color[] => bySpelling().get(key) ?? [];

const hue = 'black|blue|brown|green|orange|red|violet|yellow';
/** First words of names in other lists, which number differently: Solvent Green 3 is Green 6, and HC Red 3 a hair dye. */
const otherList = 'acid|basic|direct|disperse|food|hc|japan|mordant|natural|pigment|reactive|solvent|vat';
/** `fd&c`, `f. d. & c.`, `d and c`, `fdc`. */
const listPrefix = '(?:f\\.? ?)?d\\.? ?(?:&|\\+|and)? ?c\\.?';
/** `fd&c yellow no. 5`, `ext. violet #2`, `d&c red 7`. */
const usName = new RegExp(
  `^(?:${listPrefix})?[ .-]*(ext(?:ernal)?\\b[ .]*(?:${listPrefix})?[ .-]*)?(${hue})[ -]*(?:no\\.?|n°|#)? *(\\d{1,3})$`,
);
const otherName = new RegExp(`^(?:${otherList}) (?:${hue}) *(?:no\\.?|#)? *\\d{1,3}$`);
/** `황색4호`, `적색 103호의 (1)`; after bracket removal the part is `적색 103호의 1`. */
const koreanName = /^([흑청갈녹등적자황])색 *(?:제 *)?(\d{1,3}) *호(?: *의? *\(? *(\d) *\)?)?$/;
const salts = / (?:na|ca|ba|sr|k|al)$/;

/** Korean names whose part may be left out: `적색103호` is read as its first part. */
function findKorean(hue: string, number: string, part: string | undefined): readonly Color[] {
  const base = `${hue}색${number}호`;
  if (part) return findBySpelling(`${base}의${part}`);
  const whole = findBySpelling(base);
  return whole.length > 0 ? whole : findBySpelling(`${base}의1`);
}

type ColorPiece = {
  kind: 'name' | 'numbers';
  colors: readonly Color[];
  notPermitted: NotPermitted | null;
};

/** `other-list`: a name in another list. It is a color, and says nothing about the U.S. list. */
type Piece = ColorPiece | { kind: 'other-list' };

/** Reads a part of an ingredient; null unless all of it is the name or the numbers of colors. */
function readPiece(piece: string): Piece | null {
  const text = withoutLake(piece).replace(salts, '').trim();
  const numbers = colorIndexNumbers(text);
  const isBareList = numbers.length > 1 && /^\d/.test(text);
  // Several numbers without `CI` may be something else, such as a telephone number.
  if (numbers.length > 0 && !(isBareList && numbers.some((each) => findByNumber(each).length === 0))) {
    const found = [...new Set(numbers.flatMap(findByNumber))];
    const [first = ''] = numbers;
    return { kind: 'numbers', colors: found, notPermitted: findNotPermitted(`CI ${first}`) ?? null };
  }
  const direct = findBySpelling(spelling(text));
  if (direct.length > 0) return { kind: 'name', colors: direct, notPermitted: null };
  const notPermitted = findNotPermitted(text) ?? null;
  if (notPermitted) return { kind: 'name', colors: [], notPermitted };
  // Every other name has a number.
  if (!/\d/.test(text)) return null;
  const us = usName.exec(text);
  if (us) {
    const [, ext, hue, number] = us;
    const found = findBySpelling(`${ext ? 'ext' : ''}${hue}${number}`);
    return { kind: 'name', colors: found, notPermitted: null };
  }
  const korean = koreanName.exec(text);
  if (korean) {
    const [, hue = '', number = '', part] = korean;
    return { kind: 'name', colors: findKorean(hue, number, part), notPermitted: null };
  }
  return otherName.test(text) ? { kind: 'other-list' } : null;
}

/** Longer text cannot be the name of a color. */
const longest = 200;

/**
 * Returns the color that a whole ingredient names, by U.S. name, Color Index number, international, common or Korean name,
 * with the same color repeated in brackets or after a slash; null if any part of the ingredient is something else.
 * Numbers in names follow the U.S. and the Korean lists, which differ: 황색5호 is Yellow 6.
 */
export function findColor(ingredient: string): FoundColor | null {
  const text = plainName(ingredient);
  if (text === '' || text.length > longest) return null;
  const pieces = readPieces(text);
  if (!pieces || isMixture(pieces, text)) return null;
  const byName = colorsOf(pieces, 'name');
  const byNumber = colorsOf(pieces, 'numbers');
  const both = byName.filter((color) => byNumber.includes(color));
  const found = [both, byName, byNumber].find((colors) => colors.length > 0) ?? [];
  return {
    colors: found,
    notPermitted: found.length === 0 ? firstNotPermitted(pieces) : null,
    lake: isLake(text),
    conflict: inConflict(pieces),
  };
}

/** Reads an ingredient whole, or else in parts; null if any part is something else than a color. */
function readPieces(text: string): ColorPiece[] | null {
  const whole = readPiece(text);
  const read = whole
    ? [whole]
    : text
        .split(/[()[\]/]/)
        .map((piece) => piece.trim())
        .filter((piece) => piece !== '' && piece !== 'nano' && withoutLake(piece) !== '')
        .map(readPiece);
  const pieces = read.filter((piece) => piece !== null);
  // A bracket may explain the color in other words, but any other part makes it another ingredient.
  if (pieces.length < read.length) return null;
  const colored = pieces.filter((piece) => piece.kind !== 'other-list');
  return colored.length > 0 ? colored : null;
}

/** Returns the colors that the pieces of a kind name, each once. */
function colorsOf(pieces: readonly ColorPiece[], kind: ColorPiece['kind']): Color[] {
  return [...new Set(pieces.flatMap((piece) => (piece.kind === kind ? piece.colors : [])))];
}

/** True if the name and the number belong to different colors. */
function inConflict(pieces: readonly ColorPiece[]): boolean {
  const byName = colorsOf(pieces, 'name');
  const byNumber = colorsOf(pieces, 'numbers');
  const hasNumbers = pieces.some(({ kind }) => kind === 'numbers');
  return byName.length > 0 && hasNumbers && !byName.some((color) => byNumber.includes(color));
}

/** True if the pieces are several colors, such as `Yellow 5/Blue 1` or `CI 77491/CI 77891`. */
function isMixture(pieces: readonly ColorPiece[], text: string): boolean {
  const parts = pieces.map(({ colors }) => colors).filter((colors) => colors.length > 0);
  if (!inConflict(pieces) && parts.length > 1 && !haveCommonColor(parts)) return true;
  const numbers = text.match(/\d{5}/g) ?? [];
  const isOneNumber = pieces.length === 1 && pieces[0]?.kind === 'numbers';
  return isOneNumber && numbers.length > 1 && !haveCommonColor(numbers.map(findByNumber));
}

/** True if one color is in all of these lists: iron oxides have several numbers. */
function haveCommonColor([first = [], ...others]: readonly (readonly Color[])[]): boolean {
  return first.some((color) => others.every((colors) => colors.includes(color)));
}

function firstNotPermitted(pieces: readonly ColorPiece[]): NotPermitted | null {
  return pieces.find(({ notPermitted }) => notPermitted)?.notPermitted ?? null;
}
