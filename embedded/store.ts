import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { hasReceiver } from '../lib/leads/delivery/deliver.ts';
import { isEqual } from '../lib/security/is-equal.ts';
import { log } from '../lib/server/log.ts';
import * as files from './database.ts';
import { deliverLeads } from './deliver-leads.ts';
import { errorSentence } from './error-sentence.ts';
import { jsonError } from './errors.ts';
import { deleteExpiredDaily } from './retention.ts';
import type { Settings } from './settings.ts';

/**
 * Runs a statement as the owner of the database. It requires the token, which only the user of the data folder can read.
 * It opens the database, so tools/store.ts asks only where there is one.
 */
export const queryPath = '/-/query';
const querySchema = z.object({ sql: z.string(), values: z.array(z.string()) });

/** Longest body in bytes: the longest message is 60,000 when a client escapes every character. */
const longestBody = 64 * 1024;

/** Throw it to end a request with an error in PostgREST's format (docs.postgrest.org, "Errors"). */
const restError = (status: number, code: string | null, message: string, details?: string, hint?: string) =>
  jsonError(status, { code, details: details ?? null, hint: hint ?? null, message });

/**
 * A local implementation of the part of Supabase's REST interface that the site uses, over an embedded Postgres. The anonymous
 * role can insert and nothing else. The caller holds the lock of the data folder.
 * @param token opens `queryPath`.
 */
export function createStore({ dataDir, migrationsDir, anonKey, delivery }: Settings, token: string) {
  let database: Promise<PGlite> | null = null;
  let deliveries: ReturnType<typeof deliverLeads> | undefined;
  let wasOpened = false;

  /** Opened by the first submission; after a failure the next one tries again. */
  function open(): Promise<PGlite> {
    const started = performance.now();
    wasOpened = true;
    database ??= files.openStore(dataDir, migrationsDir).then(
      (opened) => {
        log('info', 'store_opened', { ms: Math.round(performance.now() - started) });
        deliveries = deliverLeads(opened, delivery);
        deleteExpiredDaily(opened, path.join(dataDir, 'expired'));
        return opened;
      },
      (error) => {
        database = null;
        log('error', 'store_failed', { reason: errorSentence(error) });
        throw error;
      },
    );
    return database;
  }

  const routes = new Hono();
  routes.post(queryPath, async (context) => {
    const given = context.req.header('authorization') ?? '';
    if (!isEqual(given, `Bearer ${token}`)) throw jsonError(401, { message: 'The token is needed.' });
    const { sql, values } = querySchema.parse(await context.req.json());
    const { rows } = await (await open()).query(sql, values);
    return context.json(rows, 200, { 'cache-control': 'no-store' });
  });

  const tooLong = () => {
    throw restError(413, null, `A body may have ${longestBody} bytes.`);
  };
  routes.use('/rest/v1/*', bodyLimit({ maxSize: longestBody, onError: tooLong }));
  routes.all('/rest/v1/:table', async (context) => {
    checkKey(context, anonKey);
    const table = `public.${quoted(context.req.param('table'))}`;
    // A monitor's request must not open the database. The response is the one of Postgres.
    if (!wasOpened && context.req.method === 'GET') throw restError(401, '42501', 'permission denied');
    const insert = await toInsert(context, table);
    const headers = JSON.stringify(context.req.header());
    if (insert) {
      await asAnon(await open(), headers, insert.sql, [insert.json]);
      deliveries?.wake();
    } else {
      // Upserts, updates and returned rows need the right to read, which Postgres must refuse.
      await asAnon(await open(), headers, `select from ${table} limit 0`);
      throw restError(501, 'EMBEDDED', 'The embedded store implements plain inserts only');
    }
    return context.body(null, 201);
  });

  // Leads of an earlier run may wait to be delivered.
  const isThere = existsSync(files.databaseFolder(dataDir));
  if (hasReceiver(delivery.receivers) && isThere) open().catch(() => undefined);

  /** Claims no more leads; those on their way may arrive for a moment. */
  const stopDelivering = async () => deliveries?.stop();
  /** Closes the database when running statements are done. */
  const close = async () => {
    const opened = await database?.catch(() => null);
    await stopDelivering();
    await opened?.close();
  };
  return { routes, stopDelivering, close };
}

