import type { Locale } from '@/lib/i18n/locales';
import type { ArticleSummary } from '@/lib/resources/article';
import { ArticleCard } from './article-card';
import { articleGrid } from './article-grid-skeleton';

export function ArticleGrid({ locale, articles }: { locale: Locale; articles: readonly ArticleSummary[] }) {
  return (
    <ul className={articleGrid}>
      {articles.map((article, index) => (
        <ArticleCard key={article.id} locale={locale} article={article} eager={index < 3} />
      ))}
    </ul>
  );
}
