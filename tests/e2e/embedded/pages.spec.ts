import { locales } from '../../../lib/i18n/locales.ts';
import { files, href, legalPages } from '../../../lib/routes.ts';
import { longDate, texts } from '../../support/messages.ts';
import {
  addresses,
  aliasRows,
  expect,
  landingSections,
  landings,
  langOf,
  test,
} from '../../support/pages.ts';
import { sites } from '../../support/sites.ts';

const origin = sites.embedded.url;
const absolute = (address: string) => new URL(address, origin).href;

test('titles and descriptions of pages are unlike each other', async ({ request }) => {
  const seen = new Map<string, string[]>();
  for (const { address } of addresses) {
    const html = await (await request.get(address)).text();
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    for (const text of [title, description]) seen.set(text, [...(seen.get(text) ?? []), address]);
  }
  const shared = [...seen].filter(([, where]) => where.length > 1);
  expect(shared).toEqual([]);
});

test('an alias serves its page, with the canonical address', async ({ page }) => {
  for (const { address, locale, path } of aliasRows) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(address);
    await expect(page.locator('html')).toHaveAttribute('lang', langOf(locale));
    const heading = await page.locator('h1').textContent();
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
      'href',
      absolute(href(locale, path)),
    );
    await page.goto(href(locale, path));
    await expect(page.locator('h1')).toHaveText(heading ?? '');
  }
});

for (const { address, locale } of landings) {
  test(`${address} has its sections, its questions and its plans`, async ({ page }) => {
    await page.goto(address);
    const ids = await page
      .locator('main section[id]')
      .evaluateAll((sections) => sections.map(({ id }) => id));
    expect(ids.filter((id) => (landingSections as readonly string[]).includes(id))).toEqual([
      ...landingSections,
    ]);

    // Nine questions, one open at a time, the same as in the structured data.
    const questions = page.locator('#faq details');
    await expect(questions).toHaveCount(9);
    await questions.nth(3).locator('summary').click();
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
    await expect(questions.nth(3).locator('p')).toBeVisible();
    await questions.nth(5).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(questions.nth(5)).toHaveAttribute('open');
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
    await questions.nth(5).locator('summary').click();
    await expect(page.locator('#faq details[open]')).toHaveCount(0);

    const shown = await questions.evaluateAll((all) =>
      all.map((row) => [row.querySelector('summary')?.textContent, row.querySelector('p')?.textContent]),
    );
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents())
      .map((text) => JSON.parse(text))
      .find((candidate) => candidate['@type'] === 'FAQPage');
    expect(
      data.mainEntity.map((entry: { name: string; acceptedAnswer: { text: string } }) => [
        entry.name,
        entry.acceptedAnswer.text,
      ]),
    ).toEqual(shown);
    expect(shown.map(([question]) => question).sort()).toEqual(
      Object.values(texts(locale).landingFaq.questions)
        .map(({ question }) => question)
        .sort(),
    );

    // Three plans with their prices and badges.
    const { landingPricing } = texts(locale);
    const plans = page.locator('#pricing article');
    await expect(plans).toHaveCount(3);
    await expect(plans.getByRole('heading')).toHaveText(
      Object.values(landingPricing.plans).map(({ name }) => name),
    );
    for (const [index, price] of [19, 99, 199].entries())
      await expect(plans.nth(index)).toContainText(`$${price}`);
    await expect(page.locator('#pricing').getByText(landingPricing.mostPopular)).toHaveCount(1);
    await expect(plans.nth(1)).toContainText(landingPricing.mostPopular);
    const badge = landingPricing.freeTrial;
    await expect(page.locator('#pricing').getByText(badge)).toHaveCount(1);
    await expect(plans.nth(0)).toContainText(badge);
  });
}

test('legal pages are in their one language, and were last updated today', async ({ page }) => {
  for (const name of legalPages) {
    for (const locale of locales) {
      await test.step(href(locale, `/${name}`), async () => {
        await page.goto(href(locale, `/${name}`));
        const today = new Date().toISOString().slice(0, 10);
        const time = page.getByRole('main').locator('header time');
        await expect(time).toHaveAttribute('datetime', today);
        await expect(time).toHaveText(longDate(locale, today));
        await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
        await expect(page.locator('main h2')).toHaveText(
          texts(locale)[name].sections.map(({ heading }) => heading),
        );
        const other = locale === 'en' ? 'ko' : 'en';
        await expect(page.getByRole('main').locator(`[lang="${langOf(other)}"]`)).toHaveText(
          texts(other).legal.inThisLanguage,
        );
      });
    }
  }
});

