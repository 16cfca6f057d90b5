import { HtmlValidate } from 'html-validate';
import { aliases, href, rulesPath } from '../../../lib/routes.ts';
import { citationsIn } from '../../../lib/rules/citations.ts';
import { ruleBehind } from '../../../lib/rules/ledger.ts';
import { site } from '../../../lib/site.ts';
import { tools } from '../../../lib/tools/list.ts';
import { type CrawledPage, crawlPage, dataOf } from '../../support/crawl.ts';
import { aliasRows, expect, pageUrls, test } from '../../support/pages.ts';
import { sites } from '../../support/sites.ts';

/*
 * Every page that the route table, a link or the sitemap names, as served to search engines. All findings
 * are reported together, because a search engine does not stop at the first either.
 */
const origin = sites.embedded.url;
const pathOf = (url: string) => new URL(url).pathname;
const isOurs = (url: string) => new URL(url).origin === origin;
const fragmentOf = (url: string) => decodeURIComponent(new URL(url).hash.slice(1));

/** The words of a page in reading order: words of one line stay together. */
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    // The editions of a product file have the Code's own numbers.
    .replace(/<(ul|p) data-editions[\s\S]*?<\/\1>/g, ' ')
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
    // The sign-in page must not invite a password of the app: signing in happens there.
    'autocomplete-password': 'off',
    // React's own ids begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
  },
});

