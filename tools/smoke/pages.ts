import { defaultLocale, type Locale, localeConfig, locales } from '../../lib/i18n/locales.ts';
import { aliases, feedHref, href, markdownHref, pages, rulesFeedHref } from '../../lib/routes.ts';
import { tools } from '../../lib/tools/list.ts';
import { elements, type Site } from './site.ts';

/** One check: its name, and the problems that it found. */
export type Check = { name: string; run: () => Promise<string[]> };

type PublicPage = {
  path: string;
  locale: Locale;
  /** Path of the page in each of its languages; the canonical path is `locale`'s. */
  versions: Partial<Record<Locale, string>>;
  index: boolean;
};

const versionsOf = (path: string, inLocales: readonly Locale[]) =>
  Object.fromEntries(inLocales.map((locale) => [locale, href(locale, path)]));

/** Every page of lib/routes.ts in each of its languages, and every alias. */
export const publicPages: readonly PublicPage[] = [
  ...pages.flatMap(({ path, locales: own, index }) =>
    own.map((locale) => ({ path: href(locale, path), locale, versions: versionsOf(path, own), index })),
  ),
  ...Object.entries(aliases).flatMap(([alias, target]) => {
    const row = pages.find(({ path }) => path === target.path);
    if (!row) return [];
    return [
      { path: alias, locale: target.locale, versions: versionsOf(row.path, row.locales), index: row.index },
    ];
  }),
];

/** The origin that pages name as canonical, which differs from the URL in a preview. */
async function canonicalOrigin(site: Site): Promise<string> {
  const { html } = await site.get('/');
  const [link] = elements(html, 'link', { rel: 'canonical' });
  return URL.parse(link?.href ?? '')?.origin ?? '';
}

