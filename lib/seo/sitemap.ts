import type { SitePaths } from '../articles/articles';
import { articlePaths } from '../articles/related';
import { locales } from '../i18n/locales';
import { articleHref, href, listPath, pages, topicPath } from '../routes';
import { absolute, languageAlternates, pagePaths } from '../urls';
import { escapeXml } from './xml';

/** An entry: the public path of a page, its URL in each language, and the time of its last change. */
function formatUrl(
  path: string,
  languages: Record<string, string> = {},
  changed: string | null = null,
): string {
  const links = Object.entries(languages).map(
    ([language, url]) =>
      `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(url)}"/>`,
  );
  const date = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
  return `<url><loc>${escapeXml(absolute(path))}</loc>${links.join('')}${date}</url>`;
}

/**
 * Returns the sitemap (sitemaps.org): every indexable page in each language, the further pages of the
 * lists, the topics, and every article.
 */
export function sitemap({ articles, pages: listPages, topics }: SitePaths): string {
  const indexed = pages.filter((page) => page.index);
  const urls = [
    ...indexed.flatMap(({ path, locales: own }) =>
      own.map((locale) => formatUrl(href(locale, path), languageAlternates(pagePaths(path)))),
    ),
    ...locales.flatMap((locale) =>
      Array.from({ length: listPages[locale] - 1 }, (_, index) =>
        formatUrl(href(locale, listPath(index + 2))),
      ),
    ),
    ...locales.flatMap((locale) => topics[locale].map((slug) => formatUrl(href(locale, topicPath(slug))))),
    ...articles.map((article) => {
      const languages = languageAlternates(articlePaths(article, article.counterpart));
      return formatUrl(articleHref(article.slug), languages, article.updatedAt);
    }),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}
