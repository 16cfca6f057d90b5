import { draftMode } from 'next/headers';
import { type FoundArticle, findArticleAt } from '@/lib/articles/articles';

/** The article of an address, with drafts when an editor previews. */
export async function articleOf(params: Promise<{ slug: string }>): Promise<FoundArticle> {
  const [{ slug }, { isEnabled }] = await Promise.all([params, draftMode()]);
  return findArticleAt(slug, isEnabled);
}
