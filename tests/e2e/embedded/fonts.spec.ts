import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { localeConfig } from '../../../lib/i18n/locales.ts';
import { addresses, expect, reduceMotion, scrollThrough, test, visit } from '../../support/pages.ts';

/** What Korean pages show when they open. `npm run fonts:record` writes it, lib/fonts/characters.ts reads it. */
const recordFile = path.resolve(import.meta.dirname, '../../../lib/fonts/shown.json');
type Record = { [family in 'Pretendard' | 'Hahmlet']: { landing: string; pages: string } };

/** The Korean characters that are rendered, by the first family of their font. */
function koreanCharacters(page: Page): Promise<{ [family: string]: string }> {
  return page.evaluate(() => {
    const seen: { [family: string]: string } = {};
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      if (range.getClientRects().length === 0 || !node.parentElement) continue;
      const family = getComputedStyle(node.parentElement).fontFamily.split(',')[0]?.replaceAll('"', '') ?? '';
      seen[family] = (seen[family] ?? '') + (node.textContent ?? '').replace(/[\0-\u2fff]/g, '');
    }
    return seen;
  });
}

/** Texts that a font of the system draws, with that font. The system's mono of codes and numbers is meant so. */
async function foreignGlyphs(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim()) continue;
      if (getComputedStyle(parent).fontFamily.includes('monospace')) node.textContent = '';
      else parent.setAttribute('data-font-test', '');
    }
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeIds } = await browser.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-font-test]',
  });
  const found: string[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont } of fonts) {
      if (isCustomFont) continue;
      const { outerHTML } = await browser.send('DOM.getOuterHTML', { nodeId });
      found.push(`${familyName}: ${outerHTML.slice(0, 200)}`);
    }
  }
  return found;
}

const lists = addresses.filter((row) => row.path === '/resources');

for (const { address } of addresses) {
  test(`no other font draws a character of ${address}`, async ({ page }) => {
    await reduceMotion(page);
    await visit(page, address);
    await scrollThrough(page);
    expect(await foreignGlyphs(page)).toEqual([]);
  });
}

for (const { address } of lists) {
  test(`no other font draws a character of the newest article of ${address}`, async ({ page }) => {
    await reduceMotion(page);
    await visit(page, address);
    const article = await page
      .locator('main a[href^="/resources/"]:not([href*="/topics/"], [href*="/page/"])')
      .first()
      .getAttribute('href');
    await visit(page, article ?? '');
    await scrollThrough(page);
    expect(await foreignGlyphs(page)).toEqual([]);
  });
}

test('the files of the Korean landing and pages hold what these show when they open', async ({
  page,
}, info) => {
  test.slow();
  const seen: Record = {
    Pretendard: { landing: '', pages: '' },
    Hahmlet: { landing: '', pages: '' },
  };
  for (const { address, locale, path } of addresses) {
    if (localeConfig[locale].script !== 'korean') continue;
    // Phones show a few words that wide screens do not.
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await scrollThrough(page);
      const characters = await koreanCharacters(page);
      for (const family of ['Pretendard', 'Hahmlet'] as const) {
        seen[family][['/', '/resources'].includes(path) ? 'landing' : 'pages'] += characters[family] ?? '';
      }
    }
  }
  const beyond = (text: string, known: string) =>
    [...new Set(text)]
      .filter((character) => !known.includes(character))
      .sort()
      .join('');
  if (['all', 'changed'].includes(info.config.updateSnapshots)) {
    const record = Object.fromEntries(
      Object.entries(seen).map(([family, { landing, pages }]) => [
        family,
        { landing: beyond(landing, ''), pages: beyond(pages, landing) },
      ]),
    );
    writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
    return;
  }
  const record: Record = JSON.parse(readFileSync(recordFile, 'utf8'));
  for (const family of ['Pretendard', 'Hahmlet'] as const) {
    const { landing, pages } = record[family];
    const missing = beyond(seen[family].landing, landing) + beyond(seen[family].pages, landing + pages);
    expect(missing, `${family}: run \`npm run fonts:record\` and commit lib/fonts/shown.json`).toBe('');
  }
});

// In English only: a machine that runs tests has no Korean font that could stand in.
for (const width of [390, 1440]) {
  test(`late fonts move nothing on the landing at ${width} px`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((done) => setTimeout(done, 1000));
      await route.continue();
    });
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    // A bold word within a line may move by a few pixels: stand-ins match the average of a text, not each word.
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.005);
  });
}
