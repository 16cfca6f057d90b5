/**
 * Separate packages that the site's `npm ci` does not install: the Studio's and single tests' packages.
 * `node tools/install.ts <folder>` installs one where that is needed.
 */
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const projectDir = path.resolve(import.meta.dirname, '..');
const modified = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Installs the versions of a folder's package-lock.json, unless they are there already.
 * @param folder seen from the project
 * @param command `npm ci` refuses a lock file that lacks packages of other systems; `npm install` does not
 */
export function installPackages(folder: string, command: readonly [string, ...string[]] = ['ci']): void {
  const cwd = path.join(projectDir, folder);
  // npm writes this file last.
  const installed = modified(path.join(cwd, 'node_modules/.package-lock.json'));
  if (installed > modified(path.join(cwd, 'package-lock.json'))) return;
  console.error(`Installing the packages of ${folder}.`);
  const options = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', [...command, ...options], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    // npm is a script for the shell there.
    shell: process.platform === 'win32',
  });
}

if (import.meta.main) {
  const [, , folder] = process.argv;
  if (!folder) throw new Error('Usage: node tools/install.ts <folder>');
  installPackages(folder);
}
