import type { Counterpart } from '../articles/related';
import { env } from '../env';
import { defaultLocale, type Locale, localeConfig, locales } from '../i18n/locales';
import { articleHref, href, pageAt } from '../routes';

/** Absolute address of a path of this site; an address elsewhere stays as it is. */
export function absolute(path: string): string {
  if (!path.startsWith('/')) return path;
  return path === '/' ? env().siteUrl : `${env().siteUrl}${path}`;
}

/** Public path of a text in each language that has it. */
export type LanguageAddresses = Partial<Record<Locale, string>>;

/** Paths of a page of the route table by language; a page outside the table has its own language only. */
export function pageAddresses(path: string): LanguageAddresses {
  return Object.fromEntries((pageAt(path)?.locales ?? []).map((locale) => [locale, href(locale, path)]));
}

/** Path of an article, and of its counterpart in another language. */
export function articleAddresses(
  article: Counterpart,
  counterpart: Counterpart | null | undefined,
): LanguageAddresses {
  return {
    ...(counterpart && { [counterpart.language]: articleHref(counterpart.slug) }),
    [article.language]: articleHref(article.slug),
  };
}

/**
 * hreflang and absolute address in every language, with x-default where the default language has it. Undefined for a
 * text in one language: hreflang is promised only where a translation exists.
 */
export function languageAlternates(addresses: LanguageAddresses): Record<string, string> | undefined {
  const entries = locales.flatMap((locale) => {
    const path = addresses[locale];
    return path ? [[localeConfig[locale].hreflang, absolute(path)] as const] : [];
  });
  if (entries.length < 2) return undefined;
  const standard = addresses[defaultLocale];
  return { ...Object.fromEntries(entries), ...(standard && { 'x-default': absolute(standard) }) };
}
