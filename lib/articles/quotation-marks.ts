import { localeConfig } from '../i18n/locales';
import type { Article } from './article';
import type { ArticleBlock } from './rich-text';

/**
 * Turns straight quotation marks and apostrophes into curly ones when an English article is shown. Feeds, Markdown and
 * structured data keep what the editor typed.
 */

/** A mark opens at the start of a line and after white space, brackets, dashes, slashes and opening marks. */
const opensAfter = /^$|[\s([{<‐-―/‘“-]/;

/** Converts the marks of a line that may be split into several strings, in order; code stays unchanged. */
function createQuoteConverter(): (text: string, isCode?: boolean) => string {
  /** The last character of the preceding string, and the state of the double marks. */
  let before = '';
  let isOpen = false;
  return (text, isCode = false) => {
    let made = { index: -1, mark: before };
    const result = isCode
      ? text
      : text.replace(/["'“”]/g, (mark, index: number) => {
          const previous = made.index === index - 1 ? made.mark : text.charAt(index - 1);
          const next = text.slice(index + 1, index + 5);
          const opens = opensAfter.test(previous) && !/^\s/.test(next);
          let sign = mark;
          // After a digit a mark may mean inches (`1/16"`): it closes only what was opened.
          if (mark === '"' && (isOpen || !/\d/.test(previous))) sign = opens ? '“' : '”';
          // In `’90s` the mark is an apostrophe.
          if (mark === "'") sign = opens && !/^\d\ds?(?!\w)/.test(next) ? '‘' : '’';
          if (/[“”]/.test(sign)) isOpen = sign === '“';
          made = { index, mark: sign };
          return sign;
        });
    before = result.slice(-1) || before;
    return result;
  };
}

export function curlyQuotes(text: string): string {
  return createQuoteConverter()(text);
}

const orNull = (text: string | null) => text && curlyQuotes(text);

/** Returns a block with curly marks; code spans stay unchanged. */
function typesetBlock<Block extends ArticleBlock>(block: Block): Block;
function typesetBlock(block: ArticleBlock): ArticleBlock {
  switch (block._type) {
    case 'block': {
      const convert = createQuoteConverter();
      const children = block.children.map((child) => ({
        ...child,
        text: convert(child.text, child.marks.includes('code')),
      }));
      return { ...block, children };
    }
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map((cell) => curlyQuotes(cell))) };
    case 'image':
      return { ...block, alt: orNull(block.alt), caption: orNull(block.caption) };
    case 'citation':
      return { ...block, text: orNull(block.text) };
    case 'callout':
      return { ...block, title: orNull(block.title), text: block.text.map((inner) => typesetBlock(inner)) };
    default:
      return block;
  }
}

/** Returns the article for display, unchanged in a language without curly quotes. */
export function typeset(article: Article): Article {
  if (!localeConfig[article.language].curlyQuotes) return article;
  return {
    ...article,
    title: curlyQuotes(article.title),
    shortTitle: orNull(article.shortTitle),
    metaDescription: orNull(article.metaDescription),
    starterContent: orNull(article.starterContent),
    content: article.content.map(typesetBlock),
    outline: article.outline.map(curlyQuotes),
    sources: article.sources.map((source) => ({ ...source, title: curlyQuotes(source.title) })),
    cover: article.cover && { ...article.cover, caption: orNull(article.cover.caption) },
  };
}
