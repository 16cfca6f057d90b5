import { readFileSync } from 'node:fs';
import { curlyQuotes } from '../../../lib/articles/quotation-marks.ts';
import type { Locale } from '../../../lib/i18n/locales.ts';
import { articleHref, href, searchIndexHref } from '../../../lib/routes.ts';
import { confirmedFact } from '../../../lib/site.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { structuredData } from '../../support/crawl.ts';
import { foreignGlyphs } from '../../support/fonts.ts';
import { sideways } from '../../support/layout.ts';
import { longDate, texts, translator } from '../../support/messages.ts';
import {
  expect,
  full,
  headOf,
  inEachLanguage,
  inEnglish,
  langOf,
  phone,
  reduceMotion,
  scrollThrough,
  test,
  visit,
} from '../../support/pages.ts';

test.beforeEach(({ page }) => reduceMotion(page));

inEnglish('links a topic to its articles and back', async ({ page, locale, text: { resources: text } }) => {
  await visit(page, href(locale, '/resources'));
  const topics = page.getByRole('navigation', { name: text.topics });
  await expect(topics.getByRole('link', { name: text.allArticles })).toHaveAttribute('aria-current', 'page');
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
});

const documents = readFileSync('embedded/dataset/data.ndjson', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const person = (_ref: string) => documents.find(({ _id }) => _id === _ref);

/** The published articles of a language, the newest first. */
const published = (locale: Locale) =>
  documents
    .filter(
      ({ _type, _id, language }) => _type === 'resourcePage' && language === locale && !_id.includes('.'),
    )
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || (a._id < b._id ? -1 : 1));
const typeset = (locale: Locale, text: string) => (locale === 'en' ? curlyQuotes(text) : text);

inEachLanguage('lists the articles of its language, newest first', async ({ page, locale }) => {
  await visit(page, href(locale, '/resources'));
  const cards = page.locator('main ul > li:has(h3)');
  const shown = await cards.evaluateAll((all) =>
    all.map((card) => ({
      title: card.querySelector('h3')?.textContent,
      links: [...card.querySelectorAll('a')].map((link) => link.getAttribute('href')),
      date: card.querySelector('time')?.textContent,
      machine: card.querySelector('time')?.dateTime,
      author: card.querySelector('time + span')?.textContent,
      text: card.querySelector('.line-clamp-3')?.textContent,
      alt: card.querySelector('img')?.alt,
    })),
  );
  expect(shown).toEqual(
    published(locale).map(
      ({ title, shortTitle = title, slug, publishedAt, authors, metaDescription, coverImage }) => ({
        title: typeset(locale, shortTitle),
        links: [articleHref(slug.current)],
        date: longDate(locale, publishedAt),
        machine: publishedAt,
        author: translator(locale, 'resources')('by', { author: person(authors[0]._ref).name }),
        text: typeset(locale, metaDescription),
        alt: coverImage.alt,
      }),
    ),
  );
  const second = cards.nth(1);
  await expect(second.locator('img')).toHaveAttribute('width', '400');

  // Neither a long word nor a long text breaks the grid.
  await second.evaluate((card) => {
    for (const part of card.querySelectorAll('h3 a, .line-clamp-3')) part.textContent = 'micro'.repeat(99);
  });
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1024, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect((await sideways(page)).overflow).toBe(0);
    // On phones a row has no excerpt.
    const parts = [['h3', 5], ...(columns > 1 ? [['.line-clamp-3', 3]] : [])] as [string, number][];
    for (const [part, lines] of parts) {
      const height = await second
        .locator(part)
        .evaluate((box) => box.clientHeight / Number.parseFloat(getComputedStyle(box).lineHeight));
      expect(Math.round(height), part).toBe(lines);
    }
    // No row has a single card.
    const rows = await cards.evaluateAll((all) => {
      const whole = all[0]?.parentElement?.clientWidth ?? 0;
      const filled = Map.groupBy(all, (card) => Math.round(card.getBoundingClientRect().top));
      return [...filled.values()].map((row) => ({
        cards: row.length,
        share: row.reduce((sum, card) => sum + card.getBoundingClientRect().width, 0) / whole,
      }));
    });
    expect(rows[0]?.share, `${width} px: the lead fills its row`).toBeGreaterThan(0.98);
    for (const { share } of rows) expect(share, `${width} px`).toBeGreaterThan(0.5);
    expect(Math.max(...rows.map((row) => row.cards)), `${width} px`).toBe(columns);
  }
  // The whole card leads to the article.
  await second.click({ position: { x: 20, y: 60 } });
  await expect(page).toHaveURL(articleHref(published(locale)[1].slug.current));
});

