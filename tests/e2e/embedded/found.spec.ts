import { sampleList } from '../../../lib/features/samples.ts';
import { colorsPath, features, href, sampleHref, samples } from '../../../lib/routes.ts';
import { pdfPolicy } from '../../../lib/security/content-policy.ts';
import { plans, site } from '../../../lib/site.ts';
import { dataOf, structuredData } from '../../support/crawl.ts';
import { texts } from '../../support/messages.ts';
import { addresses, expect, landings, test } from '../../support/pages.ts';
import { sites } from '../../support/sites.ts';

/* What search engines, feed readers and social networks are told, read from the served HTML: no browser needed. */

const origin = sites.embedded.url;
const here = (address: string) => address.replace(origin, '') || '/';

const linksOf = (html: string, type: string) =>
  [...html.matchAll(/<link rel="alternate" [^>]*>/g)]
    .map(([link]) => link)
    .filter((link) => link.includes(`type="${type}"`))
    .map((link) => here(/href="([^"]*)"/.exec(link)?.[1] ?? ''));

test('every page has a social image of its own, its feed, and what it promises answers', async ({
  request,
}) => {
  const images = new Map<string, string>();
  for (const { address, locale, path } of addresses) {
    const response = await request.get(address);
    expect(response.headers()['x-robots-tag'], address).toBeUndefined();
    const html = await response.text();
    const image = here(/property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '');
    images.set(image, address);
    const ownFeeds = path === '/rules' ? [`${address}/feed.xml`] : [];
    expect(linksOf(html, 'application/atom+xml'), address).toEqual([href(locale, '/feed.xml'), ...ownFeeds]);
    const ownData = path === '/rules' || path === colorsPath ? [`${path}.json`] : [];
    expect(linksOf(html, 'application/json'), address).toEqual(ownData);
    expect(linksOf(html, 'text/markdown'), address).toEqual(
      path.startsWith('/features/') ? [`${href(locale, path)}.md`] : [],
    );
    for (const node of dataOf(html)) expect(node, address).toHaveProperty('@context', 'https://schema.org');
  }
  expect(images.size).toBe(addresses.length);
  for (const [image, address] of images) {
    const response = await request.get(image);
    expect(response.headers()['content-type'], address).toBe('image/png');
    const bytes = await response.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], address).toEqual([1200, 630]);
    // Chat programs leave larger ones out.
    expect(bytes.length, address).toBeLessThan(300_000);
  }
});

test('the rules are served as data and as a feed, and every citation of a feature leads to one of them', async ({
  request,
}) => {
  const data = await request.get('/rules.json');
  expect(data.headers()['content-type']).toContain('application/json');
  const { rules } = (await data.json()) as { rules: { id: string; pages: Record<string, string> }[] };
  for (const { locale } of landings) {
    const address = href(locale, '/rules');
    const feed = await request.get(`${address}/feed.xml`);
    expect(feed.headers()['content-type']).toContain('application/atom+xml');
    expect(await feed.text()).toContain(`<id>${origin}${address}/feed.xml</id>`);
    const html = await (await request.get(address)).text();
    for (const { id, pages } of rules) {
      expect(html).toContain(`<li id="${id}"`);
      expect(here(pages[locale] ?? '')).toBe(`${address}#${id}`);
    }
    for (const feature of features) {
      const page = await (await request.get(href(locale, `/features/${feature}`))).text();
      const cited = [...page.matchAll(new RegExp(`href="${address}#([^"]+)"`, 'g'))].map(([, id]) => id);
      expect(cited.length, feature).toBeGreaterThanOrEqual(4);
      expect(cited.filter((id) => !rules.some((rule) => rule.id === id))).toEqual([]);
    }
  }
});

for (const { address, locale } of landings) {
  test(`${address} says who, what and how much, as it shows`, async ({ page, request }) => {
    const data = dataOf(await (await request.get(address)).text());
    const of = (type: string) => data.find((node) => node['@type'] === type);
    expect(of('Organization')).toMatchObject({ name: site.name, legalName: site.legalName });
    expect(of('WebSite')).toMatchObject({ name: site.name });
    const offers = of('SoftwareApplication')?.offers as { name: string; price: number }[];
    expect(offers.map(({ price }) => price)).toEqual(plans.map(({ priceUsd }) => priceUsd));
    await page.goto(address);
    for (const [index, { name, price }] of offers.entries()) {
      const plan = page.locator('#pricing article').nth(index);
      await expect(plan.getByRole('heading')).toHaveText(name);
      await expect(plan).toContainText(`$${price}`);
    }
  });

  test(`the features of ${address} name their steps, and their Markdown holds them`, async ({ request }) => {
    for (const feature of features) {
      const html = await (await request.get(href(locale, `/features/${feature}`))).text();
      const steps = dataOf(html).find((node) => node['@type'] === 'HowTo')?.step as { name: string }[];
      const shown = /aria-labelledby="steps-title"[^>]*>([\s\S]*?)<\/section>/.exec(html)?.[1] ?? '';
      expect([...shown.matchAll(/<h3[^>]*>[\s\S]+?<\/h3>/g)]).toHaveLength(steps.length);
      const response = await request.get(href(locale, `/features/${feature}.md`));
      expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
      const markdown = await response.text();
      for (const { name } of steps) expect(markdown).toContain(`**${name}`);
    }
  });

  test(`the list of ${address} names its articles and its place`, async ({ page }) => {
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
}

test('feeds, llms.txt and every Markdown address in it answer', async ({ request }) => {
  for (const feed of ['/feed.xml', '/ko/feed.xml']) {
    const response = await request.get(feed);
    expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect((await response.text()).match(/<entry>/g)?.length ?? 0).toBeGreaterThan(0);
  }
  const index = await (await request.get('/llms.txt')).text();
  const documents = [...index.matchAll(/\((http[^)]*\.md)\)/g)].map(([, address]) => here(address ?? ''));
  expect(documents.length).toBeGreaterThan(2 * features.length);
  for (const address of documents) expect((await request.get(address)).status(), address).toBe(200);
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
