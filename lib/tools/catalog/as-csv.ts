import type { PlainDate } from '../../rules/dates.ts';
import { toCsv } from '../../text/csv.ts';
import type { ToolText } from '../text.ts';
import type { CatalogHit, CatalogRow } from './rows.ts';

/** Columns of the file; their titles are messages, `catalog: csv.<column>`. */
const columns = [
  'row',
  'name',
  'total',
  'hits',
  'prohibited',
  'restricted',
  'depends',
  'next',
  'drug',
  'colors',
  'open',
  'openEntries',
] as const;

/** Returns the names with list and section: `Triclosan (Washington, 70A.560.020(1)(k))`. */
function namesOf(hits: readonly CatalogHit[], verdict: CatalogHit['verdict'], text: ToolText): string {
  return hits
    .filter((hit) => hit.verdict === verdict)
    .map(({ ingredient, list, section }) => `${ingredient} (${text(`lists.${list}`)}, ${section})`)
    .join('; ');
}

/** Returns the first day, after today, of a rule that concerns the product. */
export function nextDay(hits: readonly CatalogHit[], today: PlainDate): PlainDate | undefined {
  return hits
    .flatMap(({ from }) => (from !== null && from > today ? from : []))
    .sort()
    .at(0);
}

/** Returns the result as a CSV file, one row for each product, in the order of the rows. */
export function catalogCsv(rows: readonly CatalogRow[], text: ToolText, today: PlainDate): string {
  const cells = rows.map(({ row, name, total, hits, drug, colors, open }) => [
    String(row),
    name,
    String(total),
    String(hits.length),
    namesOf(hits, 'prohibited', text),
    namesOf(hits, 'restricted', text),
    namesOf(hits, 'depends', text),
    nextDay(hits, today) ?? '',
    drug.join('; '),
    colors.join('; '),
    String(open.length),
    open.join('; '),
  ]);
  return toCsv([columns.map((column) => text(`csv.${column}`)), ...cells]);
}
