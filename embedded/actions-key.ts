import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the key from which builds on this machine derive the ids of the forms' actions, and creates it on first use.
 * Without it Next generates a key for each clean build (and every 14 days), and a form in an open tab calls an action that
 * the new server does not know. The file is readable by its owner only.
 */
export function readActionsKey(dataDir: string): string {
  const file = path.join(dataDir, 'actions-key');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    // Two builds may start at once: only one of them creates the file.
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
