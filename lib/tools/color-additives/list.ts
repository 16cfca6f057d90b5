import { toSlug } from '../../text/slug.ts';
import rows from './list.json' with { type: 'json' };

/** `limited`: only in some products of that kind, or only up to an amount. */
export type Use = 'yes' | 'no' | 'limited';

/** A row of list.json. */
type Row = {
  /** Its name in the regulation: FD&C Yellow No. 5. */
  listedAs: string;
  /** Section of title 21 of the Code of Federal Regulations. */
  section: string;
  /** Color Index numbers without `CI`; some colors have none, and some numbers belong to several colors. */
  ci: string[];
  /** Names in the international nomenclature, other than the U.S. name itself. */
  inci?: string[];
  /** Names on Korean labels, the usual one first. */
  korean: string[];
  /** Common names and names in other lists, for the search only: Tartrazine. */
  common?: string[];
  /**
   * The area of the eye, 21 CFR 70.3(s); cosmetics generally: lips and mucous membranes too; cosmetics applied to outer
   * parts of the body only, 21 CFR 70.3(v). Three `Use` values in this order, separated by spaces.
   */
  uses: string;
  /** Key below `colors: limits`, if the limits do not follow from the uses. */
  limits?: string;
  /** Section that admits lakes of the color; in the area of the eye the aluminum lake only, or none. */
  lakes?: string;
  lakesInEye?: boolean;
};

/** Keys of the limits that follow from the uses alone. */
const usualLimits: ReadonlyMap<string, string> = new Map([
  ['yes yes yes', 'everywhere'],
  ['no yes yes', 'generally'],
  ['yes no yes', 'outside-and-eye'],
  ['no no yes', 'outside'],
]);

function toColor(row: Row) {
  const {
    listedAs,
    section,
    ci,
    inci = [],
    korean,
    common = [],
    uses,
    limits,
    lakes,
    lakesInEye = false,
  } = row;
  const [eye, general, external] = uses.split(' ') as [Use, Use, Use];
  /** Its name on a U.S. label, which leaves out the prefix and “No.” of a certified color: Yellow 5. */
  const name = listedAs.replace(/^(Ext\. )?(?:FD&C|D&C) (\w+) No\. /, '$1$2 ');
  /** Its fragment on the page of colors. */
  const id = toSlug(name.replace('β', 'beta'), 60);
  return {
    ...{ id, name, listedAs, ci, inci, korean, common, section, eye, general, external },
    /** True: each batch is certified by FDA (part 74). */
    certified: section.startsWith('74.'),
    limits: limits ?? usualLimits.get(uses) ?? id,
    /** True if the limits say more than the three uses. */
    hasOwnLimits: limits !== undefined || !usualLimits.has(uses),
    lakes: lakes ? { section: lakes, eye: lakesInEye } : null,
  };
}
export type Color = ReturnType<typeof toColor>;

/**
 * Every color additive that is permitted in cosmetics in the U.S.: 21 CFR part 74 subpart C, then part 73 subpart C, each
 * by name. Part 82 adds their lakes. Read on `colorsRead`, each row in the editions that it names. The rows are checked by
 * a unit test, because browsers have them too.
 */
export const colors: readonly Color[] = (rows as Row[]).map(toColor);

/** The names of a color in the international nomenclature. */
export function inciNames({ name, lakes, inci }: Color): readonly string[] {
  return [name, ...(lakes ? [`${name} Lake`] : []), ...inci];
}
