import { type Color, colors } from './list.ts';
import { spelling } from './spelling.ts';

/** What an ingredient says of colors. */
export type FoundColor = {
  /**
   * The color; several where a Color Index number belongs to several and nothing else tells them apart; none where the
   * ingredient is written as a color that is not permitted in cosmetics.
   */
  readonly colors: readonly Color[];
  /** Written as a lake. */
  readonly lake: boolean;
  /** The name and the number belong to different colors; `colors` follows the name. */
  readonly conflict: boolean;
};

const known = colors.map((color) => ({
  color,
  names: [color.name, color.listedAs, ...color.inci, ...color.korean].map(spelling),
}));

/** The colors of a Color Index number. Many labels leave the digit of the salt out. */
const numbered = (number: string) =>
  colors.filter(({ ci }) => ci.some((each) => each === number || each.slice(0, 5) === number));

/** The colors that are spelled so. */
const namedIn = (key: string) => known.filter(({ names }) => names.includes(key)).map(({ color }) => color);

const hue = 'black|blue|brown|green|orange|red|violet|yellow';
/** First words of names that are numbered otherwise: Solvent Green 3 is Green 6, and HC Red 3 a hair dye. */
const otherNumbering =
  'acid|basic|direct|disperse|food|hc|japan|mordant|natural|pigment|reactive|solvent|vat';
/** `FD&C Yellow No. 5`, `Ext. Violet #2`, `D&C Red 7 Ca Lake`. */
const usName = new RegExp(
  `(?<![a-z]|\\b(?:${otherNumbering})\\s+)(ext(?:ernal)?\\b[\\s.]*(?:d\\s?&?\\s?c)?\\s*)?(${hue})\\s*(?:no\\.?|#)?\\s*(\\d{1,3})\\b`,
  'g',
);
/** `황색4호`, `적색 103호의 (1)`. */
const koreanName = /([흑청갈녹등적자황])색\s*(?:제\s*)?(\d{1,3})\s*호(?:\s*의?\s*\(\s*(\d)\s*\))?/g;
/** `CI 15850:1`, `C.I. 77491, 77492, 77499`. */
const numberList =
  /\bc\.?\s?i\.?\s*(?:no\.?\s*)?(\d{5}(?::\d)?(?:\s*[,/&;]\s*(?:c\.?\s?i\.?\s*)?\d{5}(?::\d)?)*)(?!\d)/g;
/** A number that is the whole ingredient. */
const bareNumber = /^\s*(\d{5}(?::\d)?)\s*$/g;

/** Korean names whose part is given or left out: `적색103호` is read as its first part. */
function koreanColor(hue: string, number: string, part: string | undefined): readonly Color[] {
  const base = `${hue}색${number}호`;
  if (part) return namedIn(`${base}의${part}`);
  const whole = namedIn(base);
  return whole.length > 0 ? whole : namedIn(`${base}의1`);
}

/** Each spelling under which a color may stand: the whole, what is before brackets, what is inside, and around slashes. */
function piecesOf(text: string): string[] {
  const pieces = [text, text.replace(/\([^()]*\)/g, ' '), ...text.split(/[()[\]/]/)];
  return pieces.flatMap((piece) => [piece, piece.replace(/\blake\b|레이크/g, ' ')]);
}

/**
 * The colors that one ingredient of a pasted list names, by U.S. name, Color Index number, international or Korean name;
 * null when it names none. Numbers in names follow the U.S. and the Korean lists, which differ: 황색5호 is Yellow 6.
 */
export function findColor(ingredient: string): FoundColor | null {
  const text = ingredient.normalize('NFKC').toLowerCase();
  const numbers = [...text.matchAll(numberList), ...text.matchAll(bareNumber)].flatMap(
    ([, list = '']) => list.match(/\d{5}(?::\d)?/g) ?? [],
  );
  const names = [
    ...[...text.matchAll(usName)].map(([, ext, hue = '', number = '']) =>
      namedIn(spelling(`${ext ? 'ext' : ''}${hue}${number}`)),
    ),
    ...[...text.matchAll(koreanName)].map(([, hue = '', number = '', part]) =>
      koreanColor(hue, number, part),
    ),
    ...piecesOf(text)
      .map((piece) => namedIn(spelling(piece)))
      .filter((found) => found.length > 0),
  ];
  if (numbers.length === 0 && names.length === 0) return null;
  const unique = (found: readonly (readonly Color[])[]) => [...new Set(found.flat())];
  const named = unique(names);
  const byNumber = unique(
    numbers.map((number) => {
      const exact = numbered(number);
      return exact.length > 0 ? exact : numbered(number.slice(0, 5));
    }),
  );
  const both = named.filter((color) => byNumber.includes(color));
  const lake = /\blake\b|레이크/.test(text);
  const conflict = named.length > 0 && numbers.length > 0 && both.length === 0;
  const colorsFound = both.length > 0 ? both : named.length > 0 ? named : byNumber;
  return { colors: colorsFound, lake, conflict };
}
