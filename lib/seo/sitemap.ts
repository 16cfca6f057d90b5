import type { Addresses } from '../articles/articles';
import { locales, perLocale } from '../i18n/locales';
import { articleHref, href, listPath, pages, topicPath } from '../routes';
import { absolute, articleAddresses, languageAlternates, pageAddresses } from './alternates';
import { escapeXml } from './xml';

/** Most addresses of one file (sitemaps.org). */
const fileLimit = 50_000;

type Entry = { url: string; lastModified?: string; languages?: Record<string, string> };

/** Every page that may be indexed, in each language, the further pages of the lists, the topics, and every article. */
function entriesOf({ articles, pages: listPages, topics }: Addresses): Entry[] {
  return [
    ...pages
      .filter((page) => page.index)
      .flatMap((page) =>
        page.locales.map((locale) => ({
          url: absolute(href(locale, page.path)),
          languages: languageAlternates(pageAddresses(page.path)),
        })),
      ),
    ...locales.flatMap((locale) =>
      Array.from({ length: listPages[locale] - 1 }, (_, index) => ({
        url: absolute(href(locale, listPath(index + 2))),
      })),
    ),
    ...locales.flatMap((locale) =>
      topics[locale].map((slug) => ({ url: absolute(href(locale, topicPath(slug))) })),
    ),
    ...articles.map((article) => ({
      url: absolute(articleHref(article.slug)),
      lastModified: article.updatedAt ?? undefined,
      languages: languageAlternates(articleAddresses(article, article.counterpart)),
    })),
  ];
}

function urlOf({ url, lastModified, languages = {} }: Entry): string {
  const links = Object.entries(languages).map(
    ([language, address]) =>
      `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(address)}"/>`,
  );
  const date = lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : '';
  return `<url><loc>${escapeXml(url)}</loc>${links.join('')}${date}</url>`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function urlSet(entries: readonly Entry[]): string {
  const urls = entries.map(urlOf).join('\n');
  return `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}\n</urlset>\n`;
}

/** What the sitemap lists while the content service fails: pages only. */
export const noAddresses: Addresses = {
  articles: [],
  pages: perLocale(() => 1),
  topics: perLocale(() => []),
};

/** The sitemap: one file, or above the protocol's limit an index of its parts, counted from 1. */
export function sitemap(addresses: Addresses, limit = fileLimit): string {
  const entries = entriesOf(addresses);
  if (entries.length <= limit) return urlSet(entries);
  const parts = Array.from({ length: Math.ceil(entries.length / limit) }, (_, index) => {
    const address = absolute(`/sitemaps/${index + 1}.xml`);
    return `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`;
  });
  return `${declaration}<sitemapindex ${namespace}>\n${parts.join('\n')}\n</sitemapindex>\n`;
}

/** A part of the sitemap, counted from 1; null where there is none. */
export function sitemapPart(addresses: Addresses, part: number, limit = fileLimit): string | null {
  const entries = entriesOf(addresses).slice((part - 1) * limit, part * limit);
  return entries.length > 0 ? urlSet(entries) : null;
}
