import { escapeMarkdown, markdownLine, markdownLink } from '../text/markdown';
import { absolute } from '../urls';
import { imageUrl, namedSizes } from './image';
import {
  type ArticleBlock,
  type ArticleImage,
  blockText,
  type Callout,
  type Citation,
  type Table,
  type TextBlock,
} from './rich-text';

/**
 * Renders rich text as Markdown (CommonMark with tables). It supports the same blocks as
 * components/articles/rich-text.tsx.
 */

type Span = Pick<TextBlock['children'][number], 'text' | 'marks'>;

/** Returns the spans of a block. Neighbors with equal marks are merged, or their adjacent delimiters would cancel out. */
function readSpans({ children }: TextBlock): Span[] {
  const spans: Span[] = [];
  for (const { text, marks } of children) {
    const last = spans.at(-1);
    if (last && last.marks.join() === marks.join()) last.text += text;
    else if (text) spans.push({ text, marks });
  }
  return spans;
}

/** Returns inline code between more backticks than the code contains. */
function code(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const padding = /^`|`$/.test(line) ? ' ' : '';
  return fence + padding + line + padding + fence;
}

function inline(block: TextBlock): string {
  return readSpans(block)
    .map(({ text, marks }) => {
      // Delimiters must not touch white space on their inner side.
      const words = text.trim();
      if (!words) return ' ';
      let piece = marks.includes('code') ? code(words) : escapeMarkdown(words).replace(/\n+/g, '\\\n');
      if (marks.includes('em')) piece = `*${piece}*`;
      if (marks.includes('strong')) piece = `**${piece}**`;
      const target = block.markDefs.find(({ _key, target }) => target && marks.includes(_key))?.target;
      // An anchor has no target in a Markdown file.
      if (target && !target.startsWith('#')) piece = markdownLink(piece, absolute(target));
      return (/^\s/.test(text) ? ' ' : '') + piece + (/\s$/.test(text) ? ' ' : '');
    })
    .join('')
    .trim();
}

const headings: ReadonlyMap<string, string> = new Map([
  ['h1', '##'],
  ['h2', '##'],
  ['h3', '###'],
  ['h4', '####'],
]);

function table({ rows }: Table): string {
  const [head, ...body] = rows.map((cells) => cells.map(markdownLine));
  if (!head) return '';
  const line = (row: readonly string[]) => `| ${head.map((_, column) => row[column] ?? '').join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...body.map(line)].join('\n');
}

function image(found: ArticleImage): string {
  const url = imageUrl(found, namedSizes.markdown);
  const picture = `!${markdownLink(markdownLine(found.alt ?? ''), absolute(url))}`;
  return found.caption ? `${picture}\n\n${markdownLine(found.caption)}` : picture;
}

/** Not a replacement of ` +$`, whose time grows with the square of a run of spaces. */
const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

function citation({ text, reference, url }: Citation): string {
  const where = markdownLine(reference ?? url ?? '');
  const source = where && `— ${url ? markdownLink(where, url) : where}`;
  const words = escapeMarkdown(text ?? '').replace(/\n+/g, '\\\n');
  return quoted([words, source].filter(Boolean).join('\n\n'));
}

/** The label for each kind of callout. */
type CalloutWords = Readonly<Record<Callout['tone'], string>>;

function callout({ tone, title, text }: Callout, kinds: CalloutWords): string {
  const head = `**${markdownLine([kinds[tone], title].filter(Boolean).join(': '))}**`;
  return quoted([head, toMarkdown(text, kinds)].filter(Boolean).join('\n\n'));
}

/** Renders a block outside of lists. */
function whole(block: ArticleBlock, kinds: CalloutWords): string {
  switch (block._type) {
    case 'block': {
      const words = inline(block);
      const sign = headings.get(block.style ?? 'normal');
      if (sign) return blockText(block).trim() && `${sign} ${words.replace(/\\\n/g, ' ')}`;
      return block.style === 'blockquote' ? words.replace(/^/gm, '> ') : words;
    }
    case 'image':
      return image(block);
    case 'table':
      return table(block);
    case 'citation':
      return citation(block);
    case 'callout':
      return callout(block, kinds);
    default:
      return '';
  }
}

/** Renders articles as Markdown. */
export function toMarkdown(blocks: readonly ArticleBlock[], kinds: CalloutWords): string {
  /** Counter and kind of each level of the current list. */
  let counts: { kind: string; count: number }[] = [];
  let inList = false;
  let text = '';
  const add = (piece: string, isItem: boolean) => {
    if (!piece) return;
    if (text) text += isItem && inList ? '\n' : '\n\n';
    text += piece;
    inList = isItem;
  };
  for (const block of blocks) {
    if (block._type !== 'block' || !block.listItem) {
      add(whole(block, kinds), false);
      continue;
    }
    const { listItem, level = 1 } = block;
    const words = inline(block);
    if (!words) continue;
    if (!inList) counts = [];
    counts = counts.slice(0, level);
    const before = counts[level - 1];
    // Another kind of item on the same level starts a new list.
    const count = before?.kind === listItem ? before.count + 1 : 1;
    counts[level - 1] = { kind: listItem, count };
    const sign = listItem === 'number' ? `${count}.` : '-';
    const indent = '   '.repeat(level - 1);
    add(`${indent}${sign} ${words.replaceAll('\n', `\n${indent}   `)}`, true);
  }
  return text;
}
