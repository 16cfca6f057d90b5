/**
 * `npm run submissions [-- --json]` prints what the forms have stored. While the site runs, it asks the process that owns
 * the data folder; otherwise it opens the folder itself.
 */
import * as database from './database.ts';
import { withStore } from './owner.ts';
import { loadEnvFiles } from './settings.ts';
import { submissionsPath } from './store.ts';

try {
  const args = process.argv.slice(2);
  const unknown = args.find((arg) => arg !== '--json');
  if (unknown) throw new Error(`"${unknown}" is not understood; the only option is --json.`);
  loadEnvFiles();
  const stored = await withStore(submissionsPath, undefined, database.readSubmissions);
  const submissions = stored ?? database.noSubmissions;
  if (args.length > 0) console.log(JSON.stringify(submissions, null, 2));
  else {
    for (const [table, rows] of Object.entries(submissions)) {
      console.log(`${table} (${rows.length || 'no'} ${rows.length === 1 ? 'row' : 'rows'})`);
      // console.table aligns wide characters and escapes line breaks and control characters, but not direction marks.
      if (rows.length > 0) console.table(JSON.parse(JSON.stringify(rows).replace(/\p{Cf}/gu, ' ')));
    }
  }
} catch (error) {
  console.error(database.sentenceOf(error));
  process.exitCode = 1;
}
