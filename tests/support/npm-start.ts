import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import process from 'node:process';
import { embeddedEnv } from './sites.ts';
import { until } from './wait.ts';

/** `npm start` as a person or a process manager runs it, and its child processes. */

type Ended = { code: number | null; signal: NodeJS.Signals | null };

/** Exit of a start after a stop signal. */
export const well: Ended = { code: 0, signal: null };

/** Exit of npm after a signal to a process of the tree; the rest always ends. `null`: npm fails with any code. */
export const signals: [NodeJS.Signals, 'npm' | 'launcher' | 'group', Ended | null][] = [
  ['SIGTERM', 'npm', well],
  ['SIGINT', 'npm', well],
  ['SIGHUP', 'launcher', well],
  // Ctrl+C signals every process.
  ['SIGINT', 'group', well],
  // npm does not catch it; its children end nevertheless.
  ['SIGHUP', 'npm', { code: null, signal: 'SIGHUP' }],
  ['SIGKILL', 'npm', { code: null, signal: 'SIGKILL' }],
  ['SIGKILL', 'launcher', null],
];

/** Ids of every npm process and of its children. */
const started = new Set<number>();

/** Ends processes that a failed test left running. */
export function killStarted(): void {
  const ids = [...started].flatMap((id) => [id, ...descendantsOf(id).map((below) => below.id)]);
  spawnSync('kill', ['-KILL', ...runningOf(ids).map(String)]);
  started.clear();
}

export class NpmStart {
  readonly url: string;
  readonly npm: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Everything written so far. */
  output = '';

  constructor(folder: string, port: number, environment: NodeJS.ProcessEnv) {
    this.url = `http://localhost:${port}`;
    // Its own process group, as in a terminal.
    this.npm = spawn('npm', ['start'], {
      cwd: folder,
      env: environment,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (this.npm.pid) started.add(this.npm.pid);
    for (const stream of [this.npm.stdout, this.npm.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
    }
    this.ended = new Promise((resolve) => {
      this.npm.once('exit', (code, signal) => resolve({ code, signal }));
    });
  }

  /** The built site with embedded services, which keep their rows in a folder. */
  static embedded(dataDir: string, more: Record<string, string> = {}): NpmStart {
    const environment = { ...process.env, ...embeddedEnv, DATA_DIR: dataDir, ...more };
    return new NpmStart(process.cwd(), Number(embeddedEnv.PORT), environment);
  }

  /** Waits until the site responds. */
  async ready(limit = 60_000): Promise<void> {
    const isUp = async () => this.npm.exitCode !== null || (await this.status()) === 200;
    await this.until('the site responds', isUp, limit);
    if (this.npm.exitCode !== null) throw new Error(`the site did not start:\n${this.output}`);
  }

  /**
   * Returns the status of the home page; 0 without a response. Each call opens a new connection, because an unread response
   * would block the previous one.
   */
  async status(): Promise<number> {
    try {
      const { status, body } = await fetch(this.url);
      await body?.cancel();
      return status;
    } catch {
      return 0;
    }
  }

  async until(what: string, holds: () => boolean | Promise<boolean>, limit?: number): Promise<void> {
    await until(() => `${what}\n${this.output}`, holds, { limit });
  }

  /** Sends one of `signals`, and waits until all of these processes have ended. */
  async endBy(
    [signal, target, end]: (typeof signals)[number],
    launcher: number,
    ids: number[],
  ): Promise<void> {
    const npm = this.npm.pid ?? 0;
    process.kill({ npm, launcher, group: -npm }[target], signal);
    const ended = await this.ended;
    if (end) assert.deepEqual(ended, end);
    else assert.notEqual(ended.code, 0);
    await this.until('all processes have ended', () => runningOf(ids).length === 0);
  }

  /** Processes below npm, parents before children. */
  descendants(): Process[] {
    // Without npm the list is empty: everything is below 0.
    const all = this.npm.pid ? descendantsOf(this.npm.pid) : [];
    for (const { id } of all) started.add(id);
    return all;
  }

  /** Process ids by kind. */
  tree(): { launcher: number; next: number; services: number; all: number[] } {
    const all = this.descendants();
    const idOf = (pattern: RegExp) => {
      const found = all.filter(({ command }) => pattern.test(command));
      if (found.length !== 1) throw new Error(`${pattern} is ${found.length} processes`);
      return (found[0] as Process).id;
    };
    return {
      launcher: idOf(/embedded\/run\.ts start/),
      next: idOf(/^next-server/),
      services: idOf(/embedded\/services\.ts/),
      all: all.map(({ id }) => id),
    };
  }
}

type Process = { id: number; parent: number; command: string };

function processes(): Process[] {
  return (
    execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
      .split('\n')
      .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line))
      .filter((match) => match !== null)
      // A zombie has ended; its parent has not collected it yet.
      .filter(([, , , state]) => !state?.startsWith('Z'))
      .map(([, id, parent, , command = '']) => ({ id: Number(id), parent: Number(parent), command }))
  );
}

function descendantsOf(ancestor: number): Process[] {
  const all = processes();
  const below = (id: number): Process[] =>
    all.filter(({ parent }) => parent === id).flatMap((child) => [child, ...below(child.id)]);
  return below(ancestor);
}

/** The processes that are still running. */
export function runningOf(ids: number[]): number[] {
  return processes()
    .map(({ id }) => id)
    .filter((id) => ids.includes(id));
}
