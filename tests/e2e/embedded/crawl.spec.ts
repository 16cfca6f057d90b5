import { HtmlValidate } from 'html-validate';
import { aliases, colorsPath, href, rulesPath } from '../../../lib/routes.ts';
import { citationsIn } from '../../../lib/rules/citations.ts';
import { ruleBehind } from '../../../lib/rules/ledger.ts';
import { site } from '../../../lib/site.ts';
import { type CrawledPage, crawlPage, dataOf } from '../../support/crawl.ts';
import { addresses, aliasRows, expect, test } from '../../support/pages.ts';
import { sites } from '../../support/sites.ts';

/*
 * Every page that the route table, a link or the sitemap names, as served to search engines. All findings
 * are reported at once, because a search engine does not stop at the first either.
 */
const origin = sites.embedded.url;
const pathOf = (address: string) => new URL(address).pathname;
const isOurs = (address: string) => new URL(address).origin === origin;
const fragmentOf = (address: string) => decodeURIComponent(new URL(address).hash.slice(1));

/** The words of a page in reading order: words of one line stay together. */
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->|<\/?(?:a|abbr|b|cite|em|i|span|strong|time|wbr)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&');

/** Longest title that result pages show whole, without the product's name behind it. */
const titleLimit = 60;
/** Shortest and longest description that is of use there; Hangul is twice as wide as Latin. */
const descriptionLimits = { en: [70, 165], ko: [35, 90] } as const;

// Spelling that means the same to every browser: React writes it its own way.
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // React's own ids begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
  },
});

