import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { aptInstall } from './apt.ts';
import { freePort } from './news-site.ts';

/** redis-server on a port of its own, which keeps nothing on disk. */

const candidates = [
  ...(process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'redis-server')),
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
];

/**
 * Path of an installed redis-server; where this user may, it is installed.
 * @throws when there is none, with the command that installs it.
 */
function ensureRedis(): string {
  const find = () => candidates.find((candidate) => existsSync(candidate));
  if (!find()) aptInstall('redis-server');
  const found = find();
  if (!found)
    throw new Error(
      'No redis-server was found. Install it, for example with: sudo apt-get install redis-server',
    );
  return found;
}

export class Redis {
  readonly url: string;
  readonly #binary: string;
  readonly #port: number;
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'redis-'));
  #process: ChildProcess | null = null;

  private constructor(binary: string, port: number) {
    this.#binary = binary;
    this.#port = port;
    this.url = `redis://127.0.0.1:${port}`;
  }

  static async start(): Promise<Redis> {
    const redis = new Redis(ensureRedis(), await freePort());
    await redis.launch();
    return redis;
  }

  /** Starts it empty on its port. */
  async launch(): Promise<void> {
    const args = ['--port', this.#port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.#process = spawn(this.#binary, args.map(String), { cwd: this.#folder, stdio: 'ignore' });
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if (await this.#accepts()) return;
      await sleep(50);
    }
    throw new Error('redis-server did not start');
  }

  #accepts(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = createConnection(this.#port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
    });
  }

  /** The keys that match a pattern. */
  async keys(pattern: string): Promise<string[]> {
    const client = await createClient({ url: this.url }).connect();
    const keys = await client.keys(pattern);
    client.destroy();
    return keys;
  }

  /** Accepts connections and answers nothing, until `wake`. */
  hang(): void {
    this.#process?.kill('SIGSTOP');
  }

  wake(): void {
    this.#process?.kill('SIGCONT');
  }

  /** Ends it; everything it knew is gone. */
  async end(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async stop(): Promise<void> {
    await this.end();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
