import fs from 'node:fs';
import path from 'node:path';

/* Checks the names of the migrations and the documentation about running them. */

const files = fs.readdirSync('supabase/migrations').sort();
const parts = files.map((file) => /^(\d{14})_([a-z_]+)\.sql$/.exec(file));
const read = (file: string) => fs.readFileSync(file, 'utf8');
const documents = ['README.md', ...fs.globSync('docs/**/*.md')];

/** Returns the UTC time in the fourteen digits of a file name. */
const momentOf = (digits: string) =>
  new Date(digits.replace(/^(....)(..)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6Z'));

test('prefixes each with a time in the past, so that the next one sorts after it', () => {
  expect(files.length).toBeGreaterThan(0);
  for (const [index, part] of parts.entries()) {
    const moment = momentOf(part?.[1] ?? '');
    expect([files[index], moment.getTime() <= Date.now()]).toEqual([files[index], true]);
    // Rejects month 13, which some engines roll over.
    expect(moment.toISOString().replace(/\D/g, '').slice(0, 14)).toBe(part?.[1]);
  }
});

// The Supabase CLI identifies a migration by number, the embedded store by name.
test.each([
  ['number', 1],
  ['name', 2],
])('has no two with the same %s', (_, group) => {
  const all = parts.map((part) => part?.[group]);
  expect(new Set(all).size).toBe(files.length);
});

test('names only existing migrations in documents', () => {
  const named = documents.flatMap((file) => [...read(file).matchAll(/supabase\/migrations\/([\w*]+\.sql)/g)]);
  expect(named.length).toBeGreaterThan(0);
  const missing = named.filter(([, name = '']) => !files.some((file) => path.matchesGlob(file, name)));
  expect(missing).toEqual([]);
});

test('names the tested version of the Supabase CLI in documents', () => {
  const [major] = JSON.parse(read('tests/deploy/supabase/package.json')).dependencies.supabase.split('.');
  const named = documents.flatMap((file) => read(file).match(/npx supabase\S*/g) ?? []);
  expect([...new Set(named)]).toEqual([`npx supabase@${major}`]);
});

test('documents login, link and the remote push', () => {
  const text = read('docs/go-live.md');
  const order = ['login', 'link --project-ref <ref>', 'db push --remote'].map((command) =>
    text.search(new RegExp(`npx supabase@\\d+ ${command}`)),
  );
  expect(order[0]).toBeGreaterThan(0);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});
