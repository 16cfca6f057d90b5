import { draftMode } from 'next/headers';
import { setRequestLocale } from 'next-intl/server';
import { type FoundArticle, findArticleAt } from '@/lib/articles/articles';
import { defaultLocale } from '@/lib/i18n/locales';

/**
 * The article of an address, with drafts when an editor previews. Its language becomes that of every text of the page,
 * whatever its address says; what is no article is said in the default language.
 */
export async function articleOf(params: Promise<{ slug: string }>): Promise<FoundArticle> {
  const [{ slug }, { isEnabled }] = await Promise.all([params, draftMode()]);
  const found = await findArticleAt(slug, isEnabled);
  setRequestLocale(found.kind === 'article' ? found.article.language : defaultLocale);
  return found;
}
