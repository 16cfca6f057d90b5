import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '../env';
import type { SubmissionContext } from './context';
import type { Outcome } from './idempotency';
import type { ContactRow, SignupRow } from './schema';

/**
 * How long an insert may take, in milliseconds. The visitor gets a result long before (storeTimeLimit in idempotency.ts);
 * the store's late response decides if a retry inserts the row.
 */
const insertTimeLimit = 30_000;

type Table = 'signup_submissions' | 'contact_submissions';

/** Part of the names of the unique indexes that refuse a duplicate row. */
const idempotencyIndex = '_not_twice_';

let client: SupabaseClient | undefined;

function dataStore(): SupabaseClient {
  if (client) return client;
  const store = env().store;
  if (!store) throw new Error('no data store is configured');
  client = createClient(store.url, store.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) =>
        fetch(input, {
          ...init,
          cache: 'no-store',
          // Leads and the key go to the configured URL only.
          redirect: 'error',
          signal: init?.signal ?? AbortSignal.timeout(insertTimeLimit),
        }),
    },
  });
  return client;
}

/**
 * Inserts one row as the anonymous role. Without `.select()`: returning rows would need a read policy, which
 * must never exist. Only 201 counts as stored: a proxy's 200 is not a row.
 *
 * The context travels as a header, from which a trigger of the database writes it: the anonymous role may insert into the
 * two tables only.
 *
 * The unique indexes of supabase/migrations refuse a row that was stored within the last half hour. The row exists, so
 * the result is `stored`.
 *
 * An error's message may repeat typed values, so it is dropped.
 * @returns with a code for the log: an SQLSTATE or PostgREST code, `http_<status>`, or `unreachable`.
 */
export async function insertRow<Row extends SignupRow | ContactRow>(
  table: Table,
  row: Row,
  context: SubmissionContext,
): Promise<Outcome> {
  const { error, status } = await dataStore()
    .from(table)
    .insert(row)
    .setHeader('x-submission-context', JSON.stringify(context));
  if (!error && status === 201) return { stored: true };
  if (error?.code === '23505' && error.message.includes(idempotencyIndex)) return { stored: true };
  if (status === 0) return { stored: false, code: 'unreachable' };
  // The code comes from another machine, so it is logged only if it looks like one.
  const code = /^[A-Z0-9]{2,10}$/.test(error?.code ?? '') ? String(error?.code) : `http_${status}`;
  return { stored: false, code };
}

/**
 * True if gateway, REST interface and database respond. The request reads no row: a working store responds with Postgres's
 * refusal, because the anonymous role may not read.
 */
export async function isStoreAlive(signal: AbortSignal): Promise<boolean> {
  const table: Table = 'contact_submissions';
  const { error } = await dataStore().from(table).select('id').limit(0).retry(false).abortSignal(signal);
  return error?.code === '42501';
}
