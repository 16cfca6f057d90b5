/** Writes what the tests of this folder found into docs/reliability.md, between its markers. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { kinds, type Measured, type Row, resultsFolder, seconds } from './visitors.ts';

const document = path.resolve(import.meta.dirname, '../../docs/reliability.md');
const [start, end] = ['<!-- faults: begin -->', '<!-- faults: end -->'];

function read<T>(name: string): T | null {
  const file = path.join(resultsFolder, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}

const table = (head: string[], rows: (string | number)[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Titles of a row's values, in order. */
const columns = ['fault', ...kinds, 'form', 'longest wait', 'lost', 'doubled', 'back after'];

const faults = (rows: Row[]) =>
  table(
    columns,
    rows.map((row) => Object.values({ ...row, longest: seconds(row.longest), back: seconds(row.back) })),
  );

const measures = ({ title, about, measured }: Measured) =>
  `## ${title}\n\n${about}\n\n${table(['measure', 'value'], Object.entries(measured))}`;

const rows = [...(read<Row[]>('services') ?? []), ...(read<Row[]>('machine') ?? [])];
const measured = ['hostile', 'soak'].flatMap((name) => read<Measured>(name) ?? []);
const date = new Date().toISOString().slice(0, 10);
const cpu = os.cpus();
const made = [
  `Made on ${date} by \`npm run test:faults\`: Node ${process.versions.node}, ${cpu.length} × ${cpu[0]?.model ?? 'unknown'}, ${Math.round(os.totalmem() / 2 ** 30)} GB, also busy with other work.`,
  ...(rows.length > 0 ? [`## Faults\n\n${faults(rows)}`] : []),
  ...measured.map(measures),
];

const text = readFileSync(document, 'utf8');
const before = text.slice(0, text.indexOf(start) + start.length);
writeFileSync(document, `${before}\n${made.join('\n\n')}\n${text.slice(text.indexOf(end))}`);
