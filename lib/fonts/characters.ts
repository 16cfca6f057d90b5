/** Printable ASCII, Latin-1 and the signs that messages, prices and article text use. */
export const latin = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 96 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  ...'ŒœŠšŽžŸı–—‘’‚“”„†‡•…‰‹›€™←↑→↓−≤≥≠≈✓·',
].join('');

/** Groups characters into runs of consecutive code points: the first and last of each run. */
export function runsOf(characters: Iterable<string>): [number, number][] {
  const points = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0);
  const runs: [number, number][] = [];
  for (const point of points.sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs;
}
