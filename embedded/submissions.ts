/**
 * `npm run submissions [-- --json]` prints what the forms have stored. While the site runs, it asks the process that owns
 * the data folder; otherwise it opens the folder itself.
 */
import { existsSync } from 'node:fs';
import * as database from './database.ts';
import { FolderInUseError, lockFolder, readOwner } from './lock.ts';
import { loadEnvFiles, readSettings } from './settings.ts';
import { submissionsPath } from './store.ts';

async function readAll(): Promise<database.Submissions> {
  const { dataDir, migrationsDir } = readSettings();
  const folder = database.databaseFolder(dataDir);
  // Listing must not create a folder.
  if (!existsSync(folder)) return database.noSubmissions;
  try {
    const unlock = lockFolder(dataDir);
    const open = await database.openDatabase(folder, migrationsDir);
    const submissions = await database.readSubmissions(open);
    await open.close();
    unlock();
    return submissions;
  } catch (error) {
    const owner = readOwner(dataDir);
    if (!(error instanceof FolderInUseError) || !owner) throw error;
    const headers = { authorization: `Bearer ${owner.token}` };
    const response = await fetch(owner.url + submissionsPath, {
      headers,
      signal: AbortSignal.timeout(20_000),
    });
    if (!response.ok) throw new Error(`Process ${owner.pid} answered ${response.status}.`);
    return (await response.json()) as database.Submissions;
  }
}

try {
  const args = process.argv.slice(2);
  const unknown = args.find((arg) => arg !== '--json');
  if (unknown) throw new Error(`"${unknown}" is not understood; the only option is --json.`);
  loadEnvFiles();
  const submissions = await readAll();
  if (args.length > 0) console.log(JSON.stringify(submissions, null, 2));
  else {
    for (const [table, rows] of Object.entries(submissions)) {
      console.log(`${table} (${rows.length || 'no'} ${rows.length === 1 ? 'row' : 'rows'})`);
      // console.table aligns wide characters and escapes line breaks and control characters.
      if (rows.length > 0) console.table(rows);
    }
  }
} catch (error) {
  console.error(database.sentenceOf(error));
  process.exitCode = 1;
}
