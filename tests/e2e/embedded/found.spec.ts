import { sampleList } from '../../../lib/features/samples.ts';
import { features, href, sampleHref, samples } from '../../../lib/routes.ts';
import { ledger } from '../../../lib/rules/ledger.ts';
import { pdfPolicy } from '../../../lib/security/content-policy.ts';
import { plans, site } from '../../../lib/site.ts';
import { dataOf, structuredData } from '../../support/crawl.ts';
import { texts } from '../../support/messages.ts';
import { expect, inBothLanguages, landings, test } from '../../support/pages.ts';
import { sites } from '../../support/sites.ts';

/* What search engines, feed readers and social networks are told, read from the served HTML: no browser needed. */

const origin = sites.embedded.url;
const here = (address: string) => address.replace(origin, '') || '/';

test('the rules are served as data and as a feed', async ({ request }) => {
  const data = await request.get('/rules.json');
  expect(data.headers()['content-type']).toContain('application/json');
  expect(((await data.json()) as { rules: object[] }).rules).toHaveLength(ledger.length);
  for (const { locale } of landings) {
    const address = `${href(locale, '/rules')}/feed.xml`;
    const feed = await request.get(address);
    expect(feed.headers()['content-type']).toContain('application/atom+xml');
    expect(await feed.text()).toContain(`<id>${origin}${address}</id>`);
  }
});

inBothLanguages('the landing says who, what and how much, as it shows', async ({ page, address }) => {
  await page.goto(address);
  const data = dataOf(await page.content());
  const of = (type: string) => data.find((node) => node['@type'] === type);
  expect(of('Organization')).toMatchObject({ name: site.name, legalName: site.legalName });
  expect(of('WebSite')).toMatchObject({ name: site.name });
  const offers = of('SoftwareApplication')?.offers as { name: string; price: number }[];
  expect(offers.map(({ price }) => price)).toEqual(plans.map(({ priceUsd }) => priceUsd));
  for (const [index, { name, price }] of offers.entries()) {
    const plan = page.locator('#pricing article').nth(index);
    await expect(plan.getByRole('heading')).toHaveText(name);
    await expect(plan).toContainText(`$${price}`);
  }
});

inBothLanguages('the list of articles names them and its place', async ({ page, locale }) => {
  await page.goto(href(locale, '/resources'));
  const namesIn = async (type: string) => {
    const { itemListElement } = await structuredData(page, type);
    return (itemListElement as { name: string }[]).map(({ name }) => name);
  };
  const shown = await page.locator('main li h3').allInnerTexts();
  expect(await namesIn('ItemList')).toEqual(shown.map((title) => title.trim()));
  const crumbs = await page
    .getByRole('navigation', { name: texts(locale).common.breadcrumb })
    .locator('li')
    .allInnerTexts();
  expect(await namesIn('BreadcrumbList')).toEqual(
    crumbs.map((crumb) => crumb.replace(/^\W*\n?\/\s*/, '').trim()),
  );
});

test('feeds, llms.txt and every Markdown address in it answer', async ({ request }) => {
  for (const feed of ['/feed.xml', '/ko/feed.xml']) {
    const response = await request.get(feed);
    expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect((await response.text()).match(/<entry>/g)?.length ?? 0).toBeGreaterThan(0);
  }
  const index = await (await request.get('/llms.txt')).text();
  const documents = [...index.matchAll(/\((http[^)]*\.md)\)/g)].map(([, address]) => here(address ?? ''));
  expect(documents.length).toBeGreaterThan(2 * features.length);
  for (const address of documents) {
    const document = await request.get(address);
    expect(document.status(), address).toBe(200);
    expect(document.headers()['content-type'], address).toBe('text/markdown; charset=utf-8');
  }
  for (const address of ['/features/nope.md', '/resources/nope.md', '/social/en/nope.png', '/ko/llms.txt']) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

test('every sample is a PDF that its feature page names', async ({ page, request }) => {
  for (const { locale } of landings) {
    for (const sample of samples) {
      const { link } = texts(locale).samples;
      await page.goto(href(locale, `/features/${sampleList[sample].feature}`));
      const anchor = page.getByRole('link', { name: link[sample].title });
      await expect(anchor).toHaveAttribute('href', sampleHref(locale, sample));
      await expect(anchor).toContainText('PDF');
      const response = await request.get(sampleHref(locale, sample));
      expect(response.headers()).toMatchObject({
        'content-type': 'application/pdf',
        'content-security-policy': pdfPolicy,
        'content-disposition': `inline; filename="${site.name.toLowerCase()}-sample-${sample}-${locale}.pdf"`,
      });
      expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
    }
  }
});
