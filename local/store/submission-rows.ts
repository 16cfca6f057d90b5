import type { PGlite } from '@electric-sql/pglite';

/** A stored row with its fields as text, as both the endpoint and the command line show it. */
export type SubmissionRow = Record<string, string | null>;
export type Submissions = Record<'signup_submissions' | 'contact_submissions', SubmissionRow[]>;

/** All submissions, oldest first. Runs as the owner of the database: no role of the REST interface may read them. */
export async function readSubmissions(database: PGlite): Promise<Submissions> {
  const time = `to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at`;
  const signups = await database.query<SubmissionRow>(`
    select ${time}, first_name, last_name, email, company, title, location, id::text
    from public.signup_submissions order by signup_submissions.created_at, id
  `);
  const messages = await database.query<SubmissionRow>(`
    select ${time}, name, email, company, id::text, message
    from public.contact_submissions order by contact_submissions.created_at, id
  `);
  return { signup_submissions: signups.rows, contact_submissions: messages.rows };
}
