import { createHash, timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { log } from '../lib/log.ts';
import {
  databaseFolder,
  noSubmissions,
  openStore,
  readSubmissions,
  type Submissions,
  sentenceOf,
} from './database.ts';
import { answered } from './refusal.ts';
import type { Settings } from './settings.ts';

/** Where the owner of the data folder shows all submissions to whoever can read its token. */
export const submissionsPath = '/-/submissions';

/** Longest body in bytes: the longest message takes 60,000 when a client escapes every character of it. */
const longestBody = 64 * 1024;

/** The database of a data folder, opened by the first submission. The caller holds the folder's lock. */
export class Store {
  readonly #settings: Settings;
  #database: Promise<PGlite> | null = null;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** The open database. After a failure the next call tries again. */
  async open(): Promise<PGlite> {
    this.#database ??= this.#open();
    return this.#database;
  }

  async #open(): Promise<PGlite> {
    const started = performance.now();
    try {
      const database = await openStore(this.#settings.dataDir, this.#settings.migrationsDir);
      log('info', 'store_opened', { ms: Math.round(performance.now() - started) });
      return database;
    } catch (error) {
      this.#database = null;
      log('error', 'store_failed', { reason: sentenceOf(error) });
      throw error;
    }
  }

  /** All rows. Nothing is created by looking. */
  async submissions(): Promise<Submissions> {
    if (!existsSync(databaseFolder(this.#settings.dataDir))) return noSubmissions;
    return readSubmissions(await this.open());
  }

  /** Closes the database after the statements that are running. */
  async close(): Promise<void> {
    const database = await this.#database?.catch(() => null);
    await database?.close();
  }
}

/** An error as PostgREST says it (docs.postgrest.org, "Errors"); to be thrown. */
const restError = (status: number, code: string | null, message: string, details?: string, hint?: string) =>
  answered(status, { code, details: details ?? null, hint: hint ?? null, message });

/** What other methods than POST would do, as statements that need the same rights and change nothing. */
const otherMethods: Record<string, (table: string) => string> = {
  GET: (table) => `select from ${table}`,
  HEAD: (table) => `select from ${table}`,
  PATCH: (table) => `update ${table} set id = id where false`,
  PUT: (table) => `update ${table} set id = id where false`,
  DELETE: (table) => `delete from ${table} where false`,
};

/**
 * The stand-in for Supabase's REST interface, as far as this site can tell it from a hosted project: inserts by the
 * anonymous role work. Everything else is put to Postgres as that role too, which refuses it. Should a migration ever
 * allow more, the answer is 501 and nothing has happened.
 */
export function storeRoutes(store: Store, anonKey: string | null, token: string): Hono {
  const app = new Hono();
  app.get(submissionsPath, async (context) => {
    const given = context.req.header('authorization') ?? '';
    if (!isSameSecret(given, `Bearer ${token}`))
      throw answered(401, { message: "The owner's token is needed." });
    context.header('cache-control', 'no-store');
    return context.json(await store.submissions());
  });

  const tooLong = () => {
    throw restError(413, null, `A body may have ${longestBody} bytes.`);
  };
  app.use('/rest/v1/*', bodyLimit({ maxSize: longestBody, onError: tooLong }));
  app.all('/rest/v1/:table', async (context) => {
    checkKey(context, anonKey);
    for (const header of ['accept-profile', 'content-profile']) {
      if ((context.req.header(header) ?? 'public') !== 'public')
        throw restError(406, 'PGRST106', 'Invalid schema: only public is exposed');
    }
    const { method } = context.req;
    const table = `public.${quoted(context.req.param('table'))}`;
    if (method === 'POST') {
      const { sql, rows, plain } = await insertOf(context, table);
      await asAnon(await store.open(), sql, [JSON.stringify(rows)], plain);
      return context.body(null, 201);
    }
    const sql = otherMethods[method]?.(table);
    if (!sql) throw restError(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
    await asAnon(await store.open(), sql, [], false);
    return context.body(null);
  });
  return app;
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
 * itself. An upsert and a wish for the row become clauses that need more rights than the anonymous role has.
 */
async function insertOf(context: Context, table: string) {
  const type = context.req.header('content-type')?.split(';')[0];
  if (type !== 'application/json') throw restError(415, 'PGRST107', `Content-Type not acceptable: ${type}`);
  const bytes = await context.req.arrayBuffer();
  let rows: object[];
  try {
    rows = z.array(z.looseObject({})).parse([JSON.parse(utf8.decode(bytes))].flat());
  } catch {
    throw restError(400, 'PGRST102', 'Empty or invalid json');
  }
  const keys = rows.map((row) => Object.keys(row).sort());
  // supabase-js names the columns of several rows; without that, all rows must have the same.
  const named = context.req.query('columns')?.replaceAll('"', '').split(',');
  if (!named && keys.some((others) => others.join() !== keys[0]?.join()))
    throw restError(400, 'PGRST102', 'All object keys must match');
  const columns = (named ?? keys[0] ?? []).map(quoted).join(', ');
  const prefer = context.req.header('prefer') ?? '';
  const upserts = prefer.includes('resolution=') || context.req.query('on_conflict') !== undefined;
  const returns = prefer.includes('return=representation');
  const sql = [
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
    ...(upserts ? ['on conflict (id) do nothing'] : []),
    ...(returns ? ['returning *'] : []),
  ].join(' ');
  return { sql, rows, plain: !upserts && !returns };
}

/**
 * Runs a statement as the anonymous visitor, in a transaction of its own: the role is gone with it.
 * @param supported false for what this stand-in cannot answer even if Postgres allows it: rolled back then.
 */
async function asAnon(database: PGlite, sql: string, values: string[], supported: boolean): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      await transaction.query("select set_config('role', 'anon', true)");
      await transaction.query(sql, values);
      if (!supported) throw restError(501, 'EMBEDDED', 'The embedded store implements plain inserts only');
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
