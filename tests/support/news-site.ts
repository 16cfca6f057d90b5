import { type ChildProcess, fork, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { encodeSignatureHeader } from '@sanity/webhook';
import { cleanEnv } from './sites.ts';

/**
 * The built site on a copy of the embedded dataset, with a proxy in front of the embedded content service that
 * counts queries and can fail like a real service does. Needs a build with embedded services.
 */

const root = path.resolve(import.meta.dirname, '../..');
const nextBin = createRequire(import.meta.url).resolve('next/dist/bin/next');
const secret = 'a-webhook-secret-for-tests';
export const previewSecret = 'a-preview-secret-for-tests';

export type Failure =
  /** Status 500 in Sanity's shape. */
  | 'error'
  /** 200 with JSON of another service. */
  | 'strange'
  /** 200 with a page of HTML. */
  | 'garbage'
  /** 200 with half of the promised body. */
  | 'half'
  /** Never answers. */
  | 'hang'
  /** Closes the connection. */
  | 'gone'
  /** Answers every query well, after four seconds. */
  | 'slow';

type SanityDocument = { _id: string; slug?: { current: string }; [field: string]: unknown };
export type Reply = { status: number; headers: Headers };
export type Page = { status: number; html: string; headers: Headers; ms: number };

export class NewsSite {
  readonly url: string;
  /** Names of the queries that reached the content service; see `nameOf`. */
  readonly queries: string[] = [];
  /** Lines that the site has logged. */
  readonly log: string[] = [];
  failure: Failure | null = null;
  readonly #folder: string;
  readonly #children: ChildProcess[] = [];
  #upstream = '';
  #stopProxy: () => void = () => undefined;

  private constructor(port: number) {
    this.url = `http://localhost:${port}`;
    this.#folder = mkdtempSync(path.join(tmpdir(), 'news-'));
  }

  /**
   * @param failure how the content service behaves from the start.
   * @param env more of the site's environment.
   */
  static async start(failure: Failure | null = null, env: Record<string, string> = {}): Promise<NewsSite> {
    const port = await freePort();
    const site = new NewsSite(port);
    site.failure = failure;
    cpSync(path.join(root, 'local/dataset'), path.join(site.#folder, 'dataset'), { recursive: true });
    const services = fork(path.join(root, 'local/services.ts'), ['content'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { ...process.env, EMBEDDED_DATASET_DIR: path.join(site.#folder, 'dataset') },
    });
    site.#children.push(services);
    site.#upstream = await new Promise<string>((resolve, reject) => {
      services.once('message', (message: { url?: string; reason?: string }) =>
        message.url ? resolve(message.url) : reject(new Error(message.reason)),
      );
    });
    const proxy = await site.#startProxy();
    const next = spawn(process.execPath, [nextBin, 'start', '-p', String(port)], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        ...cleanEnv,
        NEXT_TELEMETRY_DISABLED: '1',
        PORT: String(port),
        EMBEDDED_URL: proxy,
        // As the launcher does: pages that are made anew name the address of those that the build made.
        BUILT_SITE_URL: JSON.parse(readFileSync(path.join(root, '.next/build-inputs.json'), 'utf8')).siteUrl,
        SANITY_WEBHOOK_SECRET: secret,
        SANITY_PREVIEW_SECRET: previewSecret,
        ...env,
      },
    });
    site.#children.push(next);
    next.stderr.setEncoding('utf8').on('data', (text: string) => site.log.push(...text.trim().split('\n')));
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const up = await fetch(`${site.url}/login`).catch(() => null);
      if (up?.ok) return site;
      await sleep(100);
    }
    await site.stop();
    throw new Error(`the site did not start:\n${site.log.join('\n')}`);
  }

  async stop(): Promise<void> {
    this.#stopProxy();
    await Promise.all(
      this.#children.map(
        (child) =>
          new Promise((resolve) => {
            if (child.exitCode !== null) return resolve(undefined);
            child.once('exit', resolve);
            child.kill('SIGTERM');
          }),
      ),
    );
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async get(address: string, headers: Record<string, string> = {}): Promise<Page> {
    const started = performance.now();
    const response = await fetch(this.url + address, { headers, redirect: 'manual' });
    const html = await response.text();
    return { status: response.status, html, headers: response.headers, ms: performance.now() - started };
  }

  /** Sends a request as it is: fetch allows neither every method nor every address and header. */
  async send(
    method: string,
    target: string,
    headers: Record<string, string> = {},
    body = '',
  ): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = new URL(this.url);
      const sent = request({ hostname, port, method, path: target, headers }, (response) => {
        response.resume();
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: new Headers(response.headers as Record<string, string>),
          }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  /** Memory of the site's server in kB; null where the system does not tell (Linux does). */
  memory(): number | null {
    try {
      const status = readFileSync(`/proc/${this.#children.at(-1)?.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
    } catch {
      return null;
    }
  }

  /** Asks for a page until `holds`, for at most `limit` ms; the result of the last try. */
  async until(address: string, holds: (page: Page) => boolean, limit = 5_000): Promise<Page> {
    const end = performance.now() + limit;
    for (;;) {
      const page = await this.get(address);
      if (holds(page)) return page;
      if (performance.now() > end) {
        throw new Error(`${address} did not change in ${limit} ms (status ${page.status})`);
      }
      await sleep(50);
    }
  }

  /** Changes the dataset as an editor would; the file takes another's place, as an import does. */
  async change(edit: (documents: SanityDocument[]) => SanityDocument[]): Promise<void> {
    const file = path.join(this.#folder, 'dataset/data.ndjson');
    const documents = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as SanityDocument);
    const lines = edit(documents).map((document) => JSON.stringify(document));
    writeFileSync(`${file}.new`, `${lines.join('\n')}\n`);
    renameSync(`${file}.new`, file);
    // The embedded service looks for a change at most every 250 ms and lets the file settle for 150 ms.
    await sleep(600);
  }

  /** Calls the webhook with the README's projection; `age` in ms is that of the signature. */
  async webhook(body: object, { age = 0, key = secret } = {}): Promise<Response> {
    const text = JSON.stringify(body);
    const signature = await encodeSignatureHeader(text, Date.now() - age, key);
    return fetch(`${this.url}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sanity-webhook-signature': signature },
      body: text,
    });
  }

  async #startProxy(): Promise<string> {
    const held = new Set<ServerResponse>();
    const server = createServer((request, response) => {
      this.#answer(request, response, held).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.#stopProxy = () => {
      server.closeAllConnections();
      server.close();
    };
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse, held: Set<ServerResponse>) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', this.#upstream);
    const isQuery = url.pathname.includes('/data/query/');
    if (isQuery) this.queries.push(nameOf(url.searchParams.get('query') ?? Buffer.concat(chunks).toString()));
    if (isQuery && this.failure === 'gone') return void request.socket.destroy();
    if (isQuery && this.failure === 'hang') return void held.add(response);
    if (isQuery && this.failure === 'slow') await sleep(4_000);
    if (isQuery && this.failure === 'error') {
      response.writeHead(500, { 'content-type': 'application/json' });
      return void response.end('{"statusCode":500,"error":"Internal Server Error","message":"failing"}');
    }
    if (isQuery && this.failure === 'strange') {
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify({ ms: 1, result: [null, 1, 'x', {}, { name: 'not yours' }] }));
    }
    if (isQuery && this.failure === 'garbage') {
      response.writeHead(200, { 'content-type': 'text/html' });
      return void response.end('<!doctype html><title>Sign in to the network</title>');
    }
    const answer = await fetch(url, {
      method: request.method,
      headers: { 'content-type': request.headers['content-type'] ?? 'text/plain' },
      body: request.method === 'POST' ? Buffer.concat(chunks) : undefined,
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? 'application/json';
    response.writeHead(answer.status, { 'content-type': type, 'content-length': String(body.length) });
    if (isQuery && this.failure === 'half') {
      response.write(body.subarray(0, Math.ceil(body.length / 2)), () => request.socket.destroy());
      return;
    }
    response.end(body);
  }
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Which of lib/articles/queries.ts a query is. */
function nameOf(query: string): string {
  if (query.includes('"pairs"')) return 'addresses';
  if (query.includes('translation.metadata')) return 'related';
  if (query.includes('"primary"')) return 'topics';
  if (query.includes('@ in $keywords')) return 'topic';
  if (query.includes('slug.current == $slug')) return 'article';
  if (query.includes('count(') && !query.includes('[$from...$to]')) return 'count';
  if (query.includes('[$from...$to]')) return 'list';
  if (query.includes('[0...$count]')) return query.includes('$language') ? 'feed' : 'newest';
  return 'other';
}
