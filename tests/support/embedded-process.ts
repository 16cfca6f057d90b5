import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { waitForUrl } from '../../embedded/keep-services.ts';

/**
 * The embedded services as child processes, as the site runs them. Jest cannot load PGlite and groq-js, which are ES
 * modules with WebAssembly and top-level await.
 */

export const projectDir = process.cwd();

export type EmbeddedProcess = ReturnType<typeof startEmbedded>;

const running = new Set<ChildProcess>();

/** Starts `embedded/services.ts` with these settings. */
export function startEmbedded(services: string[], environment: Record<string, string>) {
  const child = fork(join(projectDir, 'embedded/services.ts'), services, {
    cwd: projectDir,
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
  const url = waitForUrl(child);
  url.catch(() => undefined);
  return {
    child,
    /** Exit code, or the signal that ended it. */
    ended,
    /** Everything written to standard error so far. */
    log: () => log,
    /** Its URL; rejects with the reason if the start fails. */
    url: () => url,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Runs a script of the project; `typed` has the lines that a person would type. */
export async function runScript(
  args: string[],
  environment: Record<string, string>,
  typed: readonly string[] = [],
) {
  const child = spawn(process.execPath, args, {
    cwd: projectDir,
    // Empty variables override .env files.
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      SUPABASE_URL: '',
      SUPABASE_ANON_KEY: '',
      ...environment,
    },
  });
  child.stdin.end(typed.map((line) => `${line}\n`).join(''));
  const texts = [text(child.stdout), text(child.stderr)] as const;
  const [out, err, [status]] = await Promise.all([...texts, once(child, 'close')]);
  return { status: status as number | null, out, err };
}

/** Ends processes that a failed test left running. */
export async function cleanUp(): Promise<void> {
  for (const child of running) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

/** Writes an export's data.ndjson: a document per line, strings unchanged. */
export function writeDataset(folder: string, lines: (object | string)[]): void {
  const texts = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  writeFileSync(join(folder, 'data.ndjson'), `${texts.join('\n')}\n`);
}
