import { type Feature, features } from './features/list.ts';
import { asLocale, defaultLocale, type Locale, locales, perLocale } from './i18n/locales.ts';
import { toSlug } from './text/slug.ts';
import { type Tool, toolRows, tools } from './tools/list.ts';

/**
 * The table of public pages. The middleware, the sitemap, hreflang, the language switch and the browser tests read it. The
 * middleware responds 404 for every page that is missing here.
 */

export { type Feature, features };

/** Sample documents that visitors can open, each in every language. */
export const samples = ['label-report', 'us-agent-letter'] as const;
export type Sample = (typeof samples)[number];

export const legalPages = ['privacy', 'terms', 'compliance'] as const;
export type LegalPageName = (typeof legalPages)[number];

/** Forms; each has a page, and opens as a dialog on every other page. */
export const forms = ['contact', 'signup'] as const;
export type FormName = (typeof forms)[number];

/** The page of all free tools. */
export const toolsPath = '/tools';
export const productFilePath = toolRows['product-file'].path;
export const mocraDutiesPath = toolRows['mocra-duties'].path;
export const usLabelPath = toolRows['us-label'].path;
export const ingredientsPath = toolRows.ingredients.path;
export const ingredientsJsonPath = toolRows.ingredients.json;
export const catalogPath = toolRows.catalog.path;
export const colorAdditivesPath = toolRows['color-additives'].path;
export const colorAdditivesJsonPath = toolRows['color-additives'].json;
export const rulesPath = toolRows.rules.path;
export const rulesJsonPath = toolRows.rules.json;

export type PageRow = {
  /** Path without language prefix. */
  path: string;
  /** Languages that have a URL of this page. */
  locales: readonly Locale[];
  /** False: kept out of search engines and of the sitemap. */
  index: boolean;
  /** Message file with its title and description, for the head, the social image and llms.txt (lib/seo). */
  messages?: PageMessages;
  /** Drawing of its social image. */
  drawing?: Drawing;
  /** Public path of its data, which has one URL for all languages. */
  json?: string;
};

/** Message files of pages that take their title and description from there. */
export type PageMessages = 'resources' | 'tools' | 'login' | Tool['messages'] | FormName | LegalPageName;

/** The drawing of a social image: a feature's, or one of three others. */
export type Drawing = Feature | 'landing' | 'article' | 'legal';

const inEveryLocale = <Path extends string>(path: Path) => ({ path, locales, index: true }) as const;

export const pages = [
  inEveryLocale('/'),
  ...features.map((feature) => inEveryLocale(`/features/${feature}`)),
  { ...inEveryLocale('/resources'), messages: 'resources', drawing: 'article' },
  { ...inEveryLocale(toolsPath), messages: 'tools', drawing: 'legal' },
  ...tools.map(({ path, messages, drawing, json }) => ({
    ...inEveryLocale(path),
    messages,
    drawing,
    ...(json && { json }),
  })),
  ...forms.map((form) => ({ ...inEveryLocale(`/${form}`), messages: form, drawing: 'landing' as const })),
  { path: '/login', locales: [defaultLocale], index: false, messages: 'login' },
  ...legalPages.map((page) => ({ ...inEveryLocale(`/${page}`), messages: page, drawing: 'legal' as const })),
] as const satisfies readonly PageRow[];

export type PagePath = (typeof pages)[number]['path'];

/** Additional paths of pages, served without a redirect. The target page's URL is canonical. */
// biome-ignore lint/plugin: every key and every path that is looked up begins with a slash
export const aliases: Readonly<Record<string, { path: PagePath; locale: Locale }>> = {
  '/features/label-vision-ko': { path: '/features/label-vision', locale: 'ko' },
  '/features/evidence-vault-ko': { path: '/features/evidence-vault', locale: 'ko' },
  '/features/import-assist-ko': { path: '/features/import-assist', locale: 'ko' },
  '/features/mocra-wizard-ko': { path: '/features/mocra-wizard', locale: 'ko' },
  '/terms-of-service': { path: '/terms', locale: 'en' },
};

