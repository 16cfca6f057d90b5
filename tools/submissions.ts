/** `npm run submissions [-- --json]` prints the stored submissions, oldest first. */
import { errorSentence } from '../embedded/database.ts';
import { loadEnvFiles } from '../embedded/settings.ts';
import { formFields } from '../lib/leads/fields.ts';
import type { FormName } from '../lib/routes.ts';
import { queryStore } from './store.ts';

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
  const args = process.argv.slice(2);
  const unknown = args.find((arg) => arg !== '--json');
  if (unknown) throw new Error(`"${unknown}" is not understood; the only option is --json.`);
  loadEnvFiles();
  const submissions: Submissions = {
    signup_submissions: await queryRows('signup'),
    contact_submissions: await queryRows('contact'),
  };
  if (args.length > 0) console.log(JSON.stringify(submissions, null, 2));
  else {
    for (const [table, rows] of Object.entries(submissions)) {
      console.log(`${table} (${rows.length || 'no'} ${rows.length === 1 ? 'row' : 'rows'})`);
      // console.table aligns wide characters and escapes line breaks and control characters, but not direction marks.
      if (rows.length > 0) console.table(JSON.parse(JSON.stringify(rows).replace(/\p{Cf}/gu, ' ')));
    }
  }
} catch (error) {
  console.error(errorSentence(error));
  process.exitCode = 1;
}
