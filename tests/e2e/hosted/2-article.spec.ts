import { structuredData } from '../../support/crawl.ts';
import {
  documentOf,
  imageName,
  linedStarter,
  listedArticles,
  slugs,
} from '../../support/hosted-documents.ts';
import { longDate, texts, translator } from '../../support/messages.ts';
import { expect, headOf, test, visit } from '../../support/pages.ts';
import { hostedEnv } from '../../support/sites.ts';

/*
 * Articles of a hosted content service. What editors may leave out or get wrong is in tests/unit/articles and
 * tests/unit/hostile-content.test.tsx.
 */

const at = (slug: string) => `/resources/${encodeURIComponent(slug)}`;

test('an article with everything', async ({ page }) => {
  const document = documentOf(slugs.full);
  const address = hostedEnv.SITE_URL + at(slugs.full);
  const description = String(document.metaDescription);
  const { keywords, articleOutline, backToResources } = texts('en').resources;
  await visit(page, at(slugs.full));

  await test.step('shows title, date, author, description, keywords, outline and body', async () => {
    const article = page.getByRole('article');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(document.title));
    await expect(article.locator('time')).toHaveText(longDate('en', String(document.publishedAt)));
    await expect(article).toContainText(translator('en', 'resources')('by', { author: 'Mina Alvarez' }));
    await expect(article).toContainText(description);
    await expect(article.getByRole('list', { name: keywords }).getByRole('listitem')).toHaveText(
      document.primaryKeywords as string[],
    );
    await expect(article.getByRole('region', { name: articleOutline }).getByRole('listitem')).toHaveText(
      document.outline as string[],
    );
    await expect(article.locator('.prose h2')).toHaveText('Who must list');
    await expect(article.locator('.prose p')).toHaveText('Everyone who is responsible.');
    await expect(article).not.toContainText('Never shown');
  });

  await test.step('has its cover at 800x450 with the caption', async () => {
    const figure = page.getByRole('article').getByRole('figure');
    const image = figure.getByRole('img', { name: 'A shelf of serums' });
    await expect(image).toHaveAttribute('width', '800');
    await expect(image).toHaveAttribute('height', '450');
    const { searchParams } = new URL(String(await image.getAttribute('src')));
    expect([searchParams.get('w'), searchParams.get('h')]).toEqual(['800', '450']);
    const isDrawn = image.evaluate(
      (element: HTMLImageElement) => element.complete && element.naturalWidth > 0,
    );
    expect(await isDrawn).toBe(true);
    await expect(figure.locator('figcaption')).toHaveText('Sample products.');
  });

  await test.step('has the specified head and structured data', async () => {
    const { title, canonical, metas } = await headOf(page);
    expect({ title, canonical }).toEqual({
      title: 'A title for search engines - Attesta',
      canonical: address,
    });
    expect(metas).toMatchObject({
      description,
      'og:type': 'article',
      'og:url': address,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:image': metas['og:image'],
      'twitter:card': 'summary_large_image',
    });
    for (const keyword of document.primaryKeywords as string[]) expect(metas.keywords).toContain(keyword);
    const { pathname, searchParams } = new URL(String(metas['og:image']));
    expect(pathname).toContain(`${imageName}.png`);
    expect([searchParams.get('w'), searchParams.get('h')]).toEqual(['1200', '630']);
    expect(await structuredData(page, 'BlogPosting')).toMatchObject({
      headline: document.title,
      description,
      url: address,
      datePublished: document.publishedAt,
      inLanguage: 'en',
      author: { '@type': 'Person', name: 'Mina Alvarez' },
    });
  });

  await test.step('leads back to the list', async () => {
    await page.getByRole('main').getByRole('link', { name: backToResources }).click();
    await expect(page).toHaveURL('/resources');
  });
});

test('an article names by reference who wrote and who reviewed it', async ({ page }) => {
  const t = translator('en', 'resources');
  await visit(page, at(slugs.trusted));
  const editor = t('person', { name: 'Seo Yun', role: 'Editor' });
  const writer = t('person', { name: 'Mina Alvarez', role: 'Writer' });
  const head = page.getByRole('article').locator('header');
  await expect(head).toContainText(t('by', { author: `${editor} and ${writer}` }));
  await expect(head).toContainText(
    `${t('reviewedBy', { reviewer: editor })} on ${longDate('en', '2025-06-30')}`,
  );
  await expect(page.getByRole('article')).not.toContainText('Somebody Earlier');
});

