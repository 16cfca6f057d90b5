import { type Article, excerpt } from '../articles/article';
import { type Locale, localeConfig } from '../i18n/locales';
import { messagesFor } from '../i18n/messages';
import { articleHref, feedHref, href } from '../routes';
import { site } from '../site';
import { absolute } from './alternates';
import { escapeXml } from './xml';

/** Atom requires a date; an empty feed has this constant one. */
const beginning = `${site.foundedYear}-01-01T00:00:00.000Z`;

const timestamp = (date: string | null) =>
  date && !Number.isNaN(Date.parse(date)) ? new Date(date).toISOString() : null;

/** When an article last changed, as Atom writes it. */
const changed = ({ updatedAt, publishedAt }: FeedArticle) =>
  timestamp(updatedAt) ?? timestamp(publishedAt) ?? beginning;

type FeedArticle = Pick<
  Article,
  'id' | 'title' | 'slug' | 'publishedAt' | 'updatedAt' | 'authors' | 'metaDescription' | 'starterContent'
>;

export const element = (name: string, text: string | null) =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : '';
export const link = (rel: string, address: string, type: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(address)}"/>`;

/** A name for an entry that stays when its address changes (RFC 4151). */
export function tagOf(id: string): string {
  return `tag:${new URL(absolute('/')).hostname},${site.foundedYear}:${encodeURIComponent(id)}`;
}

function entry(article: FeedArticle): string {
  const address = absolute(articleHref(article.slug ?? ''));
  return [
    element('title', article.title),
    link('alternate', address, 'text/html'),
    // The document's id, so that feed readers recognise an article whose slug has changed.
    element('id', tagOf(article.id)),
    element('published', timestamp(article.publishedAt)),
    element('updated', changed(article)),
    ...article.authors.map(({ name }) => `<author>${element('name', name)}</author>`),
    element('summary', excerpt(article)),
  ].join('');
}

/** The Atom feed of a language, newest article first. */
export function feed(locale: Locale, articles: readonly FeedArticle[]): string {
  const { feedTitle, metaDescription } = messagesFor(locale).resources;
  return atom(locale, {
    address: feedHref(locale),
    page: '/resources',
    title: feedTitle,
    subtitle: metaDescription,
    updated: articles.map(changed).sort().at(-1) ?? beginning,
    entries: articles.map(entry),
  });
}

type Feed = {
  /** Public path of the feed. */
  address: string;
  /** Path of its page, without language prefix. */
  page: string;
  title: string;
  subtitle: string;
  /** When an entry last changed. */
  updated: string;
  /** What stands in each entry, as XML. */
  entries: readonly string[];
};

/** A feed as Atom (RFC 4287). */
export function atom(locale: Locale, { address, page, title, subtitle, updated, entries }: Feed): string {
  const lines = [
    element('title', title),
    element('subtitle', subtitle),
    link('self', absolute(address), 'application/atom+xml'),
    link('alternate', absolute(href(locale, page)), 'text/html'),
    element('id', absolute(address)),
    element('updated', updated),
    element('icon', absolute('/icon-192.png')),
    `<author>${element('name', site.name)}${element('uri', absolute('/'))}</author>`,
    ...entries.map((entry) => `<entry>${entry}</entry>`),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${localeConfig[locale].hreflang}">\n${lines.join('\n')}\n</feed>\n`;
}
