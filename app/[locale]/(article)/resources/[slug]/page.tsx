import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { JsonLd } from '@/components/json-ld';
import { PageFrame } from '@/components/layout/page-frame';
import { ArticleView } from '@/components/resources/article-view';
import { HelpCall } from '@/components/resources/help-call';
import { PostNotFound } from '@/components/resources/post-not-found';
import { listAddresses } from '@/lib/resources/articles';
import { articleMetadata, articleSocialImage, describeArticle } from '@/lib/seo/article-metadata';
import { blogPosting, breadcrumbList } from '@/lib/seo/structured-data';
import { findArticle } from './article-of';

/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;

export async function generateStaticParams() {
  // Articles have one address each, without a language prefix: the default language's segment.
  return (await listAddresses()).map(({ slug }) => ({ locale: 'en', slug }));
}

type ArticlePageProps = { params: Promise<{ locale: string; slug: string }> };

export async function generateMetadata({ params }: ArticlePageProps): Promise<Metadata> {
  const article = await findArticle(params);
  if (!article) {
    const t = await getTranslations({ locale: 'en', namespace: 'resources' });
    return { title: t('postNotFoundTitle'), robots: { index: false, follow: false } };
  }
  return articleMetadata(article);
}

async function ArticleContent({ params }: ArticlePageProps) {
  const article = await findArticle(params);
  if (!article) notFound();
  const { language } = article;
  const t = await getTranslations({ locale: language, namespace: 'resources' });
  const listPath = language === 'ko' ? '/ko/resources' : '/resources';
  return (
    <PageFrame locale={language} path={null} ownHref={`/resources/${encodeURIComponent(article.slug ?? '')}`}>
      <JsonLd data={blogPosting(article, await describeArticle(article), articleSocialImage(article))} />
      <JsonLd
        data={breadcrumbList([
          { name: t('title'), path: listPath },
          { name: article.title, path: `/resources/${article.slug}` },
        ])}
      />
      <ArticleView article={article} />
      <HelpCall locale={language} />
    </PageFrame>
  );
}

/**
 * The not-found view is the boundary's fallback: notFound() inside it gives status 404 AND the view in the
 * served HTML, while a good article is served complete.
 */
export default function ArticlePage({ params }: ArticlePageProps) {
  return (
    <Suspense
      fallback={
        <PageFrame locale="en" path="/resources">
          <PostNotFound locale="en" />
        </PageFrame>
      }
    >
      <ArticleContent params={params} />
    </Suspense>
  );
}
