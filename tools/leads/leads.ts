import { queryStore } from '../store.ts';

export const statuses = ['new', 'answered', 'qualified', 'closed'] as const;

/** Columns of the view `leads`, in the order of exported files. `last_error` is the code of why a notice failed. */
export const columns = [
  ...(['id', 'created_at', 'form', 'status', 'assignee', 'name', 'email', 'company', 'title'] as const),
  ...(['location', 'message', 'note', 'language', 'page', 'privacy_version', 'updated_at'] as const),
  ...(['updated_by', 'delivered_at', 'last_error'] as const),
] as const;

/** A row of the view `leads`. */
export type LeadRow = Record<(typeof columns)[number], string | null> & {
  id: string;
  form: 'signup' | 'contact';
  created_at: string;
  name: string;
  email: string;
  status: (typeof statuses)[number];
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
  close?: () => Promise<unknown>;
};

export const embeddedLeads: Leads = {
  list: () =>
    queryStore<LeadRow>('select to_json(leads) as data from public.leads order by created_at desc, id'),
  async answer(id, work) {
    const sql = `update public.lead_work as work set status = coalesce(given.status, work.status),
        assignee = given.assignee, note = given.note
      from jsonb_populate_record(
        (select work from public.lead_work as work where submission_id = $1), $2
      ) as given
      where work.submission_id = $1`;
    await queryStore(sql, [id, JSON.stringify(work)]);
  },
  async forget(email) {
    const sql = 'select public.forget($1) as data';
    return (await queryStore<Record<string, number>>(sql, [email]))[0] ?? {};
  },
  export: async (email) => (await queryStore('select public.export($1) as data', [email]))[0] ?? null,
};
