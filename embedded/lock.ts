import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/*
 * Only one process may own a data folder: PGlite would let a second one open the files and corrupt them. The lock is
 * SQLite's lock on an empty file. The system holds it, so it is released however the process ends.
 */

/** The owner of the folder and its URL, for `npm run leads`; readable by its owner only. */
export const ownerFile = 'owner.json';

export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/**
 * Takes a data folder, creating it if need be.
 * @returns a function that releases the folder.
 * @throws FolderInUseError with one sentence when another process owns it.
 */
export function lockFolder(dataDir: string): () => void {
  // It holds visitors' names and messages, so only its owner may read it.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(path.join(dataDir, 'lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (!/locked/.test(String(error))) throw error;
    const pid = readOwner(dataDir)?.pid;
    throw new FolderInUseError(
      `The data folder ${dataDir} is in use by ${pid ? `process ${pid}` : 'another process'}: stop it, or set DATA_DIR to another folder.`,
    );
  }
}

/** The process that owns a data folder; the token opens `queryPath` of store.ts. */
export type Owner = { pid: number; url: string; token: string };

/** The recorded owner of the folder; null when there is none. */
export function readOwner(dataDir: string): Owner | null {
  try {
    return JSON.parse(readFileSync(path.join(dataDir, ownerFile), 'utf8'));
  } catch {
    return null;
  }
}
