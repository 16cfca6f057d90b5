import type { Color } from './list.ts';
import readings from './readings.json' with { type: 'json' };

/**
 * Where a row of list.json was read. `ecfr` and `annual` are copies of the section itself in the electronic and in the annual edition,
 * `register` the final rule that wrote it. The others do not carry the section's words: FDA's table of 2019 and its
 * register of color additives, the section of part 82 on the color's lakes, the section that lists it for drugs, a list of
 * section numbers, and what the trade writes about it.
 */
type ReadingKind =
  | 'ecfr'
  | 'annual'
  | 'register'
  | 'fda-table'
  | 'fda-register'
  | 'lakes'
  | 'drugs'
  | 'numbers'
  | 'trade';

export type Reading = {
  readonly kind: ReadingKind;
  /** The day (YYYY-MM-DD) or the citation of the copy, where the copy gives one. */
  readonly edition: string;
};

/** Day when the rows were last compared with their sources. */
export const colorsRead = '2026-11-27';

const rows: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(readings));

/** Returns the copies of the rule that were read for a color. Server only: browsers load list.json without them. */
export function getReadings({ listedAs }: Pick<Color, 'listedAs'>): Reading[] {
  return (rows.get(listedAs) ?? []).map((text) => {
    const [kind = '', ...edition] = text.split(' ');
    return { kind: kind as ReadingKind, edition: edition.join(' ') };
  });
}

const ownWords: readonly ReadingKind[] = ['ecfr', 'annual', 'register'];

/** Returns how well a row is known: by the section's own text, by other sources, or not at all. */
export function readingQuality(color: Pick<Color, 'listedAs'>): 'source' | 'secondary' | 'not-reached' {
  const kinds = getReadings(color).map(({ kind }) => kind);
  if (kinds.some((kind) => ownWords.includes(kind))) return 'source';
  return kinds.some((kind) => kind !== 'numbers') ? 'secondary' : 'not-reached';
}
