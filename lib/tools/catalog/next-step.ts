import type { ToolText } from '../text.ts';
import { type CatalogRow, sortRows } from './rows.ts';

type CatalogStep = {
  readonly sentence: string;
  /** The product to begin with, as a fragment of the other tools. */
  readonly fragment: string;
};

const isToDo = ({ hits, drug, open }: CatalogRow) => hits.length + drug.length + open.length > 0;

/** Returns the sentence that ends a catalog: how many products need work, and which one first. */
export function nextStep(rows: readonly CatalogRow[], text: ToolText): CatalogStep | null {
  const [first] = sortRows(rows, 'urgent', '');
  if (!first) return null;
  const work = rows.filter(isToDo).length;
  const name = first.name || `#${first.row}`;
  // A name may be on the lists of several places.
  const names = new Set(first.hits.map(({ ingredient }) => ingredient));
  const values = { work, total: rows.length, name, hits: names.size };
  return { sentence: text(work > 0 ? 'nextStep.work' : 'nextStep.none', values), fragment: first.fragment };
}
