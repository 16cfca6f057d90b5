import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { encodeSignatureHeader } from '@sanity/webhook';
import { hashSources, readBuildRecord } from '../../embedded/build-record.ts';
import { endChild } from '../../embedded/keep-services.ts';
import * as queries from '../../lib/articles/queries.ts';
import { type ContentMode, FaultyServices, type StoredDocument, type StoreMode } from './faulty-services.ts';
import { freePort } from './free-port.ts';
import { send } from './http.ts';
import { cleanEnv } from './sites.ts';
import { until, waitForUrl } from './wait.ts';

/**
 * The built site on a copy of the embedded dataset, served by an embedded content service that counts queries and can
 * fail as a real service does. Needs a build with embedded services. Each site has its own copy of the built pages,
 * which Next rewrites at run time, so that several sites can run at once without changing the build.
 */

const root = path.resolve(import.meta.dirname, '../..');
const nextBin = createRequire(import.meta.url).resolve('next/dist/bin/next');
const secret = 'a-webhook-secret-for-tests';
export const previewSecret = 'a-preview-secret-for-tests';
const readToken = 'a-read-token-for-tests';

export type Reply = { status: number; headers: Headers };
export type Page = { status: number; html: string; headers: Headers; ms: number };

/** Creates a copy of the project's folder for the files that Next writes at run time. */
function copyOfTheBuild(parent = tmpdir()): string {
  if (readBuildRecord()?.sources !== hashSources()) {
    throw new Error('The sources have changed since the build: run `npm run build` first.');
  }
  const copy = mkdtempSync(path.join(parent, 'news-site-'));
  const link = (name: string) => symlinkSync(path.join(root, name), path.join(copy, name));
  // Without the folders that begin with a dot: tools' caches, and .next itself.
  for (const name of readdirSync(root)) if (!name.startsWith('.')) link(name);
  mkdirSync(path.join(copy, '.next'));
  for (const name of readdirSync(path.join(root, '.next'))) {
    if (name !== 'server' && name !== 'cache') link(`.next/${name}`);
  }
  cpSync(path.join(root, '.next/server'), path.join(copy, '.next/server'), { recursive: true });
  return copy;
}

/** Locations of a site's parts, if not in temporary folders. */
export type Place = {
  /** Folder of the data store; without it the store does not run. */
  dataDir?: string;
  /** Folder of the copy of the build. */
  parent?: string;
  /** A site whose build folder and services this one shares, as a second instance. */
  beside?: NewsSite;
  /** Beside another site: with its own copy of the build, as on another machine. */
  ownBuild?: boolean;
};

type WebhookCall = { age?: number; headers?: Record<string, string>; url?: string };

export class NewsSite {
  readonly url: string;
  /** Lines that the site has logged. */
  readonly log: string[] = [];
  readonly #folder: string;
  readonly #build: string;
  readonly #env: Record<string, string>;
  readonly #services: FaultyServices;
  readonly #place: Place;
  #next: ChildProcess | null = null;

  private constructor(port: number, env: Record<string, string>, place: Place) {
    this.url = `http://localhost:${port}`;
    this.#env = env;
    this.#place = place;
    const { beside } = place;
    this.#build = beside && !place.ownBuild ? beside.#build : copyOfTheBuild(place.parent);
    this.#folder = beside ? beside.#folder : mkdtempSync(path.join(tmpdir(), 'news-'));
    this.#services = beside ? beside.#services : new FaultyServices(this.#folder);
  }

  /** The services behind the site. */
  get services(): FaultyServices {
    return this.#services;
  }

  /** The site's server; null before its start. */
  get server(): ChildProcess | null {
    return this.#next;
  }

  /** Names of the queries that reached the content service (`nameOf`); assign an empty list to forget them. */
  get queries(): readonly string[] {
    return this.#services.queries.map(({ query }) => nameOf(query));
  }

  set queries(queries: []) {
    this.#services.queries = queries;
  }

  /** How the content service behaves. */
  set content(mode: ContentMode) {
    this.#services.content = mode;
  }

