import { getTranslations } from 'next-intl/server';
import type { ArticleSummary } from '@/lib/articles/article';
import { unbroken } from '@/lib/typography';
import { ArticleGrid } from './article-grid';

type RelatedArticlesProps = { articles: readonly ArticleSummary[] };

/** Articles with keywords in common, below an article. */
export async function RelatedArticles({ articles }: RelatedArticlesProps) {
  const t = await getTranslations('resources');
  return (
    <aside aria-labelledby="related" data-print="hidden" className="border-t border-rule bg-paper-2">
      <div className="wrap railed py-14 md:py-20">
        <h2 id="related" className="type-h2 mb-10">
          {unbroken(t('related'))}
        </h2>
        <ArticleGrid articles={articles} lazy />
      </div>
    </aside>
  );
}
