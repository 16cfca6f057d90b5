import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/json-ld';
import type { ArticleList } from '@/lib/articles/articles';
import { typeset } from '@/lib/articles/quotation-marks';
import { listPath } from '@/lib/routes';
import { articleItemList } from '@/lib/seo/structured-data';
import { unbroken } from '@/lib/typography';
import { ArticleGrid } from './article-grid';
import { EmptyList } from './empty-list';
import { ListFrame } from './list-frame';
import { PageNav } from './page-nav';
import { TopicNav } from './topic-nav';

type ListViewProps = {
  list: ArticleList;
  /** Counted from 1. */
  page: number;
};

/**
 * A page of the article list. No Suspense and no loading.tsx around it: React would stream a list of this size behind a
 * script.
 */
export async function ListView({ list, page }: ListViewProps) {
  const locale = await getLocale();
  const t = await getTranslations('resources');
  const { articles, pages, topics } = list;
  const inOtherLanguage = articles.length > 0 && articles.every((article) => article.language !== locale);
  return (
    <ListFrame
      path={listPath(page)}
      title={t('title')}
      lead={t('lead')}
      heading={t('heading')}
      name={page > 1 ? t('pageNumber', { page: String(page) }) : undefined}
    >
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
    </ListFrame>
  );
}
