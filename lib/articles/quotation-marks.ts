import { localeConfig } from '../i18n/locales';
import type { Article, ArticleSummary } from './article';
import type { ArticleBlock } from './rich-text';

/**
 * Turns straight quotation marks and apostrophes into curly ones when an English article is shown. Feeds, Markdown and
 * structured data keep what the editor typed.
 */

/** A mark opens at the start of a line and after white space, brackets, dashes, slashes and opening marks. */
const opensAfter = /^$|[\s([{<‐-―/‘“-]/;

/** Converts the marks of a line that may be split into several texts, in order; code stays unchanged. */
function quoteMaker(): (text: string, isCode?: boolean) => string {
  /** The last character of the preceding text, and whether a double mark is open. */
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
  return quoteMaker()(text);
}

type Child = { _type?: unknown; text?: unknown; marks?: unknown };

/** A block with curly marks; spans marked as code stay unchanged. */
function typesetBlock(block: ArticleBlock): ArticleBlock {
  const { children, rows, alt, caption, text, title } = block as Record<string, unknown>;
  if (block._type === 'table' && Array.isArray(rows)) {
    return {
      ...block,
      rows: rows.map((row: { cells?: unknown } | null) =>
        Array.isArray(row?.cells) ? { ...row, cells: row.cells.map(typesetText) } : row,
      ),
    };
  }
  if (block._type === 'image') return { ...block, alt: typesetText(alt), caption: typesetText(caption) };
  if (block._type === 'citation') return { ...block, text: typesetText(text) };
  if (block._type === 'callout' && Array.isArray(text)) {
    return { ...block, title: typesetText(title), text: text.map(typesetBlock) };
  }
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

type Shown = ArticleSummary & Partial<Pick<Article, 'outline' | 'sources'>>;

/** The article for display; unchanged in a language without curly quotes. */
export function typeset<Some extends Shown>(article: Some): Some {
  if (!localeConfig[article.language].curlyQuotes) return article;
  return {
    ...article,
    title: curlyQuotes(article.title),
    metaDescription: typesetText(article.metaDescription),
    starterContent: typesetText(article.starterContent),
    content: article.content.map(typesetBlock),
    ...(article.outline && { outline: article.outline.map((entry) => curlyQuotes(entry)) }),
    ...(article.sources && {
      sources: article.sources.map((source) => ({ ...source, title: curlyQuotes(source.title) })),
    }),
    cover: article.cover && { ...article.cover, caption: typesetText(article.cover.caption) },
  };
}
