import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashSources, sourceFolders } from '@/embedded/build-record';

describe('hashSources', () => {
  let folder: string;
  const write = (file: string, content: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), content);
  };
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sources-'));
    for (const name of sourceFolders) write(`${name}/file.ts`, name);
    for (const name of fs.readdirSync('.').filter((name) => /\.(?:ts|mjs|json)$/.test(name)))
      write(name, name);
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  test.each(['app/file.ts', 'messages/file.ts', 'next.config.ts', 'package-lock.json', 'lib/new/file.ts'])(
    'differs after a change of %s',
    (file) => {
      const before = hashSources(folder);
      write(file, 'changed');
      expect(hashSources(folder)).not.toBe(before);
    },
  );

  test('differs after a file is renamed or removed', () => {
    const before = hashSources(folder);
    fs.renameSync(path.join(folder, 'app/file.ts'), path.join(folder, 'app/other.ts'));
    const renamed = hashSources(folder);
    fs.rmSync(path.join(folder, 'app/other.ts'));
    expect(new Set([before, renamed, hashSources(folder)]).size).toBe(3);
  });

  test.each([
    'public/fonts/a.woff2',
    'app/fonts/files.json',
    'public/images/embedded/a.png',
    'messages/en/landing.d.json.ts',
    'tests/file.ts',
    'README.md',
    'app/.DS_Store',
  ])('stays the same after a change of %s', (file) => {
    const before = hashSources(folder);
    write(file, 'changed');
    expect(hashSources(folder)).toBe(before);
  });

  test('is null where no sources were installed', () => {
    fs.rmSync(path.join(folder, 'app'), { recursive: true });
    expect(hashSources(folder)).toBeNull();
  });
});

test('counts every folder of the project as a source or as unneeded by a build', () => {
  const unneeded = ['.dockerignore', '.gitignore'].flatMap((file) =>
    fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.replaceAll('/', '')),
  );
  const folders = fs
    .readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'tools')
    .map(({ name }) => name);
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter((name) => ![...sourceFolders, ...unneeded].includes(name))).toEqual([]);
});
