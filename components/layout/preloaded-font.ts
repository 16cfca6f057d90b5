import fontFiles from '@/app/fonts/files.json';
import { type Locale, localeConfig } from '@/lib/i18n/locales';

/** The one font file that a page of the language fetches early: the headline's. */
export function preloadedFont(locale: Locale): string {
  return fontFiles[localeConfig[locale].script];
}
