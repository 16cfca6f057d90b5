import { existsSync } from 'node:fs';
import { databaseFolder, openDatabase } from '../embedded/database.ts';
import { FolderInUseError, lockFolder, type Owner, readOwner } from '../embedded/lock.ts';
import { readSettings } from '../embedded/settings.ts';
import { queryPath } from '../embedded/store.ts';

/**
 * Returns the column `data` of a statement's rows as JSON. While the site runs, the process that owns the data folder runs the
 * statement; otherwise this process opens the folder. Both act as the owner of the database. Empty if nothing was ever stored.
 */
export async function queryStore<Data>(sql: string, values: string[] = []): Promise<Data[]> {
  const { dataDir, migrationsDir } = readSettings();
  const folder = databaseFolder(dataDir);
  // Reading must not create a folder.
  if (!existsSync(folder)) return [];
  let unlock: () => void;
  try {
    unlock = lockFolder(dataDir);
  } catch (error) {
    const owner = readOwner(dataDir);
    if (!(error instanceof FolderInUseError) || !owner) throw error;
    return queryOwner(owner, sql, values);
  }
  const database = await openDatabase(folder, migrationsDir);
  try {
    return (await database.query<{ data: Data }>(sql, values)).rows.map(({ data }) => data);
  } finally {
    await database.close();
    unlock();
  }
}

/** Returns the column `data` of a statement's rows from the process that owns a data folder, which opens the store for it. */
export async function queryOwner<Data>(owner: Owner, sql: string, values: string[] = []): Promise<Data[]> {
  const response = await fetch(owner.url + queryPath, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}` },
    body: JSON.stringify({ sql, values }),
    signal: AbortSignal.timeout(20_000),
  });
  if (!response.ok) throw new Error(`Process ${owner.pid} answered ${response.status}.`);
  return ((await response.json()) as { data: Data }[]).map(({ data }) => data);
}
