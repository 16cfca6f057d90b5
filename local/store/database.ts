import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { runMigrations } from './migrations.ts';

/** Where the database of a data folder lies. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'store');

/**
 * Opens the database of a data folder and brings it up to date with the migrations; rows older than the
 * privacy policy allows are deleted. The caller holds the folder's
 * lock.
 *
 * Committed rows survive the death of the process at any moment. They may not survive a power cut: PGlite writes
 * through the operating system's cache and never forces it to disk.
 * @throws MigrationError, or PGlite's error when the files cannot be opened.
 */
export async function openDatabase(dataDir: string, migrationsDir: string): Promise<PGlite> {
  const folder = databaseFolder(dataDir);
  if (!existsSync(folder)) await createDatabase(dataDir, folder);
  const database = await PGlite.create({ dataDir: folder });
  try {
    await runMigrations(database, migrationsDir);
    // Hosted projects do this every night (supabase/migrations/*_retention.sql).
    await database.query('select public.delete_expired_submissions()');
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/**
 * Creates the database under another name and moves it into place when it is complete: a process that is killed
 * meanwhile leaves no half database that the next one would take for a whole one. It takes seconds of computing, so
 * it happens in a thread, and the content service of the same process keeps answering.
 */
async function createDatabase(dataDir: string, folder: string): Promise<void> {
  const draft = join(dataDir, 'store.creating');
  rmSync(draft, { recursive: true, force: true });
  // PGlite's own files are readable by everyone; the folder is not.
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  await new Promise<void>((resolve, reject) => {
    const worker = new Worker(join(import.meta.dirname, 'create-database.ts'), { workerData: draft });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The database could not be created.')),
    );
  });
  renameSync(draft, folder);
}
