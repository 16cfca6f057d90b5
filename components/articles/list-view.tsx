import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/json-ld';
import type { ArticleList } from '@/lib/articles/articles';
import { typeset } from '@/lib/articles/quotation-marks';
import { listPath } from '@/lib/routes';
import { articleItemList } from '@/lib/seo/structured-data';
import { unbroken } from '@/lib/typography';
import { ArticleGrid } from './article-grid';
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

/** Shown when the dataset holds no article. */
async function EmptyList() {
  const t = await getTranslations('resources');
  return (
    <div className="border-t border-ink py-16 text-center">
      <svg
        viewBox="0 0 64 64"
        width="64"
        height="64"
        className="mx-auto"
        aria-hidden="true"
        focusable="false"
      >
        <path
          d="M8 22h18l5-6h25v36H8z"
          className="fill-paper-2 stroke-spruce-900"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
        <path d="M8 28h48" className="stroke-spruce-900" strokeWidth="1.6" />
        <path d="M20 38h24M20 44h14" className="stroke-control" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
      <p className="type-h3 mt-5">{t('emptyTitle')}</p>
      <p className="mt-2 text-ink-2">{t('emptyText')}</p>
    </div>
  );
}
