import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '../env';
import type { SubmissionContext } from './context';
import type { Outcome } from './idempotency';
import type { ContactRow, SignupRow } from './schema';

/**
 * How long an insert may take, in milliseconds. The visitor has an answer long before (storeTimeLimit in
 * idempotency.ts); the store's late answer decides whether a retry inserts again.
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
 * the answer is `stored`.
 *
 * An error's message may repeat what was typed and is therefore dropped.
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
  // The code comes from another machine: it is logged only when it looks like a code.
  const code = /^[A-Z0-9]{2,10}$/.test(error?.code ?? '') ? String(error?.code) : `http_${status}`;
  return { stored: false, code };
}

/**
 * Whether gateway, REST interface and database answer. It asks for no row at all, and the answer that shows a working
 * store is Postgres's refusal, because the anonymous role may not read.
 */
export async function isStoreAlive(signal: AbortSignal): Promise<boolean> {
  const table: Table = 'contact_submissions';
  const { error } = await dataStore().from(table).select('id').limit(0).retry(false).abortSignal(signal);
  return error?.code === '42501';
}
