import type { Metadata } from 'next';
import { ListView } from '@/components/articles/list-view';
import { findList } from '@/lib/articles/articles';
import { listMetadata } from '@/lib/articles/list-metadata';
import { localeOf } from '@/lib/i18n/params';
import type { WithDrafts } from '@/lib/security/draft-mode';

/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;

type ResourcesPageProps = { params: Promise<WithDrafts<{ locale: string }>> };

async function listOf(params: ResourcesPageProps['params']) {
  const [locale, { drafts }] = await Promise.all([localeOf(params), params]);
  return { locale, found: await findList(locale, 1, drafts) };
}

export async function generateMetadata({ params }: ResourcesPageProps): Promise<Metadata> {
  const { locale, found } = await listOf(params);
  return listMetadata(locale, 1, found.kind === 'list' ? found.pages : 1);
}

export default async function ResourcesPage({ params }: ResourcesPageProps) {
  const { found } = await listOf(params);
  return <ListView found={found} page={1} />;
}
