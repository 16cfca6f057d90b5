import { type Locale, localeConfig } from '../i18n/locales';
import { href } from '../routes';
import { site } from '../site';
import { absolute } from '../urls';
import { escapeXml } from './xml';

/** Dates are ISO 8601, with or without a time. */
export type FeedEntry = {
  /** Stays the same when title and URL change. */
  id: string;
  title: string;
  /** Absolute URL of its page. */
  url: string;
  published: string | null;
  /** When it last changed. */
  updated: string | null;
  authors?: readonly string[];
  summary: string | null;
};

type Feed = {
  /** Public path of the feed. */
  url: string;
  /** Path of its page, without language prefix. */
  page: string;
  title: string;
  subtitle: string;
  entries: readonly FeedEntry[];
};

/** Atom requires dates; this is the default. */
const beginning = `${site.foundedYear}-01-01`;
const timestamp = (date: string | null) => new Date(date ?? beginning).toISOString();

const element = (name: string, text: string | null) => (text ? `<${name}>${escapeXml(text)}</${name}>` : '');
const link = (rel: string, url: string, type: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(url)}"/>`;

/** Returns an entry id that stays the same when its URL changes (RFC 4151). */
function toTagUri(id: string): string {
  return `tag:${new URL(absolute('/')).hostname},${site.foundedYear}:${encodeURIComponent(id)}`;
}

const entryElement = ({ id, title, url, published, updated, authors = [], summary }: FeedEntry) =>
  [
    '<entry>',
    element('title', title),
    link('alternate', url, 'text/html'),
    element('id', toTagUri(id)),
    element('published', published && timestamp(published)),
    element('updated', timestamp(updated)),
    ...authors.map((name) => `<author>${element('name', name)}</author>`),
    element('summary', summary),
    '</entry>',
  ].join('');

/** Returns a feed as Atom (RFC 4287). */
export function atom(locale: Locale, { url, page, title, subtitle, entries }: Feed): string {
  const changed = entries.map(({ updated }) => timestamp(updated)).sort();
  const lines = [
    element('title', title),
    element('subtitle', subtitle),
    link('self', absolute(url), 'application/atom+xml'),
    link('alternate', absolute(href(locale, page)), 'text/html'),
    element('id', absolute(url)),
    element('updated', changed.at(-1) ?? timestamp(null)),
    element('icon', absolute('/icon-192.png')),
    `<author>${element('name', site.name)}${element('uri', absolute('/'))}</author>`,
    ...entries.map(entryElement),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${localeConfig[locale].hreflang}">\n${lines.join('\n')}\n</feed>\n`;
}
