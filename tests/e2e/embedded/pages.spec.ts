import { locales } from '../../../lib/i18n/locales.ts';
import { files, href, legalPages } from '../../../lib/routes.ts';
import { plans, privacyNoticeVersion, site } from '../../../lib/site.ts';
import { structuredData } from '../../support/crawl.ts';
import { longDate, texts } from '../../support/messages.ts';
import {
  aliasRows,
  expect,
  inBothLanguages,
  landingSections,
  langOf,
  pageUrls,
  test,
} from '../../support/pages.ts';
import { sites } from '../../support/sites.ts';

const origin = sites.embedded.url;
const absolute = (url: string) => new URL(url, origin).href;

inBothLanguages(
  'the landing has sections, questions and plans, and structured data with the same content',
  async ({ page, url, text: { landingFaq, landingPricing } }) => {
    await page.goto(url);
    const sections = page.locator('main section[id]');
    const ids: string[] = await sections.evaluateAll((all) => all.map(({ id }) => id));
    const known: readonly string[] = landingSections;
    expect(ids.filter((id) => known.includes(id))).toEqual(known);

    // Nine questions, one open at a time, the same as in the structured data.
    const questions = page.locator('#faq details');
    const open = page.locator('#faq details[open]');
    await expect(questions).toHaveCount(9);
    await questions.nth(3).locator('summary').click();
    await expect(open).toHaveCount(1);
    await expect(questions.nth(3).locator('p')).toBeVisible();
    await questions.nth(5).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(questions.nth(5)).toHaveAttribute('open');
    await expect(open).toHaveCount(1);
    await questions.nth(5).locator('summary').click();
    await expect(open).toHaveCount(0);

    const shown = await questions.evaluateAll((all) =>
      all.map((row) => [row.querySelector('summary')?.textContent, row.querySelector('p')?.textContent]),
    );
    const { mainEntity } = await structuredData(page, 'FAQPage');
    const entries = mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(entries.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(shown);
    expect(shown.map(([question]) => question).sort()).toEqual(
      Object.values(landingFaq.questions)
        .map(({ question }) => question)
        .sort(),
    );

    expect(await structuredData(page, 'Organization')).toMatchObject({
      name: site.name,
      legalName: site.legalName,
    });
    expect(await structuredData(page, 'WebSite')).toMatchObject({ name: site.name });
    const { offers } = await structuredData(page, 'SoftwareApplication');
    const offered = (offers as { name: string; price: number }[]).map(({ name, price }) => [name, price]);
    expect(offered.map(([, price]) => price)).toEqual(plans.map(({ priceUsd }) => priceUsd));
    const articles = page.locator('#pricing article');
    await expect(articles.getByRole('heading')).toHaveText(offered.map(([name]) => String(name)));
    await expect(articles).toContainText(offered.map(([, price]) => `$${price}`));
    for (const [index, badge] of [landingPricing.freeTrial, landingPricing.mostPopular].entries()) {
      await expect(page.locator('#pricing').getByText(badge)).toHaveCount(1);
      await expect(articles.nth(index)).toContainText(badge);
    }
  },
);

test('shows legal pages in their only language with a last-updated date', async ({ page }) => {
  for (const name of legalPages) {
    for (const locale of locales) {
      await test.step(href(locale, `/${name}`), async () => {
        await page.goto(href(locale, `/${name}`));
        const today = new Date().toISOString().slice(0, 10);
        const days = name === 'privacy' ? [today, privacyNoticeVersion] : [today];
        const times = page.getByRole('main').locator('header time');
        await expect(times).toHaveText(days.map((day) => longDate(locale, day)));
        await expect(times.first()).toHaveAttribute('datetime', today);
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

test('shows a link to the Korean legal page at the former fragment, without scripts too', async ({
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

test('redirects a URL with the default language to the page and keeps its query', async ({ request }) => {
  const targetOf = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const { location } = response.headers();
    return { status: response.status(), location: location && new URL(location, origin).href };
  };
  for (const { url } of pageUrls.filter(({ locale }) => locale === 'en')) {
    const redirect = { status: 308, location: absolute(url) };
    expect(await targetOf(`/en${url === '/' ? '' : url}`)).toEqual(redirect);
  }
  expect((await targetOf('/en/resources?utm_source=mail')).location).toBe(
    absolute('/resources?utm_source=mail'),
  );
});

test('sets security headers and no cookie on every response, and lets pages be cached', async ({
  request,
}) => {
  const pages = [...pageUrls, ...aliasRows].map(({ url }) => url);
  const others = ['/nope', '/en', '/robots.txt', '/sitemap.xml', '/icon.svg', '/resources/no-such-article'];
  for (const url of [...pages, ...others]) {
    const headers = { 'accept-language': 'ko-KR,ko;q=0.9', cookie: 'NEXT_LOCALE=ko' };
    const response = await request.get(url, { maxRedirects: 0, headers });
    const { 'cache-control': cacheControl = '', vary = '', link = '', ...rest } = response.headers();
    // Whatever language the visitor prefers.
    expect(rest['set-cookie'], url).toBeUndefined();
    if (url === '/') expect(await response.text()).toContain('<html lang="en"');
    expect(rest['x-powered-by'], url).toBeUndefined();
    expect(rest, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    // Promised only where the page exists in that language, in the head: never by header.
    expect(link, url).not.toContain('hreflang');
    if (!pages.includes(url)) continue;
    expect(response.status(), url).toBe(200);
    expect(cacheControl, url).toMatch(/s-maxage=\d+|public/);
    expect(cacheControl, url).not.toMatch(/private|no-store/);
    expect(vary.toLowerCase(), url).not.toMatch(/cookie|accept-language/);
  }
});

test('has every file that the middleware lets through', async ({ request }) => {
  for (const file of files.filter((path) => !path.startsWith('/api/'))) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
});
