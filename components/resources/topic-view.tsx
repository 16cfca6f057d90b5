import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/json-ld';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageFrame } from '@/components/layout/page-frame';
import type { ArticleSummary } from '@/lib/resources/article';
import { typeset } from '@/lib/resources/quotation-marks';
import type { Topic } from '@/lib/resources/topics';
import { href, listPath, topicPath } from '@/lib/routes';
import { articleItemList } from '@/lib/seo/structured-data';
import { unbroken } from '@/lib/typography';
import { ArticleGrid } from './article-grid';
import { FeedLink } from './feed-link';
import { HelpCall } from './help-call';
import { PreviewBanner } from './preview-banner';
import { TopicNav } from './topic-nav';

type TopicViewProps = {
  topic: Topic;
  /** The newest on the topic. */
  articles: readonly ArticleSummary[];
  /** The topics that lists link to. */
  topics: readonly Topic[];
};

/** The articles on a topic. */
export async function TopicView({ topic, articles, topics }: TopicViewProps) {
  const locale = await getLocale();
  const t = await getTranslations('resources');
  const path = topicPath(topic.slug);
  const trail = [
    { name: t('title'), path: listPath(1) },
    { name: topic.name, path },
  ];
  return (
    <PageFrame path="/resources" addresses={{ [locale]: href(locale, path) }}>
      <PreviewBanner />
      <div className="border-b border-rule bg-paper-2">
        <div className="wrap railed pt-7 pb-14 md:pt-9 md:pb-20">
          <Breadcrumb trail={trail} />
          <h1 className="type-h1 mt-9 wrap-anywhere md:mt-13">{unbroken(topic.name)}</h1>
          <p className="type-lead mt-5 max-w-[36em]">{unbroken(t('topicLead'))}</p>
        </div>
      </div>
      <section className="wrap railed py-14 md:py-20" aria-labelledby="articles">
        <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="articles" className="type-h2">
            {unbroken(t('topicHeading'))}
          </h2>
          <FeedLink />
        </div>
        <TopicNav topics={topics} current={topic} />
        <JsonLd data={articleItemList(articles.map(typeset))} />
        <ArticleGrid articles={articles} />
        {topic.articles > articles.length && (
          <p className="mt-14 border-t border-rule pt-6 text-ink-2">
            {unbroken(t('topicMore', { shown: articles.length, count: topic.articles }))}
          </p>
        )}
      </section>
      <HelpCall />
    </PageFrame>
  );
}
