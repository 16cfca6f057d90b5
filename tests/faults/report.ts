/** Writes the results of the tests in this folder to test-results/faults/report.md. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { kinds, type Measured, type Row, resultsFolder, seconds } from './visitors.ts';

const report = path.resolve(import.meta.dirname, '../../test-results/faults/report.md');

const legend = `The columns *landing* to *feed* are the statuses that readers got during the fault. *form* is the result of new submissions
(\`none\`: no connection, because no process ran). *longest wait* is that of a reader. *lost* and *doubled* compare the stored
rows with the confirmed submissions. *back after* is the time from the end of the fault until the list, the article and the feed
show the latest change and a form is stored; where a process was killed, it includes the start of the next one.`;

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
  ...(rows.length > 0 ? [`## Faults\n\n${legend}\n\n${faults(rows)}`] : []),
  ...measured.map(measures),
];

writeFileSync(report, `${['# Fault report', ...made].join('\n\n')}\n`);
