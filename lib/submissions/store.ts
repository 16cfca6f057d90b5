import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '../env';
import type { ContactRow, SignupRow } from './schema';

/** Longest wait for the data store, in milliseconds. */
const storeTimeLimit = 8000;

type Rows = { signup_submissions: SignupRow; contact_submissions: ContactRow };

let client: SupabaseClient | undefined;

function dataStore(): SupabaseClient {
  if (client) return client;
  const store = env().store;
  if (!store) throw new Error('no data store is configured');
  client = createClient(store.url, store.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) =>
        fetch(input, { ...init, cache: 'no-store', signal: AbortSignal.timeout(storeTimeLimit) }),
    },
  });
  return client;
}

/**
 * Inserts one row as the anonymous role. Without `.select()`: returning rows would need a read policy, which
 * must never exist.
 * @returns the error code of the store, or null when the row is in. Network failures and time-outs are the
 * code `unreachable`; the message of an error may repeat what was typed and is therefore dropped.
 */
export async function insertRow<Table extends keyof Rows>(
  table: Table,
  row: Rows[Table],
): Promise<string | null> {
  const { error } = await dataStore().from(table).insert(row);
  if (!error) return null;
  return error.code || 'unreachable';
}
