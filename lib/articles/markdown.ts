import { escapeMarkdown, markdownLine, markdownLink } from '../markdown';
import { articleHref, isArticleSlug } from '../routes';
import { absolute } from '../seo/alternates';
import { imageSchema } from './article';
import { imageUrl, namedSizes } from './image';
import { type ArticleBlock, blockText, type Callout, type Citation, tableRows } from './rich-text';
import { safeHref } from './safe-href';

/**
 * Renders rich text as Markdown (CommonMark with tables). It supports the same blocks as
 * components/articles/rich-text.tsx.
 */

type Span = { text: string; marks: readonly string[] };
type Definition = { _key?: string; _type: string; href?: unknown; slug?: unknown };
type TextBlock = {
  style?: string;
  listItem?: string;
  level?: number;
  children?: unknown;
  markDefs?: unknown;
};

/** Spans of a block. Neighbours with equal marks are merged, or their adjacent delimiters would cancel out. */
function spansOf(block: TextBlock): Span[] {
  const children = Array.isArray(block.children) ? block.children : [];
  return children.reduce<Span[]>((spans, child: Partial<Span> | null) => {
    if (typeof child?.text !== 'string' || child.text === '') return spans;
    const marks = child.marks ?? [];
    const last = spans.at(-1);
    if (last && last.marks.join() === marks.join()) {
      spans[spans.length - 1] = { ...last, text: last.text + child.text };
      return spans;
    }
    spans.push({ text: child.text, marks });
    return spans;
  }, []);
}

/** Inline code, between more backticks than it contains itself. */
function code(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const padding = /^`|`$/.test(line) ? ' ' : '';
  return fence + padding + line + padding + fence;
}

/** Where a mark leads; null when that is not allowed, or no page. */
function targetOf({ _type, href, slug }: Definition): string | null {
  if (_type === 'link') return safeHref(href);
  return typeof slug === 'string' && isArticleSlug(slug) ? articleHref(slug) : null;
}

function inline(block: TextBlock): string {
  const definitions = (Array.isArray(block.markDefs) ? block.markDefs : []) as Definition[];
  return spansOf(block)
    .map(({ text, marks }) => {
      // Delimiters must not touch white space on their inner side.
      const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
      if (!words) return ' ';
      let piece = marks.includes('code') ? code(words) : escapeMarkdown(words).replace(/\n+/g, '\\\n');
      if (marks.includes('em')) piece = `*${piece}*`;
      if (marks.includes('strong')) piece = `**${piece}**`;
      const link = definitions.find(
        ({ _key, _type }) => /^(link|internalLink)$/.test(_type) && _key && marks.includes(_key),
      );
      const target = link && targetOf(link);
      // An anchor has no target in a Markdown file.
      if (target && !target.startsWith('#')) piece = markdownLink(piece, absolute(target));
      return (before && ' ') + piece + (after && ' ');
    })
    .join('')
    .trim();
}

const headings: Readonly<Record<string, string>> = { h1: '##', h2: '##', h3: '###', h4: '####' };

function table(block: ArticleBlock): string {
  const [head, ...body] = tableRows(block).map((cells) => cells.map(markdownLine));
  if (!head) return '';
  const line = (row: readonly string[]) => `| ${head.map((_, column) => row[column] ?? '').join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...body.map(line)].join('\n');
}

function image(block: ArticleBlock): string {
  const parsed = imageSchema.safeParse(block);
  if (!parsed.success) return '';
  const address = imageUrl(parsed.data, namedSizes.markdown);
  const picture = `!${markdownLink(markdownLine(parsed.data.alt ?? ''), absolute(address))}`;
  return parsed.data.caption ? `${picture}\n\n${markdownLine(parsed.data.caption)}` : picture;
}

const quoted = (text: string) => text.replace(/^/gm, '> ').replace(/ +$/gm, '');

function citation({ text, reference, url }: Citation): string {
  const where = markdownLine(reference ?? url ?? '');
  const source = where && `— ${url ? markdownLink(where, url) : where}`;
  const words = escapeMarkdown(text ?? '').replace(/\n+/g, '\\\n');
  return quoted([words, source].filter(Boolean).join('\n\n'));
}

/** The word for each kind of callout. */
type CalloutWords = Readonly<Record<Callout['tone'], string>>;

/** Renders articles as Markdown. */
export function markdownOf(blocks: readonly ArticleBlock[], kinds: CalloutWords): string {
  /** Counter and kind of each level of the current list. */
  let counts: { kind: string; count: number }[] = [];
  let inList = false;
  let text = '';
  const add = (piece: string, isItem: boolean) => {
    if (!piece) return;
    text += (text === '' ? '' : isItem && inList ? '\n' : '\n\n') + piece;
    inList = isItem;
  };
  for (const block of blocks) {
    const { style = 'normal', listItem, level = 1 } = block as TextBlock;
    const words = block._type === 'block' ? inline(block as TextBlock) : '';
    if (block._type === 'block' && listItem) {
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
      continue;
    }
    if (block._type === 'block') {
      const sign = headings[style];
      if (sign) add(blockText(block).trim() && `${sign} ${words.replace(/\\\n/g, ' ')}`, false);
      else add(style === 'blockquote' ? words.replace(/^/gm, '> ') : words, false);
    } else if (block._type === 'image') add(image(block), false);
    else if (block._type === 'table') add(table(block), false);
    else if (block._type === 'citation') add(citation(block as unknown as Citation), false);
    else if (block._type === 'callout') {
      const { tone, title, text: inner } = block as unknown as Callout;
      const head = `**${markdownLine([kinds[tone], title].filter(Boolean).join(': '))}**`;
      add(quoted([head, markdownOf(inner, kinds)].filter(Boolean).join('\n\n')), false);
    }
  }
  return text;
}
