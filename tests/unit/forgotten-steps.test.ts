import fs from 'node:fs';
import path from 'node:path';
import { relatedQuery } from '@/lib/articles/queries';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { features, legalPages, pages } from '@/lib/routes';
import { landingSections } from '@/lib/sections';
import { drawable, pageOgImage } from '@/lib/seo/og-images';
import { tools } from '@/lib/tools/list';

/*
 * CONTRIBUTING.md lists the files to change for a new page, section, feature, tool or language. These tests check the steps that no
 * type checks.
 */

const site = 'app/[locale]/(site)';
const namesIn = (folder: string, pattern: RegExp) =>
  fs.readdirSync(folder).flatMap((file) => pattern.exec(file)?.[1] ?? []);
const namespaceOf = (file: string) => file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

describe('a page', () => {
  // One route renders the legal pages.
  const isLegal = (page: string) => legalPages.some((name) => page === `/${name}`);
  const folderOf = (page: string) => path.join(site, isLegal(page) ? '[legal]' : page);

  test.each(pages.map(({ path }) => path))('has its page.tsx at %s', (page) => {
    expect(fs.existsSync(`${folderOf(page)}/page.tsx`)).toBe(true);
  });

  test('has its row in lib/routes.ts', () => {
    const rows = pages
      .map(({ path }) => folderOf(path).slice(site.length + 1))
      .filter((name) => name && !name.includes('/'));
    // The 404 page has no URL.
    const folders = fs
      .readdirSync(site)
      .filter((name) => !name.endsWith('not-found') && fs.existsSync(`${site}/${name}/page.tsx`));
    expect(folders.sort()).toEqual([...new Set(rows)].sort());
  });

  test.each(locales)('has a social image in %s unless it is noindex', (locale) => {
    const titles = pages.filter(({ index }) => index).map(({ path }) => pageOgImage(locale, path).title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

test.each(locales)('lists every message file in messages/%s/index.ts', async (locale) => {
  const index: Record<string, unknown> = await import(`@/messages/${locale}`);
  const files = namesIn(`messages/${locale}`, /^(.+)\.json$/);
  expect(Object.keys(index).sort()).toEqual(files.map(namespaceOf).sort());
  for (const file of files) {
    expect(index[namespaceOf(file)]).toEqual(
      JSON.parse(fs.readFileSync(`messages/${locale}/${file}.json`, 'utf8')),
    );
  }
});

describe('a section of the landing', () => {
  const sections = ['hero', ...landingSections];

  test('has a message file with its name, and every message file has a section', () => {
    expect([...sections].sort()).toEqual(namesIn('messages/en', /^landing-(.+)\.json$/).sort());
  });
});

describe('a feature', () => {
  const parts = ['data.ts', 'scene.tsx', 'crop.tsx', 'social-image.svg', 'state.ts', 'state.test.ts'];

  test.each(features)('has in %s every file of a feature, and its messages', (feature) => {
    const files = fs.readdirSync(`components/features/${feature}`);
    expect(parts.filter((part) => !files.includes(part))).toEqual([]);
    for (const name of [`feature-${feature}`, `scene-${feature}`]) {
      expect(fs.existsSync(`messages/en/${name}.json`)).toBe(true);
    }
  });

  test('has its slug in lib/features/list.ts', () => {
    const folders = fs
      .readdirSync('components/features')
      .filter((name) => fs.existsSync(`components/features/${name}/scene.tsx`));
    expect(folders.sort()).toEqual([...features].sort());
  });
});

describe('a tool', () => {
  const folders = (floor: string) =>
    fs
      .readdirSync(floor)
      .filter((name) => name !== 'shared' && fs.statSync(`${floor}/${name}`).isDirectory());
  const names = tools.flatMap(({ id, path }) => (path === `/tools/${id}` ? [id] : []));

  test.each(['lib/tools', 'components/tools'])('has its folder in %s and its row in the list', (floor) => {
    expect(folders(floor).sort()).toEqual([...names].sort());
  });

  test.each(tools)('has the routes of its data and of its Markdown: $id', ({ json, markdown }) => {
    if (json) expect(fs.existsSync(`app${json}/route.ts`)).toBe(true);
    if (markdown) expect(fs.existsSync(`app${markdown}/[locale]/route.ts`)).toBe(true);
  });

  const counts: Record<Locale, readonly string[]> = {
    en: ['four', 'five', 'six', 'seven', 'eight'],
    ko: ['네', '다섯', '여섯', '일곱', '여덟'],
  };
  test.each(locales)('is counted in the title and the description of the page of tools in %s', (locale) => {
    const { title, metaDescription } = messagesFor(locale).tools;
    const count = counts[locale][tools.length - 4];
    for (const text of [title, metaDescription]) expect(text.toLowerCase()).toContain(count);
  });
});

describe('a language', () => {
  const others = locales.filter((locale) => locale !== defaultLocale);

  test.each(locales)('has fonts that draw its social images: %s', (locale) => {
    for (const { path } of pages) {
      const { title, text } = pageOgImage(locale, path);
      expect(drawable(title)).toBe(title.replace(/\s+/g, ' '));
      expect(drawable(text)).toBe(text.replace(/\s+/g, ' '));
    }
  });

  test('is admitted with a submission by the newest migration about languages', () => {
    const admitted = fs
      .readdirSync('supabase/migrations')
      .sort()
      .flatMap((file) => [
        ...fs.readFileSync(`supabase/migrations/${file}`, 'utf8').matchAll(/language in \(([^)]*)\)/g),
      ])
      .map(([, list = '']) => list.match(/\w+/g));
    expect(admitted.at(-1)).toEqual([...locales]);
  });

  test.each(others)('has its article list among the redirects that nginx does not cache: %s', (locale) => {
    const pattern = /"~(\S+)" redirect;/.exec(fs.readFileSync('deploy/nginx.conf', 'utf8'))?.[1] ?? '';
    expect(`/${locale}/resources/an-article`).toMatch(new RegExp(pattern));
    expect(`/${locale}/tools`).not.toMatch(new RegExp(pattern));
  });

  // Sanity's type generator requires a constant query, so the list of languages cannot build it.
  test.each(others)('has its line in relatedQuery: %s', (locale) => {
    expect(relatedQuery).toContain(`^.language == "${locale}" => "${locale}"`);
  });
});
