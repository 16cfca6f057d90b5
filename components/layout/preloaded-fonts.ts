import fontFiles from '@/app/fonts/files.json';
import { type Locale, localeConfig } from '@/lib/i18n/locales';

/**
 * The font files that a page of the language fetches early: the headline's, then the text's, so that nothing moves where
 * the system's stand-in is of another width.
 * @param path the page's path without language prefix; null where it has none.
 */
export function preloadedFonts(locale: Locale, path: string | null): string[] {
  const { landing, pages } = fontFiles[localeConfig[locale].script];
  return path === '/' ? landing : pages;
}
