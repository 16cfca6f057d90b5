import { slugOf } from '../slug.ts';
import rows from './list.json' with { type: 'json' };

/** `limited`: only in some products of that kind, or only up to an amount. */
export type Use = 'yes' | 'no' | 'limited';

/**
 * Where a row was read. `ecfr` and `annual` are copies of the section itself in the electronic and in the annual edition,
 * `register` the final rule that wrote it. The others do not carry the section's words: FDA's table of 2019 and its
 * register of color additives, the section of part 82 on the color's lakes, the section that lists it for drugs, a list of
 * section numbers, and what the trade writes about it.
 */
export type ReadingKind =
  | 'ecfr'
  | 'annual'
  | 'register'
  | 'fda-table'
  | 'fda-register'
  | 'lakes'
  | 'drugs'
  | 'numbers'
  | 'trade';

/** `edition`: the day (YYYY-MM-DD) or the citation of what was read; empty where the copy gives none. */
export type Reading = { readonly kind: ReadingKind; readonly edition: string };

export type Color = {
  /** Its address on the page of colors. */
  readonly id: string;
  /** Its name on a U.S. label: Yellow 5. */
  readonly name: string;
  /** Its name in the regulation: FD&C Yellow No. 5. */
  readonly listedAs: string;
  /** Color Index numbers without `CI`; some colors have none, and some numbers belong to several colors. */
  readonly ci: readonly string[];
  /** Names in the international nomenclature, other than the U.S. name itself. */
  readonly inci: readonly string[];
  /** Names on Korean labels, the usual one first. */
  readonly korean: readonly string[];
  /** Section of title 21 of the Code of Federal Regulations. */
  readonly section: string;
  /** True: each batch is certified by FDA (part 74). */
  readonly certified: boolean;
  /** The area of the eye, 21 CFR 70.3(s). */
  readonly eye: Use;
  /** Cosmetics generally: lips and mucous membranes too. */
  readonly general: Use;
  /** Cosmetics applied to outer parts of the body only, 21 CFR 70.3(v). */
  readonly external: Use;
  /** Key of the limits in words below `colors: limits`. */
  readonly limits: string;
  /** Section that admits lakes of the color; null where none does. In the area of the eye: the aluminum lake only, or none. */
  readonly lakes: { readonly section: string; readonly eye: boolean } | null;
  readonly read: readonly Reading[];
};

/** A row of list.json. Its readings are written as `kind` or `kind edition`. */
type Row = {
  listedAs: string;
  section: string;
  ci: string[];
  inci?: string[];
  korean: string[];
  uses: [eye: Use, general: Use, external: Use];
  /** Where the uses alone do not tell the limits. */
  limits?: string;
  lakes?: string;
  lakesInEye?: boolean;
  read: string[];
};

/** Keys of the limits that follow from the uses alone. */
const usualLimits: Record<string, string> = {
  'yes,yes,yes': 'everywhere',
  'no,yes,yes': 'generally',
  'yes,no,yes': 'outside-and-eye',
  'no,no,yes': 'outside',
};

function colorOf(row: Row): Color {
  const { listedAs, section, ci, inci = [], korean, uses, limits, lakes, lakesInEye = false, read } = row;
  const [eye, general, external] = uses;
  // A label leaves out the prefix and “No.” of a certified color.
  const name = listedAs.replace(/^(Ext\. )?(?:FD&C|D&C) (\w+) No\. /, '$1$2 ');
  const id = slugOf(name.replace('β', 'beta'), 60);
  return {
    ...{ id, name, listedAs, ci, inci, korean, section, eye, general, external },
    certified: section.startsWith('74.'),
    limits: limits ?? usualLimits[uses.join()] ?? id,
    lakes: lakes ? { section: lakes, eye: lakesInEye } : null,
    read: read.map((text) => {
      const [kind = '', ...edition] = text.split(' ');
      return { kind: kind as ReadingKind, edition: edition.join(' ') };
    }),
  };
}

/**
 * Every color additive that is permitted in cosmetics in the U.S.: 21 CFR part 74 subpart C, then part 73 subpart C, each
 * by name. Part 82 adds their lakes. Read on `colorsRead`, each row in the editions that it names. The rows are checked by
 * a unit test, because browsers have them too.
 */
export const colors: readonly Color[] = (rows as Row[]).map(colorOf);

/** Day on which the rows were last compared with their sources. */
export const colorsRead = '2026-11-23';

const ownWords: readonly ReadingKind[] = ['ecfr', 'annual', 'register'];

/** The names of a color in the international nomenclature. */
export function inciNames({ name, lakes, inci }: Color): readonly string[] {
  return [name, ...(lakes ? [`${name} Lake`] : []), ...inci];
}

/** How well a row is known: by the section's own words, by what others say of it, or not at all. */
export function checkedOf({ read }: Pick<Color, 'read'>): 'source' | 'secondary' | 'not-reached' {
  if (read.some(({ kind }) => ownWords.includes(kind))) return 'source';
  return read.some(({ kind }) => kind !== 'numbers') ? 'secondary' : 'not-reached';
}
