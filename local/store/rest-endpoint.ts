import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PGlite } from '@electric-sql/pglite';
import { log } from '../../lib/log.ts';
import { abandonBody, BodyTooLargeError, isAborted, readBody, sendJson } from '../http-exchange.ts';
import { type Catalogue, quoted } from './catalogue.ts';
import { findTable, type InsertRequest, insertStatement, type Statement } from './insert-statement.ts';
import { isPostgresError, passedOn, RestError, restError } from './rest-errors.ts';

export type OpenStore = { database: PGlite; catalogue: Catalogue };

export type RestOptions = {
  /** Resolves when the database is open; requests wait for it. */
  store: Promise<OpenStore>;
  /** Key that callers must send; null accepts any. */
  anonKey: string | null;
};

/** Longest body in bytes: the longest message takes 60,000 when a client escapes every character of it. */
const bodyLimit = 64 * 1024;

/**
 * Answers `/rest/v1/<table>` like a hosted Supabase project does for the anon key, as far as this site can tell:
 * inserts work; everything else is put to Postgres as the role anon, which refuses it. Should a migration ever allow
 * more, the answer is 501 and nothing has happened: filters, projections and counts are not implemented.
 */
export async function answerRest(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  options: RestOptions,
): Promise<void> {
  try {
    checkKey(request, url, options.anonKey);
    const table = tableOf(url.pathname);
    checkSchema(request);
    if (request.method === 'POST') {
      const insert = await readInsert(request, url, table);
      const { database, catalogue } = await options.store;
      await runAsAnon(database, insertStatement(catalogue, insert), insert.returning);
      response.writeHead(201, { 'content-length': '0', 'content-range': '*/*' });
      response.end();
      return;
    }
    const { database, catalogue } = await options.store;
    await runAsAnon(database, probeStatement(request.method ?? '', table, catalogue), true);
  } catch (error) {
    answerRestError(request, response, error);
  }
}

function answerRestError(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (isAborted(request)) return;
  abandonBody(request, response);
  if (error instanceof RestError) {
    sendJson(response, error.status, error.body, error.headers);
  } else if (error instanceof BodyTooLargeError) {
    sendJson(response, 413, { code: null, details: null, hint: null, message: error.message });
  } else {
    // The error of a database may quote what a visitor typed: only its kind is logged.
    log('error', 'store_failed', { kind: error instanceof Error ? error.name : typeof error });
    sendJson(response, 500, { code: 'XX000', details: null, hint: null, message: 'The store failed.' });
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Compares in a time that does not tell how much was right. */
export const isSameSecret = (a: string, b: string) => timingSafeEqual(sha256(a), sha256(b));

/** What Supabase's gateway checks before PostgREST sees a request. */
function checkKey(request: IncomingMessage, url: URL, anonKey: string | null): void {
  const header = request.headers.apikey;
  const key = (Array.isArray(header) ? header[0] : header) || url.searchParams.get('apikey');
  if (!key) {
    throw new RestError(401, {
      message: 'No API key found in request',
      hint: 'No `apikey` request header or url param was found.',
    });
  }
  if (anonKey !== null && !isSameSecret(key, anonKey)) {
    throw new RestError(401, {
      message: 'Invalid API key',
      hint: 'Double check your Supabase `anon` or `service_role` API key.',
    });
  }
  // supabase-js repeats a key as bearer token. Any other token would be a person signed in, and there are none.
  const bearer = /^Bearer\s+(.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearer !== undefined && !isSameSecret(bearer, key)) {
    throw restError(401, 'PGRST301', 'No suitable key or wrong key type', { 'www-authenticate': 'Bearer' });
  }
}

function tableOf(path: string): string {
  const segments = path.slice('/rest/v1/'.length).split('/');
  let name = segments[0] ?? '';
  try {
    name = decodeURIComponent(name);
  } catch {
    // Not a name then: it is not found below.
  }
  if (name === 'rpc') {
    throw restError(404, 'PGRST202', 'Could not find the function in the schema cache');
  }
  if (segments.length > 1 || name === '')
    throw restError(404, 'PGRST125', 'Invalid path specified in request URL');
  return name;
}

function checkSchema(request: IncomingMessage): void {
  for (const header of ['accept-profile', 'content-profile']) {
    const schema = request.headers[header];
    if (schema !== undefined && schema !== 'public') {
      throw restError(406, 'PGRST106', 'Invalid schema: only public is exposed');
    }
  }
}

async function readInsert(request: IncomingMessage, url: URL, table: string): Promise<InsertRequest> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw restError(415, 'PGRST107', `Content-Type not acceptable: ${type ?? 'none'}`);
  }
  const bytes = await readBody(request, bodyLimit);
  let body: string;
  try {
    body = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw restError(400, 'PGRST102', 'Empty or invalid json');
  }
  const prefer = String(request.headers.prefer ?? '');
  const onConflict = url.searchParams.get('on_conflict');
  const resolution = /resolution=(merge|ignore)-duplicates/.exec(prefer)?.[1] as
    | 'merge'
    | 'ignore'
    | undefined;
  return {
    table,
    body,
    columns: url.searchParams.get('columns'),
    upsert: resolution || onConflict !== null ? { resolution: resolution ?? 'merge', onConflict } : null,
    returning: /return=(representation|headers-only)/.test(prefer),
  };
}

/** A statement that needs the right that the method would need, and changes and returns nothing. */
function probeStatement(method: string, tableName: string, catalogue: Catalogue): Statement {
  const table = findTable(catalogue, tableName);
  const name = `public.${quoted(tableName)}`;
  const column = quoted([...table.columns.keys()][0] ?? '');
  switch (method) {
    case 'GET':
    case 'HEAD':
      return { sql: `select * from ${name} limit 0`, values: [] };
    case 'PATCH':
    case 'PUT':
      return { sql: `update ${name} set ${column} = ${column} where false`, values: [] };
    case 'DELETE':
      return { sql: `delete from ${name} where false`, values: [] };
    default:
      throw restError(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
  }
}

/**
 * Runs a statement as the anonymous visitor, in a transaction of its own: the role is gone with it.
 * @param unsupported true for what this stand-in cannot answer even if Postgres allows it: rolled back then.
 * @throws RestError for what Postgres refuses.
 */
async function runAsAnon(database: PGlite, statement: Statement, unsupported: boolean): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      await transaction.query("select set_config('role', 'anon', true)");
      await transaction.query(statement.sql, statement.values);
      if (unsupported) throw restError(501, 'EMBEDDED', 'The embedded store implements plain inserts only');
    });
  } catch (error) {
    throw isPostgresError(error) ? passedOn(error) : error;
  }
}
