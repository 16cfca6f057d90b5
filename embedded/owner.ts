import { existsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import * as database from './database.ts';
import { FolderInUseError, lockFolder, readOwner } from './lock.ts';
import { readSettings } from './settings.ts';

/**
 * Does something with the database of the data folder. While the site runs, the process that owns the folder is asked at
 * a path, with a JSON body if there is one; otherwise the folder is opened here. Null when nothing was ever stored.
 */
export async function withStore<Answer>(
  path: string,
  body: unknown,
  here: (database: PGlite) => Promise<Answer>,
): Promise<Answer | null> {
  const { dataDir, migrationsDir } = readSettings();
  const folder = database.databaseFolder(dataDir);
  // Looking must not create a folder.
  if (!existsSync(folder)) return null;
  let unlock: () => void;
  try {
    unlock = lockFolder(dataDir);
  } catch (error) {
    const owner = readOwner(dataDir);
    if (!(error instanceof FolderInUseError) || !owner) throw error;
    const response = await fetch(owner.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${owner.token}` },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    if (!response.ok) throw new Error(`Process ${owner.pid} answered ${response.status}.`);
    return (await response.json()) as Answer;
  }
  const open = await database.openDatabase(folder, migrationsDir);
  try {
    return await here(open);
  } finally {
    await open.close();
    unlock();
  }
}
