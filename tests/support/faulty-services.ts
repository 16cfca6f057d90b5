/**
 * The embedded services with a fault switch: the same query API and REST interface that the site uses without accounts, except
 * that they fail on command and record requests.
 *
 * `node tests/support/faulty-services.ts` stubs both hosted services in the browser tests, and takes commands:
 * `POST /control` changes the behavior, the recorded requests and the dataset; `GET /control` returns the recorded requests.
 * With a command as argument, it runs the command and exits with it.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono, type Next } from 'hono';
import { type Services, startServices } from '../../embedded/services.ts';
import { readSettings, type Settings } from '../../embedded/settings.ts';
import { hostedEnv, hostedServicesPort } from './sites.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { until } from './wait.ts';

export type ContentMode =
  | 'ok'
  | 'error404'
  | 'error429'
  | 'error500'
  | 'error503'
  /** 200 with a page of HTML. */
  | 'garbage'
  /** 200 with another service's JSON. */
  | 'strange'
  /** 200 with JSON that has no result. */
  | 'noresult'
  /** 200 with half of the promised body, then the connection closes. */
  | 'half'
  /** Accepts the request and never responds. */
  | 'hang'
  /** Closes the connection at once. */
  | 'gone'
  /** Resets the connection (TCP RST). */
  | 'reset'
  /** Responds to every query correctly after four seconds. */
  | 'slow'
  /** 200 with 200 MB. */
  | 'huge'
  /** 200 with 100 kB of gzip, which unpack to 100 MB. */
  | 'bomb'
  /** 200 with JSON that is announced as gzip. */
  | 'uncompressed';

export type StoreMode =
  | 'ok'
  | 'error500'
  | 'error503'
  | 'error401'
  | 'error429'
  | 'constraint'
  /** A unique index other than the one against duplicates. */
  | 'otherIndex'
  /** 200 without a row. */
  | 'empty'
  | 'garbage'
  | 'hang'
  | 'close'
  /** Resets the connection (TCP RST) before the row is stored. */
  | 'reset'
  /** Stores the row and resets the connection instead of responding. */
  | 'lost'
  /** Stores the row and sends half of the response. */
  | 'half'
  /** Responds correctly after four seconds, which the site waits. */
  | 'late'
  /** Responds correctly after nine seconds, when the site has given up. */
  | 'tooLate';

/** One insert as it arrived. */
type StoreRequest = {
  table: string;
  search: string;
  headers: Record<string, string | undefined>;
  body: unknown;
  /** Status of the response; null without one. */
  status: number | null;
};

type ContentQuery = {
  method: string;
  query: string;
  parameters: Record<string, unknown>;
  perspective: string | null;
  authorization: string | null;
};

/** Commands of the tests to the stubs; omitted settings stay. */
export type Order = {
  content?: ContentMode;
  store?: StoreMode;
  /** All documents from now on. */
  documents?: StoredDocument[];
  inserts?: [];
  queries?: [];
};

/** State of the stubs. */
export type Memory = { inserts: StoreRequest[]; queries: ContentQuery[]; documents: StoredDocument[] };

/** A document as the content service stores it. Loose on purpose: wrong and missing fields are part of the data. */
export type StoredDocument = {
  _id: string;
  _type: string;
  slug?: { current?: string };
  language?: string;
  publishedAt?: string;
  [field: string]: unknown;
};

type Bindings = { Bindings: HttpBindings };
type Cut = (context: Context<Bindings>) => Response | Promise<Response>;

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });
const html = (status: number, text: string) =>
  new Response(text, { status, headers: { 'content-type': 'text/html' } });
