import { draftMode } from 'next/headers';
import { setRequestLocale } from 'next-intl/server';
import { type FoundArticle, findArticleAt } from '@/lib/articles/articles';
import { defaultLocale } from '@/lib/i18n/locales';

/**
 * Loads the article of an address, with drafts in an editor's preview. It also sets the language of next-intl to the
 * article's language, or to the default language when there is no article.
 */
export async function articleOf(params: Promise<{ slug: string }>): Promise<FoundArticle> {
  const [{ slug }, { isEnabled }] = await Promise.all([params, draftMode()]);
  const found = await findArticleAt(slug, isEnabled);
  setRequestLocale(found.kind === 'article' ? found.article.language : defaultLocale);
  return found;
}