  /** How the data store behaves. */
  set store(mode: StoreMode) {
    this.#services.store = mode;
  }

  /**
   * @param content how the content service behaves from the start.
   * @param env more of the site's environment.
   */
  static async start(
    content: ContentMode = 'ok',
    env: Record<string, string> = {},
    place: Place = {},
  ): Promise<NewsSite> {
    const site = new NewsSite(await freePort(), env, place);
    if (!place.beside) {
      site.content = content;
      cpSync(path.join(root, 'embedded/dataset'), site.#folder, { recursive: true });
      const { dataDir } = place;
      await site.#services.start(dataDir ? ['content', 'store'] : ['content'], {
        port: 0,
        readToken,
        ...(dataDir && { dataDir }),
      });
    }
    await site.launch();
    return site;
  }

  /** Starts the site's server on its port. */
  async launch(): Promise<void> {
    const { port } = new URL(this.url);
    const next = spawn(process.execPath, [nextBin, 'start', '-p', port], {
      cwd: this.#build,
      // The channel serves tests/faults/inside.ts.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: {
        ...process.env,
        ...cleanEnv,
        NEXT_TELEMETRY_DISABLED: '1',
        PORT: port,
        EMBEDDED_URL: this.#services.url,
        EMBEDDED_READ_TOKEN: readToken,
        // As in embedded/run.ts, so that revalidated pages keep the build's URL.
        BUILT_SITE_URL: readBuildRecord()?.siteUrl ?? '',
        SANITY_WEBHOOK_SECRET: secret,
        SANITY_PREVIEW_SECRET: previewSecret,
        ...this.#env,
      },
    });
    this.#next = next;
    next.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.log.push(...text.trim().split('\n'));
    });
    try {
      await waitForUrl(`${this.url}/login`, 30_000, () => `the site starts:\n${this.log.join('\n')}`);
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** Stops the site's server with the time limit of embedded/run.ts; the content service keeps running. */
  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.#next) await endChild(this.#next, 6_000, signal);
  }

  /** Restarts the server on its cached pages; `whileDown` may change them. */
  async restart(whileDown: () => void): Promise<void> {
    await this.end('SIGTERM');
    whileDown();
    await this.launch();
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    const { beside, ownBuild } = this.#place;
    if (!beside || ownBuild) rmSync(this.#build, { recursive: true, force: true });
    if (beside) return;
    await this.#services.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Folder of the cached pages. */
  get pages(): string {
    return path.join(this.#build, '.next/server');
  }

  /** Makes all entries of the page cache this many ms older; only while the server is down. */
  agePages(ms: number): void {
    const then = Date.now() - ms;
    for (const name of readdirSync(this.pages, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(html|body|meta|rsc)$/.test(name)) continue;
      const file = path.join(this.pages, name);
      if (name.endsWith('.meta')) {
        const meta = JSON.parse(readFileSync(file, 'utf8'));
        if (meta.routeCacheLastModified) meta.routeCacheLastModified = then;
        writeFileSync(file, JSON.stringify(meta));
      }
      utimesSync(file, then / 1000, then / 1000);
    }
  }

  async get(pathname: string, headers: Record<string, string> = {}): Promise<Page> {
    const started = performance.now();
    const response = await fetch(this.url + pathname, { headers, redirect: 'manual' });
    const html = await response.text();
    return { status: response.status, html, headers: response.headers, ms: performance.now() - started };
  }

  /** Sends a raw request: fetch does not allow every method, path and header. */
  async send(
    method: string,
    target: string,
    headers: Record<string, string> = {},
    body = '',
  ): Promise<Reply> {
    const reply = await send(this.url, target, { method, headers, body });
    return { status: reply.status, headers: new Headers(reply.headers as Record<string, string>) };
  }

  /** Memory of the site's server in kB; null on systems other than Linux. */
  memory(): number | null {
    try {
      const status = readFileSync(`/proc/${this.#next?.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
    } catch {
      return null;
    }
  }

  /** Requests a page until `holds` is true, for at most `limit` ms; returns the last result. */
  async until(pathname: string, holds: (page: Page) => boolean, limit = 5_000): Promise<Page> {
    return until(`${pathname} changes`, () => this.get(pathname), { holds, limit });
  }

  /** Processor time of the site's server in ms; 0 on systems other than Linux. */
  #processorTime(): number {
    try {
      const stat = readFileSync(`/proc/${this.#next?.pid}/stat`, 'utf8');
      // Fields 14 and 15 of proc_pid_stat(5), in hundredths of a second; the second one may contain spaces.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) * 10;
    } catch {
      return 0;
    }
  }

  /**
   * Waits until the content service gets no query for a second, in which the site also computes less than 50 ms: a new
   * server on a busy machine loads a page's modules for longer than a second before its first query.
   * @returns when that second began, as `performance.now()` counts.
   */
  async waitUntilIdle(): Promise<number> {
    let [asked, computed, since] = [-1, 0, 0];
    for (;;) {
      const now = this.#processorTime();
      if (asked === this.queries.length && now - computed < 50) return since;
      [asked, computed, since] = [this.queries.length, now, performance.now()];
      await sleep(1_000);
    }
  }

  /**
   * Renders the pages of an article once. A new server loads a page's modules before its first rendering, which takes
   * seconds beside other tests.
   */
  async warmUp(slug: string): Promise<void> {
    await this.changed([slug, slug]);
    await this.waitUntilIdle();
  }

  /** Changes the dataset as an editor would. */
  async change(edit: (documents: StoredDocument[]) => StoredDocument[]): Promise<void> {
    await this.#services.replaceDocuments(edit(this.#services.documents()));
  }

  /** Changes fields of an article; its drafts stay. */
  edit(slug: string, fields: object): Promise<void> {
    return this.change((documents) => edited(documents, slug, fields));
  }

  /** Publishes a copy of an article with another slug. */
  publish(slug: string, fields: object = {}, model = 'mocra-checklist-for-indie-brands'): Promise<void> {
    const made = { _id: `resource-${slug}`, slug: { current: slug }, publishedAt: new Date().toISOString() };
    return this.change((documents) => {
      const article = documents.find((document) => document.slug?.current === model);
      return [...documents, { ...(article as StoredDocument), ...made, ...fields }];
    });
  }

  /** Unpublishes an article. */
  unpublish(slug: string): Promise<void> {
    return this.change((documents) => documents.filter((document) => document.slug?.current !== slug));
  }

  /** Calls the webhook as after a change of articles: `slugs` are those before and after it. */
  changed(slugs: (string | null)[], call?: WebhookCall): Promise<Response> {
    return this.webhook({ _type: 'resourcePage', slugs }, call);
  }

  /** Publishes a change of an article. */
  async republish(slug: string, fields: object, slugs = [slug, slug]): Promise<void> {
    await this.edit(slug, fields);
    await this.changed(slugs);
  }

  /** Opens a preview and returns its cookies. */
  async openPreview(pathname: string, headers: Record<string, string> = {}) {
    const opened = await this.get(pathname, headers);
    const cookies = opened.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    return { ...opened, cookies, cookie: cookies.join('; ') };
  }

  /**
   * Calls the webhook with the README's projection; `age` is the signature's age in ms, `headers` and `url` are those
   * of a proxy.
   */
  async webhook(
    body: object,
    { age = 0, headers = {}, url = this.url }: WebhookCall = {},
  ): Promise<Response> {
    const text = JSON.stringify(body);
    const signature = await encodeSignatureHeader(text, Date.now() - age, secret);
    return fetch(`${url}/api/revalidate`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'sanity-webhook-signature': signature },
      body: text,
    });
  }
}

/** The documents with other fields in an article; its drafts stay. */
export const edited = (documents: StoredDocument[], slug: string, fields: object) =>
  documents.map((document) =>
    document.slug?.current === slug && !document._id.startsWith('drafts.')
      ? { ...document, ...fields }
      : document,
  );

/** The name of a query in lib/articles/queries.ts, without its last word. */
function nameOf(query: string): string {
  const [name = 'other'] = Object.entries(queries).find(([, known]) => known === query) ?? [];
  return name.replace(/Query$/, '');
}