/** A service's behavior in place of a response. */
const silence = () => new Promise<Response>(() => undefined);
function hangUp({ env }: Context<Bindings>): Response {
  env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
function reset({ env }: Context<Bindings>): Response {
  env.incoming.socket.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
}

async function hangUpHalfway(context: Context<Bindings>): Promise<void> {
  const { status } = context.res;
  const bytes = Buffer.from((await context.res.arrayBuffer()) || '');
  const { outgoing, incoming } = context.env;
  // A response without a body announces one.
  const length = Math.max(bytes.length, 64);
  const headers = { 'content-type': 'application/json', 'content-length': String(length) };
  (outgoing as ServerResponse).writeHead(status, headers);
  const half = bytes.subarray(0, Math.ceil(bytes.length / 2));
  outgoing.write(half.length > 0 ? half : '{"half":', () => incoming.socket.destroy());
  // Hono would merge this response into the first one.
  context.res = undefined;
  context.res = RESPONSE_ALREADY_SENT;
}

/** A document that identifies the served dataset. No query of the site finds it. */
const editionId = 'edition-of-the-tests';
const editionQuery = `*[_id == "${editionId}"][0].of`;

export class FaultyServices {
  content: ContentMode = 'ok';
  store: StoreMode = 'ok';
  queries: ContentQuery[] = [];
  inserts: StoreRequest[] = [];
  /** URL of the services. */
  url = '';
  /** Handles requests before the services; tests may add routes before the start. */
  readonly routes = new Hono<Bindings>();
  readonly #datasetDir: string;
  #services: Services | null = null;
  #startedWith: [string[], Partial<Settings>] = [[], {}];

  constructor(datasetDir: string) {
    this.#datasetDir = datasetDir;
    this.routes.use('/:version/data/query/*', (context, next) => this.#respondToQuery(context, next));
    this.routes.post('/rest/v1/:table', (context, next) => this.#respondToInsert(context, next));
    this.routes.get('/rest/v1/:table', (context, next) => this.#respondToRead(context, next));
  }

  async start(services: string[], settings: Partial<Settings> = {}): Promise<void> {
    this.#startedWith = [services, settings];
    const all = { ...readSettings(services), ...settings, datasetDir: this.#datasetDir };
    this.#services = await startServices(all, this.routes);
    this.url = this.#services.url;
  }

  async stop(): Promise<void> {
    await this.#services?.stop();
  }

  /** Restarts on the same port after `stop`. */
  async startAgain(): Promise<void> {
    const [services, settings] = this.#startedWith;
    await this.start(services, { ...settings, port: Number(new URL(this.url).port) });
  }

  documents(): StoredDocument[] {
    const lines = readFileSync(path.join(this.#datasetDir, 'data.ndjson'), 'utf8').split('\n');
    return lines.filter(Boolean).map((line) => JSON.parse(line) as StoredDocument);
  }

  /** Changes the dataset as an editor would, and waits until it is served. A new file replaces the old one, as in an import. */
  async replaceDocuments(documents: StoredDocument[]): Promise<void> {
    const file = path.join(this.#datasetDir, 'data.ndjson');
    const edition = { _id: editionId, _type: 'edition', of: randomUUID() };
    const lines = [...documents.filter(({ _id }) => _id !== editionId), edition];
    writeFileSync(`${file}.new`, lines.map((document) => `${JSON.stringify(document)}\n`).join(''));
    // The services do not read a file that was just written.
    const past = new Date(Date.now() - 10_000);
    utimesSync(`${file}.new`, past, past);
    renameSync(`${file}.new`, file);
    if (!this.#services) return;
    // The services look for a change a few times a second.
    const question = `${this.url}/v1/data/query/production?query=${encodeURIComponent(editionQuery)}`;
    const isServed = async () =>
      ((await (await fetch(question)).json()) as { result: unknown }).result === edition.of;
    await until('the services read the new dataset', isServed);
  }

  async #respondToQuery(context: Context<Bindings>, next: Next): Promise<Response | undefined> {
    const { req } = context;
    const asked = req.query();
    if (asked.query === editionQuery) {
      await next();
      return undefined;
    }
    type Sent = { query?: string; params?: Record<string, unknown> };
    const sent: Sent = req.method === 'POST' ? await req.raw.clone().json() : {};
    const inQuery = Object.entries(asked).filter(([name]) => name.startsWith('$'));
    const parameters = inQuery.map(([name, value]) => [name.slice(1), JSON.parse(value)]);
    this.queries.push({
      method: req.method,
      query: sent.query ?? asked.query ?? '',
      parameters: { ...sent.params, ...Object.fromEntries(parameters) },
      perspective: asked.perspective ?? null,
      authorization: req.header('authorization') ?? null,
    });
    const response = outages[this.content]?.(context);
    if (response) return response;
    if (this.content === 'slow') await sleep(4_000);
    await next();
    if (this.content === 'half') await hangUpHalfway(context);
    return undefined;
  }

  async #respondToInsert(context: Context<Bindings>, next: Next): Promise<Response | undefined> {
    const { req } = context;
    const names = ['apikey', 'authorization', 'prefer', 'content-type'];
    const record: StoreRequest = {
      table: req.param('table') ?? '',
      search: new URL(req.url).search,
      headers: Object.fromEntries(names.map((name) => [name, req.header(name)])),
      body: await req.raw.clone().json(),
      status: null,
    };
    this.inserts.push(record);
    const mode = this.store;
    if (mode === 'late') await sleep(4_000);
    if (mode === 'tooLate') await sleep(9_000);
    const cut = cuts[mode]?.(context);
    if (cut) return cut;
    const response = refusals[mode]?.(record);
    if (!response) await next();
    record.status = (response ?? context.res).status;
    if (mode === 'lost') {
      context.res = undefined;
      return reset(context);
    }
    if (mode === 'half') {
      await hangUpHalfway(context);
      return undefined;
    }
    return response;
  }

  /** A request other than an insert, which faults of rows do not affect. */
  async #respondToRead(context: Context<Bindings>, next: Next): Promise<Response | undefined> {
    const mode = this.store;
    if (mode === 'hang' || mode === 'close') return cuts[mode]?.(context);
    if (mode === 'error500' || mode === 'error429' || mode === 'garbage') {
      return refusals[mode]?.({ table: '', body: null });
    }
    await next();
    return undefined;
  }
}

const contentError = (status: number, error: string, message: string) => () =>
  json(status, { statusCode: status, error, message });

const announcedGzip = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
/** Returns a stream of this many megabytes. */
function zeros(megabytes: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const megabyte = new Uint8Array(1_000_000).fill(48);
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent < megabytes) controller.enqueue(megabyte);
      else controller.close();
      sent += 1;
    },
  });
}

/** Responses of the failing content service. */
const outages: Partial<Record<ContentMode, Cut>> = {
  error404: contentError(404, 'Not Found', 'Dataset not found'),
  error429: contentError(429, 'Too Many Requests', 'Rate limit exceeded'),
  error500: contentError(500, 'Internal Server Error', 'An error occurred'),
  error503: contentError(503, 'Service Unavailable', 'Try later'),
  garbage: () => html(200, '<!doctype html><title>Sign in to the network</title>'),
  strange: () => json(200, { ms: 1, result: [null, 1, 'x', {}, { name: 'not yours' }] }),
  noresult: () => json(200, { ms: 1 }),
  hang: silence,
  gone: hangUp,
  reset,
  huge: () => new Response(zeros(200), { headers: { 'content-type': 'application/json' } }),
  bomb: () => new Response(zeros(100).pipeThrough(new CompressionStream('gzip')), { headers: announcedGzip }),
  uncompressed: () => new Response(JSON.stringify({ ms: 1, result: [] }), { headers: announcedGzip }),
};

/** Connections that break before a row is stored. */
const cuts: Partial<Record<StoreMode, Cut>> = { hang: silence, close: hangUp, reset };

const storeError = (code: string, message: string, row?: unknown) => ({
  code,
  details: row ? `Failing row contains (${JSON.stringify(row)}).` : null,
  hint: null,
  message,
});

/** Responses that refuse a row. The details repeat the row, as Postgres may. */
const refusals: Partial<Record<StoreMode, (row: Pick<StoreRequest, 'table' | 'body'>) => Response>> = {
  error500: ({ body }) => json(500, storeError('XX000', 'internal error', body)),
  error503: () => json(503, { message: 'The database is starting up' }),
  error401: ({ table }) =>
    json(401, storeError('42501', `new row violates row-level security policy for table "${table}"`)),
  error429: () => json(429, { message: 'Too many requests' }, { 'retry-after': '30' }),
  constraint: ({ table, body }) => {
    const message = `new row for relation "${table}" violates check constraint "${table}_email_check"`;
    return json(400, storeError('23514', message, body));
  },
  // A unique index that the owner added: its message names none of ours.
  otherIndex: () => json(409, storeError('23505', 'duplicate key value')),
  empty: () => new Response('', { status: 200 }),
  garbage: () => html(502, '<html><body>Bad gateway</body></html>'),
};

if (import.meta.main) {
  const folder = temporaryFolder('hosted');
  const hosted = new FaultyServices(folder);
  let ready = false;
  hosted.routes.get('/health', (context) => context.json({ ready }, ready ? 200 : 503));
  hosted.routes.get('/control', ({ json }) =>
    json({ inserts: hosted.inserts, queries: hosted.queries, documents: hosted.documents() }),
  );
  hosted.routes.post('/control', async ({ req, json }) => {
    const { documents, ...modes } = await req.json<Order>();
    Object.assign(hosted, modes);
    if (documents) await hosted.replaceDocuments(documents);
    return json({});
  });
  cpSync(path.resolve(import.meta.dirname, '../../embedded/dataset'), folder, { recursive: true });
  await hosted.start(['content', 'store'], {
    port: hostedServicesPort,
    dataDir: path.join(folder, 'data'),
    anonKey: hostedEnv.SUPABASE_ANON_KEY,
  });
  // A hosted store is ready. This one takes seconds to create, so that happens first.
  await fetch(`${hosted.url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { apikey: hostedEnv.SUPABASE_ANON_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Nobody', email: 'nobody@example.com', message: 'The first row.' }),
  });
  hosted.inserts = [];
  ready = true;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
  const [command, ...args] = process.argv.slice(2);
  if (command) {
    const child = spawn(command, args, { stdio: 'inherit' });
    process.on('exit', () => child.kill());
    const [code] = await once(child, 'exit');
    process.exit(code ?? 1);
  }
}