/** Checks of every page, feed and file that need no browser. */
export async function httpChecks(site: Site, production: boolean): Promise<Check[]> {
  const origin = await canonicalOrigin(site);
  const isLocal = ['localhost', '127.0.0.1'].includes(new URL(site.origin).hostname);
  const isIndexed = production || isLocal || origin === site.origin;
  const absolute = (path: string) => (path === '/' ? origin : origin + path);
  return [
    ...publicPages.map((page) => ({
      name: page.path,
      run: () => checkPage(site, page, { absolute, isIndexed, origin: production ? site.origin : origin }),
    })),
    ...locales.map((locale) => ({
      name: `404 ${href(locale, '/smoke-no-such-page')}`,
      run: () => checkNotFound(site, locale),
    })),
    ...locales.flatMap((locale) =>
      [feedHref(locale), rulesFeedHref(locale)].map((path) => ({
        name: path,
        run: () => checkFeed(site, path),
      })),
    ),
    { name: '/sitemap.xml', run: () => checkSitemap(site, absolute) },
    { name: '/robots.txt', run: () => checkFile(site, '/robots.txt', /^sitemap:/im) },
    { name: '/llms.txt', run: () => checkFile(site, '/llms.txt', /^# /m) },
    {
      name: '/.well-known/security.txt',
      run: () => checkFile(site, '/.well-known/security.txt', /^Contact: /m),
    },
    ...tools
      .flatMap(({ json }) => json ?? [])
      .map((path) => ({ name: path, run: () => checkFile(site, path, /^[{[]/) })),
    ...pages
      .flatMap(({ path, locales: own }) => own.flatMap((locale) => markdownHref(locale, path) ?? []))
      .map((path) => ({ name: path, run: () => checkFile(site, path, /^# /m) })),
    ...locales.map((locale) => ({
      name: `image for social media of ${href(locale, '/')}`,
      run: () => checkOgImage(site, locale),
    })),
    { name: 'an article of the sitemap', run: () => checkArticle(site) },
    { name: '/api/ready', run: () => checkReady(site) },
  ];
}

type Expected = { absolute: (path: string) => string; isIndexed: boolean; origin: string };

async function checkPage(site: Site, page: PublicPage, { absolute, isIndexed, origin }: Expected) {
  const { status, headers, html } = await site.get(page.path);
  if (status !== 200) return [`status ${status}`];
  const canonical = elements(html, 'link', { rel: 'canonical' }).map((link) => link.href);
  const expected = absolute(page.versions[page.locale] ?? '');
  const alternates = Object.fromEntries(
    elements(html, 'link', { rel: 'alternate' })
      .filter((link) => link.hreflang)
      .map((link) => [link.hreflang, link.href]),
  );
  const isNoindex = elements(html, 'meta', { name: 'robots' }).some((meta) =>
    meta.content?.includes('noindex'),
  );
  return [
    ...problemsOfDocument(html, page.locale),
    ...problemsOfHeaders(site, headers),
    ...differs('canonical URL', canonical.join(' '), expected),
    ...(expected.startsWith(origin) ? [] : [`the canonical URL is not on ${origin}`]),
    ...differs(
      'hreflang',
      JSON.stringify(sorted(alternates)),
      JSON.stringify(expectedAlternates(page, absolute)),
    ),
    ...differs('meta robots', isNoindex ? 'noindex' : 'index', page.index ? 'index' : 'noindex'),
    ...differs(
      'X-Robots-Tag',
      headers.get('x-robots-tag')?.includes('noindex') ? 'noindex' : 'index',
      isIndexed ? 'index' : 'noindex',
    ),
  ];
}

const differs = (name: string, found: string, expected: string) =>
  found === expected ? [] : [`${name} is ${found || 'missing'} instead of ${expected}`];

const sorted = (record: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));

/** A page in one language has no hreflang. */
function expectedAlternates({ versions }: PublicPage, absolute: (path: string) => string) {
  const entries = locales.flatMap((locale) => {
    const path = versions[locale];
    return path ? [[localeConfig[locale].hreflang, absolute(path)] as const] : [];
  });
  if (entries.length < 2) return {};
  const standard = versions[defaultLocale];
  return sorted({ ...Object.fromEntries(entries), ...(standard && { 'x-default': absolute(standard) }) });
}

/** Language, title, heading: what makes a document complete before any script runs. */
function problemsOfDocument(html: string, locale: Locale): string[] {
  const [root] = elements(html, 'html');
  return [
    ...differs('<html lang>', root?.lang ?? '', localeConfig[locale].hreflang),
    ...(/<title>[^<]+<\/title>/.test(html) ? [] : ['no title']),
    ...(/<h1[\s>]/.test(html) ? [] : ['no <h1>']),
  ];
}

/** Headers of every page, with the parts that their values must contain. */
const requiredHeaders: [name: string, ...parts: string[]][] = [
  [
    'content-security-policy',
    "default-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    'report-to reports',
  ],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin'],
  ['permissions-policy', 'camera=()'],
  ['reporting-endpoints', '/api/reports'],
];

function problemsOfHeaders(site: Site, headers: Headers): string[] {
  const required = site.origin.startsWith('https:')
    ? [...requiredHeaders, ['strict-transport-security', 'max-age=']]
    : requiredHeaders;
  return [
    ...required.flatMap(([name = '', ...parts]) => {
      const value = headers.get(name);
      if (value === null) return [`no header ${name}`];
      return parts.filter((part) => !value.includes(part)).map((part) => `${name} lacks ${part}`);
    }),
    ...['set-cookie', 'x-powered-by']
      .filter((name) => headers.has(name))
      .map((name) => `has the header ${name}`),
  ];
}

async function checkNotFound(site: Site, locale: Locale): Promise<string[]> {
  const { status, headers, html } = await site.get(href(locale, '/smoke-no-such-page'));
  const isNoindex = elements(html, 'meta', { name: 'robots' }).some((meta) =>
    meta.content?.includes('noindex'),
  );
  return [
    ...differs('status', String(status), '404'),
    ...problemsOfDocument(html, locale),
    ...problemsOfHeaders(site, headers),
    ...(isNoindex ? [] : ['the page may be indexed']),
  ];
}

async function checkFeed(site: Site, path: string): Promise<string[]> {
  const { status, headers, html } = await site.get(path);
  const type = headers.get('content-type') ?? '';
  return [
    ...differs('status', String(status), '200'),
    ...(/xml/.test(type) ? [] : [`the content type is ${type}`]),
    ...(/<feed[\s>][\s\S]*<entry>[\s\S]*<\/feed>\s*$/.test(html) ? [] : ['not a complete feed with entries']),
  ];
}

async function checkSitemap(site: Site, absolute: (path: string) => string): Promise<string[]> {
  const { status, html } = await site.get('/sitemap.xml');
  const listed = new Set([...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url));
  const expected = pages
    .filter(({ index }) => index)
    .flatMap((page) => Object.values(versionsOf(page.path, page.locales)));
  return [
    ...differs('status', String(status), '200'),
    ...expected.filter((path) => !listed.has(absolute(path))).map((path) => `${path} is not listed`),
  ];
}

async function checkFile(site: Site, path: string, pattern: RegExp): Promise<string[]> {
  const { status, html } = await site.get(path);
  return [
    ...differs('status', String(status), '200'),
    ...(pattern.test(html) ? [] : [`${pattern} does not match`]),
  ];
}

async function checkOgImage(site: Site, locale: Locale): Promise<string[]> {
  const page = await site.get(href(locale, '/'));
  const [image] = elements(page.html, 'meta', { property: 'og:image' });
  const url = URL.parse(image?.content ?? '');
  if (!url) return ['the page names no image'];
  const { status, headers, bytes } = await site.get(url.pathname + url.search);
  return [
    ...differs('status', String(status), '200'),
    ...differs('content type', headers.get('content-type') ?? '', 'image/png'),
    ...(bytes > 5_000 ? [] : [`only ${bytes} bytes`]),
  ];
}

async function checkArticle(site: Site): Promise<string[]> {
  const { html: sitemap } = await site.get('/sitemap.xml');
  const path = /<loc>https?:\/\/[^/<]+(\/resources\/(?!topics\/|page\/)[^<]+)<\/loc>/.exec(sitemap)?.[1];
  if (!path) return ['the sitemap lists no article'];
  const { status, headers, html } = await site.get(path);
  return [
    ...differs('status', String(status), '200'),
    ...problemsOfHeaders(site, headers),
    ...(/<article[\s>]/.test(html) && /<h1[\s>]/.test(html) ? [] : [`${path} shows no article`]),
  ];
}

async function checkReady(site: Site): Promise<string[]> {
  const { status, html } = await site.get('/api/ready');
  let state: unknown;
  try {
    state = JSON.parse(html).status;
  } catch {
    // Reported below.
  }
  return [...differs('HTTP status', String(status), '200'), ...differs('status', String(state), 'ready')];
}
