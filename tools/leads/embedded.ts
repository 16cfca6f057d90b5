import { queryStore } from '../store.ts';
import type { LeadRow, Work } from './lead.ts';

/*
 * Leads of the embedded store, read through the process that owns its folder or by opening the folder.
 */

/** Returns all leads, newest first. */
export const listLeads = () =>
  queryStore<LeadRow>('select to_json(leads) as data from public.leads order by created_at desc, id');

/** Changes what staff note about a lead; a field that is left out keeps its value. */
export async function updateWork(id: string, work: Work): Promise<void> {
  const sql = `update public.lead_work as work set status = coalesce(given.status, work.status),
      assignee = given.assignee, note = given.note
    from jsonb_populate_record(
      (select work from public.lead_work as work where submission_id = $1), $2
    ) as given
    where work.submission_id = $1`;
  await queryStore(sql, [id, JSON.stringify(work)]);
}

/** Deletes everything about an email address; returns the number of rows per table. */
export async function forgetPerson(email: string): Promise<Record<string, number>> {
  return (await queryStore<Record<string, number>>('select public.forget($1) as data', [email]))[0] ?? {};
}

/** Returns everything about an email address. */
export const exportPerson = async (email: string): Promise<unknown> =>
  (await queryStore('select public.export($1) as data', [email]))[0] ?? null;
