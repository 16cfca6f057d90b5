import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { LeadRow, Leads } from './lead.ts';
import { ask } from './terminal.ts';

/** The data of an answer; throws the sentence of an error. */
function dataOf<Answer extends { data: unknown; error: { message: string } | null }>(answer: Answer) {
  if (answer.error) throw new Error(answer.error.message);
  return answer.data as Extract<Answer, { error: null }>['data'];
}

/**
 * Signs in with password and the code of an authenticator app. The database's policies require both; a user without
 * an app gets the key for one.
 */
async function signIn({ auth }: SupabaseClient): Promise<void> {
  const { LEADS_STAFF_EMAIL, LEADS_STAFF_PASSWORD } = process.env;
  const email = LEADS_STAFF_EMAIL?.trim() || (await ask('E-mail: '));
  const password = LEADS_STAFF_PASSWORD || (await ask('Password: ', { secret: true }));
  dataOf(await auth.signInWithPassword({ email, password }));
  const { all, totp } = dataOf(await auth.mfa.listFactors());
  let factorId = totp[0]?.id;
  if (!factorId) {
    // One that was begun and never confirmed.
    for (const factor of all) dataOf(await auth.mfa.unenroll({ factorId: factor.id }));
    const factor = dataOf(await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Leads' }));
    console.error(`Add this key to your authenticator app, once: ${factor.totp.secret}`);
    factorId = factor.id;
  }
  const code = await ask('Code of your authenticator app: ');
  dataOf(await auth.mfa.challengeAndVerify({ factorId, code }));
}

/** All rows of the view, although an answer has 1,000 at most. */
async function readAll(client: SupabaseClient): Promise<LeadRow[]> {
  const found = new Map<string, LeadRow>();
  for (let read = 0; ; ) {
    const query = client.from('leads').select().order('created_at', { ascending: false }).order('id');
    const rows: LeadRow[] = dataOf(await query.range(read, read + 999));
    // A lead that arrives meanwhile moves the others on: one may come twice.
    for (const row of rows) found.set(row.id, row);
    read += rows.length;
    if (rows.length === 0) return [...found.values()];
  }
}

/** Leads of a Supabase project, read as a member of staff: policies decide what is possible. */
export async function hostedLeads(url: string, anonKey: string): Promise<Leads> {
  const client = createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
  await signIn(client);
  return {
    list: () => readAll(client),
    async answer(id, work) {
      const changed = await client
        .from('lead_work')
        .update(work)
        .eq('submission_id', id)
        .select('submission_id');
      if (dataOf(changed).length === 0) throw new Error('Nothing was changed: only staff may.');
    },
    forget: async (email) => dataOf(await client.rpc('forget', { email })),
    export: async (email) => dataOf(await client.rpc('export', { email })),
    close: () => client.auth.signOut({ scope: 'local' }),
  };
}
