import { stegaClean } from '@sanity/client/stega';
import { type ArticleBlock, blockText } from './rich-text';

/** Longest source of a quotation, in characters. */
const longestSource = 120;

/**
 * Where the source of a quotation begins: its last line, when that begins with a dash; or what follows the closing mark
 * of a quoted sentence without being a sentence itself (`… is safe.” FD&C Act section 608(c)(1)`).
 */
const sourceStarts = [
  /\n\s*[—–―-]+\s*(?=\S[^\n]*$)/,
  /[.!?…]["”](\s+)(?=[^"“”.!?\s][^"“”\n]*[^.!?…"“”\s]\s*$)/,
];

/** A quotation and its source as two blocks, each with its marks; null when no source is named. */
export function splitQuotation(given: ArticleBlock): { quote: ArticleBlock; source: ArticleBlock } | null {
  // It is cut by position, which a preview's invisible marks would move.
  const block: ArticleBlock = stegaClean(given);
  const text = blockText(block);
  for (const pattern of sourceStarts) {
    const found = pattern.exec(text);
    if (!found) continue;
    const from = found.index + found[0].length;
    if (text.length - from > longestSource) continue;
    // The closing mark belongs to the quotation; the dash and white space are dropped.
    const to = found.index + found[0].length - (found[1] ?? found[0]).length;
    return { quote: cut(block, 0, to), source: cut(block, from, text.length) };
  }
  return null;
}

type Child = { text?: unknown };

/** A block with the characters `from` to `to` of its text. */
function cut(block: ArticleBlock, from: number, to: number): ArticleBlock {
  let position = 0;
  const children = (block as { children?: Child[] }).children ?? [];
  return {
    ...block,
    children: children.flatMap((child) => {
      if (typeof child.text !== 'string') return [];
      const start = position;
      position += child.text.length;
      const text = child.text.slice(Math.max(0, from - start), Math.max(0, to - start));
      return text ? [{ ...child, text }] : [];
    }),
  };
}
