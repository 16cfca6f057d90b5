import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';

/**
 * What tests report while they run, in one form for all runners: a line of JSON per case in the file TEST_RESULTS. What
 * servers print goes into files of the folder TEST_LOGS. tests/support/steps.ts sets both; without them nothing is written.
 */
export type Result = {
  file: string;
  name: string;
  /** `flaky` has failed and then passed. */
  status: 'passed' | 'failed' | 'flaky' | 'skipped';
  /** Why it failed, with the end of the server's log at that moment. */
  failure?: string;
};

/** Every runner starts there. */
const root = process.cwd();

/** Adds a result; its file is an absolute path. Colors are left out. */
export function record({ file, failure, ...result }: Result): void {
  const target = process.env.TEST_RESULTS;
  if (!target) return;
  const text = failure && stripVTControlCharacters(failure);
  appendFileSync(
    target,
    `${JSON.stringify({ file: path.relative(root, file), ...result, failure: text })}\n`,
  );
}

/** All results of a file, complete lines only: it may be growing. */
export function readResults(file: string): Result[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Result);
}

/** The file for what servers of this name print; undefined where they may print to the terminal. */
export function logFile(name: string): string | undefined {
  const folder = process.env.TEST_LOGS;
  return folder && path.join(folder, `${name}.log`);
}

/** Lines of the server's log that a failure shows. */
const tailLines = 30;

/** The end of a server's log; with `until`, the end of what stood there before these words. */
export function logTail(name: string, until?: string): string {
  const file = logFile(name);
  if (!file || !existsSync(file)) return '';
  const log = readFileSync(file, 'utf8');
  const end = until ? log.indexOf(until) : -1;
  const lines = (end < 0 ? log : log.slice(0, end)).trimEnd().split('\n');
  if (!lines[0]) return '';
  return `\n\nThe end of ${path.relative(root, file)} at that moment:\n${lines.slice(-tailLines).join('\n')}`;
}

/** The log of the servers that one file of tests starts. */
export const logNameOf = (file: string) => path.basename(file).replace(/\.test\.ts$/, '');
