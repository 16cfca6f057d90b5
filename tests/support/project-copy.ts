import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Copies the project's own files, without what git ignores, into a temporary folder, and returns its path. */
export function copyProject(name: string): string {
  const folder = temporaryFolder(name);
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((name) => name && existsSync(path.join(root, name)))) {
    cpSync(path.join(root, file), path.join(folder, file));
  }
  return folder;
}

/** Gives a copy the packages of this installation: as hard links, or as copies where the disk is another one. */
export function linkPackages(folder: string): void {
  const from = path.join(root, 'node_modules');
  const to = path.join(folder, 'node_modules');
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    execFileSync('cp', ['-a', from, folder], { stdio: 'ignore' });
  }
}

/** Gives a copy what the last build here has compiled, as a platform keeps its cache between two builds. */
export function copyCompilerCache(folder: string): void {
  const cache = '.next/cache/turbopack';
  cpSync(path.join(root, cache), path.join(folder, cache), { recursive: true });
}
