import { curlyQuotes } from '../../../lib/articles/quotation-marks.ts';
import { structuredData } from '../../support/crawl.ts';
import {
  documentOf,
  hostileTitle,
  imageIds,
  linedStarter,
  listedArticles,
  slugs,
} from '../../support/hosted-documents.ts';
import { longDate, texts, translator } from '../../support/messages.ts';
import { expect, headOf, test, visit } from '../../support/pages.ts';
import { hostedEnv } from '../../support/sites.ts';

const at = (slug: string) => `/resources/${encodeURIComponent(slug)}`;

test('an article with everything', async ({ page }) => {
  const document = documentOf(slugs.full);
  await visit(page, at(slugs.full));

  await test.step('shows title, date, author, description, keywords, cover, outline and body', async () => {
    const article = page.getByRole('article');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(document.title));
    await expect(article.locator('time')).toHaveText(longDate('en', String(document.publishedAt)));
    await expect(article).toContainText(translator('en', 'resources')('by', { author: 'Mina Alvarez' }));
    await expect(article).toContainText(String(document.metaDescription));
    await expect(
      article.getByRole('list', { name: texts('en').resources.keywords }).getByRole('listitem'),
    ).toHaveText(document.primaryKeywords as string[]);
    const outline = article.getByRole('region', { name: texts('en').resources.articleOutline });
    await expect(outline.getByRole('listitem')).toHaveText(document.outline as string[]);
    await expect(article.locator('.prose h2')).toHaveText('Who must list');
    await expect(article.locator('.prose p')).toHaveText('Everyone who is responsible.');
    await expect(article).not.toContainText('Never shown');
  });

  await test.step('has its cover at 800x450 with the caption', async () => {
    const figure = page.getByRole('article').getByRole('figure');
    const image = figure.getByRole('img', { name: 'A shelf of serums' });
    await expect(image).toHaveAttribute('width', '800');
    await expect(image).toHaveAttribute('height', '450');
    const source = new URL(String(await image.getAttribute('src')));
    expect(source.searchParams.get('w')).toBe('800');
    expect(source.searchParams.get('h')).toBe('450');
    expect(
      await image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0),
    ).toBe(true);
    await expect(figure.locator('figcaption')).toHaveText('Sample products.');
  });

  await test.step('has the specified head', async () => {
    const { title, canonical, metas } = await headOf(page);
    const address = hostedEnv.SITE_URL + at(slugs.full);
    expect(title).toBe('A title for search engines - Attesta');
    expect(canonical).toBe(address);
    expect(metas).toMatchObject({
      description: document.metaDescription,
      'og:type': 'article',
      'og:url': address,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:image': metas['og:image'],
      'twitter:card': 'summary_large_image',
    });
    for (const keyword of document.primaryKeywords as string[]) expect(metas.keywords).toContain(keyword);
    const image = new URL(String(metas['og:image']));
    expect(image.pathname).toContain(imageIds[0].replace(/-png$/, '.png'));
    expect([image.searchParams.get('w'), image.searchParams.get('h')]).toEqual(['1200', '630']);
  });

  await test.step('has structured data with its author', async () => {
    const posting = await structuredData(page, 'BlogPosting');
    expect(posting).toMatchObject({
      headline: document.title,
      description: document.metaDescription,
      url: `${hostedEnv.SITE_URL}${at(slugs.full)}`,
      datePublished: document.publishedAt,
      inLanguage: 'en',
      author: { '@type': 'Person', name: 'Mina Alvarez' },
    });
  });

  await test.step('leads back to the list', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: texts('en').resources.backToResources })
      .click();
    await expect(page).toHaveURL('/resources');
  });
});

