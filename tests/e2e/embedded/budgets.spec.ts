import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { locales } from '../../../lib/i18n/locales.ts';
import { ingredientsPath, mocraDutiesPath, usLabelPath } from '../../../lib/routes.ts';
import { tools } from '../../../lib/tools/list.ts';
import { texts } from '../../support/messages.ts';
import {
  englishFirst,
  expect,
  full,
  networkIdle,
  pageUrls,
  phone,
  scrollThrough,
  test,
  visit,
} from '../../support/pages.ts';

/**
 * Most kB (1,000 bytes, gzip) that a first visit on a phone fetches, from the first screen to the footer. Next's own
 * script takes 143 of them, which an empty page has too. `npm run lighthouse` measures the time it takes. `style` counts the
 * sheets that block the first paint, without those at the end of the body.
 */
const budgets = [
  // With the code of the one drawing that hydrates near the viewport.
  { url: '/', html: 45, brotli: 33, script: 159.5, style: 18, font: 40 },
  { url: '/ko', html: 50, brotli: 35.6, script: 159.5, style: 18, font: 172 },
  { url: '/features/label-vision', html: 24, brotli: 20, script: 168, style: 14, font: 36 },
  { url: '/ko/features/label-vision', html: 26, brotli: 22, script: 168, style: 14, font: 160 },
  { url: '/resources', html: 24.9, brotli: 20, script: 155, style: 10.4, font: 36 },
  // The characters of article titles are unknown when the fonts are cut, so some titles fetch further files.
  { url: '/ko/resources', html: 28, brotli: 22, script: 155, style: 10.4, font: 265 },
  { url: '/rules', html: 40, brotli: 29.5, script: 153.5, style: 10.6, font: 36 },
  { url: '/ko/rules', html: 44.5, brotli: 32.4, script: 153.5, style: 10.6, font: 203.5 },
  // Both pages show Korean names, so both fetch Korean fonts. Each of the 65 rows links to its section and to our rule.
  { url: '/tools/color-additives', html: 27, brotli: 20, script: 161.5, style: 10.4, font: 180 },
  { url: '/ko/tools/color-additives', html: 29, brotli: 21, script: 161.5, style: 10.4, font: 220 },
  { url: '/contact', html: 17, brotli: 14, script: 156, style: 9.5, font: 36 },
];

/** One page of each kind; `npm run test:full` measures the others. */
const everyChange = ['/', '/ko/features/label-vision', '/resources', '/rules', '/contact'];

/** Sheets at the end of the body. */
const lateSheet = /^\/(?:fonts|_next\/static\/media)\/.*\.css$/;

/** Returns the URLs of the sheets in the head. */
const firstSheets = (html: string) =>
  [...html.replace(/<body.*/s, '').matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, sheet = '']) => sheet,
  );

const kinds = { script: 'script', style: 'stylesheet', font: 'font' };

for (const { url, html, brotli, ...limits } of budgets) {
  const when = everyChange.includes(url) ? {} : full;
  test(`keeps ${url} within its bytes, and fonts behind its styles`, when, async ({ page }) => {
    const files: Promise<{ url: string; type: string; size: number }>[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      const { pathname: url } = new URL(response.url());
      // Fonts are compressed already.
      files.push(
        response.body().then(
          (body) => ({ url, type, size: type === 'font' ? body.length : gzipSync(body).length }),
          () => ({ url, type, size: 0 }),
        ),
      );
    });
    await page.setViewportSize(phone);
    const document = await (await visit(page, url))?.body();
    await scrollThrough(page);
    const fetched = await Promise.all(files);
    const isLate = ({ url }: { url: string }) => lateSheet.test(url);
    const kilobytes = (type: string) =>
      fetched.reduce((sum, file) => sum + (file.type === type && !isLate(file) ? file.size : 0), 0) / 1000;

    expect.soft(gzipSync(document ?? '').length / 1000, 'HTML with gzip').toBeLessThan(html);
    expect.soft(brotliCompressSync(document ?? '').length / 1000, 'HTML with brotli').toBeLessThan(brotli);
    for (const [kind, type] of Object.entries(kinds)) {
      expect.soft(kilobytes(type), kind).toBeLessThan(limits[kind as keyof typeof limits]);
    }
    const preloads = page.locator('link[rel="preload"][as="font"]');
    await expect(preloads).toHaveCount(url.startsWith('/ko/features/') ? 4 : 2);
    await expect(preloads.first()).toHaveAttribute('href', /hahmlet/);
    // English text keeps its place without its fonts, so they come after the styles.
    if (!url.startsWith('/ko')) await expect(preloads.and(page.locator('head *'))).toHaveCount(0);
    else {
      for (const preload of await preloads.all())
        await expect(preload).toHaveAttribute('fetchpriority', 'low');
    }
    // One sheet of font rules. Lists of articles have a second one, and the landing has one for closed pictures.
    expect(fetched.filter(isLate)).toHaveLength(/^\/(ko)?$|\/resources/.test(url) ? 2 : 1);
    for (const sheet of firstSheets((document ?? '').toString())) expect(sheet).not.toMatch(lateSheet);
  });
}

