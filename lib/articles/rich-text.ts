import { stegaClean } from '@sanity/client/stega';
import { z } from 'zod';
import { articleHref } from '../routes';
import { toSlug } from '../text/slug';
import { articleSlug, optionalText, text, validEntries, webUrl } from './fields';
import { imagePartSchema } from './image';
import { safeHref } from './safe-href';

/**
 * Makes the body of an article safe to render. Portable Text from editors and imports may be malformed: every part that the
 * renderer could fail on is dropped or repaired. Strings are bounded (fields.ts), and React escapes them.
 */

/**
 * A name that selects a component of the renderer. Names that every JavaScript object has (`constructor`) are refused,
 * because the lookup would find them.
 */
const name = z
  .string()
  .min(1)
  .transform((text) => (text in Object.prototype ? `unknown ${text}` : text));
const optionalName = name.optional().catch(undefined);

/** Every object of a body has a type; its key may be missing. */
const record = z.looseObject({ _type: name, _key: optionalName });

/** A span of a block. Other inline objects are not shown, not even those that are known as blocks. */
const child = z
  .object({ _type: name, _key: optionalName, text: text.catch(''), marks: validEntries(name) })
  .transform(({ _type: kind, ...found }) =>
    kind === 'span' ? { _type: kind, ...found } : { ...found, _type: 'unknown', kind, text: '' },
  );

/** The definition of a mark; `target` is null if it is not a link, its URL is unsafe, or its article has no page. */
const markDefinition = z.looseObject({ _type: name, _key: name }).transform(({ _type, _key, href, slug }) => {
  const link = _type === 'link' ? safeHref(href) : null;
  const page = _type === 'internalLink' ? articleSlug.safeParse(slug).data : undefined;
  return { _type, _key, target: page === undefined ? link : articleHref(page) };
});

/** Maximum nesting depth of lists. */
const deepestList = 6;

const textBlock = z.object({
  _type: z.literal('block'),
  _key: optionalName,
  style: optionalName,
  listItem: optionalName,
  level: z
    .number()
    .transform((level) => Math.min(deepestList, Math.max(1, Math.round(level))))
    .optional()
    .catch(undefined),
  markDefs: validEntries(markDefinition),
  children: validEntries(child),
});

export type TextBlock = z.output<typeof textBlock> & { headingId?: string };

/** Returns the text of a block, without marks and without the invisible marks of a preview. */
const lineText = ({ children }: TextBlock) => stegaClean(children.map(({ text }) => text).join(''));

/** An image from the content service. */
export const imageSchema = imagePartSchema.extend({
  alt: optionalText,
  caption: optionalText,
  /** Placeholder while the image loads; null for images with transparency. */
  preview: z
    .string()
    .max(4000)
    .regex(/^data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/=]+$/)
    .nullable()
    .catch(null),
});

/** A quotation from a law or an authority, and its reference. One of the two may be missing. */
const citation = z
  .object({
    _type: z.literal('citation'),
    _key: optionalName,
    text: optionalText,
    reference: optionalText,
    url: webUrl,
  })
  .refine(({ text, reference }) => text ?? reference);

/** A highlighted box. It holds text only: a heading inside it would count as one of the article's. */
const callout = z
  .object({
    _type: z.literal('callout'),
    _key: optionalName,
    tone: z.enum(['note', 'important', 'deadline']).catch('note'),
    title: optionalText,
    text: validEntries(textBlock.transform((block) => ({ ...block, style: 'normal' }))),
  })
  .refine(({ title, text }) => title ?? text.some((block) => lineText(block).trim()));

/** The text of a table's cell: lines of plain text, or a string in tables from before 2026-11-28. Other values are empty. */
const cell = z
  .union([
    text,
    z
      .object({ value: validEntries(textBlock) })
      .transform(({ value }) =>
        value.map(({ children }) => children.map(({ text: part }) => part).join('')).join('\n'),
      ),
  ])
  .catch('');

const kinds = {
  block: textBlock,
  image: imageSchema.extend({ _type: z.literal('image'), _key: optionalName }),
  table: z.object({
    _type: z.literal('table'),
    _key: optionalName,
    rows: validEntries(z.object({ cells: z.array(cell) }).transform(({ cells }) => cells)),
  }),
  citation,
  callout,
};

