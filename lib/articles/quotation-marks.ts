import { localeConfig } from '../i18n/locales';
import type { Article, ArticleSummary } from './article';
import type { ArticleBlock } from './rich-text';

/**
 * Quotation marks and apostrophes as English is printed. Made when an English article is shown: editors type what the
 * keyboard has, and what machines read (feeds, Markdown, structured data) stays as it was typed.
 */

/** A mark opens at the start of a line, and after white space, brackets, dashes, slashes and opening marks. */
const opensAfter = /^$|[\s([{<‐-―/‘“-]/;

/** Makes the marks of a line that comes in one or more texts, in their order; what is code stays as it is. */
function quoteMaker(): (text: string, isCode?: boolean) => string {
  /** The last character of the text before, and whether a double mark is open. */
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
          // After a figure a mark may be inches (`1/16"`): only what was opened is closed.
          if (mark === '"' && (isOpen || !/\d/.test(previous))) sign = opens ? '“' : '”';
          // `’90s` leaves figures out; it opens nothing.
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
  return quoteMaker()(text);
}

type Child = { _type?: unknown; text?: unknown; marks?: unknown };

/** A block with its marks made; what is marked as code stays as it is. */
function typesetBlock(block: ArticleBlock): ArticleBlock {
  const { children, rows, alt, caption } = block as Record<string, unknown>;
  if (block._type === 'table' && Array.isArray(rows)) {
    return {
      ...block,
      rows: rows.map((row: { cells?: unknown } | null) =>
        Array.isArray(row?.cells) ? { ...row, cells: row.cells.map(typesetText) } : row,
      ),
    };
  }
  if (block._type === 'image') return { ...block, alt: typesetText(alt), caption: typesetText(caption) };
  if (block._type !== 'block' || !Array.isArray(children)) return block;
  const make = quoteMaker();
  return {
    ...block,
    children: children.map((child: Child) =>
      typeof child.text === 'string'
        ? { ...child, text: make(child.text, Array.isArray(child.marks) && child.marks.includes('code')) }
        : child,
    ),
  };
}

function typesetText<Value>(value: Value): Value | string {
  return typeof value === 'string' ? curlyQuotes(value) : value;
}

type Shown = ArticleSummary & Partial<Pick<Article, 'outline'>>;

/** An article as it is shown; in a language without curly quotes it stays as it is. */
export function typeset<Some extends Shown>(article: Some): Some {
  if (!localeConfig[article.language].curlyQuotes) return article;
  return {
    ...article,
    title: curlyQuotes(article.title),
    metaDescription: typesetText(article.metaDescription),
    starterContent: typesetText(article.starterContent),
    content: article.content.map(typesetBlock),
    ...(article.outline && { outline: article.outline.map((entry) => curlyQuotes(entry)) }),
    cover: article.cover && { ...article.cover, caption: typesetText(article.cover.caption) },
  };
}
