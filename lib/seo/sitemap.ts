import type { Addresses } from '../articles/articles';
import { locales, perLocale } from '../i18n/locales';
import { articleHref, href, listPath, pages, topicPath } from '../routes';
import { absolute, articleAddresses, languageAlternates, pageAddresses } from './alternates';
import { escapeXml } from './xml';

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

/** What the sitemap lists while the content service fails: pages only. */
export const noAddresses: Addresses = {
  articles: [],
  pages: perLocale(() => 1),
  topics: perLocale(() => []),
};

/** The sitemap of the site (sitemaps.org), with the counterparts of each page in other languages. */
export function sitemap(addresses: Addresses): string {
  const urls = entriesOf(addresses).map(urlOf).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}\n</urlset>\n`;
}
