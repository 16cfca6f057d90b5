import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { endChild } from '../../embedded/keep-services.ts';
import { ensureProgram } from './apt.ts';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { until } from './wait.ts';

/** Runs nginx with deploy/nginx.conf in a separate folder, as any user. */

const root = path.resolve(import.meta.dirname, '../..');

export class Nginx {
  readonly url: string;
  readonly #folder: string;
  readonly #process: ChildProcess;
  #log = '';

  private constructor(url: string, folder: string, child: ChildProcess) {
    this.url = url;
    this.#folder = folder;
    this.#process = child;
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#log += text;
    });
  }

  /** Starts nginx in front of the site's instances. */
  static async start(...sites: string[]): Promise<Nginx> {
    const binary = ensureProgram('nginx');
    const [port, innerPort] = [await freePort(), await freePort()];
    const folder = temporaryFolder('nginx');
    // Started as root, nginx runs its workers as another user.
    chmodSync(folder, 0o755);
    writeFileSync(path.join(folder, 'nginx.conf'), configuration(folder, port, innerPort));
    const instances = sites.map((site) =>
      shipped('instances.conf', [['127.0.0.1:3000 ', `127.0.0.1:${new URL(site).port} `]]),
    );
    writeFileSync(path.join(folder, 'instances.conf'), instances.join(''));
    const webhook =
      sites.length === 1
        ? shipped('webhook.conf', [])
        : shipped('compose-webhook.conf', [
            ['127.0.0.1:3080;', `127.0.0.1:${innerPort};`],
            ...sites.map((site, index): [string, string] => [
              `//site-${index + 1}:3000/`,
              `//127.0.0.1:${new URL(site).port}/`,
            ]),
          ]);
    writeFileSync(path.join(folder, 'webhook.conf'), webhook);
    const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off; pid nginx.pid;'];
    const child = spawn(binary, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const nginx = new Nginx(`http://127.0.0.1:${port}`, folder, child);
    try {
      await until(
        () => `nginx starts\n${nginx.#log}`,
        () => fetch(nginx.url),
        { limit: 5_000 },
      );
      return nginx;
    } catch (error) {
      await nginx.stop();
      throw error;
    }
  }

  /** Returns the keys of all cached responses. */
  keys(): string[] {
    return this.#files().map(keyOf);
  }

  #files(): Buffer[] {
    return ['cache', 'cache-open']
      .flatMap((folder) =>
        readdirSync(path.join(this.#folder, folder), { recursive: true, withFileTypes: true }),
      )
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name)));
  }

  stop(): Promise<void> {
    return endChild(this.#process, 5_000);
  }

  /** Returns the cached responses to a path: if they are compressed, and the unpacked body. */
  stored(target: string): { gzip: boolean; body: string }[] {
    return this.#files()
      .filter((file) => keyOf(file).endsWith(` ${target}`))
      .map((file) => {
        const body = file.subarray(file.indexOf('\r\n\r\n') + 4);
        const gzip = body[0] === 0x1f && body[1] === 0x8b;
        return { gzip, body: (gzip ? gunzipSync(body) : body).toString('utf8') };
      });
  }
}

const keyOf = (file: Buffer) => /\nKEY: (.*)/.exec(file.toString('latin1'))?.[1] ?? '';

/** A file of deploy/ with replacements. */
function shipped(file: string, replacements: [string, string][]): string {
  return replacements.reduce(
    (text, [from, to]) => {
      assert.ok(text.includes(from), `deploy/${file} has no "${from}"`);
      return text.replaceAll(from, to);
    },
    readFileSync(path.join(root, 'deploy', file), 'utf8'),
  );
}

/** The shipped configuration with other ports and folders. */
function configuration(folder: string, port: number, innerPort: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path temp-${kind};`,
  );
  return shipped('nginx.conf', [
    ['listen 80;', `listen ${port};`],
    ['listen 80 default_server;', `listen ${port} default_server;`],
    ['127.0.0.1:3080', `127.0.0.1:${innerPort}`],
    ['proxy_cache_path /var/cache/attesta ', `proxy_cache_path ${folder}/cache `],
    ['proxy_cache_path /var/cache/attesta-open ', `proxy_cache_path ${folder}/cache-open `],
    ['access_log /var/log/nginx/access.log ', `access_log ${folder}/access.log `],
    ['http {\n', `http {\n  ${temporary.join(' ')}\n`],
    ['worker_processes auto;', 'worker_processes 2;'],
  ]);
}
