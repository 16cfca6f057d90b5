import fontFiles from '@/app/fonts/files.json';
import { type Locale, localeConfig } from '@/lib/i18n/locales';

/** Fonts that a page needs at once: those of its language's script, and Latin letters, which every page has. */
export function preloadedFonts(locale: Locale): string[] {
  return [...new Set([...fontFiles.latin, ...fontFiles[localeConfig[locale].script]])];
}
