/** Prints the rows of the forms' tables as JSON, oldest first: a process for `readSubmissions`. */
import { errorSentence } from '../../embedded/error-sentence.ts';
import { loadEnvFiles } from '../../embedded/settings.ts';
import { formFields } from '../../lib/leads/fields.ts';
import type { FormName } from '../../lib/routes.ts';
import { queryStore } from '../../tools/store.ts';

/** A stored row with its fields as text. */
type Row = Record<string, string | null>;
export type Submissions = { signup_submissions: Row[]; contact_submissions: Row[] };

function queryRows(form: FormName): Promise<Row[]> {
  const table = `${form}_submissions`;
  const columns = formFields[form].map(({ name }) => name).join(', ');
  const time = `to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at`;
  const rows = `select ${time}, ${columns}, id from public.${table} order by ${table}.created_at, id`;
  return queryStore<Row>(`select to_json(rows) as data from (${rows}) as rows`);
}

try {
  loadEnvFiles();
  const submissions: Submissions = {
    signup_submissions: await queryRows('signup'),
    contact_submissions: await queryRows('contact'),
  };
  console.log(JSON.stringify(submissions));
} catch (error) {
  console.error(errorSentence(error));
  process.exitCode = 1;
}
