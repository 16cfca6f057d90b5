import { excerpt } from '../../../lib/articles/article.ts';
import { curlyQuotes } from '../../../lib/articles/quotation-marks.ts';
import { documentOf, imageIds, listedArticles, longStarter, slugs } from '../../support/hosted-documents.ts';
import { longDate, texts, translator } from '../../support/messages.ts';
import { expect, langOf, test, visit } from '../../support/pages.ts';
import { hostedEnv } from '../../support/sites.ts';

const lists = [
  { locale: 'en', address: '/resources' },
  { locale: 'ko', address: '/ko/resources' },
] as const;

for (const { locale, address } of lists) {
  test(`${address} shows exactly the articles of its language, newest first, with links and dates`, async ({
    page,
  }) => {
    await visit(page, address);
    await expect(page.locator('html')).toHaveAttribute('lang', langOf(locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts(locale).resources.title);
    await expect(page.getByRole('heading', { name: texts(locale).resources.heading })).toBeVisible();
    const titles = await page.locator('main li h3').allInnerTexts();
    expect(titles.map((title) => title.trim())).toEqual(
      listedArticles(locale).map(({ title }) => (locale === 'en' ? curlyQuotes(String(title)) : title)),
    );

    // Each card leads to its article, if that has a slug.
    const targets = await page
      .locator('main li:has(h3)')
      .evaluateAll((cards) =>
        cards.map((card) => [...card.querySelectorAll('a')].map((link) => link.getAttribute('href'))),
      );
    expect(targets).toEqual(
      listedArticles(locale).map(({ slug }) =>
        slug?.current ? [`/resources/${encodeURIComponent(slug.current)}`] : [],
      ),
    );

    const dates = await page.locator('main li:has(h3)').evaluateAll((cards) =>
      cards.map((card) => {
        const time = card.querySelector('time');
        return time && { text: time.textContent, machine: time.dateTime };
      }),
    );
    expect(dates).toEqual(
      listedArticles(locale).map(({ publishedAt }) =>
        publishedAt ? { text: longDate(locale, publishedAt), machine: publishedAt } : null,
      ),
    );
  });
}

test('dates are long dates in UTC, whatever the time zone of the server', async ({ page }) => {
  await visit(page, '/resources');
  const card = page.locator('main li:has(h3)').filter({ hasText: String(documentOf(slugs.full).title) });
  await expect(card.locator('time')).toHaveText('January 5, 2025');
  await visit(page, '/ko/resources');
  const korean = page.locator('main li:has(h3)').filter({ hasText: String(documentOf(slugs.korean).title) });
  await expect(korean.locator('time')).toHaveText('2025년 1월 5일');
});

test('what cards show', async ({ page }) => {
  await visit(page, '/resources');
  await test.step('a card has cover, author and description', async () => {
    const document = documentOf(slugs.full);
    const card = page.locator('main li:has(h3)').filter({ hasText: String(document.title) });
    const image = card.locator('img');
    await expect(image).toHaveAttribute('width', '400');
    await expect(image).toHaveAttribute('height', '225');
    await expect(image).toHaveAttribute('alt', 'A shelf of serums');
    const source = new URL(String(await image.getAttribute('src')));
    expect(source.origin + source.pathname).toBe(
      `${hostedEnv.SANITY_IMAGE_HOST}/images/proj1234/production/${imageIds[0].replace(/-(\w+)$/, '.$1')}`,
    );
    expect(source.searchParams.get('w')).toBe('400');
    expect(source.searchParams.get('h')).toBe('225');
    await expect(card).toContainText(translator('en', 'resources')('by', { author: 'Mina Alvarez' }));
    await expect(card.locator('p', { hasText: String(document.metaDescription) })).toBeVisible();
    await expect(card).toContainText(texts('en').resources.readMore);
    await expect(card).not.toContainText('Never shown');
  });

  await test.step('an author is named from an object or a reference, and not when the name is blank', async () => {
    const cards = page.locator('main li:has(h3)');
    const by = translator('en', 'resources');
    await expect(cards.filter({ hasText: 'Author by reference' })).toContainText(
      by('by', { author: 'Park Ji-ho' }),
    );
    const nameless = cards.filter({ hasText: 'An author without a name' });
    await expect(nameless).toBeVisible();
    await expect(nameless).not.toContainText(by('by', { author: '' }).trim());
  });

  await test.step('without a description, a card shows 150 characters of the starter content and an ellipsis', async () => {
    const card = page.locator('main li:has(h3)').filter({ hasText: 'Long starter content' });
    const text = `${[...longStarter].slice(0, 150).join('')}…`;
    expect(text).toContain('🧴…');
    expect(excerpt({ metaDescription: null, starterContent: longStarter })).toBe(text);
    await expect(card.locator('p', { hasText: 'Ten chars' })).toHaveText(text);
  });
});

test('the list in windows of each size, and where its clicks lead', async ({ page }) => {
  await visit(page, '/resources');
  await test.step('titles are cut after two lines and descriptions after three', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const cut = await page.locator('main li:has(h3)').evaluateAll((cards) =>
      cards.map((card) => {
        const clamp = (element: Element | undefined) =>
          element && getComputedStyle(element).getPropertyValue('-webkit-line-clamp');
        const text = [...card.querySelectorAll('p')].find((p) => !p.querySelector('time') && !p.ariaHidden);
        return { title: clamp(card.querySelector('h3') ?? undefined), text: clamp(text) };
      }),
    );
    for (const { title, text } of cut) {
      expect(title).toBe('2');
      if (text) expect(['3', 'none']).toContain(text);
    }
    const long = page.locator('main li:has(h3)').filter({ hasText: 'A title that goes on' }).locator('h3');
    const lines = await long.evaluate(
      (h3) => h3.clientHeight / Number.parseFloat(getComputedStyle(h3).lineHeight),
    );
    expect(Math.round(lines)).toBe(2);
    const described = page.locator('main li:has(h3)').filter({ hasText: 'Long starter content' });
    expect(
      await described
        .locator('p', { hasText: 'Ten chars' })
        .evaluate((p) => getComputedStyle(p).getPropertyValue('-webkit-line-clamp')),
    ).toBe('3');
  });

  await test.step('the grid has one, two and three columns', async () => {
    for (const [width, columns] of [
      [390, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const tracks = await page
        .locator('main ul:has(> li h3)')
        .evaluate((ul) => getComputedStyle(ul).gridTemplateColumns.split(' ').length);
      expect(tracks, `${width} px`).toBe(columns);
    }
  });

  await test.step('a click anywhere on a card leads to its article', async () => {
    await visit(page, '/resources');
    const card = page.locator('main li:has(h3)').filter({ hasText: String(documentOf(slugs.full).title) });
    await card.scrollIntoViewIfNeeded();
    const { x, y } = (await card.locator('img').boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 20, y + 20);
    await expect(page).toHaveURL(`/resources/${slugs.full}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(documentOf(slugs.full).title));
  });

  await test.step('the closing call opens the contact dialog', async () => {
    await visit(page, '/resources');
    await expect(page.getByRole('heading', { name: texts('en').resources.helpTitle })).toBeVisible();
    await page.getByRole('link', { name: texts('en').resources.helpButton }).click();
    await expect(page.getByRole('dialog', { name: texts('en').forms.contact.title })).toBeVisible();
  });
});

test('the head names both languages', async ({ page }) => {
  for (const { locale, address } of lists) {
    await visit(page, address);
    const head = page.locator('head');
    await expect(page).toHaveTitle(new RegExp(`^${texts(locale).resources.metaTitle} - `));
    await expect(head.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      texts(locale).resources.metaDescription,
    );
    await expect(head.locator('link[rel="canonical"]')).toHaveAttribute('href', hostedEnv.SITE_URL + address);
    for (const [language, target] of [
      ['en', '/resources'],
      ['ko', '/ko/resources'],
      ['x-default', '/resources'],
    ]) {
      await expect(head.locator(`link[rel="alternate"][hreflang="${language}"]`)).toHaveAttribute(
        'href',
        `${hostedEnv.SITE_URL}${target}`,
      );
    }
    await expect(head.locator('meta[property="og:url"]')).toHaveAttribute(
      'content',
      hostedEnv.SITE_URL + address,
    );
    await expect(head.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
  }
});