test('an article with nothing but a title has the default description and image, and no author', async ({
  page,
  request,
}) => {
  await visit(page, at(slugs.bare));
  const title = String(documentOf(slugs.bare).title);
  const { metas, ...head } = await headOf(page);
  expect(head.title).toBe(`${title} - Attesta`);
  expect(metas).toMatchObject({
    description: translator('en', 'resources')('articleDescription', { title }),
    'og:image:width': '1200',
    'og:image:height': '630',
  });
  const posting = await structuredData(page, 'BlogPosting');
  expect(posting).not.toHaveProperty('author');
  await expect(page.locator('main article ul')).toHaveCount(0);
  await expect(page.locator('main article img')).toHaveCount(0);

  const image = String(metas['og:image']);
  const answer = await request.get(image);
  expect(answer.status(), image).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^image\/(png|jpeg)/);
  const bytes = await answer.body();
  if (answer.headers()['content-type'] === 'image/png') {
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test('an author by reference is in the structured data, one without a name is not', async ({ page }) => {
  await visit(page, at(slugs.referenced));
  expect(await structuredData(page, 'BlogPosting')).toHaveProperty('author.name', 'Park Ji-ho');
  await visit(page, at('author-without-name'));
  expect(await structuredData(page, 'BlogPosting')).not.toHaveProperty('author');
});

test('an article says who wrote and reviewed it, when, and on which sources', async ({ page }) => {
  const t = translator('en', 'resources');
  const { sources, callout } = texts('en').resources;
  await visit(page, at(slugs.trusted));
  const article = page.getByRole('article');

  await test.step('in its head', async () => {
    const editor = t('person', { name: 'Seo Yun', role: 'Editor' });
    const writer = t('person', { name: 'Mina Alvarez', role: 'Writer' });
    await expect(article.locator('header')).toContainText(t('by', { author: `${editor} and ${writer}` }));
    await expect(article).not.toContainText('Somebody Earlier');
    await expect(article.locator('header')).toContainText(
      `${t('reviewedBy', { reviewer: editor })} on ${longDate('en', '2025-06-30')}`,
    );
    await article.getByRole('link', { name: t('sourceCount', { count: 2 }) }).click();
    await expect(page.getByRole('heading', { name: sources })).toBeInViewport();
  });

  await test.step('in the list of sources', async () => {
    const entries = article.getByRole('region', { name: sources }).getByRole('listitem');
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toContainText('ecfr.gov');
    await expect(entries.first().locator('time')).toHaveText(longDate('en', '2025-06-28'));
    await expect(entries.first().getByRole('link')).toHaveAttribute('href', /^https:\/\/www\.ecfr\.gov/);
    await expect(entries.last()).toHaveText('A printed manual');
    await expect(entries.last().getByRole('link')).toHaveCount(0);
  });

  await test.step('in its text', async () => {
    const citation = article.getByRole('figure').filter({ hasText: 'Rule 12(c)' });
    await expect(citation.locator('blockquote')).toHaveText('Labels must not say “approved”.');
    await expect(citation.getByRole('link')).toHaveAttribute('href', 'https://www.fda.gov/rule-12');
    for (const tone of ['note', 'important', 'deadline'] as const) {
      const box = article.getByRole('note').filter({ hasText: `A box of the kind ${tone}` });
      await expect(box).toContainText(callout[tone]);
      await expect(box).toContainText(`What the ${tone} says.`);
    }
    await expect(article.getByRole('link', { name: 'a link to an article' })).toHaveAttribute(
      'href',
      at(slugs.full),
    );
    for (const text of ['a link to a draft', 'a link to nothing']) {
      await expect(article.getByText(text)).toBeVisible();
      await expect(article.getByRole('link', { name: text })).toHaveCount(0);
    }
  });

  await test.step('in its structured data', async () => {
    expect(await structuredData(page, 'BlogPosting')).toMatchObject({
      author: [
        { name: 'Seo Yun', jobTitle: 'Editor' },
        { name: 'Mina Alvarez', jobTitle: 'Writer' },
      ],
      mainEntityOfPage: { '@type': 'WebPage', reviewedBy: { name: 'Seo Yun' }, lastReviewed: '2025-06-30' },
      citation: [{ name: '21 CFR 701.3' }, { name: 'A printed manual' }],
    });
  });
});

test('rich text', async ({ page }) => {
  await visit(page, at(slugs.styles));

  await test.step('has headings of the specified levels, and one of level one', async () => {
    const headings = await page
      .locator('main article :is(h1, h2, h3, h4, h5, h6)')
      .evaluateAll((all) => all.map((heading) => [heading.localName, heading.textContent]));
    expect(headings).toEqual([
      ['h1', documentOf(slugs.styles).title],
      ['h2', 'Heading of style one'],
      ['h2', 'Heading of style two'],
      ['h3', 'Heading of style three'],
      ['h4', 'Heading of style four'],
    ]);
  });

  await test.step('has its marks', async () => {
    const prose = page.locator('.prose');
    await expect(prose.locator('strong')).toHaveText(['strong', 'strong and emphasis']);
    await expect(prose.locator('em')).toHaveText(['emphasis', 'strong and emphasis']);
    await expect(prose.locator('code')).toHaveText('code()');
    await expect(prose.locator('p').first()).toHaveText(
      'Plain, strong, emphasis, code(), strong and emphasis and an unknown mark.',
    );
  });

  await test.step('has its quotation and groups list items', async () => {
    const prose = page.locator('.prose');
    await expect(prose.locator('blockquote')).toHaveText('A quotation from the guidance.');
    await expect(prose.locator('ol')).toHaveCount(1);
    await expect(prose.locator('ol > li')).toHaveText(['Number one', 'Number two', 'Number three']);
    await expect(prose.locator(':scope > ul')).toHaveCount(1);
    await expect(prose.locator(':scope > ul > li')).toHaveCount(2);
    await expect(prose.locator(':scope > ul > li').last()).toHaveText('Bullet two');
    await expect(prose.locator('ul ul > li')).toHaveText(['Bullet one, inner']);
  });

  await test.step('follows good links and shows refused ones as text', async () => {
    const prose = page.locator('.prose');
    const links = await prose
      .locator('a:not(.heading-link)')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual([
      ['the rule', 'https://www.ecfr.gov/current/title-21/section-701.3'],
      ['our list', '/resources'],
    ]);
    await expect(prose).toContainText('See the rule, our list, a trap and another trap.');
    expect((await page.content()).toLowerCase()).not.toMatch(/href="\s*java\s*script:/);
  });

  await test.step('skips blocks nobody knows and keeps everything after them', async () => {
    const prose = page.locator('.prose');
    await expect(prose.locator('p').last()).toHaveText('The last paragraph.');
    await expect(prose).toContainText('A style nobody knows.');
    expect(await prose.innerHTML()).not.toContain('specify a component');
    expect(await prose.innerHTML()).not.toContain('poll');
  });

  await test.step('shows markup in text as text', async () => {
    await expect(page.locator('.prose')).toContainText('<script>window.hacked=1</script> is text.');
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});

for (const slug of [slugs.starter, 'ko-starter']) {
  test(`${slug} shows its starter content with its line breaks`, async ({ page }) => {
    await visit(page, at(slug));
    const text = page.locator('.prose');
    await expect(text).toBeVisible();
    // As a visitor sees it, not as the source has it.
    // biome-ignore lint/performance/useDomNodeTextContent: only innerText knows about line breaks that are shown
    expect(await text.innerText()).toBe(linedStarter);
  });
}

test('fields of wrong types are left out and the page stands', async ({ page }) => {
  const response = await visit(page, at('wrong-types'));
  expect(response?.status()).toBe(200);
  await expect(page.locator('main article img')).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: texts('en').resources.articleOutline }).getByRole('listitem'),
  ).toHaveText(['The one good entry']);
  await expect(page.locator('.prose')).toHaveText('The one good block.');
});

test('a title cannot leave its element, its attribute or its script', async ({ page }) => {
  for (const address of [at(slugs.hostile), '/resources']) {
    await visit(page, address);
    expect(await page.evaluate(() => 'hacked' in window), address).toBe(false);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  }
  await visit(page, at(slugs.hostile));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(curlyQuotes(hostileTitle));
  expect(await page.evaluate(() => document.title)).toBe(`${hostileTitle} - Attesta`);
  const posting = await structuredData(page, 'BlogPosting');
  expect(posting.headline).toBe(hostileTitle);
  expect(posting).toHaveProperty('author.name', 'Eve </script><b>');
  const crumbs = await structuredData(page, 'BreadcrumbList');
  expect(JSON.stringify(crumbs)).toContain('hacked');
});

test('emoji and right-to-left titles arrive whole', async ({ page }) => {
  await visit(page, at('emoji-and-arabic'));
  const { title } = documentOf('emoji-and-arabic');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(title));
  await expect(page).toHaveTitle(`${title} - Attesta`);
});

test.describe('a Korean article', () => {
  const document = documentOf(slugs.korean);

  test('is a Korean document with Korean chrome at its one address', async ({ page }) => {
    await visit(page, at(slugs.korean));
    const ko = texts('ko');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(document.title));
    await expect(
      page.getByRole('banner').getByRole('link', { name: ko.header.resources, exact: true }),
    ).toHaveAttribute('href', '/ko/resources');
    await expect(page.getByRole('contentinfo')).toContainText(ko.footer.tagline);
    await expect(
      page.locator('main').getByRole('link', { name: ko.resources.backToResources }),
    ).toHaveAttribute('href', '/ko/resources');
    await expect(page.getByRole('article').locator('time')).toHaveText('2025년 1월 5일');
    await expect(page.getByRole('region', { name: ko.resources.articleOutline })).toBeVisible();
    expect(await headOf(page)).toMatchObject({
      canonical: hostedEnv.SITE_URL + at(slugs.korean),
      metas: {
        description: translator('ko', 'resources')('articleDescription', { title: String(document.title) }),
      },
    });
    expect(await structuredData(page, 'BlogPosting')).toMatchObject({ inLanguage: 'ko' });
  });

  test('may have a Korean slug', async ({ page }) => {
    const response = await visit(page, at(slugs.hangul));
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(documentOf(slugs.hangul).title));
    expect(await headOf(page)).toMatchObject({ canonical: hostedEnv.SITE_URL + at(slugs.hangul) });
  });

  test('is redirected to from an address with the language', async ({ request }) => {
    for (const slug of [slugs.korean, slugs.hangul, slugs.full]) {
      const response = await request.get(`/ko${at(slug)}`, { maxRedirects: 0 });
      expect(response.status(), slug).toBe(308);
      expect(new URL(response.headers().location ?? '', hostedEnv.SITE_URL).href).toBe(
        hostedEnv.SITE_URL + at(slug),
      );
    }
  });
});

