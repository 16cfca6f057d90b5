/** Writes what the tests of this folder found into docs/reliability.md, between its markers. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type Row, resultsFolder } from './visitors.ts';

const document = path.resolve(import.meta.dirname, '../../docs/reliability.md');
const [start, end] = ['<!-- faults: begin -->', '<!-- faults: end -->'];

function read<T>(name: string): T | null {
  const file = path.join(resultsFolder, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}

const number = (value: number) => value.toLocaleString('en');
const seconds = (ms: number) => (ms < 0 ? 'not without a restart' : `${(ms / 1000).toFixed(1)} s`);

function table(rows: Row[]): string {
  const head = [
    'fault',
    'landing',
    'list',
    'article',
    'feed',
    'form',
    'longest wait',
    'lost',
    'doubled',
    'back after',
  ];
  const lines = rows.map((row) => [
    row.fault,
    row.landing,
    row.list,
    row.article,
    row.feed,
    row.form,
    seconds(row.longest),
    row.lost,
    row.doubled,
    seconds(row.back),
  ]);
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

type Hostile = Record<
  | 'seed'
  | 'requests'
  | 'kinds'
  | 'seconds'
  | 'memoryAfterFirstHalf'
  | 'memoryAfterSecondHalf'
  | 'probes'
  | 'probeMedian'
  | 'probe999'
  | 'probeMax'
  | 'alone'
  | 'aloneMedian'
  | 'aloneMax',
  number
> & { statuses: Record<string, number> };

type Soak = Record<
  | 'requests'
  | 'seconds'
  | 'published'
  | 'submissions'
  | 'lost'
  | 'doubled'
  | 'wrong'
  | 'unanswered'
  | 'downFor'
  | 'longestLag',
  number
> & { memory: number[] };

function hostileText(found: Hostile): string {
  const statuses = Object.entries(found.statuses).map(([status, count]) => `${status}: ${number(count)}`);
  return `## Hostile requests

${number(found.requests)} requests of ${found.kinds} kinds, seed ${found.seed}, in ${found.seconds} s, 12 at once.

| measure | value |
|---|---|
| first status of each answer | ${statuses.join(', ')} |
| memory of the server after the first half, after the second | ${found.memoryAfterFirstHalf} MB, ${found.memoryAfterSecondHalf} MB |
| \`/robots.txt\`, asked every 20 ms meanwhile (${number(found.probes)} times): median, 99.9th percentile, longest | ${found.probeMedian} ms, ${found.probe999} ms, ${found.probeMax} ms |
| CPU time of the server's thread in one go, for each of ${number(found.alone)} requests sent alone: median, longest | ${found.aloneMedian} ms, ${found.aloneMax} ms |`;
}

function soakText(found: Soak): string {
  return `## Many requests

${number(found.requests)} requests in ${found.seconds} s, 12 at once.

| measure | value |
|---|---|
| wrong or cut answers | ${found.wrong} |
| changes published meanwhile | ${found.published} |
| longest time from a webhook to an answer that still lacked the change (no outage) | ${seconds(found.longestLag)} |
| submissions confirmed, lost, doubled | ${found.submissions}, ${found.lost}, ${found.doubled} |
| restart: time without the server, tries without an answer | ${seconds(found.downFor)}, ${number(found.unanswered)} |
| memory of the server at 20 % and 50 %, then of the restarted one at 70 % and 99 % | ${found.memory.map((size) => `${size} MB`).join(', ')} |`;
}

const rows = [...(read<Row[]>('services') ?? []), ...(read<Row[]>('machine') ?? [])];
const hostile = read<Hostile>('hostile');
const soak = read<Soak>('soak');
const date = new Date().toISOString().slice(0, 10);
const cpu = os.cpus();
const made = [
  `Made on ${date} by \`npm run test:faults\`: Node ${process.versions.node}, ${cpu.length} × ${cpu[0]?.model ?? 'unknown'}, ${Math.round(os.totalmem() / 2 ** 30)} GB, also busy with other work.`,
  rows.length > 0 ? `## Faults\n\n${table(rows)}` : null,
  hostile && hostileText(hostile),
  soak && soakText(soak),
].filter((part) => part !== null);

const text = readFileSync(document, 'utf8');
const before = text.slice(0, text.indexOf(start) + start.length);
writeFileSync(document, `${before}\n${made.join('\n\n')}\n${text.slice(text.indexOf(end))}`);
