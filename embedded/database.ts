import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import { log } from '../lib/server/log.ts';
import { errorSentence } from './error-sentence.ts';
import { lockFolder } from './lock.ts';
import { deleteExpired } from './retention.ts';
import { projectDir } from './settings.ts';

/** Path of the database in a data folder. */
export const databaseFolder = (dataDir: string) => path.join(dataDir, 'store');

/**
 * Opens a database, runs the migrations that have not run yet, and deletes rows older than the privacy policy allows
 * (hosted projects do that every night). The caller holds the lock of the data folder.
 */
export async function openDatabase(folder: string, migrationsDir: string): Promise<PGlite> {
  // Loaded on demand: it costs memory, and most sessions store nothing.
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create({ dataDir: folder });
  try {
    await migrate(database, migrationsDir);
    await deleteExpired(database, path.join(path.dirname(folder), 'expired'));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Fills a folder under a temporary name and renames it when it is complete, so that a killed process leaves no
 * half-written database.
 */
async function createFolder(folder: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const parent = path.dirname(folder);
  const drafts = `${path.basename(folder)}.creating-`;
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(parent)) {
    if (name.startsWith(drafts)) rmSync(path.join(parent, name), { recursive: true, force: true });
  }
  // Readable by its owner only; PGlite's own files are not that strict.
  const draft = mkdtempSync(path.join(parent, drafts));
  await fill(draft);
  renameSync(draft, folder);
}

/**
 * Runs migrations in order of their files. Each runs in one transaction with its ledger entry, so that after a crash a
 * file has run completely or not at all. The objects of hosted projects come first: an older database lacks later additions to that
 * file. A migration is known by its name: its number may have been another one when it ran here.
 */
async function migrate(database: PGlite, folder: string): Promise<void> {
  await database.exec(readFileSync(path.join(projectDir, 'supabase/hosted-roles.sql'), 'utf8'));
  const ledger = await database.query<{ name: string }>(
    'select name from supabase_migrations.schema_migrations',
  );
  const done = new Set(ledger.rows.map(({ name }) => name));
  for (const file of readdirSync(folder).sort()) {
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
    if (!version || !name || done.has(name)) continue;
    const sql = readFileSync(path.join(folder, file), 'utf8');
    try {
      await database.transaction(async (transaction) => {
        await transaction.exec(sql);
        await transaction.query(
          'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)',
          [version, [sql], name],
        );
      });
    } catch (error) {
      throw new Error(`The migration ${file} failed: ${errorSentence(error)}.`);
    }
    log('info', 'migration_ran', { file });
  }
}

/**
 * Creates or updates the database of a folder in a separate process, so that the memory it takes is released
 * afterward.
 */
export async function prepare(folder: string, migrationsDir: string, signal?: AbortSignal): Promise<void> {
  const args = [import.meta.filename, folder, migrationsDir];
  const child = await promisify(execFile)(process.execPath, args, { signal }).catch((error) => {
    throw new Error(error.stderr?.trim().split('\n').at(-1) || errorSentence(error));
  });
  process.stderr.write(child.stderr);
}

/** Path of the snapshot that `npm run build` makes for the first submission: an empty database with these migrations. */
function snapshotFolder(migrationsDir: string): string {
  const migrations = readdirSync(migrationsDir).map((name) => path.join(migrationsDir, name));
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'supabase/hosted-roles.sql', ...migrations.sort()]) {
    hash.update(readFileSync(path.resolve(projectDir, file)));
  }
  return path.join(projectDir, '.next/cache/embedded-store', hash.digest('hex').slice(0, 16));
}

/** Makes the snapshot unless it exists, and deletes older ones. */
export async function makeSnapshot(migrationsDir: string, signal: AbortSignal): Promise<void> {
  const folder = snapshotFolder(migrationsDir);
  if (existsSync(folder)) return;
  rmSync(path.dirname(folder), { recursive: true, force: true });
  await prepare(folder, migrationsDir, signal);
}

/**
 * Opens the database of a data folder; a new one begins as a copy of the snapshot. Committed rows survive a killed
 * process, but possibly not a power cut: PGlite does not call fsync.
 */
export async function openStore(dataDir: string, migrationsDir: string): Promise<PGlite> {
  const folder = databaseFolder(dataDir);
  if (!existsSync(folder)) {
    const snapshot = snapshotFolder(migrationsDir);
    if (existsSync(snapshot)) await createFolder(folder, (draft) => cp(snapshot, draft, { recursive: true }));
    else await prepare(folder, migrationsDir);
  }
  return openDatabase(folder, migrationsDir);
}

// The child process that `prepare` starts.
if (import.meta.main) {
  const [folder = '', migrationsDir = ''] = process.argv.slice(2);
  try {
    const update = async (at: string) => (await openDatabase(at, migrationsDir)).close();
    if (existsSync(folder)) {
      lockFolder(path.dirname(folder));
      await update(folder);
    } else await createFolder(folder, update);
  } catch (error) {
    console.error(errorSentence(error));
    process.exitCode = 1;
  }
}
