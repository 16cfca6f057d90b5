import { type ChildProcess, execFile, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The stand-ins as the site runs them: child processes of the project's own Node. PGlite and groq-js are ES modules
 * with WebAssembly and top-level await, which Jest's module system does not load.
 */

export const projectDir = process.cwd();
const node = join(projectDir, 'node_modules/.bin/node');

export type Message = { type: 'ready'; url: string } | { type: 'failed'; reason: string };

export type EmbeddedProcess = {
  child: ChildProcess;
  /** The first message: ready or failed. */
  first: Promise<Message>;
  /** The next message `failed`; it may come after ready. */
  failed: Promise<string>;
  /** Exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
  /** Everything written to standard error so far. */
  log: () => string;
  /** Waits for ready. */
  url: () => Promise<string>;
  stop: () => Promise<number | NodeJS.Signals | null>;
};

const running = new Set<ChildProcess>();

/** Starts `local/services.ts` with these settings. */
export function startEmbedded(services: string[], environment: Record<string, string>): EmbeddedProcess {
  const child = fork(join(projectDir, 'local/services.ts'), services, {
    cwd: projectDir,
    execPath: node,
    execArgv: [],
    env: { NODE_ENV: 'test', PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  let log = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => {
      running.delete(child);
      resolve(code ?? signal);
    });
  });
  const first = new Promise<Message>((resolve) =>
    child.once('message', (message) => resolve(message as Message)),
  );
  const failed = new Promise<string>((resolve) => {
    child.on('message', (message) => {
      if ((message as Message).type === 'failed') resolve((message as { reason: string }).reason);
    });
  });
  return {
    child,
    first,
    failed,
    ended,
    log: () => log,
    async url() {
      const message = await Promise.race([first, ended.then((code) => `ended with ${code}: ${log}`)]);
      if (typeof message === 'string' || message.type !== 'ready') throw new Error(JSON.stringify(message));
      return message.url;
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Ends what a failed test left running. */
export async function killLeftovers(): Promise<void> {
  for (const child of running) {
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
  }
}

/** Runs `local/submissions.ts`. */
export function runSubmissions(
  dataDir: string,
  ...args: string[]
): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const environment = { NODE_ENV: 'test' as const, PATH: process.env.PATH, DATA_DIR: dataDir };
    execFile(
      node,
      ['local/submissions.ts', ...args],
      { cwd: projectDir, env: environment },
      (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err });
      },
    );
  });
}

const folders: string[] = [];

/** A new folder that `removeFolders` removes. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  folders.push(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Writes an export's data.ndjson: a document per line, texts as they are. */
export function writeDataset(folder: string, lines: (object | string)[]): void {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  writeFileSync(join(folder, 'data.ndjson'), `${text}\n`);
}
