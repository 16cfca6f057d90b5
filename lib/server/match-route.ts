import { asLocale, defaultLocale, type Locale, locales } from '../i18n/locales.ts';
import {
  aliases,
  articleHref,
  files,
  generatedFiles,
  hasPage,
  href,
  listPath,
  longestTopic,
  pageAt,
  reportsPath,
  sampleFiles,
  topicPath,
} from '../routes.ts';
import { toSlug } from '../text/slug.ts';

/**
 * Finds the page, file or redirect of a public path in the table of routes.ts. The middleware calls it for each request,
 * and responds 404 for every path that the table lacks.
 */

/** Images of the embedded content service, served through the site's own origin. */
const imagePath = /^\/images\/[a-z0-9-]+\/[a-z0-9_-]+\/[\w.-]+$/i;
/** Fonts cut by tools/fonts/subset.ts, and the sheets with their rules. */
const fontFile = /^\/fonts\/[\w.-]+\.(?:woff2|css)$/;
/** Further pages of the article list. Each has one spelling: no leading zeros, and page 1 is the list itself. */
const listPagePath = /^\/resources\/page\/([1-9]\d{0,4})$/;
/** Percent-encoded slugs. The length is limited because the page cache uses them as file names. */
const slugPattern = '((?:[^/%]|%(?![01]|2[5f]|7f)[\\da-f]{2}){1,200})';
const topicPattern = new RegExp(`^/resources/topics/${slugPattern}$`, 'i');
const articlePath = new RegExp(`^/resources/${slugPattern}$`, 'i');
/** An article as Markdown. */
const articleMarkdownPath = new RegExp(`^/resources/${slugPattern}\\.md$`, 'i');
const articleOgImagePath = new RegExp(`^/social/articles/${slugPattern}\\.png$`, 'i');

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
  const found = matchSpelling(pathname);
  return (found.kind === 'not-found' && withFragment(pathname)) || found;
}

/**
 * Returns the redirect of a path with an encoded fragment, as chat and mail programs make it of a link:
 * `/tools/us-label%23identity=Serum`. Undefined if no page precedes the fragment.
 */
function withFragment(pathname: string): Resolution | undefined {
  const [, path, fragment] = /^(.*?)%23(.*)$/s.exec(pathname) ?? [];
  if (path === undefined) return;
  const page = matchSpelling(path);
  if (page.kind === 'page') return { kind: 'redirect', to: `${path}#${fragment}`, status: 308 };
  if (page.kind === 'redirect' && !page.to.includes('#')) return { ...page, to: `${page.to}#${fragment}` };
}

/** Like `matchRoute`, for a path without an encoded fragment. */
function matchSpelling(pathname: string): Resolution {
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
  const file = matchFile(pathname);
  if (file) return file;
  const section = sectionRedirects.get(pathname);
  if (section) return { kind: 'redirect', to: section, status: 308 };
  const alias = aliases[pathname];
  return alias ? { kind: 'page', ...alias } : matchPage(pathname);
}

/** Redirects to the path without its trailing slash, unless that path has no page. */
function withoutTrailingSlash(pathname: string): Resolution {
  const to = pathname.slice(0, -1);
  const target = matchCase(to);
  return target.kind === 'page' || target.kind === 'file' ? { kind: 'redirect', to, status: 308 } : target;
}

/** Returns the file or endpoint of a path; undefined if it can only be a page. */
function matchFile(pathname: string): Resolution | undefined {
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
  return undefined;
}

/** Returns the page of a path, or the redirect to its one URL. */
function matchPage(pathname: string): Resolution {
  const { locale, path, prefixed } = splitLocale(pathname);
  if (prefixed && locale === defaultLocale) return withoutDefaultPrefix(path);
  const listPage = listPagePath.exec(path)?.[1];
  if (listPage) {
    return listPage === '1'
      ? { kind: 'redirect', to: href(locale, listPath(1)), status: 308 }
      : { kind: 'page', locale, path };
  }
  const topic = topicPattern.exec(path)?.[1];
  if (topic) return matchTopic(locale, path, topic);
  const article = articlePath.exec(path)?.[1];
  if (article && isArticleSegment(article)) {
    return prefixed
      ? { kind: 'redirect', to: path, status: 308 }
      : { kind: 'page', locale: defaultLocale, path };
  }
  return hasPage(locale, path) ? { kind: 'page', locale, path } : { kind: 'not-found', locale };
}

/** Redirects to the path without the prefix of the default language, unless that path has no page. */
function withoutDefaultPrefix(path: string): Resolution {
  const target = matchCase(path);
  if (target.kind === 'redirect') return target;
  return target.kind === 'page'
    ? { kind: 'redirect', to: path, status: 308 }
    : { kind: 'not-found', locale: defaultLocale };
}

/** `topic`: the percent-encoded segment of `path`. */
function matchTopic(locale: Locale, path: string, topic: string): Resolution {
  const written = decodeURIComponent(topic);
  const slug = toSlug(written, longestTopic);
  if (written.normalize('NFC').toLowerCase() !== slug) return { kind: 'not-found', locale };
  // The same letters in another encoding or case, or decomposed as in file names of macOS.
  const to = topicPath(slug);
  return to === path
    ? { kind: 'page', locale, path }
    : { kind: 'redirect', to: href(locale, to), status: 308 };
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
