import '@/app/styles/pages/articles.css';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PostNotFound } from '@/components/articles/post-not-found';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('resources');
  return { title: t('postNotFoundTitle'), robots: { index: false } };
}

/**
 * The static 404 page of articles. The middleware rewrites to it, with status 404, when no article has the slug
 * (lib/articles/known-paths.ts).
 */
export default function PostNotFoundPage() {
  return <PostNotFound />;
}
