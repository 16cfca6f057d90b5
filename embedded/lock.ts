import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/*
 * One process owns a data folder: a second one would open PGlite's files without an error and destroy them. The guard is
 * SQLite's lock on an empty file. The system holds it, so it ends with the process that took it, however that ends.
 */

/** Says who owns the folder and where it answers, for `npm run submissions`; readable by its owner only. */
export const ownerFile = 'owner.json';

export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/**
 * Takes a data folder, creating it if need be.
 * @returns gives the folder up.
 * @throws FolderInUseError with one sentence when another process owns it.
 */
export function lockFolder(dataDir: string): () => void {
  // Names and messages of visitors: for the owner's eyes only.
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
      `The data folder ${dataDir} is in use by ${pid ? `process ${pid}` : 'another process'}.`,
    );
  }
}

/** Who said last that it owns the folder; null when nobody has. */
export function readOwner(dataDir: string): { pid: number; url: string; token: string } | null {
  try {
    return JSON.parse(readFileSync(path.join(dataDir, ownerFile), 'utf8'));
  } catch {
    return null;
  }
}
