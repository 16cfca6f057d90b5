import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { isLocale, type Locale, locales } from './locales';

/** Props of a page or layout under app/[locale]. */
export type LocaleParams = { params: Promise<{ locale: string }> };

/** `generateStaticParams` of what there is once in each language. */
export const localeParams = () => locales.map((locale) => ({ locale }));

/**
 * The language of the address. Pages and layouts call it first, because it also sets the language of next-intl for this
 * request. Anything but a language of the site is answered with 404.
 */
export async function localeOf(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return locale;
}
