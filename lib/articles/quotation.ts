import { stegaClean } from '@sanity/client/stega';
import { blockText, type TextBlock } from './rich-text';

/** Maximum length of a quotation's source, in characters. */
const longestSource = 120;

/**
 * Where the source of a quotation begins: its last line, when that begins with a dash; or what follows the closing mark
 * of a quoted sentence without being a sentence itself (`… is safe.” FD&C Act section 608(c)(1)`). Every repetition has a
 * limit: without one, the time grows with the square of the quotation's length.
 */
const sourceStarts = [
  /\n\s{0,20}[—–―-]{1,5}\s{0,20}(?=\S[^\n]{0,120}$)/,
  /[.!?…]["”](\s{1,20})(?=[^"“”.!?\s][^"“”\n]{0,120}[^.!?…"“”\s]\s{0,20}$)/,
];

/** Returns a quotation and its source as two blocks, each with its marks; null if it names no source. */
export function splitQuotation(given: TextBlock): { quote: TextBlock; source: TextBlock } | null {
  // Blocks are cut by position, which the invisible marks of a preview would shift.
  const block = stegaClean(given);
  const text = blockText(block);
  for (const pattern of sourceStarts) {
    const found = pattern.exec(text);
    if (!found) continue;
    const from = found.index + found[0].length;
    if (text.length - from > longestSource) continue;
    // The closing mark belongs to the quotation; the dash and white space are dropped.
    const to = from - (found[1] ?? found[0]).length;
    return { quote: cut(block, 0, to), source: cut(block, from, text.length) };
  }
  return null;
}

/** Returns a block with the characters `from` to `to` of its text. */
function cut(block: TextBlock, from: number, to: number): TextBlock {
  let position = 0;
  const children = block.children.map((child) => {
    const start = position;
    position += child.text.length;
    return { ...child, text: child.text.slice(Math.max(0, from - start), Math.max(0, to - start)) };
  });
  return { ...block, children: children.filter(({ text }) => text) };
}
