import { type FoundArticle, findArticleAt } from '@/lib/articles/articles';
import { defaultLocale } from '@/lib/i18n/locales';
import { articleLanguage } from '@/lib/i18n/request';

/**
 * Returns the article of a URL. It also sets the language of the page: the article's, or the default language if there is
 * no article.
 */
export async function loadArticle(params: Promise<{ locale: string; slug: string }>): Promise<FoundArticle> {
  const { locale, slug } = await params;
  // Articles exist only below the default language: any other segment would be a second copy of the page.
  const found: FoundArticle = locale === defaultLocale ? await findArticleAt(slug) : { kind: 'not-found' };
  articleLanguage().current = found.kind === 'article' ? found.article.language : defaultLocale;
  return found;
}
