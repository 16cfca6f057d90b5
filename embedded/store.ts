import { createHash, timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { log } from '../lib/log.ts';
import * as files from './database.ts';
import { answered } from './refusal.ts';
import type { Settings } from './settings.ts';

/** Where the owner of the data folder shows all submissions to whoever can read its token. */
export const submissionsPath = '/-/submissions';

/** Longest body in bytes: the longest message takes 60,000 when a client escapes every character of it. */
const longestBody = 64 * 1024;

/** An error as PostgREST says it (docs.postgrest.org, "Errors"); to be thrown. */
const restError = (status: number, code: string | null, message: string, details?: string, hint?: string) =>
  answered(status, { code, details: details ?? null, hint: hint ?? null, message });

/**
 * The stand-in for Supabase: the REST interface over an embedded Postgres, as far as this site can tell it from a hosted
 * project. Inserts by the anonymous role work. The caller holds the lock of the data folder.
 * @param token opens the list of submissions.
 */
export function createStore({ dataDir, migrationsDir, anonKey }: Settings, token: string) {
  let database: Promise<PGlite> | null = null;

  /** Opened by the first submission; after a failure the next one tries again. */
  function open(): Promise<PGlite> {
    const started = performance.now();
    database ??= files.openStore(dataDir, migrationsDir).then(
      (opened) => {
        log('info', 'store_opened', { ms: Math.round(performance.now() - started) });
        return opened;
      },
      (error) => {
        database = null;
        log('error', 'store_failed', { reason: files.sentenceOf(error) });
        throw error;
      },
    );
    return database;
  }

  const routes = new Hono();
  routes.get(submissionsPath, async (context) => {
    const given = context.req.header('authorization') ?? '';
    if (!isSameSecret(given, `Bearer ${token}`)) throw answered(401, { message: 'The token is needed.' });
    // Nothing is created by looking.
    const exists = existsSync(files.databaseFolder(dataDir));
    context.header('cache-control', 'no-store');
    return context.json(exists ? await files.readSubmissions(await open()) : files.noSubmissions);
  });

  const tooLong = () => {
    throw restError(413, null, `A body may have ${longestBody} bytes.`);
  };
  routes.use('/rest/v1/*', bodyLimit({ maxSize: longestBody, onError: tooLong }));
  routes.all('/rest/v1/:table', async (context) => {
    checkKey(context, anonKey);
    const table = `public.${quoted(context.req.param('table'))}`;
    const insert = await insertOf(context, table);
    if (insert) await asAnon(await open(), insert.sql, [insert.json]);
    else {
      // Upserts, changes and wishes for the row need the right to read, which Postgres must refuse.
      await asAnon(await open(), `select from ${table} limit 0`);
      throw restError(501, 'EMBEDDED', 'The embedded store implements plain inserts only');
    }
    return context.body(null, 201);
  });

  /** Closes the database after the statements that are running. */
  const close = async () => (await database?.catch(() => null))?.close();
  return { routes, close };
}

/** What Supabase's gateway checks before PostgREST sees a request. */
function checkKey(context: Context, anonKey: string | null): void {
  const key = context.req.header('apikey');
  if (!key) {
    const hint = 'No `apikey` request header or url param was found.';
    throw answered(401, { message: 'No API key found in request', hint });
  }
  if (anonKey !== null && !isSameSecret(key, anonKey)) {
    const hint = 'Double check your Supabase `anon` or `service_role` API key.';
    throw answered(401, { message: 'Invalid API key', hint });
  }
  // supabase-js repeats the key as bearer token. Any other token would be a person signed in, and there are none.
  const bearer = context.req.header('authorization');
  if (bearer && !isSameSecret(bearer, `Bearer ${key}`))
    throw restError(401, 'PGRST301', 'No suitable key or wrong key type');
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
/** Compares in a time that does not tell how much was right. */
const isSameSecret = (a: string, b: string) => timingSafeEqual(sha256(a), sha256(b));
const utf8 = new TextDecoder('utf-8', { fatal: true });
/** A name as SQL identifier. */
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * The INSERT that PostgREST would make of a request: the rows travel as one JSON parameter that Postgres takes apart
 * itself. Null when the request is more than a plain insert.
 */
async function insertOf(context: Context, table: string): Promise<{ sql: string; json: string } | null> {
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
  // supabase-js names the columns of several rows; without that, all rows must have the same.
  const named = req.query('columns')?.replaceAll('"', '').split(',');
  if (!named && keys.some((others) => others.join() !== keys[0]?.join())) {
    throw restError(400, 'PGRST102', 'All object keys must match');
  }
  const columns = (named ?? keys[0] ?? []).map(quoted).join(', ');
  const source = `select ${columns} from json_populate_recordset(null::${table}, $1)`;
  return { sql: `insert into ${table} (${columns}) ${source}`, json: JSON.stringify(rows) };
}

/** Runs a statement as the anonymous visitor, in a transaction of its own: the role is gone with it. */
async function asAnon(database: PGlite, sql: string, values: string[] = []): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      await transaction.query("select set_config('role', 'anon', true)");
      await transaction.query(sql, values);
    });
  } catch (error) {
    const { code, message, detail, hint } = error as Record<string, string | undefined>;
    if (!code || !message || !/^[0-9A-Z]{5}$/.test(code)) throw error;
    // PostgREST knows tables and columns and does not ask Postgres for those that are not there.
    if (code === '42P01') throw restError(404, 'PGRST205', `${message} in the schema cache`);
    if (code === '42703') throw restError(400, 'PGRST204', `${message} in the schema cache`);
    const status = { '42501': 401, '23503': 409, '23505': 409 }[code];
    const failed = /^(0[89]|25|2D|3[89B]|40|5[3-8]|F0|HV|P0|XX)/.test(code);
    throw restError(status ?? (failed ? 500 : 400), code, message, detail, hint);
  }
}