/** Where browsers report failures of pages (app/api/reports). */
export const reportsPath = '/api/reports';

/** Files and endpoints that are not pages; the middleware lets them through. */
export const files = [
  '/favicon.ico',
  '/icon.svg',
  '/apple-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/manifest.webmanifest',
  '/speculation-rules.json',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  ...tools.flatMap(({ json }) => json ?? []),
  '/.well-known/security.txt',
  '/api/draft-mode/disable',
  '/api/draft-mode/enable',
  '/api/health',
  '/api/leads/deliver',
  '/api/preview',
  '/api/ready',
  reportsPath,
  '/api/revalidate',
] as const;

/** Images of the embedded content service, served through the site's own origin. */
const imagePath = /^\/images\/[a-z0-9-]+\/[a-z0-9_-]+\/[\w.-]+$/i;
/** Fonts cut by tools/fonts/subset.ts. */
const fontFile = /^\/fonts\/[\w.-]+\.woff2$/;
/** Further pages of the article list. Each has one spelling: no leading zeros, and page 1 is the list itself. */
const listPagePath = /^\/resources\/page\/([1-9]\d{0,4})$/;
/** Percent-encoded slugs. The length is limited because the page cache uses them as file names. */
const slugPattern = '((?:[^/%]|%(?![01]|2[5f]|7f)[\\da-f]{2}){1,200})';
const topicPattern = new RegExp(`^/resources/topics/${slugPattern}$`, 'i');
const articlePath = new RegExp(`^/resources/${slugPattern}$`, 'i');
/** An article as Markdown. */
const articleMarkdownPath = new RegExp(`^/resources/${slugPattern}\\.md$`, 'i');
const articleOgImagePath = new RegExp(`^/social/articles/${slugPattern}\\.png$`, 'i');

/** Refused requests are rewritten to this path (lib/self-hosting/incoming-requests.ts). */
export const refusedPath = '/-/refused';

/** Longest query, in characters, with its question mark. Next's parsing time grows with the square of its length. */
export const queryLimit = 1024;

/**
 * Returns a query, which begins with a question mark, without the parameters beyond the limit: advertising networks append
 * up to 2,000 characters.
 */
export function cutQuery(query: string): string {
  return query.length <= queryLimit ? query : query.slice(0, Math.max(query.lastIndexOf('&', queryLimit), 0));
}

/** Endpoints that take a POST. */
const postPaths: readonly string[] = [
  '/api/draft-mode/disable',
  '/api/leads/deliver',
  '/api/preview',
  '/api/revalidate',
  reportsPath,
];

/** Paths that people type for a section of the landing page, with the URL of the section. */
const sectionRedirects: ReadonlyMap<string, string> = new Map(
  (['features', 'pricing'] as const).flatMap((section) =>
    locales.map((locale) => [href(locale, `/${section}`), href(locale, `/#${section}`)] as const),
  ),
);

export type Resolution =
  | { kind: 'page'; locale: Locale; path: string }
  | { kind: 'redirect'; to: string; status: 307 | 308 }
  /** `route`: path of the handler, if it differs from the public path. */
  | { kind: 'file'; route?: string }
  | { kind: 'not-found'; locale: Locale }
  | { kind: 'refused' };

/** Returns the methods of a path. Every page accepts POST, because it may have a form; unknown paths respond 404. */
export function allowedMethods(resolution: Resolution, pathname: string): readonly string[] {
  const takesPost =
    resolution.kind === 'page' || resolution.kind === 'not-found' || postPaths.includes(pathname);
  return takesPost ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
}

/** Returns the public path of a page in a language. `path` has no prefix. */
export function href(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  // `/ko` and `/ko#pricing`, not `/ko/`.
  const isLanding = path === '/' || path.startsWith('/#');
  return `/${locale}${isLanding ? path.slice(1) : path}`;
}

