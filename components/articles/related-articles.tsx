import { getTranslations } from 'next-intl/server';
import type { ArticleSummary } from '@/lib/articles/article';
import type { Locale } from '@/lib/i18n/locales';
import { unbroken } from '@/lib/typography';
import { ArticleGrid } from './article-grid';

type RelatedArticlesProps = { locale: Locale; articles: readonly ArticleSummary[] };

/** Articles with keywords in common, below an article. */
export async function RelatedArticles({ locale, articles }: RelatedArticlesProps) {
  const t = await getTranslations({ locale, namespace: 'resources' });
  return (
    <aside aria-labelledby="related" data-print="hidden" className="border-t border-rule bg-paper-2">
      <div className="wrap railed py-14 md:py-20">
        <h2 id="related" className="type-h2 mb-10">
          {unbroken(t('related'))}
        </h2>
        <ArticleGrid locale={locale} articles={articles} lazy />
      </div>
    </aside>
  );
}
