import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { projectDir } from './settings.ts';

/*
 * Keeps a build from replacing the files of a running site: sites share the lock of the build folder, a build needs it
 * alone. It is SQLite's lock on an empty file, which the system releases however a process ends (lock.ts). The folder
 * survives builds, because Next keeps its cache.
 */

const folder = path.join(projectDir, '.next/cache');

class BuildFolderInUseError extends Error {
  override name = 'BuildFolderInUseError';
}

function lock(statements: string): () => void {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(path.join(folder, 'build.lock'), { timeout: 0 });
  try {
    database.exec(statements);
    return () => database.close();
  } catch (error) {
    database.close();
    if (!/locked/.test(String(error))) throw error;
    throw new BuildFolderInUseError(
      'A site or a build is running in this folder, and a build would replace its files. Stop it first, or build in a copy of the folder.',
    );
  }
}

/**
 * Takes the build folder for a build.
 * @returns a function that releases it.
 * @throws an error with a sentence for the terminal when a site runs from the folder, or another build.
 */
export const lockForBuild = () => lock('BEGIN EXCLUSIVE');

/**
 * Shares the build folder with other running sites.
 * @throws an error with a sentence for the terminal when a build is running.
 */
export function lockForSite(): void {
  try {
    lock('BEGIN; SELECT count(*) FROM sqlite_master');
  } catch (error) {
    // In a folder that this user cannot write, a build cannot start either.
    if (error instanceof BuildFolderInUseError) throw error;
  }
}