inEachLanguage(
  'links an article to others and marks the current section',
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

/** The article about notices of each language. */
const noticeArticle = {
  en: '/resources/why-cosmetics-shipments-are-refused',
  ko: '/resources/import-refusal-and-prior-notice',
} as const;

inEachLanguage('leads a notice of the FDA to the first steps in two taps', async ({ page, locale, text }) => {
  await page.setViewportSize(phone);
  await visit(page, href(locale, '/'));
  await page.getByRole('button', { name: text.header.openMenu }).click();
  const line = page.locator('#site-menu').getByRole('link', { name: text.header.notice });
  await expect(line).toBeInViewport({ ratio: 1 });
  await line.click();
  await expect(page).toHaveURL(new RegExp(`^[^#]*${noticeArticle[locale]}#.`));
  const steps = page.locator('h2:target');
  await expect(steps).toBeInViewport();
  const paragraph = page.locator('h2:target ~ p').nth(1);
  await expect(paragraph).toBeInViewport();

  await visit(page, href(locale, '/tools'));
  const link = page.getByRole('main').getByRole('link', { name: text.header.notice });
  await expect(link).toHaveAttribute('href', new RegExp(`^${noticeArticle[locale]}#`));
});

inEachLanguage(
  'searches titles, keywords and headings, and keeps the words in the browser',
  async ({ page, locale, text: { resources: text, header } }) => {
    const requests: string[] = [];
    await visit(page, href(locale, '/resources'));
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
    const field = page.getByRole('searchbox', { name: text.searchLabel });
    const found = page.locator('[data-found-articles]');
    const list = page.locator('#article-list');
    // The heading of the first steps is a result.
    await field.fill({ en: 'notice', ko: '보류' }[locale]);
    await expect(found.getByRole('link').first()).toHaveText(`${header.notice} ${header.noticeLink}`);
    await expect(found.locator(`a[href^="${noticeArticle[locale]}#"]`).nth(1)).toBeVisible();
    await expect(list).toBeHidden();
    await expectAccessible(page);

    await field.fill('MoCRA');
    const first = found.getByRole('link').first();
    await expect(first).toHaveAttribute('href', /^\/resources\//);
    await field.fill('zzzz');
    await expect(page.getByRole('status')).toHaveText(text.searchNone);
    await field.fill('');
    await expect(list).toBeVisible();
    expect(requests.filter((request) => /mocra|zzzz/i.test(request))).toEqual([]);

    // A link keeps the search.
    await visit(page, `${href(locale, '/resources')}?q=MoCRA`);
    await expect(first).toBeVisible();
    await expect(field).toHaveValue('MoCRA');
  },
);

test.describe('with a broken connection', () => {
  test.use({ expectedFailures: [searchIndexHref('en')] });

  test('says that the search failed, tries again with the next letter and loads once', async ({ page }) => {
    const { resources: text } = texts('en');
    let requests = 0;
    await page.route(`**${searchIndexHref('en')}`, (route) => {
      requests += 1;
      if (requests === 1) return route.fulfill({ status: 503 });
      return requests === 2 ? route.abort() : route.fallback();
    });
    await visit(page, '/resources');
    const field = page.getByRole('searchbox', { name: text.searchLabel });
    for (const letters of ['M', 'o']) {
      await field.press(letters);
      await expect(page.getByRole('status')).toHaveText(text.searchFailed);
    }
    await field.pressSequentially('CRA');
    await expect(page.locator('[data-found-articles]').getByRole('link').first()).toBeVisible();
    expect(requests).toBe(3);
  });
});

inEnglish('says which articles a person wrote and reviewed', async ({ page, locale, text }) => {
  await visit(page, `/resources/${reviewed[locale][0]}`);
  await page.locator('.review').getByRole('link', { name: 'Priya Raman' }).click();
  await expect(page).toHaveURL(new RegExp(`${href(locale, '/authors')}#person-priya-raman$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.authors.title);
  const articleAuthors = confirmedFact('articleAuthors') ?? 'unconfirmed';
  const sample = translator(locale, 'resources')('sampleNames', { articleAuthors });
  await expect(page.locator('main')).toContainText(sample);
  const section = page.getByRole('region', { name: 'Priya Raman' });
  await expect(section).toBeInViewport();
  const reviews = published(locale).filter(({ reviewedBy }) => reviewedBy?._ref === 'author-priya-raman');
  expect(reviews.length).toBeGreaterThan(0);
  for (const { slug, reviewedAt } of reviews) {
    const item = section
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="${articleHref(slug.current)}"]`) });
    await expect(item.locator('time').last()).toHaveText(longDate(locale, reviewedAt));
  }
  const everyone = await page.locator('main section > div > h2').allTextContents();
  const writers = new Set(published(locale).map(({ authors }) => person(authors[0]._ref).name));
  for (const name of writers) expect(everyone).toContain(name);
});

inEachLanguage(
  'begins an article in the first screen of a phone',
  async ({ page, locale, text: { resources: text } }) => {
    await page.setViewportSize(phone);
    for (const { slug } of published(locale)) {
      await page.goto(articleHref(slug.current));
      const [top, lines] = await page
        .locator('article .prose p')
        .first()
        .evaluate((first) => [
          first.getBoundingClientRect().top,
          Number.parseFloat(getComputedStyle(first).lineHeight),
        ]);
      // At least two lines are visible.
      expect(top + 2 * lines, slug.current).toBeLessThan(phone.height);
    }
    const outline = page.locator('article details').first();
    const entry = outline.getByRole('link').first();
    await expect(entry).toBeHidden();
    await outline.locator('summary').click();
    await expect(entry).toBeVisible();
    expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const tags = page.getByRole('list', { name: text.keywords });
    await tags.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/resources\/topics\//);
  },
);

