/** `npm run licences` lists the licences of what runs in production, and fails for one that nobody has allowed. */
import process from 'node:process';
import { isAllowed, licenceOf, lockedPackages, nameOf } from './support/licences.ts';

const byLicence = new Map<string, Set<string>>();
for (const [folder, entry] of lockedPackages()) {
  const licence = licenceOf(folder, entry);
  if (!licence) continue;
  const name = nameOf(folder);
  if (!isAllowed(name, licence)) {
    console.error(`${name} ${entry.version}: ${licence} is not allowed (tests/support/licences.ts)`);
    process.exitCode = 1;
  }
  if (!entry.dev) byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(name));
}

for (const [licence, names] of [...byLicence].sort(([, a], [, b]) => b.size - a.size)) {
  console.log(`${licence} (${names.size})\n  ${[...names].sort().join(', ')}\n`);
}
