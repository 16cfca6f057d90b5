import '@/app/styles/pages/articles.css';
import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { ListView } from '@/components/articles/list-view';
import { findList } from '@/lib/articles/articles';
import { listMetadata } from '@/lib/seo/list-metadata';

/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const found = await findList(locale, 1);
  return listMetadata(locale, 1, found.kind === 'list' ? found.pages : 1);
}

export default async function ResourcesPage() {
  return <ListView found={await findList(await getLocale(), 1)} page={1} />;
}
