import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { JsonLd } from '@/components/json-ld';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { WithStatus404 } from '@/components/layout/with-status-404';
import type { FoundList, FoundTopic } from '@/lib/articles/articles';
import { typeset } from '@/lib/articles/quotation-marks';
import { href, listPath, searchIndexHref, topicPath } from '@/lib/routes';
import { articleItemList } from '@/lib/seo/structured-data';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';
import { ArticleGrid } from './article-grid';
import { ArticleSearch } from './article-search';
import { FeedLink } from './feed-link';
import { HelpCall } from './help-call';
import { PageNav } from './page-nav';
import { TopicNav } from './topic-nav';
import { UnavailableMark } from './unavailable-mark';

type ListFrameProps = {
  /** Path of the page without the language prefix. */
  path: string;
  title: string;
  lead: string;
  heading: string;
  /** Breadcrumb label of the page; undefined for the list itself. */
  name?: string | undefined;
  children: ReactNode;
};

/** Shared layout of list and topic pages: everything except the articles. */
async function ListFrame({ path, title, lead, heading, name, children }: ListFrameProps) {
  const locale = await getLocale();
  const t = await getTranslations('resources');
  const trail = [{ name: t('title'), path: listPath(1) }, ...(name ? [{ name, path }] : [])];
  return (
    <PageFrame path="/resources" languagePaths={{ [locale]: href(locale, path) }}>
      <div className="border-b border-rule bg-paper-2">
        <div className="wrap railed pt-7 pb-14 md:pt-9 md:pb-20">
          <Breadcrumb trail={trail} />
          <h1 className="type-h1 mt-7 wrap-anywhere md:mt-13">{keepTogether(title)}</h1>
          <p className="type-lead mt-4 max-w-[36em] md:mt-5">{keepTogether(lead)}</p>
          <ArticleSearch
            index={searchIndexHref(locale)}
            label={t('searchLabel')}
            hint={t('searchHint')}
            failed={t('searchFailed')}
          />
        </div>
      </div>
      <section id="article-list" className="wrap railed py-9 md:py-12" aria-labelledby="articles">
        <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="articles" className="type-h2">
            {keepTogether(heading)}
          </h2>
          <FeedLink />
        </div>
        {children}
      </section>
      <HelpCall />
    </PageFrame>
  );
}

type ListViewProps = {
  found: FoundList;
  /** One-based. */
  page: number;
};

/**
 * A page of the article list. No Suspense and no loading.tsx around it: React would stream a list of this size behind a
 * script.
 */
export async function ListView({ found, page }: ListViewProps) {
  if (found.kind !== 'list') return <NoList kind={found.kind} page={page} />;
  const locale = await getLocale();
  const t = await getTranslations('resources');
  const copy = copyFrom(t);
  const { articles, pages, topics } = found;
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
        <p className="mb-8 text-ink-2">{copy('pageOf', { page: String(page), pages: String(pages) })}</p>
      )}
      {inOtherLanguage && <p className="mb-8 text-ink-2">{copy('otherLanguageFallback')}</p>}
      {articles.length > 0 && <JsonLd data={articleItemList(articles.map(typeset))} />}
      {articles.length === 0 ? <EmptyList /> : <ArticleGrid articles={articles} lead={page === 1} />}
      {pages > 1 && <PageNav page={page} pages={pages} />}
    </ListFrame>
  );
}

/** Empty state of a dataset without articles. */
async function EmptyList() {
  const t = await getTranslations('resources');
  return (
    <div className="border-t border-ink py-16 text-center">
      <svg viewBox="0 0 64 64" width="64" height="64" className="mx-auto" aria-hidden="true">
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

export async function TopicView({ found }: { found: FoundTopic }) {
  if (found.kind !== 'topic') return <NoList kind={found.kind} page={1} />;
  const t = await getTranslations('resources');
  const copy = copyFrom(t);
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
          {copy('topicMore', { shown: articles.length, count: topic.articles })}
        </p>
      )}
    </ListFrame>
  );
}

type NoListProps = { kind: 'not-found' | 'unavailable'; page: number };

/** Replacement for a list page: the 404 page, or an empty list while the content service fails. */
function NoList({ kind, page }: NoListProps) {
  if (kind === 'unavailable') {
    return (
      <>
        <UnavailableMark />
        <ListView found={{ kind: 'list', articles: [], pages: page, topics: [] }} page={page} />
      </>
    );
  }
  return (
    <WithStatus404>
      <PageFrame path={null} rerenderedInBrowser>
        <NotFoundView />
      </PageFrame>
    </WithStatus404>
  );
}
