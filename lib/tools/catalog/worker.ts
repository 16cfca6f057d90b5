import type { KnownEntries } from '../ingredients/check.ts';
import { type KnownNames, loadNames } from '../ingredients/names.ts';
import { checkProduct } from './check.ts';
import { type ColumnChoice, guessColumns, type Table } from './columns.ts';
import { productsOf } from './products.ts';
import { readFile } from './read-file.ts';
import { type ReadProblem, type ReadResult, readText } from './read-text.ts';
import { type CatalogRow, mostProducts } from './rows.ts';

/*
 * Reads and checks a catalog in a separate thread, so that typing and scrolling stay smooth. The table stays in the worker;
 * the page gets a preview and the findings.
 */

export type Request =
  | { readonly type: 'read'; readonly source: Blob | string }
  /** Without a response. */
  | { readonly type: 'prepare'; readonly source: Blob | string }
  /**
   * With the source, because a canceled check ends the worker that had its table. Several workers check one part each;
   * `part` counts from 0.
   */
  | {
      readonly type: 'check';
      readonly source: Blob | string;
      readonly choice: ColumnChoice;
      readonly part: number;
      readonly parts: number;
    };

/** Rows of a table that the page shows while a person confirms the columns. */
const previewRows = 3;

export type Response =
  /** The worker is there, and reads requests. */
  | { readonly type: 'started' }
  | { readonly type: 'problem'; readonly problem: ReadProblem }
  | {
      readonly type: 'table';
      readonly columns: readonly string[];
      readonly preview: Table['rows'];
      readonly count: number;
      readonly choice: ColumnChoice;
    }
  | { readonly type: 'progress'; readonly done: number; readonly total: number }
  /** `left`: products beyond the limit, which were not checked. */
  | { readonly type: 'result'; readonly rows: readonly CatalogRow[]; readonly left: number };

/** Products between two reports of progress. */
const step = 50;

/** Products that are read before the check; later ones share most of their ingredients. */
const sample = 50;

let read: ReadResult | null = null;
let names: KnownNames | null = null;
/** Ingredients compared with the table of names. */
const known: KnownEntries = new Map();
const send = (response: Response) => postMessage(response);

/** Returns the table of a source, read on the first call; null after it has reported a problem. */
async function tableOf(source: Blob | string): Promise<Table | null> {
  read ??= typeof source === 'string' ? readText(source) : await readFile(source);
  if ('table' in read) return read.table;
  send({ type: 'problem', problem: read.problem });
  return null;
}

async function preview(source: Blob | string): Promise<void> {
  const table = await tableOf(source);
  if (!table) return;
  const { columns, rows } = table;
  send({
    type: 'table',
    columns,
    preview: rows.slice(0, previewRows),
    count: rows.length,
    choice: guessColumns(table),
  });
}

/** Loads everything that the check needs while a person confirms the columns. */
async function prepare(source: Blob | string): Promise<void> {
  const table = await tableOf(source);
  names ??= await loadNames();
  if (!table) return;
  const first = { ...table, rows: table.rows.slice(0, sample) };
  for (const product of productsOf(first, guessColumns(table))) checkProduct(product, names, known);
}

async function check({ source, choice, part, parts }: Request & { type: 'check' }): Promise<void> {
  const table = await tableOf(source);
  if (!table) return;
  const all = productsOf(table, choice);
  const length = Math.ceil(Math.min(all.length, mostProducts) / parts);
  const products = all.slice(0, mostProducts).slice(part * length, (part + 1) * length);
  // Without the table, punctuation alone decides where a name ends.
  names ??= await loadNames().catch(() => null);
  const compared: KnownEntries = names ? known : new Map();
  const rows: CatalogRow[] = [];
  for (const [index, product] of products.entries()) {
    rows.push(checkProduct(product, names, compared));
    if (index % step === 0) send({ type: 'progress', done: index, total: products.length });
  }
  send({ type: 'result', rows, left: Math.max(0, all.length - mostProducts) });
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.type === 'prepare') {
    // The check loads again what could not be loaded, and reports a problem.
    prepare(data.source).catch(() => undefined);
    return;
  }
  const work = data.type === 'check' ? check(data) : preview(data.source);
  work.catch(() => send({ type: 'problem', problem: 'damaged' }));
});

send({ type: 'started' });
