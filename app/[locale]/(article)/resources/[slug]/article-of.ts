import { setRequestLocale } from 'next-intl/server';
import { type FoundArticle, findArticleAt } from '@/lib/articles/articles';
import { defaultLocale } from '@/lib/i18n/locales';
import type { WithDrafts } from '@/lib/security/draft-mode';

/**
 * Loads the article of a URL. It also sets the locale of next-intl to the article's language, or to the default
 * language if there is no article.
 */
export async function articleOf(
  params: Promise<WithDrafts<{ locale: string; slug: string }>>,
): Promise<FoundArticle> {
  const { locale, slug, drafts } = await params;
  // Articles exist only below the default language: any other segment would be a second copy of the page.
  const found: FoundArticle =
    locale === defaultLocale ? await findArticleAt(slug, drafts) : { kind: 'not-found' };
  setRequestLocale(found.kind === 'article' ? found.article.language : defaultLocale);
  return found;
}
