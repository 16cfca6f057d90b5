import { href } from '../../../lib/routes.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { foreignGlyphs } from '../../support/fonts.ts';
import { sideways } from '../../support/layout.ts';
import { longDate, texts, translator } from '../../support/messages.ts';
import {
  expect,
  full,
  inEachLanguage,
  phone,
  reduceMotion,
  scrollThrough,
  test,
  visit,
} from '../../support/pages.ts';

test.beforeEach(({ page }) => reduceMotion(page));

inEachLanguage(
  'a topic leads to its articles and back',
  async ({ page, locale, text: { resources: text } }) => {
    await visit(page, href(locale, '/resources'));
    const topics = page.getByRole('navigation', { name: text.topics });
    await expect(topics.getByRole('link', { name: text.allArticles })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const all = await page.locator('main li h3').count();
    const first = topics.getByRole('link').nth(1);
    const name = String(await first.textContent());
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(topics.locator('[aria-current]')).toHaveText(name);
    const articles = page.locator('main li h3');
    expect(await articles.count()).toBeGreaterThan(1);
    expect(await articles.count()).toBeLessThan(all);
    await topics.getByRole('link', { name: text.allArticles }).click();
    await expect(page).toHaveURL(href(locale, '/resources'));
    await expect(articles).toHaveCount(all);
  },
);

inEachLanguage('no card stands alone in its row', async ({ page, locale }) => {
  await visit(page, href(locale, '/resources'));
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await page.locator('main ul > li:has(h3)').evaluateAll((cards) => {
      const whole = cards[0]?.parentElement?.clientWidth ?? 0;
      const filled = new Map<number, number>();
      for (const card of cards) {
        const { top, width: own } = card.getBoundingClientRect();
        filled.set(Math.round(top), (filled.get(Math.round(top)) ?? 0) + own);
      }
      return [...filled.values()].map((sum) => sum / whole);
    });
    expect(rows[0], `${width} px: the lead fills its row`).toBeGreaterThan(0.98);
    for (const share of rows) expect(share, `${width} px`).toBeGreaterThan(0.5);
  }
});

inEachLanguage(
  'an article leads on, and marks where one is',
  async ({ page, locale, text: { resources: text } }) => {
    await visit(page, href(locale, '/resources'));
    await visit(page, String(await page.locator('main li h3 a').last().getAttribute('href')));
    const article = page.getByRole('article');
    await expect(article.getByRole('link', { name: text.feed })).toHaveAttribute(
      'href',
      href(locale, '/feed.xml'),
    );
    const related = page.getByRole('complementary', { name: text.related });
    await expect(related.getByRole('heading', { level: 3 })).toHaveCount(3);
    const own = new URL(page.url()).pathname;
    await expect(related.locator(`a[href="${own}"]`)).toHaveCount(0);

    const links = article.locator('section[aria-labelledby] li a[href^="#"]');
    const current = article.locator('section[aria-labelledby] [aria-current="location"]');
    await expect(current).toHaveCount(0);
    const count = await links.count();
    expect(count).toBeGreaterThan(2);
    for (const index of [2, 1, count - 1, 0]) {
      await links.nth(index).click();
      await expect(current).toHaveCount(1);
      await expect(links.nth(index)).toHaveAttribute('aria-current', 'location');
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(current).toHaveCount(0);
  },
);

test('a table can be read on a phone: every cell says its column, and nothing is cut', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/resources/drug-claims-on-cosmetic-labels');
  const table = page.locator('.table-scroll');
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  expect((await sideways(page)).overflow).toBe(0);
  const columns = await table.locator('th').allTextContents();
  const said = await table
    .locator('tbody tr')
    .first()
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(said).toEqual(columns.map((column) => JSON.stringify(column)));
});

test('English articles have printed quotation marks, and quotations their source', async ({ page }) => {
  await visit(page, '/resources/drug-claims-on-cosmetic-labels');
  const quotation = page.locator('.prose blockquote').filter({ has: page.locator('cite') });
  await expect(quotation.locator('cite')).toContainText('section 201(g)(1)');
  await expect(quotation.locator('p')).toContainText('“intended');
  await expect(quotation.locator('p')).not.toContainText('201(g)(1)');
  const straight = await page.locator('.prose').evaluateAll((parts) =>
    parts
      .flatMap((prose) => [...prose.querySelectorAll('p, li, td, h2, h3')])
      .filter((part) => !part.querySelector('code'))
      .map((part) => part.textContent ?? '')
      .filter((words) => /["']/.test(words)),
  );
  expect(straight).toEqual([]);
});

const reviewed = {
  en: ['cosmetic-product-listing-120-days', 'color-additives-ci-numbers-us-names'],
  ko: ['mocra-product-listing-120-days', 'color-additives-korea-vs-us'],
} as const;

inEachLanguage(
  'an article has its review, its sources, a citation and callouts',
  async ({ page, locale }) => {
    const t = translator(locale, 'resources');
    const [slug, linked] = reviewed[locale];
    const { sources, callout } = texts(locale).resources;
    await visit(page, `/resources/${slug}`);
    const article = page.getByRole('article');
    const review = article.locator('.review');
    await expect(review).toContainText('Priya Raman');
    await expect(review.locator('time')).toHaveText(longDate(locale, '2026-11-22'));
    const list = article.getByRole('region', { name: sources });
    const count = await list.getByRole('listitem').count();
    expect(count).toBeGreaterThan(3);
    await article.getByRole('link', { name: t('sourceCount', { count }) }).click();
    await expect(list.getByRole('heading')).toBeInViewport();
    for (const link of await list.getByRole('listitem').getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\/(uscode\.house|www\.(ecfr|fda))\.gov\//);
    }
    await expect(list.getByRole('link').last()).toHaveAttribute('href', href(locale, '/rules'));
    const citation = article.locator('figure.citation');
    await expect(citation.locator('blockquote')).toContainText('a list of ingredients');
    await expect(citation.getByRole('link')).toHaveText('21 U.S.C. 364c(c)(4)(A)');
    const boxes = article.getByRole('note');
    await expect(boxes.locator('.callout-tone')).toHaveText([callout.note, callout.deadline]);
    await expect(article.locator(`.prose a[href="/resources/${linked}"]`).first()).toBeVisible();
    await expectAccessible(page);
    await scrollThrough(page);
    expect(await foreignGlyphs(page)).toEqual([]);
  },
);

test(
  "what stands out on paper and in the system's colours still does: an edge and a word",
  full,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const slug of [reviewed.en[0], 'mocra-small-business-exemption']) {
      await visit(page, `/resources/${slug}`);
      for (const part of await page.locator('.callout, .citation blockquote').all()) {
        await expect(part).toHaveCSS('border-top-style', 'solid');
        const colour = await part.evaluate((box) => getComputedStyle(box).borderTopColor);
        await expect(part).not.toHaveCSS('background-color', colour);
      }
    }
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    await expect(page.locator('.callout')).toHaveCSS('border-top-width', '3px');
    await expect(page.locator('.to-sources')).toBeHidden();
    const printed = await page
      .locator('.sources a')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(printed).toContain('https://uscode.house.gov');
  },
);
