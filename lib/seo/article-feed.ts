import { type Article, excerpt } from '../articles/article';
import type { Locale } from '../i18n/locales';
import { messagesFor } from '../i18n/messages';
import { articleHref, feedHref } from '../routes';
import { absolute } from '../urls';
import { atom } from './atom';

/** Returns the Atom feed of a language, newest article first. */
export function articleFeed(locale: Locale, articles: readonly Article[]): string {
  const { feedTitle, metaDescription } = messagesFor(locale).resources;
  return atom(locale, {
    url: feedHref(locale),
    page: '/resources',
    title: feedTitle,
    subtitle: metaDescription,
    entries: articles.map((article) => ({
      // The document's id, so that feed readers recognize an article whose slug has changed.
      id: article.id,
      title: article.title,
      url: absolute(articleHref(article.slug ?? '')),
      published: article.publishedAt,
      updated: article.updatedAt ?? article.publishedAt,
      authors: article.authors.map(({ name }) => name),
      summary: excerpt(article),
    })),
  });
}
