import type { Metadata } from 'next';
import { ListView } from '@/components/resources/list-view';
import { defaultLocale } from '@/lib/i18n/locales';
import { type LocaleParams, localeOf } from '@/lib/i18n/params';
import { firstPage, logDiagnostics } from '@/lib/resources/articles';
import { listMetadata } from '@/lib/seo/list-metadata';

/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const { pages } = await firstPage(locale);
  return listMetadata(locale, 1, pages);
}

export default async function ResourcesPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const [list] = await Promise.all([
    firstPage(locale),
    // It reads every document: one language asks for both.
    locale === defaultLocale ? logDiagnostics() : undefined,
  ]);
  return <ListView locale={locale} list={list} page={1} />;
}
