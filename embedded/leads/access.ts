import type { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import { withStore } from '../owner.ts';

export const statuses = ['new', 'answered', 'qualified', 'closed'] as const;

/** A row of the view `leads`. */
export type LeadRow = {
  id: string;
  form: 'signup' | 'contact';
  created_at: string;
  name: string;
  email: string;
  company: string | null;
  title: string | null;
  location: string | null;
  message: string | null;
  language: string | null;
  page: string | null;
  privacy_version: string | null;
  status: (typeof statuses)[number];
  assignee: string | null;
  note: string | null;
  updated_at: string | null;
  updated_by: string | null;
  delivered_at: string | null;
  /** Why the notice has not been delivered, as a code. */
  last_error: string | null;
};

/** What staff change. A field that is left out stays; null empties it. */
export type Work = { status?: LeadRow['status']; assignee?: string | null; note?: string | null };

/** Where leads are: in the embedded database, or in a Supabase project (hosted.ts). */
export type Leads = {
  /** Newest first. */
  list: () => Promise<LeadRow[]>;
  answer: (id: string, work: Work) => Promise<void>;
  /** Deletes everything about an address; gives the number of rows per table. */
  forget: (email: string) => Promise<Record<string, number>>;
  /** Everything about an address. */
  export: (email: string) => Promise<unknown>;
  close: () => Promise<void>;
};

/** Path at which the owner of the data folder takes calls; it requires the folder's token. */
export const leadsPath = '/-/leads';

export const leadCall = z.discriminatedUnion('call', [
  z.object({ call: z.literal('list') }),
  z.object({
    call: z.literal('answer'),
    id: z.uuid(),
    work: z.object({
      status: z.enum(statuses).optional(),
      assignee: z.string().nullish(),
      note: z.string().nullish(),
    }),
  }),
  z.object({ call: z.enum(['forget', 'export']), email: z.string() }),
]);
type LeadCall = z.infer<typeof leadCall>;

/** Runs a call as the owner of the database. The answer is always JSON. */
export async function runLeadCall(database: PGlite, call: LeadCall): Promise<unknown> {
  if (call.call === 'list') {
    const sql = 'select to_json(leads) as lead from public.leads order by created_at desc, id';
    return (await database.query<{ lead: LeadRow }>(sql)).rows.map(({ lead }) => lead);
  }
  if (call.call === 'answer') {
    const sql = `update public.lead_work as work set status = coalesce(given.status, work.status),
        assignee = given.assignee, note = given.note
      from jsonb_populate_record(
        (select work from public.lead_work as work where submission_id = $1), $2
      ) as given
      where work.submission_id = $1`;
    await database.query(sql, [call.id, JSON.stringify(call.work)]);
    return null;
  }
  const answer = await database.query<{ data: unknown }>(`select public.${call.call}($1) as data`, [
    call.email,
  ]);
  return answer.rows[0]?.data;
}

/** The embedded store, through the process that owns its folder or by opening it. */
export function embeddedLeads(): Leads {
  const run = (call: LeadCall) => withStore(leadsPath, call, (database) => runLeadCall(database, call));
  return {
    list: async () => ((await run({ call: 'list' })) ?? []) as LeadRow[],
    answer: async (id, work) => void (await run({ call: 'answer', id, work })),
    forget: async (email) => ((await run({ call: 'forget', email })) ?? {}) as Record<string, number>,
    export: (email) => run({ call: 'export', email }),
    close: async () => undefined,
  };
}
