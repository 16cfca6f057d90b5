import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { isLocale, type Locale, locales } from './locales';

/** Props of a page or layout under app/[locale]. */
export type LocaleParams = { params: Promise<{ locale: string }> };

/** `generateStaticParams` of pages that exist in every language. */
export const localeParams = () => locales.map((locale) => ({ locale }));

/**
 * Returns the language of the URL. Pages and layouts call it first, because it also sets next-intl's language for this
 * request. Responds with 404 if the site does not have the language.
 */
export async function localeOf(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return locale;
}
