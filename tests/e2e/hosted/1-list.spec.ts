import type { Locator, Page } from '@playwright/test';
import { curlyQuotes } from '../../../lib/articles/quotation-marks.ts';
import { documentOf, imageName, listedArticles, slugs } from '../../support/hosted-documents.ts';
import { longDate, texts, translator } from '../../support/messages.ts';
import { expect, langOf, test, visit } from '../../support/pages.ts';
import { hostedEnv } from '../../support/sites.ts';

const cardsOf = (page: Page) => page.locator('main li:has(h3)');
const cardOf = (page: Page, title: unknown) => cardsOf(page).filter({ hasText: String(title) });
const lineClamp = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).getPropertyValue('-webkit-line-clamp'));

for (const { locale, address, dated, date } of [
  { locale: 'en', address: '/resources', dated: slugs.full, date: 'January 5, 2025' },
  { locale: 'ko', address: '/ko/resources', dated: slugs.korean, date: '2025년 1월 5일' },
] as const) {
  test(`${address} shows exactly the articles of its language, newest first`, async ({ page }) => {
    await visit(page, address);
    await expect(page.locator('html')).toHaveAttribute('lang', langOf(locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts(locale).resources.title);
    await expect(page.getByRole('heading', { name: texts(locale).resources.heading })).toBeVisible();
    const cards = await cardsOf(page).evaluateAll((all) =>
      all.map((card) => ({
        title: card.querySelector('h3')?.textContent?.trim(),
        links: [...card.querySelectorAll('a')].map((link) => link.getAttribute('href')),
        date: card.querySelector('time')?.textContent,
        machine: card.querySelector('time')?.dateTime,
      })),
    );
    expect(cards).toEqual(
      listedArticles(locale).map(({ title, slug, publishedAt }) => ({
        title: locale === 'en' ? curlyQuotes(String(title)) : title,
        // Only what has an address can be led to.
        links: slug?.current ? [`/resources/${encodeURIComponent(slug.current)}`] : [],
        date: publishedAt && longDate(locale, publishedAt),
        machine: publishedAt,
      })),
    );
    // In UTC, whatever the time zone of the server.
    await expect(cardOf(page, documentOf(dated).title).locator('time')).toHaveText(date);
  });
}

test('cards show cover, author and description, and lead to their article', async ({ page }) => {
  await visit(page, '/resources');
  const document = documentOf(slugs.full);
  const card = cardOf(page, document.title);
  const image = card.locator('img');
  await expect(image).toHaveAttribute('width', '400');
  await expect(image).toHaveAttribute('height', '225');
  await expect(image).toHaveAttribute('alt', 'A shelf of serums');
  const source = new URL(String(await image.getAttribute('src')));
  expect(source.origin + source.pathname).toBe(
    `${hostedEnv.SANITY_IMAGE_HOST}/images/proj1234/production/${imageName}.png`,
  );
  expect([source.searchParams.get('w'), source.searchParams.get('h')]).toEqual(['400', '225']);
  await expect(card).toContainText(translator('en', 'resources')('by', { author: 'Mina Alvarez' }));
  await expect(card.locator('p', { hasText: String(document.metaDescription) })).toBeVisible();
  await expect(card).toContainText(texts('en').resources.readMore);
  await expect(card).not.toContainText('Never shown');

  await card.scrollIntoViewIfNeeded();
  const { x, y } = (await image.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 20, y + 20);
  await expect(page).toHaveURL(`/resources/${slugs.full}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(document.title));
});

test('titles are cut after two lines and descriptions after three, in every width', async ({ page }) => {
  await visit(page, '/resources');
  for (const [width, columns] of [
    [1280, 3],
    [800, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tracks = await page
      .locator('main ul:has(> li h3)')
      .evaluate((ul) => getComputedStyle(ul).gridTemplateColumns.split(' ').length);
    expect(tracks, `${width} px`).toBe(columns);
  }
  for (const card of await cardsOf(page).all()) {
    expect(await lineClamp(card.locator('h3'))).toBe('2');
    for (const text of await card.locator('p:not(:has(time), [aria-hidden])').all())
      expect(['3', 'none']).toContain(await lineClamp(text));
  }
  const lines = await cardOf(page, 'A title that goes on')
    .locator('h3')
    .evaluate((h3) => h3.clientHeight / Number.parseFloat(getComputedStyle(h3).lineHeight));
  expect(Math.round(lines)).toBe(2);
  expect(await lineClamp(cardOf(page, 'Long starter content').locator('p', { hasText: 'Ten chars' }))).toBe(
    '3',
  );
});
