import { findNotPermitted, type NotPermitted } from './not-permitted.ts';
import { colorIndexNumbers, plainName, spelling, withoutLake } from './spelling.ts';

export type ColorMatches = {
  /** Indexes of the rows that have this name or number. */
  readonly exact: readonly number[];
  /** Indexes of the rows whose names contain the query, without the exact ones. */
  readonly similar: readonly number[];
  /** Set if the query is the name of a color that is not permitted, or a number of a color that no row has. */
  readonly notPermitted: NotPermitted | undefined;
};

/** `Red 3 (CI 45430)`: the whole, the part before the bracket, and the part in it, each also without the word lake. */
function readings(query: string): string[] {
  const name = plainName(query);
  const parts = [name, name.replace(/\([^()]*\)?/g, ' '), ...(/\(([^()]*)\)?/.exec(name)?.slice(1) ?? [])];
  const all = parts.flatMap((part) => [part.trim(), withoutLake(part)]);
  return [...new Set(all)].filter((each) => spelling(each) !== '');
}

/** Names of colors that are not permitted by their number in the European list of food additives. */
const foodNumbers: ReadonlyMap<string, string> = new Map([
  ['e122', 'Azorubine'],
  ['e123', 'Amaranth'],
  ['e124', 'Ponceau 4R'],
  ['e127', 'Erythrosine'],
  ['e131', 'Patent Blue V'],
  ['e132', 'Indigotine'],
  ['e142', 'Green S'],
  ['e151', 'Black PN'],
]);

/** `ci 74160`, `e 163`, `청색404호`: a color's number in a list, as opposed to a name that may be missing. */
const numbered = /^(?:ci \d{5}(?::\d)?|e[ -]?1[0-8]\d[a-z]?|[흑청갈녹등적자황]색 ?(?:제 ?)?\d{1,3} ?호.*)$/;

/** Returns a number that no row has, as a color that no section lists; undefined for a name. */
function notListed(name: string): NotPermitted | undefined {
  if (!numbered.test(name)) return undefined;
  return {
    name: name.replace(/^(?:ci|e)\b/, (list) => list.toUpperCase()),
    ci: [],
    otherNames: [],
    korean: [],
    section: null,
  };
}

/**
 * Searches rows for a color's name or number.
 * @param rows for each row its names and numbers, as `spelling` returns them.
 */
export function searchColors(query: string, rows: readonly (readonly string[])[]): ColorMatches {
  const wanted = readings(query);
  const keys = wanted.map(spelling);
  const food = keys.flatMap((key) => foodNumbers.get(key) ?? []);
  const listed = [...new Set(wanted.flatMap(colorIndexNumbers))];
  // No row has CI 16035:1, the lake of CI 16035.
  const isRowNumber = (number: string) => rows.some((names) => names.includes(spelling(`ci ${number}`)));
  const hasNumber = (names: readonly string[], number: string) =>
    number.includes(':') && isRowNumber(number)
      ? names.includes(spelling(`ci ${number}`))
      : names.some((name) => name.startsWith(`ci${number.slice(0, 5)}`));
  // `Violet 2` is also how people write Ext. Violet 2.
  const isShort = (key: string) => /^(?!f?dc)[a-z]+\d{1,2}$/.test(key);
  const isExact = (names: readonly string[]) =>
    keys.some((key) => names.includes(key) || (isShort(key) && names.includes(`ext${key}`))) ||
    listed.some((number) => hasNumber(names, number));
  const matches = rows.flatMap((names, index) => (isExact(names) ? index : []));
  const unlisted = listed.filter((number) => !rows.some((names) => hasNumber(names, number)));
  // A list of numbers with one that no row has is not answered by the others alone.
  const prohibited =
    matches.length > 0
      ? unlisted.map((number) => `ci ${number}`)
      : [...food, ...wanted, ...unlisted.map((number) => `ci ${number}`)];
  const notPermitted =
    prohibited.map(findNotPermitted).find(Boolean) ?? prohibited.map(notListed).find(Boolean);
  const exact = notPermitted ? [] : matches;
  const [whole = ''] = keys;
  const similar = rows.flatMap((names, index) =>
    !exact.includes(index) && (matches.includes(index) || names.some((name) => name.includes(whole)))
      ? index
      : [],
  );
  return { exact, similar, notPermitted };
}
