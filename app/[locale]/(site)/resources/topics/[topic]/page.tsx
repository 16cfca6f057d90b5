import type { Metadata } from 'next';
import { draftMode } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { WithStatus404 } from '@/components/layout/with-status-404';
import { ListView } from '@/components/resources/list-view';
import { TopicView } from '@/components/resources/topic-view';
import { UnavailableMark } from '@/components/resources/unavailable-mark';
import { isLocale } from '@/lib/i18n/locales';
import { localeOf } from '@/lib/i18n/params';
import { findTopic, linkedTopicSlugs } from '@/lib/resources/articles';
import { topicMetadata } from '@/lib/seo/list-metadata';

/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;

type TopicPageProps = { params: Promise<{ locale: string; topic: string }> };

/** The build makes the pages that the lists link to; the others are made when the first visitor asks. */
export async function generateStaticParams({ params }: { params: { locale: string } }) {
  if (!isLocale(params.locale)) return [];
  return (await linkedTopicSlugs(params.locale)).map((topic) => ({ topic }));
}

async function topicOf(params: TopicPageProps['params']) {
  const [locale, { topic }, { isEnabled }] = await Promise.all([localeOf(params), params, draftMode()]);
  // The middleware lets only names of topics through.
  return { locale, found: await findTopic(locale, decodeURIComponent(topic), isEnabled) };
}

export async function generateMetadata({ params }: TopicPageProps): Promise<Metadata> {
  const { locale, found } = await topicOf(params);
  if (found.kind === 'topic') return topicMetadata(locale, found.topic);
  const t = await getTranslations({ locale, namespace: 'notFound' });
  return { title: t('metaTitle'), robots: { index: false, follow: false } };
}

export default async function TopicPage({ params }: TopicPageProps) {
  const { found } = await topicOf(params);
  if (found.kind === 'topic') {
    const { topic, articles, topics } = found;
    return <TopicView topic={topic} articles={articles} topics={topics} />;
  }
  if (found.kind === 'unavailable') {
    return (
      <>
        <UnavailableMark />
        <ListView list={{ articles: [], pages: 1, topics: [] }} page={1} />
      </>
    );
  }
  // No article has it.
  return (
    <WithStatus404>
      <PageFrame path={null}>
        <NotFoundView />
      </PageFrame>
    </WithStatus404>
  );
}
