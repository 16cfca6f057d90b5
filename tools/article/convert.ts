import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { markdownToPortableText } from '@portabletext/markdown';
import sharp from 'sharp';
import { parse } from 'yaml';
import { z } from 'zod';
import { locales } from '../../lib/i18n/locales.ts';
import { tableOfCells } from '../../studio/schema/table-of-cells.ts';
import { slugOfTitle, slugPattern } from '../../studio/schema/title-slug.ts';

/** The fields of front matter; `title` may also be the first heading. */
const frontMatter = z.strictObject({
  title: z.string().trim().min(1).optional(),
  language: z.enum(locales).optional(),
  slug: z
    .string()
    .regex(slugPattern, 'must have lowercase letters, digits and single hyphens only')
    .optional(),
  description: z.string().optional(),
  // YAML reads a plain date as text.
  date: z.coerce.date().optional(),
  cover: z.string().optional(),
  coverAlt: z.string().optional(),
});

const documentSchema = z.looseObject({
  _type: z.literal('resourcePage'),
  title: z.string().min(1),
  language: z.enum(locales),
  slug: z.looseObject({ current: z.string().regex(slugPattern) }),
  content: z.array(z.looseObject({ _type: z.string() })),
});

type Article = z.infer<typeof documentSchema> & { _id: string };

/** The kinds of boxes, by GitHub's names of alerts. */
const tones: Readonly<Record<string, string>> = {
  note: 'note',
  tip: 'note',
  important: 'important',
  warning: 'deadline',
  caution: 'important',
};

const key = () => crypto.randomUUID().slice(0, 12);

/** Copies an image into the dataset and returns its field, with the name that `sanity dataset export` gives the file. */
async function addImage(file: string, folder: string, alt: string) {
  const { width, height, format } = await sharp(file)
    .metadata()
    .catch(() => {
      throw new Error(`${file} is no image that can be read.`);
    });
  const hash = createHash('sha1').update(readFileSync(file)).digest('hex');
  const name = `${hash}-${width}x${height}.${format === 'jpeg' ? 'jpg' : format}`;
  mkdirSync(folder, { recursive: true });
  copyFileSync(file, path.join(folder, name));
  return { _type: 'image', _key: key(), _sanityAsset: `image@file://./images/${name}`, alt };
}

type Block = { _type: string; children?: { text?: string }[] };
const textOf = (blocks: readonly Block[]) =>
  blocks.map(({ children = [] }) => children.map(({ text = '' }) => text).join('')).join(' ');

/** Returns a body in the types of studio/schema/body.ts. Throws with line numbers if it has a part that articles do not have. */
async function toBody(markdown: string, source: string, images: string) {
  const blocks = markdownToPortableText(markdown, {
    onDegradation: ({ message }) => {
      throw new Error(`${source}: ${message}`);
    },
    marks: { strikeThrough: () => undefined },
    block: { h5: () => undefined, h6: () => undefined },
    listItem: { task: () => undefined },
    types: {
      code: () => undefined,
      horizontalRule: () => undefined,
      html: () => undefined,
      table: ({ value }) =>
        tableOfCells(
          key(),
          // Cells are plain text.
          value.rows.map((row) => row.cells.map((cell) => textOf(cell.value as Block[]))),
        ),
      callout: ({ value }) => ({
        _type: 'callout',
        _key: key(),
        tone: tones[value.tone.toLowerCase()] ?? 'note',
        text: value.content.map((block) => ({ ...block, style: 'normal' })),
      }),
      image: ({ value, isInline }) =>
        isInline ? undefined : { _type: 'image', _key: key(), src: value.src, alt: value.alt },
    },
  });
  return Promise.all(
    blocks.map((block) => {
      const { _type, src, alt } = block as { _type: string; src?: string; alt?: string };
      if (_type !== 'image') return block;
      return addImage(path.resolve(path.dirname(source), decodeURI(src ?? '')), images, alt ?? '');
    }),
  );
}

/** Returns the issues of a file as one sentence. */
function explain(source: string, error: z.ZodError): Error {
  const issues = error.issues.map(({ path: at, message }) =>
    [at.join('.'), message].filter(Boolean).join(' '),
  );
  return new Error(`${source}: ${issues.join('; ')}`);
}

/** Empties the first lines of a file, so that the numbers of the others stay. */
const withoutStart = (file: string, start: string) =>
  start.replaceAll(/[^\n]/g, '') + file.slice(start.length);

async function fromMarkdown(source: string, images: string): Promise<Omit<Article, '_id'>> {
  const file = readFileSync(source, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
  const [whole = '', yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(file) ?? [];
  const parsed = frontMatter.safeParse(parse(yaml) ?? {});
  if (!parsed.success) throw explain(source, parsed.error);
  const { title: named, language, slug, description, date, cover, coverAlt } = parsed.data;
  const heading = /^\s*# +(.+?) *#*(?:\n|$)/.exec(file.slice(whole.length));
  const title = named ?? heading?.[1];
  if (!title)
    throw new Error(
      `${source} needs a title: write \`title:\` into its front matter, or begin with \`# Title\`.`,
    );
  return {
    _type: 'resourcePage',
    title,
    language: language ?? (/\p{Script=Hangul}/u.test(title) ? 'ko' : 'en'),
    slug: { _type: 'slug', current: slug ?? slugOfTitle(title) },
    publishedAt: (date ?? new Date()).toISOString(),
    ...(description && { metaDescription: description }),
    ...(cover && {
      coverImage: await addImage(path.resolve(path.dirname(source), cover), images, coverAlt ?? ''),
    }),
    content: await toBody(withoutStart(file, whole + (named ? '' : (heading?.[0] ?? ''))), source, images),
  };
}

/**
 * Reads an article from Markdown, or from a document as JSON.
 * @param images folder that receives its images
 * @throws with a sentence about the first mistake
 */
export async function convert(source: string, images: string): Promise<Article> {
  const now = new Date().toISOString();
  const given = source.endsWith('.json')
    ? { publishedAt: now, ...JSON.parse(readFileSync(source, 'utf8')) }
    : await fromMarkdown(source, images);
  const parsed = documentSchema.safeParse(given);
  if (!parsed.success) throw explain(source, parsed.error);
  const { language, slug } = parsed.data;
  return {
    ...parsed.data,
    _id: `added-${language}-${slug.current}`,
    _createdAt: now,
    _updatedAt: now,
    _rev: key(),
  };
}
