import '@/app/styles/pages/articles.css';
import '@/app/styles/article.css';
import { stegaClean } from '@sanity/client/stega';
import type { Metadata } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ArticleView, RelatedArticles } from '@/components/articles/article-view';
import { HelpCall } from '@/components/articles/help-call';
import { PostNotFound } from '@/components/articles/post-not-found';
import { UnavailableMark } from '@/components/articles/unavailable-mark';
import { JsonLd } from '@/components/json-ld';
import { PageFrame } from '@/components/layout/page-frame';
import { WithStatus404 } from '@/components/layout/with-status-404';
import { describeArticle } from '@/lib/articles/article';
import { newestSlugs } from '@/lib/articles/articles';
import { noticeLanguage } from '@/lib/articles/notice-article';
import { articlePaths } from '@/lib/articles/related';
import { defaultLocale } from '@/lib/i18n/locales';
import { articleHref, href, listPath } from '@/lib/routes';
import { articleMetadata, articleSocialImage } from '@/lib/seo/article-metadata';
import { blogPosting, breadcrumbList } from '@/lib/seo/structured-data';
import { loadArticle } from './load-article';

/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;

/** Number of articles that the build renders: the newest of all languages. */
const builtArticles = 24;

export async function generateStaticParams() {
  // Article URLs do not have a language prefix, so all of them use the default language's segment.
  return (await newestSlugs(builtArticles)).map((slug) => ({ locale: defaultLocale, slug }));
}

type ArticlePageProps = { params: Promise<{ locale: string; slug: string }> };

export async function generateMetadata({ params }: ArticlePageProps): Promise<Metadata> {
  const found = await loadArticle(params);
  if (found.kind === 'article') return articleMetadata(stegaClean(found.article), found.counterpart);
  const t = await getTranslations({ locale: defaultLocale, namespace: 'resources' });
  const title = t('postNotFoundTitle');
  // Next adds `noindex` when the page ends in notFound().
  return found.kind === 'unavailable' ? { title, robots: { index: false } } : { title };
}

export default async function ArticlePage({ params }: ArticlePageProps) {
  const found = await loadArticle(params);
  if (found.kind === 'unavailable') {
    return (
      <>
        <UnavailableMark />
        <PostNotFound />
      </>
    );
  }
  if (found.kind === 'moved') permanentRedirect(articleHref(found.slug));
  const noticeLocale = found.kind === 'not-found' && noticeLanguage((await params).slug);
  if (noticeLocale) redirect(href(noticeLocale, listPath(1)));
  // No Suspense boundary around an article: React would stream a large one behind a script, and visitors without scripts
  // would see the fallback only.
  if (found.kind === 'not-found') {
    return (
      <WithStatus404>
        <PostNotFound />
      </WithStatus404>
    );
  }
  const { article, counterpart, related, topics } = found;
  const { language } = article;
  const t = await getTranslations('resources');
  const slug = article.slug ?? '';
  const ownHref = articleHref(slug);
  return (
    <PageFrame path={ownHref} languagePaths={articlePaths({ language, slug }, counterpart)}>
      <JsonLd data={blogPosting(article, describeArticle(article), articleSocialImage(article))} />
      <JsonLd
        data={breadcrumbList([
          { name: t('title'), path: href(language, '/resources') },
          { name: article.title, path: ownHref },
        ])}
      />
      <ArticleView article={article} counterpart={counterpart} topics={topics} />
      {related.length > 0 && <RelatedArticles articles={related} />}
      <HelpCall />
    </PageFrame>
  );
}