test('every article of both lists answers 200 in HTML, in its language, and is in the sitemap; no draft is', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  for (const language of ['en', 'ko'] as const) {
    for (const { slug } of listedArticles(language)) {
      if (!slug?.current) continue;
      const response = await request.get(at(slug.current));
      expect(response.status(), slug.current).toBe(200);
      expect(await response.text()).toContain(`<html lang="${language}"`);
      expect(locations).toContain(hostedEnv.SITE_URL + at(slug.current));
    }
  }
  expect(locations).not.toContain(`${hostedEnv.SITE_URL}/resources/a-draft`);
});

test('what is no article is Post Not Found, status 404, without scripts', async ({ request, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: hostedEnv.SITE_URL });
  const page = await context.newPage();
  for (const slug of ['there-is-no-such-article', 'a-draft', 'note', '없는-글', 'a..b']) {
    const address = at(slug);
    const response = await request.get(address);
    expect(response.status(), slug).toBe(404);
    await page.goto(address);
    const { postNotFoundTitle, postNotFoundText, backToResources } = texts('en').resources;
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(postNotFoundTitle);
    await expect(page.getByText(postNotFoundText)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: backToResources })).toHaveAttribute(
      'href',
      '/resources',
    );
    await expect(page.locator('head meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  }
  await context.close();
});

test('what can be no slug is a complete 404', async ({ request }) => {
  for (const slug of ['100%25', '%25', 'null%00', 'line%0Abreak', 'half%E0%A4%A', 'x'.repeat(300)]) {
    const response = await request.get(`/resources/${slug}`);
    expect(response.status(), slug).toBe(404);
    const html = await response.text();
    const titles = [texts('en').resources.postNotFoundTitle, texts('en').notFound.title];
    expect(titles, slug).toContain(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]);
    expect(html, slug).toContain('<html lang="en"');
  }
});

test.describe('Post Not Found in the browser', () => {
  test.use({ expectedFailures: ['there-is-no-such-article'] });

  test('stays after the scripts have run and leads back to the list', async ({ page }) => {
    await visit(page, at('there-is-no-such-article'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('en').resources.postNotFoundTitle);
    await page
      .getByRole('main')
      .getByRole('link', { name: texts('en').resources.backToResources })
      .click();
    await expect(page).toHaveURL('/resources');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('en').resources.title);
  });
});