test('keeps the promises of every page, link and sitemap entry', async ({ page, request }) => {
  test.setTimeout(300_000);
  const findings: string[] = [];
  const find = (url: string, text: string) => findings.push(`${url}: ${text}`);

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => pathOf(url));
  expect(listed.length).toBeGreaterThan(20);
  expect(new Set(listed).size).toBe(listed.length);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);

  const crawled = new Map<string, CrawledPage>();
  const seeds = [...pageUrls, ...aliasRows].map(({ url }) => url);
  const queue = [...seeds, ...listed];
  for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
    if (crawled.has(url)) continue;
    const read = await crawlPage(page, request, origin, url);
    crawled.set(url, read);
    queue.push(...read.links.filter(isOurs).map(pathOf));
  }
  const all = [...crawled.values()];
  const documents = all.filter(({ html }) => html);
  const canonicals = documents.filter(({ url }) => !(url in aliases));

  for (const { url, status, location } of all) {
    if (location) find(url, `a link leads to it, and it redirects to ${location}`);
    else if (status !== 200) find(url, `status ${status}`);
  }

  let cited = 0;
  for (const document of documents) {
    const { url, lang, headings, canonical, alternates, ids } = document;
    if (headings.length !== 1 || !headings[0]) find(url, `${headings.length} h1: ${headings.join(' | ')}`);
    const inKorean = url === '/ko' || url.startsWith('/ko/') || url.endsWith('-ko');
    if (inKorean && lang !== 'ko') find(url, `lang ${lang}`);
    if (!['en', 'ko'].includes(lang)) find(url, `lang ${lang}`);

    // Every rule of law that a page names has its row among the rules; there, sources have the Code's own numbers.
    const words = url.endsWith(rulesPath) ? '' : wordsOf(document.html);
    for (const { ref, at } of citationsIn(words)) {
      cited += 1;
      if (!ruleBehind(ref)) find(url, `no rule covers ${ref}: …${words.slice(at - 20, at + 40)}…`);
    }

    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    if (repeated.length > 0) find(url, `ids given twice: ${repeated.join(' ')}`);

    // An alias serves its target page.
    const alias = aliases[url];
    const own = alias ? href(alias.locale, alias.path) : url;
    const self = new URL(canonical || 'about:blank').href;
    if (self !== new URL(own, origin).href) find(url, `canonical ${canonical}`);
    if (crawled.get(own)?.headings[0] !== headings[0] || crawled.get(own)?.lang !== lang)
      find(url, `is not ${own}`);

    if (alternates.length > 0) {
      const languages = alternates.map(([language]) => language).sort();
      if (languages.join() !== 'en,ko,x-default') find(url, `hreflang ${languages.join()}`);
      if (!alternates.some(([, href]) => new URL(href).href === self)) find(url, 'hreflang without itself');
      for (const [language, href] of alternates) {
        const other = crawled.get(pathOf(href));
        const back = other?.alternates.some(([, returned]) => new URL(returned).href === self);
        if (!back) find(url, `hreflang ${language} ${href} does not lead back`);
        if (other && language !== 'x-default' && other.lang !== language)
          find(url, `${href} is ${other.lang}`);
      }
    }
  }

  // Its counterpart, or else the other language's list.
  const articles = canonicals.filter(({ url }) => /^\/resources\/[^/]+$/.test(url));
  expect(articles.length).toBeGreaterThan(10);
  for (const { url, lang, alternates, switches } of articles) {
    const others = switches.filter(([language]) => language !== lang);
    if (others.length < 2) find(url, 'header and footer lead to no other language');
    for (const [language, target] of others) {
      const counterpart = alternates.find(([known]) => known === language)?.[1];
      const expected = counterpart ? pathOf(counterpart) : href(language as 'en' | 'ko', '/resources');
      if (target !== expected) find(url, `the language switch leads to ${target}`);
    }
  }

  for (const { url, lang, title, description } of canonicals) {
    const own = title.replace(` - ${site.name}`, '');
    if (!title.includes(site.name)) find(url, `title without the product's name: ${title}`);
    if (own.length > titleLimit) find(url, `title of ${own.length} characters: ${own}`);
    const [shortest, longest] = descriptionLimits[lang as 'en' | 'ko'] ?? [0, 0];
    if (description.length < shortest || description.length > longest) {
      find(url, `description of ${description.length} characters: ${description}`);
    }
  }
  for (const key of ['title', 'description'] as const) {
    const seen = new Map<string, string>();
    for (const { url, [key]: words } of canonicals) {
      if (seen.has(words)) find(url, `the same ${key} as ${seen.get(words)}`);
      seen.set(words, url);
    }
  }

  const opens = new Map<string, string>();
  for (const { url, lang, openers } of documents) {
    for (const { label, dialog, href: target, popup } of openers) {
      if (target !== href(lang as 'en' | 'ko', `/${dialog}` as '/contact'))
        find(url, `${label} leads to ${target}`);
      if (popup !== 'dialog') find(url, `${label} does not say that it opens a dialog`);
      if (url === target) find(url, 'the page of a form opens its dialog');
      if ((opens.get(label) ?? dialog) !== dialog) find(url, `${label} opens two dialogs`);
      opens.set(label, dialog);
    }
  }
  expect(opens.size).toBeGreaterThan(4);

  for (const { url, links } of documents) {
    for (const link of new Set(links.filter((link) => isOurs(link) && fragmentOf(link)))) {
      // The answers of a tool, as in tools.spec.ts.
      if (fragmentOf(link).includes('=') && pathOf(link).includes('/tools/')) continue;
      const target = crawled.get(pathOf(link));
      if (target?.html && !target.ids.includes(fragmentOf(link))) find(url, `broken anchor ${link}`);
    }
  }

  const indexed = canonicals.filter(({ noindex }) => !noindex).map(({ url }) => url);
  for (const url of indexed) if (!listed.includes(url)) find(url, 'not in the sitemap');
  for (const url of listed) if (!indexed.includes(url)) find(url, 'in the sitemap, not indexed');

  for (const resource of new Set(documents.flatMap(({ resources }) => resources))) {
    if (!isOurs(resource)) find(resource, 'comes from elsewhere');
    else if (!(await request.get(resource)).ok()) find(resource, 'a page needs it, and it is not there');
  }

  // Its own social image, its feeds, and its other forms.
  const images = new Map<string, string>();
  for (const { url, path, locale } of pageUrls) {
    const { robots, html, image, forms } = crawled.get(url) as CrawledPage;
    if (robots) find(url, `x-robots-tag ${robots}`);
    for (const node of dataOf(html)) {
      if (node['@context'] !== 'https://schema.org') find(url, `structured data of ${node['@type']}`);
    }
    const expected = [`application/atom+xml ${href(locale, '/feed.xml')}`];
    if (path === '/rules') expected.push(`application/atom+xml ${url}/feed.xml`);
    const tool = tools.find((row) => row.path === path);
    if (tool?.json) expected.push(`application/json ${path}.json`);
    if (path.startsWith('/features/') || tool?.markdown) expected.push(`text/markdown ${url}.md`);
    const present = forms.map((form) => form.replace(origin, ''));
    if (present.sort().join() !== expected.sort().join()) find(url, `has the forms ${present.join()}`);
    if (images.has(image)) find(url, `has the social image of ${images.get(image)}`);
    images.set(image, url);
  }
  for (const [image, url] of images) {
    const response = await request.get(image);
    const bytes = await response.body();
    const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)].join('x');
    if (response.headers()['content-type'] !== 'image/png' || size !== '1200x630')
      find(url, `social image of ${size}`);
    // Chat programs leave larger ones out.
    if (bytes.length >= 300_000) find(url, `social image of ${bytes.length} bytes`);
  }

  for (const url of ['/nope', '/ko/nope']) {
    documents.push(await crawlPage(page, request, origin, url));
  }
  for (const { url, html } of documents) {
    // React's copy of the page is not HTML, and half of the validator's work.
    const markup = html.replace(/(<script\b[^>]*>)[^<]*(?=<\/script>)/g, '$1');
    for (const { messages } of (await validator.validateString(markup)).results) {
      for (const { ruleId, message, selector } of messages) {
        // React writes `action=""` for a server action: the page itself, as browsers have always understood it.
        if (/^#main .*> form$/.test(selector ?? '') && message.includes('"action"')) continue;
        // The list of a combobox: no native element is one.
        if (ruleId === 'prefer-native-element' && selector === '#wizard-inci-list') continue;
        find(url, `${ruleId}: ${message} (${selector})`);
      }
    }
  }

  expect(cited).toBeGreaterThan(300);
  expect(findings).toEqual([]);
});
