import fs from 'node:fs';
import path from 'node:path';
import { features } from '@/lib/routes';

/*
 * A page imports one sheet of app/styles, which has the classes of the components that its `@source` lines name. A component
 * that a page imports and its sheet does not name would lose its styles on this page alone. The landing page has a second
 * sheet for the pictures of its closed disclosures.
 */

const laterSheet = 'app/styles/later/closed-pictures.css';
const [openTab] = features;
const closedPictures = [
  ...features.filter((feature) => feature !== openTab).map((feature) => `${feature}/crop`),
  'import-assist/parts/panels',
];

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/** Returns the path of an imported source file, or null for packages, styles and data. */
function resolve(from: string, specifier: string): string | null {
  if (!/^(?:@\/|\.)/.test(specifier)) return null;
  const base = specifier.startsWith('@/') ? specifier.slice(2) : path.join(path.dirname(from), specifier);
  const files = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => base + ending);
  return files.find((file) => fs.existsSync(path.join(root, file))) ?? null;
}

/** Returns the files of a page and of the components that it may render, without the pictures of closed disclosures. */
function componentsOf(page: string): string[] {
  const feature = page.match(/\/features\/([^/]+)\/page\.tsx$/)?.[1];
  const found = new Set([page]);
  for (const file of found) {
    const text = read(file).replace(/^(?:import|export) type .*$/gm, '');
    for (const [, specifier = ''] of text.matchAll(/(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)'([^']+)'/gm)) {
      const imported = resolve(file, specifier);
      // A page shows the scene of one feature.
      const isOtherScene =
        feature !== undefined && specifier.endsWith('/scene') && specifier !== `./${feature}/scene`;
      const isClosed = closedPictures.some((picture) => imported === `components/features/${picture}.tsx`);
      if (imported && !isOtherScene && !isClosed) found.add(imported);
    }
  }
  return [...found].filter((file) => file.endsWith('.tsx'));
}

/** Returns true if a sheet or one that it imports names the file as a source. */
function isSource(sheet: string, file: string): boolean {
  const folder = path.dirname(sheet);
  const text = read(sheet);
  const isNamed = [...text.matchAll(/@source '([^']+)'/g)].some(([, source = '']) => {
    const pattern = path.join(folder, source);
    return path.matchesGlob(file, pattern) || path.matchesGlob(file, `${pattern}/**`);
  });
  const imported = [...text.matchAll(/@import '(\.[^']+)'/g)].map(([, sheet = '']) =>
    path.join(folder, sheet),
  );
  return isNamed || imported.some((sheet) => isSource(sheet, file));
}

const pages = fs.globSync('app/**/{page,error}.tsx', { cwd: root });
const sheetsOf = (page: string) =>
  [...read(page).matchAll(/^import '@\/(app\/styles\/(?:globals|pages\/[^']+)\.css)'/gm)].map(
    ([, sheet = '']) => sheet,
  );

test('it finds the pages', () => expect(pages.length).toBeGreaterThan(20));

test.each(pages)('%s: it imports one sheet, which names all its components', (page) => {
  const sheets = sheetsOf(page);
  expect(sheets).toHaveLength(1);
  const [sheet = ''] = sheets;
  expect(componentsOf(page).filter((file) => !isSource(sheet, file))).toEqual([]);
});

test.each(closedPictures)('%s: the sheet of the closed pictures names all its components', (picture) => {
  const components = componentsOf(`components/features/${picture}.tsx`);
  expect(components.length).toBeGreaterThan(1);
  expect(components.filter((file) => !isSource(laterSheet, file))).toEqual([]);
});

const sheets = fs.globSync('app/styles/{later,pages}/**/*.css', { cwd: root });

test.each(sheets)('%s: it names sources that exist', (sheet) => {
  const sources = [...read(sheet).matchAll(/@source '([^']+)'/g)].map(([, source = '']) =>
    path.join(path.dirname(sheet), source),
  );
  expect(sources.filter((source) => fs.globSync(source, { cwd: root }).length === 0)).toEqual([]);
});