inEachLanguage(
  'cuts no title in the list, and shows rows with two lines of title on a phone',
  async ({ page, locale }) => {
    await visit(page, href(locale, '/resources'));
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page
        .locator('main li h3')
        .evaluateAll((all) =>
          all
            .filter(
              (h3) =>
                h3.scrollHeight - h3.clientHeight > Number.parseFloat(getComputedStyle(h3).fontSize) / 2,
            )
            .map((h3) => h3.textContent),
        );
      expect(cut, `${width} px`).toEqual([]);
    }
    await page.setViewportSize(phone);
    const row = page.locator('main li:has(h3)').nth(1);
    expect((await row.locator('img').boundingBox())?.width).toBe(96);
    expect((await row.boundingBox())?.height).toBeLessThan(160);
    const lines = await page
      .locator('main li:has(h3) ~ li h3')
      .evaluateAll((all) =>
        all.map((h3) => Math.round(h3.clientHeight / Number.parseFloat(getComputedStyle(h3).lineHeight))),
      );
    expect(lines.length).toBeGreaterThan(10);
    expect(Math.max(...lines)).toBeLessThanOrEqual(2);
  },
);

test('labels every cell of a table with its column on a phone and cuts nothing', async ({ page }) => {
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

const reviewed = {
  en: ['cosmetic-product-listing-120-days', 'color-additives-ci-numbers-us-names'],
  ko: ['mocra-product-listing-120-days', 'color-additives-korea-vs-us'],
} as const;

inEachLanguage(
  "shows an article's fields on the page and in its head",
  async ({ page, locale, text: { resources: text } }) => {
    const t = translator(locale, 'resources');
    const [slug, linked] = reviewed[locale];
    const { sources, callout } = text;
    const document = published(locale).find((one) => one.slug.current === slug);
    const { name, role } = person(document.authors[0]._ref);
    await visit(page, `/resources/${slug}`);
    const article = page.getByRole('article');
    const top = article.locator('header');
    await expect(page.locator('html')).toHaveAttribute('lang', langOf(locale));
    await expect(top.getByRole('heading', { level: 1 })).toHaveText(typeset(locale, document.title));
    await expect(top.locator('time').first()).toHaveText(longDate(locale, document.publishedAt));
    const author = top.getByRole('link', { name });
    await expect(author).toHaveAttribute('href', new RegExp(`^${href(locale, '/authors')}#person-`));
    await expect(top).toContainText(`${name}${locale === 'en' ? ' ' : ''}(${role[locale]})`);
    await expect(top).toContainText(typeset(locale, document.metaDescription));
    await expect(article.getByRole('list', { name: text.keywords }).getByRole('listitem')).toHaveText(
      document.primaryKeywords,
    );
    const outline = article.getByRole('region', { name: text.articleOutline });
    await expect(outline.getByRole('listitem')).toHaveText(
      document.outline.map((entry: string) => typeset(locale, entry)),
    );
    await expect(article).not.toContainText(document.starterContent.slice(0, 40));
    const words = (await article.locator('.prose').allTextContents()).join();
    expect(words.length).toBeGreaterThan(1_000);
    if (locale === 'en') expect(words).not.toMatch(/["']/);
    const cover = article.getByRole('img', { name: document.coverImage.alt });
    await expect(cover).toHaveAttribute('width', '800');
    await expect(cover).toHaveAttribute('height', '450');
    await expect(article.getByRole('figure').first()).toContainText(document.coverImage.caption);
    await expect(article.getByRole('link', { name: text.backToResources })).toHaveAttribute(
      'href',
      href(locale, '/resources'),
    );

    const { title, canonical, metas } = await headOf(page);
    expect(title).toBe(`${document.metaTitle} - Attesta`);
    expect(canonical).toMatch(new RegExp(`${articleHref(slug)}$`));
    const keywords = [...document.primaryKeywords, ...document.supportingKeywords].join(',');
    expect(metas).toMatchObject({ description: document.metaDescription, keywords, 'og:type': 'article' });
    expect(await structuredData(page, 'BlogPosting')).toMatchObject({
      headline: document.title,
      description: document.metaDescription,
      url: canonical,
      datePublished: document.publishedAt,
      author: { name, jobTitle: role[locale] },
    });

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
  "keeps an edge and a word for every highlight on paper and in the system's colors",
  full,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const slug of [reviewed.en[0], 'mocra-small-business-exemption']) {
      await visit(page, `/resources/${slug}`);
      for (const part of await page.locator('.callout, .citation blockquote').all()) {
        await expect(part).toHaveCSS('border-top-style', 'solid');
        const color = await part.evaluate((box) => getComputedStyle(box).borderTopColor);
        await expect(part).not.toHaveCSS('background-color', color);
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
