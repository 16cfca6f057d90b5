import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { NpmStart } from '../../tests/support/npm-start.ts';
import { cleanEnv } from '../../tests/support/sites.ts';

/** The sites that are compared: a folder with a build and an `npm start` that obeys PORT. */

export const projectDir = path.resolve(import.meta.dirname, '../..');

export type Site = { variant: Variant; folder: string; port: number };

/**
 * `site` is this checkout, `plain` the same pages without any script, `bare` a new app of the same Next version,
 * `against` another checkout, `platform` this checkout as Vercel builds and serves it.
 */
export type Variant = 'site' | 'plain' | 'bare' | 'against' | 'platform';

/** A machine's own settings change nothing that is measured. */
export const environment = { ...process.env, ...cleanEnv, NEXT_TELEMETRY_DISABLED: '1' };

/** Folders and process groups of this run, removed when it ends, however it ends. */
const folders: string[] = [];
export const groups = new Set<number>();

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  folders.push(folder);
  return folder;
}

process.on('exit', () => {
  for (const group of groups) signalGroup(group, 'SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** A command that leads a process group: a signal to it reaches everything that belongs to it. */
function signalGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch {
    // It has ended.
  }
}

export class RunningSite {
  readonly url: string;
  /** Milliseconds from the command to the first answer. */
  startMs = 0;
  private readonly started: NpmStart;
  private readonly group: number;

  private constructor({ folder, port }: Site) {
    this.started = new NpmStart(folder, port, {
      ...environment,
      PORT: String(port),
      DATA_DIR: temporaryFolder(),
    });
    this.url = this.started.url;
    this.group = this.started.npm.pid ?? 0;
    groups.add(this.group);
  }

  /** Starts a site and waits for its first answer. */
  static async start(site: Site): Promise<RunningSite> {
    if (await isTaken(site.port)) throw new Error(`Port ${site.port} is in use: choose others with --port.`);
    const begun = performance.now();
    const one = new RunningSite(site);
    // A build may come before the first start.
    await one.started.ready(600_000);
    one.startMs = performance.now() - begun;
    return one;
  }

  /** Megabytes of memory of the server's own process, without the embedded services. */
  memory(): number {
    return memoryOf(this.group, (command) => command.startsWith('next-server'));
  }

  async stop(): Promise<void> {
    signalGroup(this.group, 'SIGTERM');
    await this.started.ended;
    // npm may end before its children.
    await this.started.until('the port is free', async () => (await this.started.status()) === 0);
    groups.delete(this.group);
  }
}

function isTaken(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}`).then(
    () => true,
    () => false,
  );
}

/** Megabytes of resident memory of a process group's members whose command fits. */
export function memoryOf(group: number, fits: (command: string) => boolean): number {
  const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pgid=,rss=,args='], { encoding: 'utf8' }).split('\n');
  let kilobytes = 0;
  for (const line of lines) {
    const [, owner, size, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (Number(owner) === group && fits(command)) kilobytes += Number(size);
  }
  return kilobytes / 1024;
}

export function isBuilt(folder: string): boolean {
  return existsSync(path.join(folder, '.next/BUILD_ID'));
}

/** Short name of a checkout's commit; a `+` says that files have changed since. */
export function commitOf(folder: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
  return git('rev-parse', '--short', 'HEAD') + (changed ? '+' : '');
}
