import { type Locale, localeConfig } from '../i18n/locales';
import { href } from '../routes';
import { site } from '../site';
import { absolute } from './alternates';
import { escapeXml } from './xml';

/** Times are ISO 8601 with a time zone, as `toISOString` writes them. */
export type FeedEntry = {
  /** Stays the same when title and address change. */
  id: string;
  title: string;
  /** Absolute address of its page. */
  address: string;
  published: string | null;
  updated: string;
  authors?: readonly string[];
  summary: string | null;
};

type Feed = {
  /** Public path of the feed. */
  address: string;
  /** Path of its page, without language prefix. */
  page: string;
  title: string;
  subtitle: string;
  /** When an entry last changed. */
  updated: string;
  entries: readonly FeedEntry[];
};

const element = (name: string, text: string | null) => (text ? `<${name}>${escapeXml(text)}</${name}>` : '');
const link = (rel: string, address: string, type: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(address)}"/>`;

/** A name for an entry that stays when its address changes (RFC 4151). */
function tagOf(id: string): string {
  return `tag:${new URL(absolute('/')).hostname},${site.foundedYear}:${encodeURIComponent(id)}`;
}

const entryElement = ({ id, title, address, published, updated, authors = [], summary }: FeedEntry) =>
  [
    '<entry>',
    element('title', title),
    link('alternate', address, 'text/html'),
    element('id', tagOf(id)),
    element('published', published),
    element('updated', updated),
    ...authors.map((name) => `<author>${element('name', name)}</author>`),
    element('summary', summary),
    '</entry>',
  ].join('');

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
    ...entries.map(entryElement),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${localeConfig[locale].hreflang}">\n${lines.join('\n')}\n</feed>\n`;
}
