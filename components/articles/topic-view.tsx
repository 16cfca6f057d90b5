import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/json-ld';
import type { FoundTopic } from '@/lib/articles/articles';
import { typeset } from '@/lib/articles/quotation-marks';
import { topicPath } from '@/lib/routes';
import { articleItemList } from '@/lib/seo/structured-data';
import { unbroken } from '@/lib/typography';
import { ArticleGrid } from './article-grid';
import { ListFrame } from './list-frame';
import { TopicNav } from './topic-nav';

type TopicViewProps = { found: Extract<FoundTopic, { kind: 'topic' }> };

/** The newest articles on a topic. */
export async function TopicView({ found }: TopicViewProps) {
  const t = await getTranslations('resources');
  const { topic, articles, topics } = found;
  return (
    <ListFrame
      path={topicPath(topic.slug)}
      title={topic.name}
      lead={t('topicLead')}
      heading={t('topicHeading')}
      name={topic.name}
    >
      <TopicNav topics={topics} current={topic} />
      <JsonLd data={articleItemList(articles.map(typeset))} />
      <ArticleGrid articles={articles} />
      {topic.articles > articles.length && (
        <p className="mt-14 border-t border-rule pt-6 text-ink-2">
          {unbroken(t('topicMore', { shown: articles.length, count: topic.articles }))}
        </p>
      )}
    </ListFrame>
  );
}
