import type { Locale } from '../i18n/locales';
import { messagesFor, translator } from '../i18n/messages';
import { articleHref } from '../routes';
import { foldedText } from '../rules/search';
import type { Article } from './article';
import { noticeHref } from './notice-article';
import { withHeadings } from './rich-text';

/** A text that the search finds; `text` is folded as in `foldedText`. */
export type SearchedText = { title: string; href: string; text: string };
/** An article with its sections, as the search on list pages reads it. */
export type SearchedArticle = SearchedText & { sections: SearchedText[] };

/** Deeper headings are left out. */
const deepestLevel = 3;

/** Returns the index of articles in their order. Articles without a page are left out. */
export function searchIndex(articles: readonly Article[]): SearchedArticle[] {
  return articles.flatMap(({ title, slug, metaDescription, keywords, supportingKeywords, content }) => {
    if (slug === null) return [];
    const href = articleHref(slug);
    const { headings } = withHeadings(content);
    const sections = headings
      .filter(({ level }) => level <= deepestLevel)
      .map(({ id, text }) => ({
        title: text,
        href: `${href}#${encodeURIComponent(id)}`,
        text: foldedText(text),
      }));
    const words = [title, metaDescription ?? '', ...keywords, ...supportingKeywords];
    return [{ title, href, text: words.map(foldedText).join('\n'), sections }];
  });
}

/** What the search on list pages reads: the index, and texts that the page itself does not need. */
export type SearchFile = {
  articles: SearchedArticle[];
  /** `found` has the placeholder `{count}`. */
  texts: { found: string; none: string };
  /** Where a search for a notice of the FDA leads, with the words that ask for it. */
  notice: { title: string; href: string; words: string[] };
};

/** Returns the contents of the file for a language. */
export function searchFile(locale: Locale, articles: readonly Article[]): SearchFile {
  const { resources, header } = messagesFor(locale);
  return {
    articles: searchIndex(articles),
    texts: {
      found: translator(locale, 'resources')('searchFound', { count: '{count}' }),
      none: resources.searchNone,
    },
    notice: {
      title: `${header.notice} ${header.noticeLink}`,
      href: noticeHref(locale),
      words: resources.noticeWords.split(',').map(foldedText),
    },
  };
}
