import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/json-ld';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageFrame } from '@/components/layout/page-frame';
import type { ArticleSummary } from '@/lib/articles/article';
import { typeset } from '@/lib/articles/quotation-marks';
import type { Topic } from '@/lib/articles/topics';
import type { Locale } from '@/lib/i18n/locales';
import { href, listPath, topicPath } from '@/lib/routes';
import { articleItemList } from '@/lib/seo/structured-data';
import { unbroken } from '@/lib/typography';
import { ArticleGrid } from './article-grid';
import { FeedLink } from './feed-link';
import { HelpCall } from './help-call';
import { PreviewBanner } from './preview-banner';
import { TopicNav } from './topic-nav';

type TopicViewProps = {
  locale: Locale;
  topic: Topic;
  /** The newest on the topic. */
  articles: readonly ArticleSummary[];
  /** The topics that lists link to. */
  topics: readonly Topic[];
};

/** The articles on a topic. */
export async function TopicView({ locale, topic, articles, topics }: TopicViewProps) {
  const t = await getTranslations({ locale, namespace: 'resources' });
  const path = topicPath(topic.slug);
  const trail = [
    { name: t('title'), path: listPath(1) },
    { name: topic.name, path },
  ];
  return (
    <PageFrame locale={locale} path="/resources" ownHref={href(locale, path)}>
      <PreviewBanner locale={locale} />
      <div className="border-b border-rule bg-paper-2">
        <div className="wrap railed pt-7 pb-14 md:pt-9 md:pb-20">
          <Breadcrumb locale={locale} trail={trail} />
          <h1 className="type-h1 mt-9 wrap-anywhere md:mt-13">{unbroken(topic.name)}</h1>
          <p className="type-lead mt-5 max-w-[36em]">{unbroken(t('topicLead'))}</p>
        </div>
      </div>
      <section className="wrap railed py-14 md:py-20" aria-labelledby="articles">
        <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="articles" className="type-h2">
            {unbroken(t('topicHeading'))}
          </h2>
          <FeedLink locale={locale} />
        </div>
        <TopicNav locale={locale} topics={topics} current={topic} />
        <JsonLd data={articleItemList(articles.map(typeset))} />
        <ArticleGrid locale={locale} articles={articles} />
        {topic.articles > articles.length && (
          <p className="mt-14 border-t border-rule pt-6 text-ink-2">
            {unbroken(t('topicMore', { shown: articles.length, count: topic.articles }))}
          </p>
        )}
      </section>
      <HelpCall locale={locale} />
    </PageFrame>
  );
}
