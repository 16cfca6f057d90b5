import { queryStore } from '../store.ts';
import type { LeadRow, Leads } from './lead.ts';

/** The embedded store, through the process that owns its folder or by opening it. */
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
