import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFiles } from './env-files.ts';
import { readSettings, SettingsError } from './settings.ts';
import { databaseFolder, openDatabase } from './store/database.ts';
import { acquireLock, FolderInUseError, readLiveLock } from './store/owner-lock.ts';
import { submissionsPath } from './store/store-service.ts';
import { readSubmissions, type Submissions } from './store/submission-rows.ts';
import { formatSubmissions } from './store/submission-table.ts';

/**
 * `npm run submissions [-- --json]`: prints what the forms have stored. Works while the site runs, by asking the
 * process that owns the data folder, and while it does not, by opening the folder.
 */

const projectDir = join(import.meta.dirname, '..');
const args = process.argv.slice(2);

async function submissionsOf(dataDir: string, migrationsDir: string): Promise<Submissions> {
  const owner = readLiveLock(dataDir);
  if (owner) {
    if (!owner.url)
      throw new FolderInUseError(`Process ${owner.pid} is just starting; try again in a moment.`);
    const response = await fetch(`${owner.url}${submissionsPath}`, {
      headers: { authorization: `Bearer ${owner.token}` },
      signal: AbortSignal.timeout(20_000),
    });
    if (!response.ok) throw new Error(`Process ${owner.pid} answered ${response.status}.`);
    return (await response.json()) as Submissions;
  }
  // Nothing is created by looking.
  if (!existsSync(databaseFolder(dataDir))) return { signup_submissions: [], contact_submissions: [] };
  const lock = acquireLock(dataDir, () => process.kill(process.pid, 'SIGKILL'));
  process.on('exit', () => lock.release());
  const database = await openDatabase(dataDir, migrationsDir);
  try {
    return await readSubmissions(database);
  } finally {
    await database.close();
    lock.release();
  }
}

try {
  const unknown = args.find((arg) => arg !== '--json');
  if (unknown !== undefined)
    throw new SettingsError(`"${unknown}" is not understood; the only option is --json.`);
  loadEnvFiles(projectDir);
  const { dataDir, migrationsDir } = readSettings([], process.env, process.cwd(), projectDir);
  const submissions = await submissionsOf(dataDir, migrationsDir);
  console.log(
    args.includes('--json') ? JSON.stringify(submissions, null, 2) : formatSubmissions(submissions),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
