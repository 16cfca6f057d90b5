import fontFiles from '@/app/fonts/files.json';
import { type Locale, localeConfig } from '@/lib/i18n/locales';

/**
 * The font files that a page of the language fetches early: the headline's first. A language whose stand-ins may be
 * missing on a system adds its text face, so that nothing moves when that comes.
 */
export function preloadedFonts(locale: Locale): string[] {
  return fontFiles[localeConfig[locale].script];
}
