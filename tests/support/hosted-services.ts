/**
 * Stands in for hosted Sanity and hosted Supabase in the browser tests: `node tests/support/hosted-services.ts`.
 * Written apart from local/, so that the site is checked against a second reading of both interfaces.
 *
 * Control, for the tests only:
 * - `POST /control` `{content?, store?}` chooses how each service behaves from now on
 * - `POST /control/documents` `{set?, create?, patch?, remove?}` changes the dataset
 * - `POST /control/reset` puts dataset, behaviour and records back
 * - `GET /control/rows` what the store was asked, `GET /control/queries` what the content service was asked
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { evaluate, parse } from 'groq-js';
import { originalDocuments, type StoredDocument } from './hosted-documents.ts';
import { hostedEnv, hostedServicesPort } from './sites.ts';

export type ContentMode =
  | 'ok'
  | 'error500'
  | 'error503'
  /** 200 with a page of HTML. */
  | 'garbage'
  /** 200 with JSON that has no result. */
  | 'noresult'
  /** 200 with half of the promised body, then the connection closes. */
  | 'half'
  /** Accepts the request and never answers. */
  | 'hang'
  /** Closes the connection at once. */
  | 'gone'
  /** A dataset with no article in it. */
  | 'empty';

export type StoreMode =
  | 'ok'
  | 'error500'
  | 'error401'
  | 'error429'
  | 'constraint'
  | 'garbage'
  | 'hang'
  | 'close'
  /** Holds the answer until the next `POST /control`. */
  | 'slow';

/** One insert as it arrived. */
export type StoreRequest = {
  table: string;
  search: string;
  headers: Record<string, string | undefined>;
  body: unknown;
  /** Status of the answer; null when there was none. */
  status: number | null;
};

export type ContentQuery = {
  method: string;
  query: string;
  parameters: Record<string, unknown>;
  perspective: string | null;
  authorization: string | null;
  mode: ContentMode;
};

export type DocumentChange = {
  set?: StoredDocument[];
  create?: StoredDocument[];
  /** Fields by document id; null takes a field away. */
  patch?: Record<string, Record<string, unknown>>;
  remove?: string[];
};

const columns: Record<string, { required: string[]; optional: string[] }> = {
  signup_submissions: {
    required: ['first_name', 'last_name', 'email', 'company', 'title', 'location'],
    optional: [],
  },
  contact_submissions: { required: ['name', 'email', 'message'], optional: ['company'] },
};

