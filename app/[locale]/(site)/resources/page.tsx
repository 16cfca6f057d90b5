import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/layout/page-frame';
import { ArticleGrid } from '@/components/resources/article-grid';
import { EmptyList } from '@/components/resources/empty-list';
import { HelpCall } from '@/components/resources/help-call';
import type { Locale } from '@/lib/i18n/locales';
import { type LocaleParams, localeOf } from '@/lib/i18n/params';
import { listArticles, logDiagnostics } from '@/lib/resources/articles';
import { pageMetadata } from '@/lib/seo/metadata';

/** Seconds; equal to contentMaxAge, written out because Next reads it from the source. */
export const revalidate = 300;

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const t = await getTranslations({ locale, namespace: 'resources' });
  return pageMetadata({
    locale,
    path: '/resources',
    title: t('metaTitle'),
    description: t('metaDescription'),
  });
}

async function ArticleList({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'resources' });
  const [articles] = await Promise.all([listArticles(locale), logDiagnostics()]);
  if (articles.length === 0) return <EmptyList locale={locale} />;
  const inOtherLanguage = articles.every((article) => article.language !== locale);
  return (
    <>
      {inOtherLanguage && <p className="mb-8 text-ink-2">{t('otherLanguageFallback')}</p>}
      <ArticleGrid locale={locale} articles={articles} />
    </>
  );
}

export default async function ResourcesPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const t = await getTranslations({ locale, namespace: 'resources' });
  return (
    <PageFrame locale={locale} path="/resources">
      <div className="border-b border-rule bg-paper-2">
        <div className="wrap railed py-14 md:py-20">
          <h1 className="type-h1">{t('title')}</h1>
          <p className="type-lead mt-5 max-w-[36em]">{t('lead')}</p>
        </div>
      </div>
      <section className="wrap railed py-14 md:py-20" aria-labelledby="articles">
        <h2 id="articles" className="type-h2 mb-10">
          {t('heading')}
        </h2>
        {/* No Suspense and no loading.tsx: React would put a list of this size behind a script. */}
        <ArticleList locale={locale} />
      </section>
      <HelpCall locale={locale} />
    </PageFrame>
  );
}
