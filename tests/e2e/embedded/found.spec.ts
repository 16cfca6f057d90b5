import { sampleList } from '../../../lib/features/samples.ts';
import { features, href, sampleHref, samples } from '../../../lib/routes.ts';
import { pdfPolicy } from '../../../lib/security/content-policy.ts';
import { site } from '../../../lib/site.ts';
import { tools } from '../../../lib/tools/list.ts';
import { structuredData } from '../../support/crawl.ts';
import { texts } from '../../support/messages.ts';
import { expect, inBothLanguages, landings, test } from '../../support/pages.ts';
import { sites } from '../../support/sites.ts';

/* Metadata for search engines, feed readers and social networks, read from the served HTML without a browser. */

const origin = sites.embedded.url;
const here = (url: string) => url.replace(origin, '') || '/';

test('serves data and feeds with their types, and every Markdown URL in llms.txt', async ({ request }) => {
  const feeds = landings.flatMap(({ locale }) => [href(locale, '/rules'), locale === 'en' ? '' : '/ko']);
  for (const [url, type] of [
    ...tools.flatMap(({ json }) => (json ? [[json, 'application/json']] : [])),
    ...feeds.map((path) => [`${path}/feed.xml`, 'application/atom+xml; charset=utf-8']),
  ] as [string, string][]) {
    const response = await request.get(url);
    expect(response.headers()['content-type'], url).toContain(type);
    const entries = (await response.text()).match(/"id":|<entry>/g) ?? [];
    expect(entries.length, url).toBeGreaterThan(0);
  }
  const index = await (await request.get('/llms.txt')).text();
  const documents = [...index.matchAll(/\((http[^)]*\.md)\)/g)].map(([, url]) => here(url ?? ''));
  expect(documents.length).toBeGreaterThan(2 * features.length);
  for (const url of documents) {
    const document = await request.get(url);
    expect(document.status(), url).toBe(200);
    expect(document.headers()['content-type'], url).toBe('text/markdown; charset=utf-8');
  }
  for (const url of ['/features/nope.md', '/resources/nope.md', '/social/en/nope.png', '/ko/llms.txt']) {
    expect((await request.get(url)).status(), url).toBe(404);
  }
});

inBothLanguages(
  'describes the list of articles and its place in structured data',
  async ({ page, locale }) => {
    await page.goto(href(locale, '/resources'));
    const itemsIn = async (type: string) => {
      const { itemListElement } = await structuredData(page, type);
      return itemListElement as { name: string; url: string }[];
    };
    // Cards may show a short title, so their links are compared.
    const linked = await page
      .locator('main li h3')
      .evaluateAll((titles) =>
        titles.map((title) => (title.closest('a') ?? title.querySelector('a'))?.getAttribute('href')),
      );
    const items = await itemsIn('ItemList');
    expect(items.map(({ url }) => new URL(url).pathname)).toEqual(linked);
    expect(items.every(({ name }) => name.length > 0)).toBe(true);
    const crumbs = await page
      .getByRole('navigation', { name: texts(locale).common.breadcrumb })
      .locator('li')
      .allInnerTexts();
    expect((await itemsIn('BreadcrumbList')).map(({ name }) => name)).toEqual(
      crumbs.map((crumb) => crumb.replace(/^\W*\n?\/\s*/, '').trim()),
    );
  },
);

test('serves every sample as a PDF that its feature page links', async ({ page, request }) => {
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
