import { articleHref } from '../routes';
import { foldedText } from '../rules/search';
import type { Article } from './article';
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
