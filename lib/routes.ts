import type * as en from '../messages/en/index.ts';
import { type Feature, features } from './features/list.ts';
import { defaultLocale, type Locale, locales, perLocale } from './i18n/locales.ts';
import { toolRows, tools } from './tools/list.ts';

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

/** The page of the people who write and review the articles. */
export const authorsPath = '/authors';
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

/** Message files with a title and a description for the head of a page. */
export type PageMessages = {
  [Name in keyof typeof en]: (typeof en)[Name] extends { metaTitle: string; metaDescription: string }
    ? Name
    : never;
}[keyof typeof en];

/** The drawing of a social image: a feature's, or one of three others. */
export type Drawing = Feature | 'landing' | 'article' | 'legal';

const inEveryLocale = <Path extends string>(path: Path) => ({ path, locales, index: true }) as const;

export const pages = [
  inEveryLocale('/'),
  ...features.map((feature) => inEveryLocale(`/features/${feature}`)),
  { ...inEveryLocale('/resources'), messages: 'resources', drawing: 'article' },
  { ...inEveryLocale(authorsPath), messages: 'authors', drawing: 'article' },
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

/** Returns the path of the Atom feed of a language. */
export function feedHref(locale: Locale): string {
  return href(locale, '/feed.xml');
}

/** Returns the path of the index that the search on article lists reads. */
export function searchIndexHref(locale: Locale): string {
  return href(locale, '/articles.json');
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

/** Paths of the sample documents in all languages. */
export const sampleFiles = locales.flatMap((locale) => samples.map((sample) => sampleHref(locale, sample)));

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

/** Returns the path of the texts of the product file, which the browser loads for a second language and on the landing. */
export function fileTextsHref(locale: Locale): string {
  return href(locale, `${productFilePath}/texts.json`);
}

/** Generated files: public path and path of the handler. */
export const generatedFiles: ReadonlyMap<string, string> = new Map([
  ...locales.map((locale) => [feedHref(locale), `/feeds/${locale}`] as const),
  ...locales.map((locale) => [searchIndexHref(locale), `/search-index/${locale}`] as const),
  ...locales.map((locale) => [rulesFeedHref(locale), `/feeds/${locale}/rules`] as const),
  ...locales.map((locale) => [fileTextsHref(locale), `/product-file-texts/${locale}`] as const),
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
export function hasPage(locale: Locale, path: string): boolean {
  const row: PageRow | undefined = pageAt(path);
  return row?.locales.includes(locale) === true;
}