test('keeps the promises of every page, link and sitemap entry', async ({ page, request }) => {
  test.setTimeout(300_000);
  const findings: string[] = [];
  const find = (address: string, text: string) => findings.push(`${address}: ${text}`);

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => pathOf(address));
  expect(listed.length).toBeGreaterThan(20);
  expect(new Set(listed).size).toBe(listed.length);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);

  const crawled = new Map<string, CrawledPage>();
  const seeds = [...addresses, ...aliasRows].map(({ address }) => address);
  const queue = [...seeds, ...listed];
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    if (crawled.has(address)) continue;
    const read = await crawlPage(page, request, origin, address);
    crawled.set(address, read);
    queue.push(...read.links.filter(isOurs).map(pathOf));
  }
  const all = [...crawled.values()];
  const documents = all.filter(({ html }) => html);
  const canonicals = documents.filter(({ address }) => !(address in aliases));

  for (const { address, status, location } of all) {
    if (location) find(address, `a link leads to it, and it redirects to ${location}`);
    else if (status !== 200) find(address, `status ${status}`);
  }

  let cited = 0;
  for (const document of documents) {
    const { address, lang, headings, canonical, alternates, ids } = document;
    if (headings.length !== 1 || !headings[0])
      find(address, `${headings.length} h1: ${headings.join(' | ')}`);
    const inKorean = address === '/ko' || address.startsWith('/ko/') || address.endsWith('-ko');
    if (inKorean && lang !== 'ko') find(address, `lang ${lang}`);
    if (!['en', 'ko'].includes(lang)) find(address, `lang ${lang}`);

    // Every rule of law that a page names has its row among the rules; there, sources have the Code's own numbers.
    const words = address.endsWith(rulesPath) ? '' : wordsOf(document.html);
    for (const { ref, at } of citationsIn(words)) {
      cited += 1;
      if (!ruleBehind(ref)) find(address, `no rule covers ${ref}: …${words.slice(at - 20, at + 40)}…`);
    }

    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    if (repeated.length > 0) find(address, `ids given twice: ${repeated.join(' ')}`);

    // An alias serves its target page.
    const alias = aliases[address];
    const own = alias ? href(alias.locale, alias.path) : address;
    const self = new URL(canonical || 'about:blank').href;
    if (self !== new URL(own, origin).href) find(address, `canonical ${canonical}`);
    if (crawled.get(own)?.headings[0] !== headings[0] || crawled.get(own)?.lang !== lang)
      find(address, `is not ${own}`);

    if (alternates.length > 0) {
      const languages = alternates.map(([language]) => language).sort();
      if (languages.join() !== 'en,ko,x-default') find(address, `hreflang ${languages.join()}`);
      if (!alternates.some(([, href]) => new URL(href).href === self))
        find(address, 'hreflang without itself');
      for (const [language, href] of alternates) {
        const other = crawled.get(pathOf(href));
        const back = other?.alternates.some(([, returned]) => new URL(returned).href === self);
        if (!back) find(address, `hreflang ${language} ${href} does not lead back`);
        if (other && language !== 'x-default' && other.lang !== language)
          find(address, `${href} is ${other.lang}`);
      }
    }
  }

  // Its counterpart, or else the other language's list.
  const articles = canonicals.filter(({ address }) => /^\/resources\/[^/]+$/.test(address));
  expect(articles.length).toBeGreaterThan(10);
  for (const { address, lang, alternates, switches } of articles) {
    const others = switches.filter(([language]) => language !== lang);
    if (others.length < 2) find(address, 'header and footer lead to no other language');
    for (const [language, target] of others) {
      const counterpart = alternates.find(([known]) => known === language)?.[1];
      const expected = counterpart ? pathOf(counterpart) : href(language as 'en' | 'ko', '/resources');
      if (target !== expected) find(address, `the language switch leads to ${target}`);
    }
  }

  for (const { address, lang, title, description } of canonicals) {
    const own = title.replace(` - ${site.name}`, '');
    if (!title.includes(site.name)) find(address, `title without the product's name: ${title}`);
    if (own.length > titleLimit) find(address, `title of ${own.length} characters: ${own}`);
    const [shortest, longest] = descriptionLimits[lang as 'en' | 'ko'] ?? [0, 0];
    if (description.length < shortest || description.length > longest) {
      find(address, `description of ${description.length} characters: ${description}`);
    }
  }
  for (const key of ['title', 'description'] as const) {
    const seen = new Map<string, string>();
    for (const { address, [key]: words } of canonicals) {
      if (seen.has(words)) find(address, `the same ${key} as ${seen.get(words)}`);
      seen.set(words, address);
    }
  }

  const opens = new Map<string, string>();
  for (const { address, lang, openers } of documents) {
    for (const { label, dialog, href: target, popup } of openers) {
      if (target !== href(lang as 'en' | 'ko', `/${dialog}` as '/contact'))
        find(address, `${label} leads to ${target}`);
      if (popup !== 'dialog') find(address, `${label} does not say that it opens a dialog`);
      if (address === target) find(address, 'the page of a form opens its dialog');
      if ((opens.get(label) ?? dialog) !== dialog) find(address, `${label} opens two dialogs`);
      opens.set(label, dialog);
    }
  }
  expect(opens.size).toBeGreaterThan(4);

  for (const { address, links } of documents) {
    for (const link of new Set(links.filter((link) => isOurs(link) && fragmentOf(link)))) {
      const target = crawled.get(pathOf(link));
      if (target?.html && !target.ids.includes(fragmentOf(link))) find(address, `broken anchor ${link}`);
    }
  }

  const indexed = canonicals.filter(({ noindex }) => !noindex).map(({ address }) => address);
  for (const address of indexed) if (!listed.includes(address)) find(address, 'not in the sitemap');
  for (const address of listed) if (!indexed.includes(address)) find(address, 'in the sitemap, not indexed');

  for (const resource of new Set(documents.flatMap(({ resources }) => resources))) {
    if (!isOurs(resource)) find(resource, 'comes from elsewhere');
    else if (!(await request.get(resource)).ok()) find(resource, 'a page needs it, and it is not there');
  }

  // Its own social image, its feeds, and its other forms.
  const images = new Map<string, string>();
  for (const { address, path, locale } of addresses) {
    const { robots, html, image, forms } = crawled.get(address) as CrawledPage;
    if (robots) find(address, `x-robots-tag ${robots}`);
    for (const node of dataOf(html)) {
      if (node['@context'] !== 'https://schema.org') find(address, `structured data of ${node['@type']}`);
    }
    const expected = [`application/atom+xml ${href(locale, '/feed.xml')}`];
    if (path === '/rules') expected.push(`application/atom+xml ${address}/feed.xml`);
    if (path === '/rules' || path === colorsPath) expected.push(`application/json ${path}.json`);
    if (path.startsWith('/features/')) expected.push(`text/markdown ${address}.md`);
    const present = forms.map((form) => form.replace(origin, ''));
    if (present.sort().join() !== expected.sort().join()) find(address, `has the forms ${present.join()}`);
    if (images.has(image)) find(address, `has the social image of ${images.get(image)}`);
    images.set(image, address);
  }
  for (const [image, address] of images) {
    const response = await request.get(image);
    const bytes = await response.body();
    const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)].join('x');
    if (response.headers()['content-type'] !== 'image/png' || size !== '1200x630')
      find(address, `social image of ${size}`);
    // Chat programs leave larger ones out.
    if (bytes.length >= 300_000) find(address, `social image of ${bytes.length} bytes`);
  }

  for (const address of ['/nope', '/ko/nope']) {
    documents.push(await crawlPage(page, request, origin, address));
  }
  for (const { address, html } of documents) {
    for (const { messages } of (await validator.validateString(html)).results) {
      for (const { ruleId, message, selector } of messages) {
        // React writes `action=""` for a server action: the page itself, as browsers have always understood it.
        if (/^#main .*> form$/.test(selector ?? '') && message.includes('"action"')) continue;
        // The list of a combobox: no native element is one.
        if (ruleId === 'prefer-native-element' && selector === '#wizard-inci-list') continue;
        find(address, `${ruleId}: ${message} (${selector})`);
      }
    }
  }

  expect(cited).toBeGreaterThan(300);
  expect(findings).toEqual([]);
});
