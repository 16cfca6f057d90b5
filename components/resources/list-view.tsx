import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/json-ld';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageFrame } from '@/components/layout/page-frame';
import type { ArticleList } from '@/lib/resources/articles';
import { typeset } from '@/lib/resources/quotation-marks';
import { href, listPath } from '@/lib/routes';
import { articleItemList } from '@/lib/seo/structured-data';
import { unbroken } from '@/lib/typography';
import { ArticleGrid } from './article-grid';
import { EmptyList } from './empty-list';
import { FeedLink } from './feed-link';
import { HelpCall } from './help-call';
import { PageNav } from './page-nav';
import { PreviewBanner } from './preview-banner';
import { TopicNav } from './topic-nav';

type ListViewProps = {
  list: ArticleList;
  /** Counted from 1. */
  page: number;
};

/**
 * A page of the article list. No Suspense and no loading.tsx around it: React would put a list of this size
 * behind a script.
 */
export async function ListView({ list, page }: ListViewProps) {
  const locale = await getLocale();
  const t = await getTranslations('resources');
  const { articles, pages, topics } = list;
  const inOtherLanguage = articles.length > 0 && articles.every((article) => article.language !== locale);
  const trail = [
    { name: t('title'), path: listPath(1) },
    ...(page > 1 ? [{ name: t('pageNumber', { page: String(page) }), path: listPath(page) }] : []),
  ];
  return (
    <PageFrame path="/resources" addresses={{ [locale]: href(locale, listPath(page)) }}>
      <PreviewBanner />
      <div className="border-b border-rule bg-paper-2">
        <div className="wrap railed pt-7 pb-14 md:pt-9 md:pb-20">
          <Breadcrumb trail={trail} />
          <h1 className="type-h1 mt-9 md:mt-13">{unbroken(t('title'))}</h1>
          <p className="type-lead mt-5 max-w-[36em]">{unbroken(t('lead'))}</p>
        </div>
      </div>
      <section className="wrap railed py-14 md:py-20" aria-labelledby="articles">
        <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="articles" className="type-h2">
            {unbroken(t('heading'))}
          </h2>
          <FeedLink />
        </div>
        <TopicNav topics={topics} current={null} page={page} />
        {page > 1 && (
          <p className="mb-8 text-ink-2">
            {unbroken(t('pageOf', { page: String(page), pages: String(pages) }))}
          </p>
        )}
        {inOtherLanguage && <p className="mb-8 text-ink-2">{unbroken(t('otherLanguageFallback'))}</p>}
        {articles.length > 0 && <JsonLd data={articleItemList(articles.map(typeset))} />}
        {articles.length === 0 ? <EmptyList /> : <ArticleGrid articles={articles} lead={page === 1} />}
        {pages > 1 && <PageNav page={page} pages={pages} />}
      </section>
      <HelpCall />
    </PageFrame>
  );
}