export type ArticleImage = z.output<typeof imageSchema>;
export type Table = z.output<typeof kinds.table>;
export type Citation = z.output<typeof citation>;
export type Callout = z.output<typeof callout>;
/** An object of a kind that the site does not show. */
export type UnknownBlock = { _type: 'unknown'; _key: string | undefined; kind: string };
export type ArticleBlock =
  | TextBlock
  | z.output<typeof kinds.image>
  | Table
  | Citation
  | Callout
  | UnknownBlock;

/** Reads a body from an unknown value. Blocks without anything to show are left out. */
export const bodySchema = validEntries(record).transform((blocks) =>
  blocks.flatMap((block): ArticleBlock[] => {
    const { _type: kind, _key } = block;
    if (!Object.hasOwn(kinds, kind)) return [{ _type: 'unknown', _key, kind }];
    const known = kinds[kind as keyof typeof kinds].safeParse(block).data;
    return known ? [known] : [];
  }),
);

/** Returns the text of a block, a citation or a callout, without marks and without the invisible marks of a preview. */
export function blockText(block: ArticleBlock): string {
  switch (block._type) {
    case 'block':
      return lineText(block);
    case 'citation':
      return stegaClean(block.text ?? '');
    case 'callout':
      return [stegaClean(block.title ?? ''), ...block.text.map(lineText)].join('\n').trim();
    default:
      return '';
  }
}

export type Heading = { id: string; level: 2 | 3 | 4; text: string };

const levels: ReadonlyMap<string, Heading['level']> = new Map([
  ['h1', 2],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
]);
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
/** Maximum length of a heading's id, in characters. */
const longestId = 60;

/** Returns a readable id from a heading's text; Hangul is kept. */
function headingId(text: string): string {
  const id = toSlug(text, longestId);
  // An id that begins with a digit would need escaping in selectors.
  return /^\p{L}/u.test(id) ? id : ['section', id].filter(Boolean).join('-');
}

/** Gives every heading that has text a unique id, and lists them in order. */
export function withHeadings(blocks: readonly ArticleBlock[]): {
  blocks: ArticleBlock[];
  headings: Heading[];
} {
  const used = new Set(takenIds);
  const headings: Heading[] = [];
  const marked = blocks.map((block) => {
    if (block._type !== 'block' || block.listItem) return block;
    const level = levels.get(block.style ?? '');
    const text = blockText(block).trim();
    if (!level || !text) return block;
    const base = headingId(text);
    let id = base;
    for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`;
    used.add(id);
    headings.push({ id, level, text });
    return { ...block, headingId: id };
  });
  return { blocks: marked, headings };
}

/** Most blocks before the first heading that count as an introduction. */
const longestIntroduction = 3;

/** Splits a body behind its introduction: the blocks before the first heading, or else the first block. */
export function splitIntroduction<Block extends ArticleBlock>(
  blocks: readonly Block[],
): { introduction: readonly Block[]; rest: readonly Block[] } {
  const heading = blocks.findIndex((block) => block._type === 'block' && levels.has(block.style ?? ''));
  const isList = (block: Block | undefined) => block?._type === 'block' && block.listItem !== undefined;
  let end = heading > 0 && heading <= longestIntroduction ? heading : 1;
  // A list stays whole.
  while (isList(blocks[end - 1]) && isList(blocks[end])) end += 1;
  return { introduction: blocks.slice(0, end), rest: blocks.slice(end) };
}

/** Words a minute in languages with spaces between words; characters a minute in Korean. */
const readingSpeed = { words: 220, characters: 500 };

/** Returns the reading time in minutes, at least 1; null without text. */
export function readingMinutes(text: string): number | null {
  if (!text.trim()) return null;
  const syllables = text.match(/[\p{Script=Hangul}\p{Script=Han}]/gu)?.length ?? 0;
  const words =
    text.replace(/[\p{Script=Hangul}\p{Script=Han}]/gu, ' ').match(/[\p{Letter}\p{Number}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(syllables / readingSpeed.characters + words / readingSpeed.words));
}