/** Most kB of styles before the first paint. */
const firstStyles = { landing: 20, others: 14 };

for (const { url, locale, path } of pageUrls) {
  test(`sends few styles before the first paint of ${url}`, englishFirst(locale), async ({ request }) => {
    const sheets = firstSheets(await (await request.get(url)).text());
    expect(sheets.length).toBeGreaterThan(0);
    const sizes = sheets.map(async (sheet) => gzipSync(await (await request.get(sheet)).body()).length);
    const size = (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes) / 1000;
    expect(size).toBeLessThan(path === '/' ? firstStyles.landing : firstStyles.others);
  });
}

test('keeps the scripts of the tools small', async ({ page }) => {
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.set(new URL(response.url()).pathname, gzipSync(await response.body()).length);
  });
  const scriptsOf = async (url: string) => {
    sizes.clear();
    await visit(page, url);
    await networkIdle(page);
    return new Map(sizes);
  };
  const plain = await scriptsOf('/privacy');
  for (const { path, scriptBudget } of tools) {
    if (!scriptBudget) continue;
    const own = [...(await scriptsOf(path))].filter(([file]) => !plain.has(file));
    const size = own.reduce((sum, [, bytes]) => sum + bytes, 0);
    expect(size, path).toBeGreaterThan(0);
    expect.soft(size, path).toBeLessThan(scriptBudget);
  }
});

// The first use of Intl takes a browser 40 to 60 ms, on a phone about four times as long.
for (const path of [mocraDutiesPath, usLabelPath, ingredientsPath]) {
  test(`uses Intl on ${path} from the first answer on`, async ({ page }) => {
    const used: string[] = [];
    await page.exposeFunction('reportUse', (name: string) => used.push(name));
    await page.addInitScript(() => {
      const watch = (owner: object, name: string) => {
        const original = Reflect.get(owner, name);
        if (typeof original !== 'function') return;
        const report = () => Reflect.get(window, 'reportUse')(name);
        const watched = new Proxy(original, {
          apply(target, self, values) {
            report();
            return Reflect.apply(target, self, values);
          },
          construct(target, values) {
            report();
            return Reflect.construct(target, values);
          },
        });
        Reflect.set(owner, name, watched);
      };
      for (const name of Object.getOwnPropertyNames(Intl)) watch(Intl, name);
      for (const { prototype } of [Date, Number]) {
        for (const name of Object.getOwnPropertyNames(prototype)) {
          if (name.startsWith('toLocale')) watch(prototype, name);
        }
      }
    });
    await visit(page, path);
    const preset = page.locator('main button[aria-pressed]').first();
    await expect(preset).toBeEnabled();
    expect(used).toEqual([]);
    await preset.click();
    await expect.poll(() => used.length).toBeGreaterThan(0);
  });
}

test('keeps server-only parts out of scripts', () => {
  const folder = '.next/static/chunks';
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  // The forms come as scripts too.
  expect(scripts.filter((script) => script.includes('safeParse')).length).toBeGreaterThan(0);
  for (const { landingFaq, featurePage, footer, rules } of locales.map(texts)) {
    for (const text of [landingFaq.title, featurePage.wrong, footer.tagline, rules.title]) {
      expect(scripts.filter((script) => script.includes(text))).toEqual([]);
    }
  }
});
