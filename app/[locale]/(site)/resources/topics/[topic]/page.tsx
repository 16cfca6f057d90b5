import '@/app/styles/pages/articles.css';
import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { TopicView } from '@/components/articles/list-view';
import { findTopic, linkedTopicSlugs } from '@/lib/articles/articles';
import { isLocale } from '@/lib/i18n/locales';
import { topicMetadata } from '@/lib/seo/list-metadata';
import { notFoundMetadata } from '@/lib/seo/metadata';

/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;

type TopicPageProps = { params: Promise<{ topic: string }> };

/** The build renders the pages that the lists link to; the others are rendered on the first request. */
export async function generateStaticParams({ params }: { params: { locale: string } }) {
  if (!isLocale(params.locale)) return [];
  return (await linkedTopicSlugs(params.locale)).map((topic) => ({ topic }));
}

async function loadTopic(params: TopicPageProps['params']) {
  const [locale, { topic }] = await Promise.all([getLocale(), params]);
  // The middleware lets only valid topic slugs through.
  return { locale, found: await findTopic(locale, decodeURIComponent(topic)) };
}

export async function generateMetadata({ params }: TopicPageProps): Promise<Metadata> {
  const { locale, found } = await loadTopic(params);
  if (found.kind === 'topic') return topicMetadata(locale, found.topic);
  return notFoundMetadata(locale);
}

export default async function TopicPage({ params }: TopicPageProps) {
  const { found } = await loadTopic(params);
  return <TopicView found={found} />;
}
