import type { Counterpart } from './articles/related';
import { env } from './env';
import { defaultLocale, type Locale, localeConfig, locales } from './i18n/locales';
import { articleHref, href, pageAt } from './routes';

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

/** Returns the paths of an article and its translation. */
export function articlePaths(
  article: Counterpart,
  counterpart: Counterpart | null | undefined,
): LanguagePaths {
  return {
    ...(counterpart && { [counterpart.language]: articleHref(counterpart.slug) }),
    [article.language]: articleHref(article.slug),
  };
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
