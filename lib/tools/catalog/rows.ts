import type { PlainDate } from '../../rules/dates.ts';
import type { Verdict } from '../ingredients/check.ts';
import type { ListId } from '../ingredients/list.ts';
import type { Kind } from '../kinds.ts';

/*
 * The findings of a catalog, their filters and orders. Apart from check.ts, so that the page loads no list of law: the
 * worker has them.
 */

/** Most products that are checked; later rows are left out, and the page says so. */
export const mostProducts = 5_000;

export type CatalogHit = {
  readonly ingredient: string;
  readonly list: ListId | 'colors';
  readonly section: string;
  readonly verdict: Verdict;
  /** First day of the rule; null if its text gives none. */
  readonly from: PlainDate | null;
};

/** The outcome of one product. */
export type CatalogRow = {
  readonly row: number;
  readonly name: string;
  readonly kinds: readonly Kind[];
  /** Number of ingredients that were read. */
  readonly total: number;
  readonly hits: readonly CatalogHit[];
  /** Words of the name, and ingredients, that raise the question whether the product is also a drug. */
  readonly drug: readonly string[];
  /** Entries that a person must read: questions about a name, and entries that may not be one ingredient. */
  readonly open: readonly string[];
  /** Colors among the ingredients, by their U.S. name or as typed. */
  readonly colors: readonly string[];
  /** The product as a URL fragment of the other tools, without `#`. */
  readonly fragment: string;
};

export const filters = ['all', 'hits', 'coming', 'drug', 'colors', 'open', 'empty'] as const;
export type Filter = (typeof filters)[number];

/** True if a row belongs to a filter on a day; `coming` are hits by rules that have not begun. */
export function matchesFilter(row: CatalogRow, filter: Filter, today: PlainDate): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'hits':
      return row.hits.length > 0;
    case 'coming':
      return row.hits.some(({ from }) => from !== null && from > today);
    case 'drug':
      return row.drug.length > 0;
    case 'colors':
      return row.colors.length > 0;
    case 'open':
      return row.open.length > 0;
    case 'empty':
      return row.total === 0;
  }
}

const weights: Readonly<Record<Verdict, number>> = { prohibited: 10_000, restricted: 100, depends: 1 };

/** Returns how urgent a row is: prohibitions first, then restrictions, the drug question and open entries. */
function urgency({ hits, drug, open, total }: CatalogRow): number {
  const byHits = hits.reduce((sum, { verdict }) => sum + weights[verdict], 0);
  return byHits + drug.length * 50 + open.length + (total === 0 ? 0.5 : 0);
}

export const orders = ['urgent', 'catalog', 'name'] as const;
export type Order = (typeof orders)[number];

/** Returns the rows in an order; equal rows keep the order of the catalog. */
export function sortRows(rows: readonly CatalogRow[], order: Order, locale: string): readonly CatalogRow[] {
  if (order === 'catalog') return rows;
  if (order === 'urgent') return [...rows].sort((one, other) => urgency(other) - urgency(one));
  const { compare } = new Intl.Collator(locale);
  return [...rows].sort((one, other) => compare(one.name, other.name));
}