const queryPath = '/v2025-06-26/data/query/production';
const imagePath = /^\/images\/proj1234\/production\/[a-z0-9]+-\d+x\d+\.(png|jpg|webp)$/;
/** One grey pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGM4AgAA6gDpuVoUvwAAAABJRU5ErkJggg==',
  'base64',
);

let documents: StoredDocument[] = [];
let contentMode: ContentMode = 'ok';
let storeMode: StoreMode = 'ok';
let requests: StoreRequest[] = [];
let queries: ContentQuery[] = [];
let held: (() => void)[] = [];

function reset() {
  documents = originalDocuments();
  contentMode = 'ok';
  storeMode = 'ok';
  requests = [];
  queries = [];
  release();
}

function release() {
  for (const answer of held) answer();
  held = [];
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = body === undefined ? '' : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(text);
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function visible(perspective: string | null): StoredDocument[] {
  // Since API version 2025-02-19 a query without a perspective sees what is published.
  return perspective === 'raw' ? documents : documents.filter(({ _id }) => !_id.startsWith('drafts.'));
}

async function answerQuery(request: IncomingMessage, response: ServerResponse, url: URL) {
  let query = url.searchParams.get('query') ?? '';
  const parameters: Record<string, unknown> = {};
  if (request.method === 'POST') {
    const body = JSON.parse(await read(request)) as { query: string; params?: Record<string, unknown> };
    query = body.query;
    Object.assign(parameters, body.params);
  }
  for (const [name, value] of url.searchParams) {
    if (name.startsWith('$')) parameters[name.slice(1)] = JSON.parse(value);
  }
  const perspective = url.searchParams.get('perspective');
  queries.push({
    method: request.method ?? '',
    query,
    parameters,
    perspective,
    authorization: request.headers.authorization ?? null,
    mode: contentMode,
  });

  switch (contentMode) {
    case 'error500':
      return send(response, 500, {
        statusCode: 500,
        error: 'Internal Server Error',
        message: 'An error occurred',
      });
    case 'error503':
      return send(response, 503, { statusCode: 503, error: 'Service Unavailable', message: 'Try later' });
    case 'garbage':
      response.writeHead(200, { 'content-type': 'text/html' });
      return response.end('<!doctype html><title>Sign in to the network</title>');
    case 'noresult':
      return send(response, 200, { ms: 1 });
    case 'hang':
      return;
    case 'gone':
      return request.socket.destroy();
  }
  const dataset = contentMode === 'empty' ? [] : visible(perspective);
  let result: unknown;
  try {
    const value = await evaluate(parse(query, { params: parameters }), {
      dataset,
      params: parameters,
      dereference: async ({ _ref }: { _ref: string }) => dataset.find(({ _id }) => _id === _ref) ?? null,
    });
    result = await value.get();
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    return send(response, 400, { error: { type: 'queryParseError', description, query } });
  }
  const body = JSON.stringify({ result, ms: 1, syncTags: ['s1:tests'] });
  if (contentMode === 'half') {
    const bytes = Buffer.from(body);
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': String(bytes.length + 2),
    });
    response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => request.socket.destroy());
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(body);
}

function refusal(
  table: string,
  body: unknown,
): { status: number; error: Record<string, string | null> } | null {
  const shape = columns[table];
  const error = (status: number, code: string, message: string) => ({
    status,
    error: { code, details: null, hint: null, message },
  });
  if (!shape) return error(404, 'PGRST205', `Could not find the table 'public.${table}' in the schema cache`);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return error(400, 'PGRST102', 'All object keys must match');
  }
  const row = body as Record<string, unknown>;
  const unknown = Object.keys(row).find((name) => ![...shape.required, ...shape.optional].includes(name));
  if (unknown) return error(400, 'PGRST204', `Could not find the '${unknown}' column of '${table}'`);
  const missing = shape.required.find((name) => row[name] === undefined || row[name] === null);
  if (missing) return error(400, '23502', `null value in column "${missing}"`);
  return null;
}

async function answerInsert(request: IncomingMessage, response: ServerResponse, url: URL) {
  const table = url.pathname.slice('/rest/v1/'.length);
  const record: StoreRequest = {
    table,
    search: url.search,
    headers: Object.fromEntries(
      ['apikey', 'authorization', 'prefer', 'content-type'].map((name) => [
        name,
        request.headers[name] as string | undefined,
      ]),
    ),
    body: JSON.parse(await read(request)),
    status: null,
  };
  requests.push(record);
  const answer = (status: number, body?: unknown, headers?: Record<string, string>) => {
    record.status = status;
    send(response, status, body, headers);
  };
  const accept = () => {
    if (record.headers.apikey !== hostedEnv.SUPABASE_ANON_KEY) {
      return answer(401, { message: 'Invalid API key', hint: 'Double check your API key.' });
    }
    const refused = refusal(table, record.body);
    if (refused) return answer(refused.status, refused.error);
    answer(201);
  };

  const failing = `Failing row contains (${JSON.stringify(record.body)}).`;
  switch (storeMode) {
    case 'ok':
      return accept();
    case 'slow':
      held.push(accept);
      return;
    case 'error500':
      return answer(500, { code: 'XX000', details: failing, hint: null, message: 'internal error' });
    case 'error401':
      return answer(401, {
        code: '42501',
        details: null,
        hint: null,
        message: `new row violates row-level security policy for table "${table}"`,
      });
    case 'error429':
      return answer(429, { message: 'Too many requests' }, { 'retry-after': '30' });
    case 'constraint':
      return answer(400, {
        code: '23514',
        details: failing,
        hint: null,
        message: `new row for relation "${table}" violates check constraint "${table}_email_check"`,
      });
    case 'garbage':
      record.status = 502;
      response.writeHead(502, { 'content-type': 'text/html' });
      response.end('<html><body>Bad gateway</body></html>');
      return;
    case 'hang':
      return;
    case 'close':
      request.socket.destroy();
  }
}

function change({ set, create, patch, remove }: DocumentChange) {
  if (set) documents = set;
  if (remove) documents = documents.filter(({ _id }) => !remove.includes(_id));
  if (create) documents = [...documents, ...create];
  for (const [id, fields] of Object.entries(patch ?? {})) {
    const target = documents.find(({ _id }) => _id === id);
    if (!target) throw new Error(`no document ${id}`);
    for (const [name, value] of Object.entries(fields)) {
      if (value === null) delete target[name];
      else target[name] = value;
    }
  }
}

async function answerControl(request: IncomingMessage, response: ServerResponse, url: URL) {
  const route = `${request.method} ${url.pathname}`;
  if (route === 'GET /control/rows') return send(response, 200, requests);
  if (route === 'GET /control/queries') return send(response, 200, queries);
  if (route === 'POST /control/reset') {
    reset();
    return send(response, 200, {});
  }
  if (route === 'POST /control/documents') {
    change(JSON.parse(await read(request)) as DocumentChange);
    return send(response, 200, { documents: documents.length });
  }
  if (route === 'POST /control') {
    const wish = JSON.parse(await read(request)) as { content?: ContentMode; store?: StoreMode };
    contentMode = wish.content ?? contentMode;
    storeMode = wish.store ?? storeMode;
    release();
    return send(response, 200, { content: contentMode, store: storeMode });
  }
  send(response, 404, { message: `no control ${route}` });
}

async function handle(request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', `http://127.0.0.1:${hostedServicesPort}`);
  if (url.pathname === '/health') return send(response, 200, { ok: true });
  if (url.pathname.startsWith('/control')) return answerControl(request, response, url);
  if (url.pathname === queryPath) return answerQuery(request, response, url);
  if (request.method === 'POST' && url.pathname.startsWith('/rest/v1/')) {
    return answerInsert(request, response, url);
  }
  if (imagePath.test(url.pathname)) {
    response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'public, max-age=60' });
    return response.end(pixel);
  }
  send(response, 404, {
    statusCode: 404,
    error: 'Not Found',
    message: `no ${request.method} ${url.pathname}`,
  });
}

reset();
const server = createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    console.error('hosted-services:', error);
    if (response.headersSent) response.destroy();
    else send(response, 500, { message: String(error) });
  });
});
server.listen(hostedServicesPort, '127.0.0.1');
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
    process.exit(0);
  });
}
