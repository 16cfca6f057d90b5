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

const element = (name: string, text: string | null) => (text ? `<${name}>${escapeXml(text)}</${name}>` : '');
const link = (rel: string, address: string, type: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(address)}"/>`;

function entry(article: FeedArticle): string {
  const address = absolute(articleHref(article.slug ?? ''));
  return `<entry>${[
    element('title', article.title),
    link('alternate', address, 'text/html'),
    // The document's id, so that feed readers recognise an article whose slug has changed.
    element(
      'id',
      `tag:${new URL(absolute('/')).hostname},${site.foundedYear}:${encodeURIComponent(article.id)}`,
    ),
    element('published', timestamp(article.publishedAt)),
    element('updated', changed(article)),
    ...article.authors.map(({ name }) => `<author>${element('name', name)}</author>`),
    element('summary', excerpt(article)),
  ].join('')}</entry>`;
}

/** The Atom feed of a language (RFC 4287), newest article first. */
export function feed(locale: Locale, articles: readonly FeedArticle[]): string {
  const { feedTitle, metaDescription } = messagesFor(locale).resources;
  const updated = articles.map(changed).sort().at(-1) ?? beginning;
  const lines = [
    element('title', feedTitle),
    element('subtitle', metaDescription),
    link('self', absolute(feedHref(locale)), 'application/atom+xml'),
    link('alternate', absolute(href(locale, '/resources')), 'text/html'),
    element('id', absolute(feedHref(locale))),
    element('updated', updated),
    element('icon', absolute('/icon-192.png')),
    `<author>${element('name', site.name)}${element('uri', absolute('/'))}</author>`,
    ...articles.map(entry),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${localeConfig[locale].hreflang}">\n${lines.join('\n')}\n</feed>\n`;
}
