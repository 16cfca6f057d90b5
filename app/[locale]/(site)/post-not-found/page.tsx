import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PostNotFound } from '@/components/articles/post-not-found';
import { type LocaleParams, localeOf } from '@/lib/i18n/params';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const t = await getTranslations({ locale, namespace: 'resources' });
  return { title: t('postNotFoundTitle'), robots: { index: false } };
}

/**
 * The static 404 page of articles. The middleware rewrites to it, with status 404, when no article has the slug
 * (lib/articles/known-paths.ts).
 */
export default async function PostNotFoundPage({ params }: LocaleParams) {
  await localeOf(params);
  return <PostNotFound />;
}
