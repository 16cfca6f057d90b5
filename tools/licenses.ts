/** `npm run licenses` lists the licenses of production packages, and fails for a license that is not on the list. */
import { readFileSync } from 'node:fs';
import process from 'node:process';

/** A package as package-lock.json lists it. */
export type Locked = {
  /** Where it differs from the folder's. */
  name?: string;
  version?: string;
  resolved?: string;
  /** Hash of the archive, as in `<script integrity>`. */
  integrity?: string;
  /** True for a package inside its parent's archive. */
  inBundle?: boolean;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  link?: boolean;
};

/** The packages of a package-lock.json by their folder, without the project itself. */
export function lockedPackages(project = '.'): [folder: string, entry: Locked][] {
  const text = readFileSync(`${project}/package-lock.json`, 'utf8');
  const lock = JSON.parse(text) as { packages: Record<string, Locked> };
  return Object.entries(lock.packages).filter(([folder]) => folder !== '');
}

export const packageName = (folder: string) =>
  folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Licenses that a website may use without publishing its source. */
const permitted = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'Zlib'],
  ...['CC0-1.0', 'Public Domain', 'Python-2.0', 'Unlicense', 'WTFPL'],
  // Texts and data: they require attribution, which their packages contain.
  ...['CC-BY-3.0', 'CC-BY-4.0'],
  // Fonts may be served and cut, not sold by themselves.
  'OFL-1.1',
  // A changed file would have to be published; no file of a package is changed.
  'MPL-2.0',
]);

/** sharp's image library is loaded as a separate library, as the LGPL requires. */
const libraries = /^@img\/sharp-/;

/** True if an SPDX expression, such as `(MIT OR GPL-3.0)`, permits a package. */
export function isAllowed(name: string, expression: string): boolean {
  const allowed = (license: string) =>
    permitted.has(license) || (license === 'LGPL-3.0-or-later' && libraries.test(name));
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => allowed(license.trim())));
}

/**
 * Licenses of packages whose package.json names them in the array `licenses`, which npm does not copy to lock files.
 * The key has the version, because the next one may have another license.
 */
const licensesOutsideLock: Record<string, string> = {
  'format@0.2.2': 'MIT',
  'md5-o-matic@0.1.1': 'MIT',
};

/** Returns the license of a package, installed or not, or 'unknown'. */
export const findLicense = (name: string, { license, version }: Pick<Locked, 'license' | 'version'>) =>
  license ?? licensesOutsideLock[`${name}@${version}`] ?? 'unknown';

if (import.meta.main) {
  const byLicence = new Map<string, Set<string>>();
  for (const [folder, entry] of lockedPackages()) {
    const name = packageName(folder);
    const license = findLicense(name, entry);
    if (!isAllowed(name, license)) {
      console.error(`${name} ${entry.version}: ${license} is not allowed (tools/licenses.ts)`);
      process.exitCode = 1;
    }
    if (!entry.dev) byLicence.set(license, (byLicence.get(license) ?? new Set()).add(name));
  }

  for (const [license, names] of [...byLicence].sort(([, a], [, b]) => b.size - a.size)) {
    console.log(`${license} (${names.size})\n  ${[...names].sort().join(', ')}\n`);
  }
}
