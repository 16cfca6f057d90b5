import { notFound } from 'next/navigation';
import { isLocale, type Locale } from './locales';

/** Props of a page or layout under app/[locale]. */
export type LocaleParams = { params: Promise<{ locale: string }> };

/** The address's language; anything else than a language of the site is not found. */
export async function localeOf(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return locale;
}
