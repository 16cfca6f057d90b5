import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { type Result, readResults } from './results.ts';

/**
 * The steps of a test command: a line for each as it ends, on a terminal also a line of what runs. What they print goes
 * into a folder of test-results each, and comes to the terminal when a step fails. Only test cases are counted, by kind:
 * a step without any (a build, a check) adds nothing to `passed`, and 1 to `failed` when it fails.
 */

const root = path.resolve(import.meta.dirname, '../..');
/** A step that takes longer than this, in ms, is ended and counts as failed. */
const longest = 30 * 60_000;

/** What the cases of a step are. */
type Kind = 'unit cases' | 'browser journeys' | 'integration tests' | 'deployment tests' | 'fault tests';
/** A program and its arguments, with what is added to the environment. */
type Command = { run: string[]; env?: Record<string, string> };
type Step = { name: string; kind?: Kind; started: number; folder: string };
type Ended = { good: boolean; output?: string };

const number = (count: number) => count.toLocaleString('en');
/** `1 file`, `2 files`. */
const counted = (count: number, things: string) =>
  `${number(count)} ${count === 1 ? things.replace(/s$/, '') : things}`;
const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;
const of = (results: Result[], ...statuses: Result['status'][]) =>
  results.filter(({ status }) => statuses.includes(status));

export class Steps {
  /** Below test-results, for what steps print; each command has its own. */
  readonly folder: string;
  /** Streams everything to the terminal instead of into files. */
  readonly #verbose: boolean;
  readonly #running = new Set<Step>();
  readonly #times: { name: string; ms: number }[] = [];
  readonly #counts = new Map<Kind, number>();
  readonly #flaky: string[] = [];
  #failed = 0;

  constructor(folder: string, verbose: boolean) {
    this.folder = path.join(root, 'test-results', folder);
    mkdirSync(this.folder, { recursive: true });
    this.#verbose = verbose;
    if (process.stdout.isTTY && !verbose) setInterval(() => this.#drawProgress(), 1_000).unref();
  }

  /** A step that passes or fails as a whole. */
  command(name: string, command: Command): Promise<boolean> {
    return this.#step({ name }, (step) => this.#spawn(step, command));
  }

  /** What was found out without a program. */
  check(name: string, found: { good: boolean; output: string }): Promise<boolean> {
    return this.#step({ name }, async () => found);
  }

  /** A step with a test runner that reports each case (reporters/). */
  tests(name: string, kind: Kind, command: Command): Promise<boolean> {
    return this.#step({ name, kind }, (step) => this.#spawn(step, command));
  }

  /** Prints the summary, which ends with `N passed, N failed`. Returns the exit code. */
  finish(): number {
    this.#print('');
    for (const name of this.#flaky) this.#print(`flaky   ${name}`);
    const slowest = this.#times.sort((a, b) => b.ms - a.ms).slice(0, 3);
    this.#print(`Slowest: ${slowest.map(({ name, ms }) => `${name} (${seconds(ms)})`).join(', ')}.`);
    const kinds = [...this.#counts].map(([kind, count]) => counted(count, kind));
    this.#print(`${kinds.join(', ')}. What was printed: ${path.relative(root, this.folder)}/.`);
    const passed = [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
    this.#print(`${passed} passed, ${this.#failed} failed`);
    return this.#failed === 0 ? 0 : 1;
  }

  async #step(
    { name, kind }: Pick<Step, 'name' | 'kind'>,
    work: (step: Step) => Promise<Ended>,
  ): Promise<boolean> {
    const folder = path.join(this.folder, name.toLowerCase().replaceAll(/\W+/g, '-'));
    const step: Step = { name, kind, started: performance.now(), folder };
    rmSync(step.folder, { recursive: true, force: true });
    mkdirSync(step.folder, { recursive: true });
    if (this.#verbose) this.#print(`\n== ${name}`);
    this.#running.add(step);
    const { good: ended, output } = await work(step);
    this.#running.delete(step);
    const ms = performance.now() - step.started;
    this.#times.push({ name, ms });

    const results = readResults(path.join(step.folder, 'results.jsonl'));
    const failures = of(results, 'failed');
    const passed = of(results, 'passed', 'flaky').length;
    // A runner that fails without a failing test (a crash, a missing server) is a failure too, as is one without tests.
    const good = ended && failures.length === 0 && (!kind || passed > 0);
    this.#failed += good ? 0 : Math.max(failures.length, 1);
    if (kind) this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + passed);
    this.#flaky.push(...of(results, 'flaky').map(({ file, name: test }) => `${file}: ${test}`));

    const files = new Set(results.map(({ file }) => file)).size;
    const skipped = of(results, 'skipped').length;
    const counts = kind && [
      `${counted(passed, kind)} in ${counted(files, 'files')}`,
      ...(failures.length > 0 ? [`${number(failures.length)} failed`] : []),
      ...(skipped > 0 ? [`${number(skipped)} skipped`] : []),
    ];
    const line = [
      good ? 'passed' : 'FAILED',
      name,
      ...(counts ? [counts.join(', ')] : []),
      `(${seconds(ms)})`,
    ];
    this.#print(line.join('  '));
    if (good || this.#verbose) return good;
    for (const { file, name: test, failure } of failures) this.#print(`\n-- ${file}: ${test}\n${failure}\n`);
    if (failures.length === 0) {
      this.#print(`\n${output ?? readFileSync(path.join(step.folder, 'output.log'), 'utf8')}`);
    }
    return good;
  }

  async #spawn(step: Step, { run: [command = '', ...args], env }: Command): Promise<Ended> {
    const file = this.#verbose ? null : openSync(path.join(step.folder, 'output.log'), 'w');
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', file ?? 'inherit', file ?? 'inherit'],
      timeout: longest,
      env: {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        TEST_RESULTS: path.join(step.folder, 'results.jsonl'),
        ...(this.#verbose ? {} : { TEST_LOGS: step.folder }),
        ...env,
      },
    });
    const good = await new Promise<boolean>((resolve) => {
      child.once('error', (error) => {
        this.#print(error.message);
        resolve(false);
      });
      child.once('exit', (code) => resolve(code === 0));
    });
    if (file !== null) closeSync(file);
    return { good };
  }

  #print(text: string) {
    // The line of what runs goes first.
    if (process.stdout.isTTY && !this.#verbose) process.stdout.write('\r\x1b[K');
    console.log(text);
  }

  #drawProgress() {
    const parts = [...this.#running].map(({ name, kind, started, folder }) => {
      const count = kind ? `, ${number(readResults(path.join(folder, 'results.jsonl')).length)} ${kind}` : '';
      return `${name}${count} (${seconds(performance.now() - started)})`;
    });
    const line = parts.join(' | ').slice(0, process.stdout.columns - 1);
    if (line) process.stdout.write(`\r\x1b[K${line}`);
  }
}