/** Checks a request as Supabase's API gateway does. */
function checkKey(context: Context, anonKey: string | null): void {
  const key = context.req.header('apikey');
  if (!key) {
    const hint = 'No `apikey` request header or url param was found.';
    throw jsonError(401, { message: 'No API key found in request', hint });
  }
  if (anonKey !== null && !isEqual(key, anonKey)) {
    const hint = 'Double check your Supabase `anon` or `service_role` API key.';
    throw jsonError(401, { message: 'Invalid API key', hint });
  }
  // supabase-js repeats the key as bearer token. Any other token would be a signed-in user, which does not exist here.
  const bearer = context.req.header('authorization');
  if (bearer && !isEqual(bearer, `Bearer ${key}`))
    throw restError(401, 'PGRST301', 'No suitable key or wrong key type');
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** Quotes a name as an SQL identifier. */
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * The INSERT that PostgREST would run for a request: the rows are one JSON parameter, which Postgres expands. Null when
 * the request is more than a plain insert.
 */
async function toInsert(context: Context, table: string): Promise<{ sql: string; json: string } | null> {
  const { req } = context;
  if ((req.header('content-profile') ?? 'public') !== 'public') {
    throw restError(406, 'PGRST106', 'Invalid schema: only public is exposed');
  }
  const wishes = /resolution=|return=representation/.test(req.header('prefer') ?? '');
  if (req.method !== 'POST' || wishes || req.query('on_conflict') !== undefined) return null;
  const type = req.header('content-type')?.split(';')[0];
  if (type !== 'application/json') throw restError(415, 'PGRST107', `Content-Type not acceptable: ${type}`);
  const bytes = await req.arrayBuffer();
  let rows: object[];
  try {
    rows = z.array(z.looseObject({})).parse([JSON.parse(utf8.decode(bytes))].flat());
  } catch {
    throw restError(400, 'PGRST102', 'Empty or invalid json');
  }
  const keys = rows.map((row) => Object.keys(row).sort());
  // supabase-js lists the columns when it sends several rows; without that list all rows must have the same columns.
  const named = req.query('columns')?.replaceAll('"', '').split(',');
  if (!named && keys.some((others) => others.join() !== keys[0]?.join())) {
    throw restError(400, 'PGRST102', 'All object keys must match');
  }
  const columns = (named ?? keys[0] ?? []).map(quoted).join(', ');
  const source = `select ${columns} from json_populate_recordset(null::${table}, $1)`;
  return { sql: `insert into ${table} (${columns}) ${source}`, json: JSON.stringify(rows) };
}

/**
 * Runs a statement as the anonymous role, in its own transaction, which resets the role at its end. As with PostgREST, the
 * statement's triggers can read the request's headers.
 */
async function asAnon(database: PGlite, headers: string, sql: string, values: string[] = []): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      await transaction.query(
        "select set_config('role', 'anon', true), set_config('request.headers', $1, true)",
        [headers],
      );
      await transaction.query(sql, values);
    });
  } catch (error) {
    const { code, message, detail, hint } = error as Record<string, string | undefined>;
    if (!code || !message || !/^[0-9A-Z]{5}$/.test(code)) throw error;
    // PostgREST knows the schema and responds to unknown tables and columns itself.
    if (code === '42P01') throw restError(404, 'PGRST205', `${message} in the schema cache`);
    if (code === '42703') throw restError(400, 'PGRST204', `${message} in the schema cache`);
    const status = code === '42501' ? 401 : code === '23503' || code === '23505' ? 409 : undefined;
    const failed = /^(0[89]|25|2D|3[89B]|40|5[3-8]|F0|HV|P0|XX)/.test(code);
    throw restError(status ?? (failed ? 500 : 400), code, message, detail, hint);
  }
}