/** Returns the path without prefix of a page of the article list, counted from 1. */
export function listPath(page: number): string {
  return page === 1 ? '/resources' : `/resources/page/${page}`;
}

/** Longest name of a topic, in characters. */
export const longestTopic = 40;

/** Returns the path without prefix of a topic. */
export function topicPath(slug: string): string {
  return `/resources/topics/${encodeURIComponent(slug)}`;
}

/** Returns the path of an article, which has no language prefix. */
export function articleHref(slug: string): string {
  return `/resources/${encodeURIComponent(slug)}`;
}

/**
 * Slugs whose URL has another meaning: `.` and `..` are path segments that every client resolves, `.md` is the Markdown
 * of another article, and Next reads `.rsc` as the data of another page.
 */
const reservedSlug = /^\.{1,2}$|\.(?:md|rsc)$/i;

/** True if an article with this slug can have a page. Every slug from outside goes through here. */
export function isArticleSlug(slug: string): boolean {
  try {
    return !reservedSlug.test(slug) && articlePath.test(articleHref(slug));
  } catch {
    // A lone surrogate cannot be percent-encoded.
    return false;
  }
}

/** Same for a percent-encoded path segment. */
const isArticleSegment = (segment: string) => isArticleSlug(decodeURIComponent(segment));

/** Returns the path of the Atom feed of a language. */
export function feedHref(locale: Locale): string {
  return href(locale, '/feed.xml');
}

/** Returns the path of the Atom feed of changes to the rules in a language. */
export function rulesFeedHref(locale: Locale): string {
  return href(locale, `${rulesPath}/feed.xml`);
}

/** Pages of the table that are also served as Markdown, with the handler of a language. */
const markdownRoutes: ReadonlyMap<string, (locale: Locale) => string> = new Map([
  ...features.map(
    (feature) =>
      [`/features/${feature}`, (locale: Locale) => `/markdown/features/${locale}/${feature}`] as const,
  ),
  ...tools.flatMap(({ path, markdown }) =>
    markdown ? [[path, (locale: Locale) => `${markdown}/${locale}`] as const] : [],
  ),
]);

/** Returns the path of a page as Markdown; undefined if it has no such version. `path` has no prefix. */
export function markdownHref(locale: Locale, path: string): string | undefined {
  return markdownRoutes.has(path) ? href(locale, `${path}.md`) : undefined;
}

/** Returns the path of a sample document, a file in `public/`. */
export function sampleHref(locale: Locale, sample: Sample): string {
  return href(locale, `/samples/${sample}.pdf`);
}

const sampleFiles = locales.flatMap((locale) => samples.map((sample) => sampleHref(locale, sample)));

/** Returns the path of an article as Markdown. */
export function articleMarkdownHref(slug: string): string {
  return `${articleHref(slug)}.md`;
}

/** Returns the path of the social image of a page in the table; `path` has no prefix. */
export function ogImageHref(locale: Locale, path: PagePath): string {
  return `/social/${locale}/${ogImageName(path)}.png`;
}

/** Returns the name of the social image of a page: the last segment of its path. */
export function ogImageName(path: PagePath): string {
  return path === '/' ? 'home' : path.slice(path.lastIndexOf('/') + 1);
}

/** Returns the path of the generated social image of an article. */
export function articleOgImageHref(slug: string): string {
  return `/social/articles/${encodeURIComponent(slug)}.png`;
}

/** Generated files: public path and path of the handler. */
const generatedFiles: ReadonlyMap<string, string> = new Map([
  ...locales.map((locale) => [feedHref(locale), `/feeds/${locale}`] as const),
  ...locales.map((locale) => [rulesFeedHref(locale), `/feeds/${locale}/rules`] as const),
  ...locales.flatMap((locale) =>
    [...markdownRoutes].map(([path, route]) => [href(locale, `${path}.md`), route(locale)] as const),
  ),
  ...pages.flatMap(({ path, locales }) =>
    locales.map((locale) => [ogImageHref(locale, path), `/og/${locale}/${ogImageName(path)}.png`] as const),
  ),
]);

