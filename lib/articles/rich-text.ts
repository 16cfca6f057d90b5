import { stegaClean } from '@sanity/client/stega';
import { z } from 'zod';
import { slugOf } from '../slug';
import { optionalText, webAddress } from './fields';

/**
 * Makes the body of an article safe to render. Portable Text from editors and imports may be malformed: everything that
 * the renderer could fail on is dropped or repaired. Texts stay unchanged; React escapes them.
 */

/**
 * A name by which the renderer looks up a component. Names that every JavaScript object has (`constructor`) are refused,
 * because the lookup would find them.
 */
const safeName = (name: string) => (name in {} ? `unknown ${name}` : name);
const lookup = z.string().transform(safeName);

const record = z.looseObject({
  _type: z.string().min(1).transform(safeName),
  _key: lookup.optional().catch(undefined),
});

const records = z
  .array(z.unknown())
  .catch([])
  .transform((values) =>
    values.flatMap((value) => {
      const parsed = record.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    }),
  );

const span = z.looseObject({
  text: z.string().catch(''),
  marks: z
    .array(z.unknown())
    .catch([])
    .transform((marks) => marks.filter((mark) => typeof mark === 'string').map(safeName)),
});

/** Deepest list that is shown nested. */
const deepestList = 6;

const textBlock = z.looseObject({
  style: lookup.optional().catch(undefined),
  listItem: lookup.optional().catch(undefined),
  level: z
    .number()
    .optional()
    .catch(undefined)
    .transform((level) =>
      level === undefined ? undefined : Math.min(deepestList, Math.max(1, Math.round(level))),
    ),
  markDefs: records.transform((definitions) => definitions.filter(({ _key }) => _key !== undefined)),
  children: records.transform((children) =>
    children.map((child) => (child._type === 'span' ? { ...child, ...span.parse(child) } : child)),
  ),
});

/** A rich-text block or custom object; the renderer knows which kinds it shows. */
export type ArticleBlock = z.output<typeof record>;

/** The words of a law or an authority, and where they stand. One of the two may be missing. */
const citation = z
  .object({ text: optionalText, reference: optionalText, url: webAddress })
  .refine(({ text, reference }) => text ?? reference);

export type Citation = z.output<typeof citation>;

/** Kinds of callouts. */
const tones = ['note', 'important', 'deadline'] as const;

/** A highlighted box. It holds text only: a heading inside it would count as one of the article's. */
const callout = z
  .object({
    tone: z.enum(tones).catch('note'),
    title: optionalText,
    text: records.transform((blocks) =>
      blocks.flatMap((block): ArticleBlock[] =>
        block._type === 'block' ? [{ ...block, ...textBlock.parse(block), style: 'normal' }] : [],
      ),
    ),
  })
  .refine(({ title, text }) => title ?? text.some((block) => blockText(block).trim()));

export type Callout = z.output<typeof callout>;

const kinds = new Map<string, z.ZodType<object>>([
  ['block', textBlock],
  ['citation', citation],
  ['callout', callout],
]);

/** Reads a body from an unknown value. Empty citations and callouts are left out. */
export const bodySchema = records.transform((blocks) =>
  blocks.flatMap((block): ArticleBlock[] => {
    const parsed = kinds.get(block._type)?.safeParse(block);
    if (!parsed) return [block];
    return parsed.success ? [{ ...block, ...parsed.data }] : [];
  }),
);

/** The text of a block, a citation or a callout, without its marks and those of a preview. */
export function blockText(block: ArticleBlock): string {
  if (block._type === 'citation') return stegaClean((block as unknown as Citation).text ?? '');
  if (block._type === 'callout') {
    const { title, text } = block as unknown as Callout;
    return [stegaClean(title ?? ''), ...text.map(blockText)].join('\n').trim();
  }
  const children = (block as { children?: unknown }).children;
  if (!Array.isArray(children)) return '';
  return stegaClean(children.map((child) => (typeof child?.text === 'string' ? child.text : '')).join(''));
}

/** Rows of a table with a text in each cell; anything else becomes an empty cell. */
export function tableRows(block: unknown): string[][] {
  const { rows } = block as { rows?: unknown };
  return (Array.isArray(rows) ? rows : []).flatMap((row: { cells?: unknown } | null) =>
    Array.isArray(row?.cells) ? [row.cells.map((cell) => (typeof cell === 'string' ? cell : ''))] : [],
  );
}

export type Heading = { id: string; level: 2 | 3 | 4; text: string };

const levels: Readonly<Record<string, Heading['level']>> = { h1: 2, h2: 2, h3: 3, h4: 4 };
/** Ids that the rest of the page uses. */
const takenIds = [
  'main',
  'outline',
  'article-sources',
  'contents',
  'related',
  'features-menu',
  'site-menu',
  'contact-form',
  'signup-form',
];
/** Longest id made from a heading, in characters. */
const longestId = 60;

/** A readable id from a heading's text; Hangul stays Hangul. */
function idOf(text: string): string {
  const id = slugOf(text, longestId);
  // An id that begins with a digit would need escaping in selectors.
  return /^\p{L}/u.test(id) ? id : ['section', id].filter(Boolean).join('-');
}

/** Gives every heading with a text a unique id, and lists them in order. */
export function withHeadings(blocks: readonly ArticleBlock[]): {
  blocks: ArticleBlock[];
  headings: Heading[];
} {
  const used = new Set(takenIds);
  const headings: Heading[] = [];
  const marked = blocks.map((block) => {
    const level = block._type === 'block' ? levels[String(block.style)] : undefined;
    const text = blockText(block).trim();
    if (!level || block.listItem || !text) return block;
    const base = idOf(text);
    let id = base;
    for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`;
    used.add(id);
    headings.push({ id, level, text });
    return { ...block, headingId: id };
  });
  return { blocks: marked, headings };
}

/** Words a minute in languages with spaces between words; characters a minute in Korean. */
const readingSpeed = { words: 220, characters: 500 };

/** Minutes that a text takes to read, at least 1; null without text. */
export function readingMinutes(text: string): number | null {
  if (!text.trim()) return null;
  const syllables = text.match(/[\p{Script=Hangul}\p{Script=Han}]/gu)?.length ?? 0;
  const words =
    text.replace(/[\p{Script=Hangul}\p{Script=Han}]/gu, ' ').match(/[\p{Letter}\p{Number}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(syllables / readingSpeed.characters + words / readingSpeed.words));
}
