import type { Article } from '@/lib/articles/article';
import { ArticleCard, type OwnRow } from './article-card';
import { articleGrid } from './article-grid-skeleton';

/**
 * The lead card takes a full row. So does the last card when it would be alone in its row: it fills the row instead of
 * leaving a gap.
 */
export function findRow(index: number, count: number, lead: boolean): OwnRow {
  const fills = (width: number) => {
    if (lead && index === 0) return true;
    const inColumns = count - (lead ? 1 : 0);
    return index === count - 1 && inColumns % width === 1;
  };
  return { tablet: fills(2), desktop: fills(3) };
}

type ArticleGridProps = {
  articles: readonly Article[];
  /** Gives the first article a full row. */
  lead?: boolean;
  /** The grid is below the fold. */
  lazy?: boolean;
};

export function ArticleGrid({ articles, lead = false, lazy = false }: ArticleGridProps) {
  return (
    <ul className={articleGrid}>
      {articles.map((article, index) => (
        <ArticleCard
          key={article.id}
          article={article}
          row={findRow(index, articles.length, lead)}
          lead={lead && index === 0}
          eager={!lazy && index < (lead ? 1 : 3)}
        />
      ))}
    </ul>
  );
}
