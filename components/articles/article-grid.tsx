import type { ArticleSummary } from '@/lib/articles/article';
import { rowOf } from '@/lib/articles/card-rows';
import { ArticleCard } from './article-card';
import { articleGrid } from './article-grid-skeleton';

type ArticleGridProps = {
  articles: readonly ArticleSummary[];
  /** The first article leads: it has a row of its own. */
  lead?: boolean;
  /** The grid lies below the first screen. */
  lazy?: boolean;
};

export function ArticleGrid({ articles, lead = false, lazy = false }: ArticleGridProps) {
  return (
    <ul className={articleGrid}>
      {articles.map((article, index) => (
        <ArticleCard
          key={article.id}
          article={article}
          row={rowOf(index, articles.length, lead)}
          lead={lead && index === 0}
          eager={!lazy && index < (lead ? 1 : 3)}
        />
      ))}
    </ul>
  );
}
