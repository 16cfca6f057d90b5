import { findNotPermitted, type NotPermitted } from './not-permitted.ts';
import { spelling } from './spelling.ts';

export type ColorMatches = {
  /** Indexes of the rows that have this name or number. */
  readonly exact: readonly number[];
  /** Indexes of the rows whose names contain the query, without the exact ones. */
  readonly similar: readonly number[];
  /** Set if the query is the name of a color that is known and not permitted. */
  readonly notPermitted: NotPermitted | undefined;
};

/** `Red 3 (CI 45430)`: the whole, the part before the bracket, and the part in it. */
const readings = (query: string) =>
  [query, query.replace(/\([^()]*\)?/g, ' '), ...(/\(([^()]*)\)?/.exec(query)?.slice(1) ?? [])].filter(
    (each) => spelling(each) !== '',
  );

/**
 * Searches rows for a color's name or number.
 * @param rows for each row its names and numbers, as `spelling` returns them.
 */
export function searchColors(query: string, rows: readonly (readonly string[])[]): ColorMatches {
  const wanted = readings(query);
  const keys = wanted.map(spelling);
  // CI 16035:1 is the lake of CI 16035.
  const numbers = keys.flatMap((key) => /^(?:ci)?(\d{5})\d?$/.exec(key)?.[1] ?? []);
  const isExact = (names: readonly string[]) =>
    keys.some((key) => names.includes(key)) ||
    numbers.some((number) => names.some((name) => name.startsWith(`ci${number}`)));
  const exact = rows.flatMap((names, index) => (isExact(names) ? index : []));
  const [whole = ''] = keys;
  const similar = rows.flatMap((names, index) =>
    !exact.includes(index) && names.some((name) => name.includes(whole)) ? index : [],
  );
  const notPermitted = exact.length > 0 ? undefined : wanted.map(findNotPermitted).find(Boolean);
  return { exact, similar, notPermitted };
}
