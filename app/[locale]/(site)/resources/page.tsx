import type { Metadata } from 'next';
import { draftMode } from 'next/headers';
import { ListView } from '@/components/resources/list-view';
import { UnavailableMark } from '@/components/resources/unavailable-mark';
import { defaultLocale } from '@/lib/i18n/locales';
import { type LocaleParams, localeOf } from '@/lib/i18n/params';
import { findList, logDiagnostics } from '@/lib/resources/articles';
import { listMetadata } from '@/lib/seo/list-metadata';

/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;

async function listOf(params: LocaleParams['params']) {
  const [locale, { isEnabled }] = await Promise.all([localeOf(params), draftMode()]);
  return { locale, found: await findList(locale, 1, isEnabled) };
}

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const { locale, found } = await listOf(params);
  return listMetadata(locale, 1, found.kind === 'list' ? found.list.pages : 1);
}

export default async function ResourcesPage({ params }: LocaleParams) {
  const { locale, found } = await listOf(params);
  // It reads every document: one language asks for both.
  if (locale === defaultLocale && found.kind === 'list') await logDiagnostics();
  const list = found.kind === 'list' ? found.list : { articles: [], pages: 1, topics: [] };
  return (
    <>
      {found.kind === 'unavailable' && <UnavailableMark />}
      <ListView list={list} page={1} />
    </>
  );
}
