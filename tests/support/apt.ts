import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Installs a Debian or Ubuntu package if this user may; otherwise does nothing. */
export function aptInstall(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`No ${name} found: installing it with apt-get.`);
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', name], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    console.log('apt-get could not install it.');
  }
}

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/**
 * Returns the path of a program; installs its package if this user may.
 * @param name of the package
 * @param files possible paths; by default the package's name in the usual folders
 * @throws with the command that installs it if the program is missing.
 */
export function ensureProgram(
  name: string,
  files = folders.map((folder) => path.join(folder, name)),
): string {
  const find = () => files.find((file) => existsSync(file));
  if (!find()) aptInstall(name);
  const found = find();
  if (!found)
    throw new Error(`No ${name} was found. Install it, for example with: sudo apt-get install ${name}`);
  return found;
}
