import type { Locale } from '../i18n/locales';
import { messagesFor } from '../i18n/messages';
import { articleHref, feedHref } from '../routes';
import { absolute } from '../seo/alternates';
import { atom } from '../seo/atom';
import { site } from '../site';
import { type Article, excerpt } from './article';

/** Atom requires a date; an empty feed has this constant one. */
const beginning = `${site.foundedYear}-01-01T00:00:00.000Z`;

const timestamp = (date: string | null) =>
  date && !Number.isNaN(Date.parse(date)) ? new Date(date).toISOString() : null;

type FeedArticle = Pick<
  Article,
  'id' | 'title' | 'slug' | 'publishedAt' | 'updatedAt' | 'authors' | 'metaDescription' | 'starterContent'
>;

/** The Atom feed of a language, newest article first. */
export function articleFeed(locale: Locale, articles: readonly FeedArticle[]): string {
  const { feedTitle, metaDescription } = messagesFor(locale).resources;
  const entries = articles.map((article) => ({
    // The document's id, so that feed readers recognize an article whose slug has changed.
    id: article.id,
    title: article.title,
    address: absolute(articleHref(article.slug ?? '')),
    published: timestamp(article.publishedAt),
    updated: timestamp(article.updatedAt) ?? timestamp(article.publishedAt) ?? beginning,
    authors: article.authors.map(({ name }) => name),
    summary: excerpt(article),
  }));
  return atom(locale, {
    address: feedHref(locale),
    page: '/resources',
    title: feedTitle,
    subtitle: metaDescription,
    updated:
      entries
        .map(({ updated }) => updated)
        .sort()
        .at(-1) ?? beginning,
    entries,
  });
}