/** Paths of all files with a fixed name, endpoints included. */
export const exactFiles: readonly string[] = [...files, ...sampleFiles, ...generatedFiles.keys()];

/** Returns the row of a page; undefined if the table does not have the path (without prefix). */
export function pageAt(path: string): (PageRow & { path: PagePath }) | undefined {
  return pages.find((page) => page.path === path);
}

/**
 * Returns the targets of the language switch: the `known` paths of the same page in each language, or the table's paths.
 * Paths below the article list lead to the list of that language; every other page without a counterpart leads to its
 * landing page. `path` is null on the not-found page.
 */
export function languageSwitchPaths(
  locale: Locale,
  path: string | null,
  known: Partial<Record<Locale, string>> = {},
): Record<Locale, string> {
  return perLocale((target) => {
    if (known[target]) return known[target];
    if (target === locale) return href(target, path ?? '/');
    if (path?.startsWith('/resources/')) return href(target, '/resources');
    return href(target, path && hasPage(target, path) ? path : '/');
  });
}

/** True if the table has the page in a language. `path` has no prefix. */
function hasPage(locale: Locale, path: string): boolean {
  const row: PageRow | undefined = pageAt(path);
  return row?.locales.includes(locale) === true;
}

/** Language prefix of a path. The default language has none, so its prefix, even repeated, is superfluous. */
const localePrefix = new RegExp(`^(?:(?:/${defaultLocale})+|/(${locales.join('|')}))(?=/|$)`);

/** Splits the language prefix off a public path. */
function splitLocale(pathname: string): { locale: Locale; path: string; prefixed: boolean } {
  const [prefix, locale] = localePrefix.exec(pathname) ?? [];
  const path = pathname.slice(prefix?.length ?? 0) || '/';
  return { locale: asLocale(locale), path, prefixed: prefix !== undefined };
}

/** False if the percent-escapes of the path are not valid UTF-8. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the page, file or redirect of a public path. `pathname` is percent-encoded as in the request, without query.
 * Every page has one URL: the default language has no prefix, and articles have none in any language.
 */
export function matchRoute(pathname: string): Resolution {
  const lower = inLowerCase(pathname);
  if (lower === pathname) return matchCase(pathname);
  const target = matchCase(lower);
  if (target.kind === 'page') return { kind: 'redirect', to: lower, status: 308 };
  return target.kind === 'redirect' ? target : matchCase(pathname);
}

/** Slugs of articles and topics keep their case; the rest of a page's path is in lower case. */
const beforeSlug = /^(?:\/[a-z]{2})?\/resources\/(?:topics\/)?/i;

/** Returns a path in lower case, as phones and cards do not write it: `/KO`, `/Tools/US-Label`. */
function inLowerCase(pathname: string): string {
  const start = beforeSlug.exec(pathname)?.[0] ?? pathname;
  return start.toLowerCase() + pathname.slice(start.length);
}

