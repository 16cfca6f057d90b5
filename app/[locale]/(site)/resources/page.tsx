import type { Metadata } from 'next';
import { draftMode } from 'next/headers';
import { ListView } from '@/components/articles/list-view';
import { NoList } from '@/components/articles/no-list';
import { findList } from '@/lib/articles/articles';
import { type LocaleParams, localeOf } from '@/lib/i18n/params';
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
  const { found } = await listOf(params);
  return found.kind === 'list' ? <ListView list={found.list} page={1} /> : <NoList kind={found.kind} />;
}
