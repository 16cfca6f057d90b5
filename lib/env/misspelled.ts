import type { Environment } from './variables.ts';

/** Names that Vercel, Next.js and the Studio define, and the folders of the embedded services. */
const foreignNames = /^(?:VERCEL|NEXT|SANITY_STUDIO|EMBEDDED|BUILT)_|^DATA_DIR$/;

/** Returns the number of characters to insert, delete, replace or swap with their neighbor between two names. */
function editDistance(from: string, to: string): number {
  let twoAbove: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let line = 1; line <= from.length; line += 1) {
    const row = [line];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[line - 1] === to[column - 1];
      const isSwap = from[line - 2] === to[column - 1] && from[line - 1] === to[column - 2];
      row[column] = Math.min(
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        (above[column] ?? 0) + 1,
        (row[column - 1] ?? 0) + 1,
        isSwap ? (twoAbove[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [twoAbove, above] = [above, row];
  }
  return above[to.length] ?? 0;
}

/**
 * Returns the variables outside the known names that resemble one, each with the name that was probably meant. A misspelled
 * `SUPABASE_ANNON_KEY` would otherwise be ignored without a word. Short names must differ in one character only, because
 * other programs' names resemble them too.
 */
export function findMisspelled(
  source: Environment,
  known: readonly string[],
): { name: string; meant: string }[] {
  return Object.keys(source)
    .filter((name) => source[name]?.trim() && !known.includes(name) && !foreignNames.test(name))
    .flatMap((name) => {
      const meant = known.find(
        (each) => each.length >= 8 && editDistance(name, each) <= (each.length < 12 ? 1 : 2),
      );
      return meant ? [{ name, meant }] : [];
    });
}
