import type { Locale } from '@/lib/i18n/locales';
import type { ArticleSummary } from '@/lib/resources/article';
import { ArticleCard } from './article-card';
import { articleGrid } from './article-grid-skeleton';

type ArticleGridProps = {
  locale: Locale;
  articles: readonly ArticleSummary[];
  /** The grid lies below the first screen. */
  lazy?: boolean;
};

export function ArticleGrid({ locale, articles, lazy = false }: ArticleGridProps) {
  return (
    <ul className={articleGrid}>
      {articles.map((article, index) => (
        <ArticleCard key={article.id} locale={locale} article={article} eager={!lazy && index < 3} />
      ))}
    </ul>
  );
}
