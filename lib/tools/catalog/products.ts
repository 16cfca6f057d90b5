import type { Kind } from '../kinds.ts';
import type { ColumnChoice, Table } from './columns.ts';
import { kindsOf } from './kinds.ts';

export type Product = {
  /** Row of the catalog, counted from 1 without the titles. */
  readonly row: number;
  readonly name: string;
  readonly ingredients: string;
  readonly kinds: readonly Kind[];
};

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', ' '],
  ['#39', "'"],
]);

/** Returns the text of a cell with HTML, with a line for each block. Exports of storefronts put lists in descriptions. */
function textOfHtml(cell: string): string {
  if (!/<\/?[a-z][^>]*>/i.test(cell)) return cell;
  return cell
    .replace(/<(?:script|style)\b[\s\S]*?<\/(?:script|style)>/gi, ' ')
    .replace(/<(?:br|\/p|\/div|\/li|\/h\d|\/tr|\/td)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities.get(name) ?? whole)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/** Returns the products of a table. Rows without a name and a list, such as further images of a product, are dropped. */
export function productsOf({ rows }: Table, { name, ingredients, type }: ColumnChoice): Product[] {
  const cell = (cells: readonly string[], column: number | null) =>
    column === null ? '' : (cells[column] ?? '');
  return rows.flatMap((cells, index) => {
    const list = textOfHtml(cell(cells, ingredients));
    const title = textOfHtml(cell(cells, name)).replace(/\s+/g, ' ').trim();
    if (!list && !title) return [];
    return { row: index + 1, name: title, ingredients: list, kinds: kindsOf(title, cell(cells, type)) };
  });
}
