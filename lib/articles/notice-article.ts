import type { Locale } from '../i18n/locales';
import { articleHref } from '../routes';

/**
 * The articles about a notice of detention, with the heading of the first steps. Every page links to them. A content
 * service may lack such an article, or call the heading differently: the link then leads to the list of articles, or to
 * the beginning of the article.
 */
const noticeArticles: Record<Locale, { slug: string; heading: string }> = {
  en: { slug: 'why-cosmetics-shipments-are-refused', heading: 'what-to-do-when-the-notice-comes' },
  ko: { slug: 'import-refusal-and-prior-notice', heading: '보류-통지를-받았을-때' },
};

/** Returns the URL of the first steps after a notice of the FDA. */
export function noticeHref(locale: Locale): string {
  const { slug, heading } = noticeArticles[locale];
  return `${articleHref(slug)}#${heading}`;
}

/** Returns the language whose pages link to the article as the one about notices; undefined for any other article. */
export function noticeLanguage(slug: string): Locale | undefined {
  return (Object.keys(noticeArticles) as Locale[]).find((locale) => noticeArticles[locale].slug === slug);
}