test('rich text has its headings, marks, lists and good links', async ({ page }) => {
  await visit(page, at(slugs.styles));
  const parts = page.locator(
    'main article h1, .prose :is(h2, h3, h4, p, strong, em, code, blockquote, ol, li)',
  );
  expect(await parts.evaluateAll((all) => all.map((part) => [part.localName, part.textContent]))).toEqual([
    ['h1', documentOf(slugs.styles).title],
    ['h2', 'Heading of style one'],
    ['p', 'Plain, strong, emphasis, code() and an unknown mark.'],
    ['strong', 'strong'],
    ['em', 'emphasis'],
    ['code', 'code()'],
    ['h2', 'Heading of style two'],
    ['p', 'The rule, our list and a trap'],
    ['h3', 'Heading of style three'],
    ['li', 'Bullet oneInner bullet'],
    ['li', 'Inner bullet'],
    ['li', 'Bullet two'],
    ['h4', 'Heading of style four'],
    ['ol', 'Number oneNumber two'],
    ['li', 'Number one'],
    ['li', 'Number two'],
    ['blockquote', 'A quotation from the guidance.'],
    ['p', 'A style nobody knows.'],
    ['p', '<script>window.hacked=1</script> is text.'],
  ]);
  await expect(page.locator('.prose > ul')).toHaveCount(1);
  await expect(page.locator('.prose > ul ul > li')).toHaveText('Inner bullet');
  const links = page.locator('.prose a:not(.heading-link)');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    'https://www.ecfr.gov/current/title-21/section-701.3',
    '/resources',
  ]);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('starter content keeps its line breaks', async ({ page }) => {
  for (const slug of [slugs.starter, 'ko-starter']) {
    await visit(page, at(slug));
    // As a visitor sees it, not as the source has it.
    // biome-ignore lint/performance/useDomNodeTextContent: only innerText knows about line breaks that are shown
    expect(await page.locator('.prose').innerText()).toBe(linedStarter);
  }
});

test('a Korean article is a Korean document with Korean chrome at its one address', async ({ page }) => {
  await visit(page, at(slugs.korean));
  const { header, footer, resources } = texts('ko');
  const title = String(documentOf(slugs.korean).title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  for (const link of [
    page.getByRole('banner').getByRole('link', { name: header.resources, exact: true }),
    page.getByRole('main').getByRole('link', { name: resources.backToResources }),
  ]) {
    await expect(link).toHaveAttribute('href', '/ko/resources');
  }
  await expect(page.getByRole('contentinfo')).toContainText(footer.tagline);
  await expect(page.getByRole('article').locator('time')).toHaveText('2025년 1월 5일');
  await expect(page.getByRole('region', { name: resources.articleOutline })).toBeVisible();
  expect(await headOf(page)).toMatchObject({
    metas: { description: translator('ko', 'resources')('articleDescription', { title }) },
  });
  expect(await structuredData(page, 'BlogPosting')).toMatchObject({ inLanguage: 'ko' });
});

test('every article answers in its language and is in the sitemap; no draft is', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  for (const language of ['en', 'ko'] as const) {
    for (const { slug } of listedArticles(language)) {
      if (!slug?.current) continue;
      const address = hostedEnv.SITE_URL + at(slug.current);
      const response = await request.get(address);
      expect(response.status(), slug.current).toBe(200);
      const html = await response.text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(`<link rel="canonical" href="${address}"`);
      expect(locations).toContain(address);
    }
  }
  expect(locations).not.toContain(`${hostedEnv.SITE_URL}/resources/a-draft`);
});

test('what is no article is Post Not Found, and what can be none is a 404', async ({ request }) => {
  const { postNotFoundTitle, postNotFoundText } = texts('en').resources;
  const missing = ['there-is-no-such-article', 'a-draft', 'note', encodeURIComponent('없는-글'), 'a..b'];
  const impossible = ['100%25', '%25', 'null%00', 'line%0Abreak', 'half%E0%A4%A', 'x'.repeat(300)];
  for (const slug of [...missing, ...impossible]) {
    const response = await request.get(`/resources/${slug}`);
    expect(response.status(), slug).toBe(404);
    const html = await response.text();
    expect(html, slug).toContain('<html lang="en"');
    expect(html, slug).toMatch(/<meta name="robots" content="[^"]*noindex/);
    const title = /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];
    if (impossible.includes(slug)) {
      expect([postNotFoundTitle, texts('en').notFound.title], slug).toContain(title);
      continue;
    }
    expect(title, slug).toBe(postNotFoundTitle);
    expect(html, slug).toContain(postNotFoundText);
    expect(/<main[\s\S]*<\/main>/.exec(html)?.[0], slug).toContain('href="/resources"');
  }
});
