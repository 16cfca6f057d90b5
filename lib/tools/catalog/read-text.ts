import Papa from 'papaparse';
import type { Table } from './columns.ts';

/** Why a catalog cannot be read; messages `catalog: problems.<problem>`. */
export type ReadProblem =
  | 'empty'
  | 'large'
  | 'pdf'
  | 'image'
  | 'old-excel'
  | 'document'
  | 'binary'
  | 'damaged'
  | 'one-line';
export type ReadResult = { readonly table: Table } | { readonly problem: ReadProblem };

/** Returns the table of rows whose first one has the titles; later rows without any text are dropped. */
export function toTable(lines: readonly (readonly string[])[]): ReadResult {
  const [columns = [], ...rows] = lines
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.some(Boolean));
  if (columns.length === 0) return { problem: 'empty' };
  return rows.length === 0 ? { problem: 'one-line' } : { table: { columns, rows } };
}

/**
 * Reads pasted or decoded text: CSV with commas, semicolons or tabs, cells with quotes and line breaks, as spreadsheets copy
 * and export them.
 */
export function readText(text: string): ReadResult {
  const plain = text.replace(/^\uFEFF/, '');
  if (!plain.trim()) return { problem: 'empty' };
  // Excel writes this line before the titles to name its separator.
  const [, separator, body = plain] = /^sep=(.)\r?\n([\s\S]*)$/.exec(plain) ?? [];
  const { data } = Papa.parse<string[]>(body, { delimiter: separator ?? '', skipEmptyLines: 'greedy' });
  return toTable(data);
}
