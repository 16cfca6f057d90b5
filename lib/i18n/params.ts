import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { isLocale, type Locale } from './locales';

/** Props of a page or layout under app/[locale]. */
export type LocaleParams = { params: Promise<{ locale: string }> };

/**
 * The address's language, which becomes that of every text of the page: pages and layouts begin with it. Anything else
 * than a language of the site is not found.
 */
export async function localeOf(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return locale;
}
