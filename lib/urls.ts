import { env } from './env';
import { defaultLocale, type Locale, localeConfig, locales } from './i18n/locales';
import { href, ogImageName, pageAt } from './routes';
import type { Plan } from './site';

/** Returns the absolute URL of a path of this site; external URLs stay unchanged. */
export function absolute(path: string): string {
  if (!path.startsWith('/')) return path;
  return path === '/' ? env().siteUrl : `${env().siteUrl}${path}`;
}

/** Public path of a page in each language that has it. */
export type LanguagePaths = Partial<Record<Locale, string>>;

/** Returns the paths of a page in the route table by language; other pages exist only in their language. */
export function pagePaths(path: string): LanguagePaths {
  return Object.fromEntries((pageAt(path)?.locales ?? []).map((locale) => [locale, href(locale, path)]));
}

/**
 * Returns the hreflang and absolute URL of every language, with x-default if the default language has one. Undefined for a
 * page in one language: hreflang requires a translation.
 */
export function languageAlternates(paths: LanguagePaths): Record<string, string> | undefined {
  const entries = locales.flatMap((locale) => {
    const path = paths[locale];
    return path ? [[localeConfig[locale].hreflang, absolute(path)] as const] : [];
  });
  if (entries.length < 2) return undefined;
  const standard = paths[defaultLocale];
  return { ...Object.fromEntries(entries), ...(standard && { 'x-default': absolute(standard) }) };
}

/** Where a link to the app is on its page. */
const places = [
  'header',
  'header-sign-in',
  'menu',
  'menu-sign-in',
  'footer-sign-in',
  'hero',
  'pricing',
  'contact',
  'call-bar',
  'scene',
  'closing',
  'form',
  'customers',
] as const;
type Place = (typeof places)[number];

/** Returns the short name of a page: the last segment of its path, or its kind. `path` has no language prefix. */
function pageName(path: string | null): string {
  if (path === null) return 'not-found';
  const page = pageAt(path);
  if (page) return ogImageName(page.path);
  return /^\/resources\/(?:page|topics)\//.test(path) ? 'resources' : 'article';
}

/**
 * Returns the URL of the app with the page and the place of the link: `utm_content=home-hero`. The
 * app's statistics thus show where a visitor came from; this site stores nothing for it.
 */
export function appLink(path: string | null, place: Place): string {
  return tagged(env().links.app, path, place);
}

/** Returns the URL of the app's settings, which preselect a plan. */
export function planLink(plan: Plan['id']): string {
  const url = new URL(env().links.appSettings);
  url.searchParams.set('plan', plan);
  return tagged(url.href, '/', 'pricing');
}

function tagged(href: string, path: string | null, place: Place): string {
  const url = new URL(href);
  url.searchParams.set('utm_source', 'website');
  url.searchParams.set('utm_medium', 'link');
  url.searchParams.set('utm_content', `${pageName(path)}-${place}`);
  return url.href;
}
