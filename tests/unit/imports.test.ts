import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/* Checks the dependencies of modules through `import` and `import()`, types included. */

const root = process.cwd();
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const isFile = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** Returns the project module that an import resolves to; undefined for a package, a style sheet and similar. */
function moduleOf(importer: string, name: string): string | undefined {
  if (!/^(@\/|\.)/.test(name)) return undefined;
  const base = name.startsWith('@/')
    ? path.join(root, name.slice(2))
    : path.resolve(path.dirname(importer), name);
  const file = endings.map((ending) => base + ending).find(isFile);
  return file && /\.tsx?$/.test(file) ? file : undefined;
}

const known = new Map<string, string[]>();

function importsOf(file: string): string[] {
  const imports =
    known.get(file) ??
    ts
      .preProcessFile(fs.readFileSync(file, 'utf8'))
      .importedFiles.flatMap(({ fileName }) => moduleOf(file, fileName) ?? []);
  known.set(file, imports);
  return imports;
}

/** Returns every module that a module depends on, including itself, as paths in the project. */
function graphOf(entry: string): string[] {
  const seen = new Set([path.resolve(entry)]);
  // A set grows while the loop runs.
  for (const file of seen) for (const next of importsOf(file)) seen.add(next);
  return [...seen].map((file) => path.relative(root, file));
}

/** Returns the path from a module back to itself, if one exists. */
function circleOf(file: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const waiting = [file];
  for (const at of waiting) {
    for (const next of importsOf(at)) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, at);
      waiting.push(next);
    }
  }
  if (!cameFrom.has(file)) return undefined;
  const circle = [file];
  for (let at = cameFrom.get(file); at && at !== file; at = cameFrom.get(at)) circle.unshift(at);
  return circle.map((each) => path.relative(root, each));
}

const site = 'app/[locale]/(site)';

test.each([
  [`${site}/login/page.tsx`, 60],
  [`${site}/[legal]/page.tsx`, 60],
  ['app/[locale]/(article)/resources/[slug]/page.tsx', 110],
])('keeps %s free of other pages and within its number of modules', (page, most) => {
  const graph = graphOf(page);
  expect(
    graph.filter((file) => /^(components\/(sections\/(landing|feature)|features|finder)|tools)\//.test(file)),
  ).toEqual([]);
  expect(graph.length).toBeLessThan(most);
});

test('follows import() to the sections of the landing page and the header of every page', () => {
  expect(graphOf(`${site}/page.tsx`)).toEqual(
    expect.arrayContaining(['components/sections/landing/faq.tsx', 'components/layout/site-header.tsx']),
  );
});

test('finds no cycle in app and components', () => {
  const files = ['app', 'components'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(root, folder, name))
      .filter((file) => /\.tsx?$/.test(file)),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => circleOf(file)?.join(' > ') ?? [])).toEqual([]);
});
