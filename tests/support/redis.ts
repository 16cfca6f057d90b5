import { type ChildProcess, spawn } from 'node:child_process';
import { createConnection } from 'node:net';
import { createClient } from '@redis/client';
import { endChild } from '../../embedded/keep-services.ts';
import { ensureProgram } from './apt.ts';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { until } from './wait.ts';

/** redis-server on a port of its own, which keeps nothing on disk. */

export class Redis {
  readonly url: string;
  readonly #binary: string;
  readonly #port: number;
  readonly #folder = temporaryFolder('redis');
  #process: ChildProcess | null = null;

  private constructor(binary: string, port: number) {
    this.#binary = binary;
    this.#port = port;
    this.url = `redis://127.0.0.1:${port}`;
  }

  static async start(): Promise<Redis> {
    const redis = new Redis(ensureProgram('redis-server'), await freePort());
    await redis.launch();
    return redis;
  }

  /** Starts it empty on its port. */
  async launch(): Promise<void> {
    const args = ['--port', this.#port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.#process = spawn(this.#binary, args.map(String), { cwd: this.#folder, stdio: 'ignore' });
    await until('redis-server starts', () => this.#accepts(), { limit: 5_000 });
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
    if (this.#process) await endChild(this.#process, 1_000, 'SIGKILL');
  }
}