/** Like `matchRoute`, for one spelling. */
function matchCase(pathname: string): Resolution {
  if (pathname === refusedPath) return { kind: 'refused' };
  // A redirect to a path that begins with two slashes would lead to another host.
  if (!isDecodable(pathname) || pathname.includes('//')) {
    return { kind: 'not-found', locale: splitLocale(pathname).locale };
  }
  if (pathname !== '/' && pathname.endsWith('/')) return withoutTrailingSlash(pathname);
  if (
    (files as readonly string[]).includes(pathname) ||
    sampleFiles.includes(pathname) ||
    imagePath.test(pathname) ||
    fontFile.test(pathname)
  ) {
    return { kind: 'file' };
  }
  const route = generatedFiles.get(pathname);
  if (route) return { kind: 'file', route };
  const markdownOf = articleMarkdownPath.exec(pathname)?.[1];
  if (markdownOf && isArticleSegment(markdownOf))
    return { kind: 'file', route: `/markdown/articles/${markdownOf}` };
  const ogImageOf = articleOgImagePath.exec(pathname)?.[1];
  if (ogImageOf && isArticleSegment(ogImageOf))
    return { kind: 'file', route: `/og/articles/${ogImageOf}.png` };

  const section = sectionRedirects.get(pathname);
  if (section) return { kind: 'redirect', to: section, status: 308 };
  const alias = aliases[pathname];
  if (alias) return { kind: 'page', ...alias };

  const { locale, path, prefixed } = splitLocale(pathname);
  if (prefixed && locale === defaultLocale) {
    const target = matchCase(path);
    if (target.kind === 'redirect') return target;
    return target.kind === 'page'
      ? { kind: 'redirect', to: path, status: 308 }
      : { kind: 'not-found', locale };
  }
  const listPage = listPagePath.exec(path)?.[1];
  if (listPage) {
    return listPage === '1'
      ? { kind: 'redirect', to: href(locale, listPath(1)), status: 308 }
      : { kind: 'page', locale, path };
  }
  const topic = topicPattern.exec(path)?.[1];
  if (topic) {
    const written = decodeURIComponent(topic);
    const slug = toSlug(written, longestTopic);
    if (written.normalize('NFC').toLowerCase() !== slug) return { kind: 'not-found', locale };
    // The same letters in another encoding or case, or decomposed as in file names of macOS.
    const to = topicPath(slug);
    return to === path
      ? { kind: 'page', locale, path }
      : { kind: 'redirect', to: href(locale, to), status: 308 };
  }
  const article = articlePath.exec(path)?.[1];
  if (article && isArticleSegment(article)) {
    return prefixed
      ? { kind: 'redirect', to: path, status: 308 }
      : { kind: 'page', locale: defaultLocale, path };
  }
  return hasPage(locale, path) ? { kind: 'page', locale, path } : { kind: 'not-found', locale };
}

/** The content of a path below the article list. */
export type ContentPath =
  | { kind: 'article'; slug: string }
  | { kind: 'topic'; locale: Locale; slug: string }
  | { kind: 'list'; locale: Locale; page: number };

/**
 * Returns the article, topic or list page of a public path that `matchRoute` accepts; the Markdown and the social image of
 * an article count as the article. Null for every other path.
 */
export function contentPath(pathname: string): ContentPath | null {
  const article = [articleMarkdownPath, articleOgImagePath, articlePath]
    .map((pattern) => pattern.exec(pathname)?.[1])
    .find((segment) => segment !== undefined);
  if (article !== undefined) return { kind: 'article', slug: decodeURIComponent(article) };
  const { locale, path } = splitLocale(pathname);
  const topic = topicPattern.exec(path)?.[1];
  if (topic !== undefined) return { kind: 'topic', locale, slug: decodeURIComponent(topic) };
  const page = listPagePath.exec(path)?.[1];
  return page === undefined ? null : { kind: 'list', locale, page: Number(page) };
}

/** Returns the pattern of a path, the same for all articles, topics and list pages. */
export function toRoutePattern(pathname: string): string {
  const found = matchRoute(pathname);
  if (found.kind !== 'page') return 'not-found';
  if (pageAt(found.path)) return found.path;
  if (listPagePath.test(found.path)) return '/resources/page/[page]';
  return topicPattern.test(found.path) ? '/resources/topics/[topic]' : '/resources/[slug]';
}

/** Redirects to the path without its trailing slash, unless that path has no page. */
function withoutTrailingSlash(pathname: string): Resolution {
  const to = pathname.slice(0, -1);
  const target = matchCase(to);
  return target.kind === 'page' || target.kind === 'file' ? { kind: 'redirect', to, status: 308 } : target;
}
