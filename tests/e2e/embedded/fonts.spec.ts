import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { localeConfig } from '../../../lib/i18n/locales.ts';
import { colorsPath } from '../../../lib/routes.ts';
import { watchShifts } from '../../support/layout.ts';
import { type Address, addresses, expect, full, scrollThrough, test, visit } from '../../support/pages.ts';

/** The Korean characters that pages show. `npm run fonts:record` writes it, tools/fonts/characters.ts reads it. */
const recordFile = path.resolve(import.meta.dirname, '../../../tools/fonts/shown.json');
/** Kinds of Korean pages. */
const kinds = ['first', 'features', 'landing', 'pages'] as const;
type Seen = { [kind in (typeof kinds)[number] | 'english']: string };
const typefaces = ['Pretendard', 'Hahmlet'] as const;
type Record = { [typeface in (typeof typefaces)[number]]: Seen };

const kindOf = (path: string) => {
  if (['/', '/resources'].includes(path)) return 'landing';
  return path.startsWith('/features/') ? 'features' : 'pages';
};

/** The Korean characters that are rendered, by the first word of their font's name; `first`: those laid out so far. */
function koreanCharacters(page: Page, kind: keyof Seen): Promise<{ [family: string]: string }> {
  return page.evaluate((isStart) => {
    const seen: { [family: string]: string } = {};
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ contentVisibilityAuto: isStart })) continue;
      if (range.getClientRects().length === 0) continue;
      const family = /\w+/.exec(getComputedStyle(parent).fontFamily)?.[0] ?? '';
      seen[family] = (seen[family] ?? '') + (node.textContent ?? '').replace(/[\0-\u2fff]/g, '');
    }
    return seen;
  }, kind === 'first');
}

/** The first article of the list that is open. */
const newestArticle = async (list: Page) =>
  (await list
    .locator('main a[href^="/resources/"]:not([href*="/topics/"], [href*="/page/"])')
    .first()
    .getAttribute('href')) ?? '';

test(
  'has every Korean character that pages show in the font files',
  full,
  async ({ page, browser }, info) => {
    test.slow();
    const nothing = { english: '', first: '', features: '', landing: '', pages: '' };
    const seen: Record = { Pretendard: { ...nothing }, Hahmlet: { ...nothing } };
    const note = async (at: Page, kind: keyof Seen) => {
      const characters = await koreanCharacters(at, kind);
      for (const typeface of typefaces) seen[typeface][kind] += characters[typeface] ?? '';
    };
    const isKorean = ({ locale }: Address) => localeConfig[locale].script === 'korean';
    // Phones show a few words that wide screens do not.
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      for (const { address, path } of addresses.filter(isKorean)) {
        await visit(page, address);
        await scrollThrough(page);
        // What a visitor operates comes when it is near.
        await page.waitForLoadState('networkidle');
        await note(page, kindOf(path));
        if (path !== '/') continue;
        // Before scripts run: they lay out the rest of the landing.
        const plain = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
        const start = await plain.newPage();
        await start.goto(new URL(address, page.url()).href);
        await note(start, 'first');
        await plain.close();
      }
    }
    for (const row of addresses) {
      // The names of colors are Korean on the English page too; other pages do not carry them.
      if (isKorean(row) || row.path === colorsPath) continue;
      await visit(page, row.address);
      await note(page, 'english');
      if (row.path !== '/resources') continue;
      await visit(page, await newestArticle(page));
      await note(page, 'english');
    }
    const beyond = (text: string, known: string) =>
      [...new Set(text)]
        .filter((character) => !known.includes(character))
        .sort()
        .join('');
    if (['all', 'changed'].includes(info.config.updateSnapshots)) {
      const record: Record = { Pretendard: { ...nothing }, Hahmlet: { ...nothing } };
      for (const typeface of typefaces) {
        record[typeface].english = beyond(seen[typeface].english, '');
        let known = '';
        for (const kind of kinds) {
          record[typeface][kind] = beyond(seen[typeface][kind], known);
          known += record[typeface][kind];
        }
      }
      writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
      return;
    }
    const kept: Record = JSON.parse(readFileSync(recordFile, 'utf8'));
    for (const typeface of typefaces) {
      const advice = `${typeface}: run \`npm run fonts:record\` and commit tools/fonts/shown.json`;
      expect(beyond(seen[typeface].english, kept[typeface].english), advice).toBe('');
      let known = '';
      for (const kind of kinds) {
        known += kept[typeface][kind];
        expect(beyond(seen[typeface][kind], known), `${kind}, ${advice}`).toBe('');
      }
    }
  },
);

// In English only: a machine that runs tests has no Korean fallback font.
for (const width of [390, 1440]) {
  test(`moves nothing on the landing when fonts arrive late, ${width} px`, async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.route('**/*.woff2', async (route) => {
      await new Promise((done) => setTimeout(done, 1000));
      await route.continue();
    });
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    // A bold word within a line may move by a few pixels: stand-ins match the average of a text, not each word.
    expect(await shifts()).toBeLessThan(0.005);
  });
}