test('where the Korean text of a legal page once stood is the way to it, without scripts too', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  for (const name of legalPages) {
    await page.goto(`/${name}#ko`);
    const link = page.locator('#ko').getByRole('link', { name: texts('ko').legal.inThisLanguage });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page).toHaveURL(`/ko/${name}`);
    await expect(page.locator('h1')).toHaveText(texts('ko')[name].title);
  }
  await page.close();
});

test.describe('addresses with the default language', () => {
  for (const { address } of addresses.filter(({ locale }) => locale === 'en')) {
    test(`/en${address === '/' ? '' : address} redirects`, async ({ request }) => {
      const response = await request.get(`/en${address === '/' ? '' : address}`, { maxRedirects: 0 });
      expect(response.status()).toBe(308);
      expect(new URL(response.headers().location ?? '', origin).href).toBe(absolute(address));
    });
  }

  test('the query survives a redirect', async ({ request }) => {
    const response = await request.get('/en/resources?utm_source=mail', { maxRedirects: 0 });
    expect(new URL(response.headers().location ?? '', origin).href).toBe(
      absolute('/resources?utm_source=mail'),
    );
  });

  test('a redirect stays on the site', async ({ request }) => {
    for (const path of [
      '/en//evil.example',
      '/en/%2F%2Fevil.example',
      '/ko/resources//evil.example',
      '/en/\\evil.example',
    ]) {
      const response = await request.get(path, { maxRedirects: 0 });
      const { location } = response.headers();
      if (location) expect(new URL(location, origin).origin, path).toBe(origin);
      else expect(response.status(), path).toBeGreaterThanOrEqual(400);
    }
  });
});

test.describe('headers', () => {
  const everything = [
    ...addresses.map(({ address }) => address),
    ...aliasRows.map(({ address }) => address),
    '/nope',
    '/en',
    '/robots.txt',
    '/sitemap.xml',
    '/icon.svg',
    '/resources/there-is-no-such-article',
  ];

  test('no response sets a cookie, whatever language the visitor prefers', async ({ request }) => {
    for (const address of everything) {
      const response = await request.get(address, {
        maxRedirects: 0,
        headers: { 'accept-language': 'ko-KR,ko;q=0.9', cookie: 'NEXT_LOCALE=ko' },
      });
      expect(response.headers()['set-cookie'], address).toBeUndefined();
    }
    const landing = await request.get('/', { maxRedirects: 0, headers: { 'accept-language': 'ko' } });
    expect(landing.status()).toBe(200);
    expect(await landing.text()).toContain('<html lang="en"');
  });

  test('shared caches may keep every page', async ({ request }) => {
    for (const { address } of [...addresses, ...aliasRows]) {
      const { 'cache-control': cacheControl = '', vary = '' } = (await request.get(address)).headers();
      expect(cacheControl, address).toMatch(/s-maxage=\d+|public/);
      expect(cacheControl, address).not.toMatch(/private|no-store/);
      expect(vary.toLowerCase(), address).not.toMatch(/cookie|accept-language/);
    }
  });

  test('every page carries the protective headers and none tells the software', async ({ request }) => {
    for (const address of everything) {
      const headers = (await request.get(address, { maxRedirects: 0 })).headers();
      expect(headers['x-powered-by'], address).toBeUndefined();
      expect(headers['x-content-type-options'], address).toBe('nosniff');
      expect(headers['x-frame-options'], address).toBe('DENY');
      expect(headers['referrer-policy'], address).toBe('strict-origin-when-cross-origin');
      // Promised only where the page exists in that language, in the head: never by header.
      expect(headers.link ?? '', address).not.toContain('hreflang');
    }
  });
});

test('the sitemap holds the indexed pages in each language, and all its addresses answer', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').href,
  );
  expect(new Set(found).size).toBe(found.length);
  const expected = addresses.filter(({ index }) => index).map(({ address }) => absolute(address));
  // Articles and topics.
  const articles = found.filter((address) => /^(\/ko)?\/resources\/./.test(new URL(address).pathname));
  expect(found.filter((address) => !articles.includes(address)).sort()).toEqual(expected.sort());
  expect(articles.length).toBeGreaterThan(0);
  for (const address of articles) {
    expect((await request.get(new URL(address).pathname)).status(), address).toBe(200);
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${absolute('/sitemap.xml')}`);
});

test('the files that the middleware lets through exist', async ({ request }) => {
  for (const file of files.filter((path) => !path.startsWith('/api/'))) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
});
