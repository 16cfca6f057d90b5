import type { Article } from '@/lib/resources/article';
import { ArticleNotFoundError, getArticle } from '@/lib/resources/articles';

/**
 * The article of an address, or null when there is none.
 * @throws when the content service fails: Next keeps the last good page, and a 404 would be cached.
 */
export async function findArticle(params: Promise<{ slug: string }>): Promise<Article | null> {
  const { slug } = await params;
  try {
    return await getArticle(decodeURIComponent(slug));
  } catch (error) {
    if (error instanceof ArticleNotFoundError || error instanceof URIError) return null;
    throw error;
  }
}
