import { z } from 'zod';
import { asLocale, type Locale, perLocale } from '../i18n/locales';
import { isArticleSlug } from '../routes';
import { listOf, optionalDay, optionalText, optionalTime, textList, webAddress } from './fields';
import { imagePartSchema } from './image';
import { blockText, bodySchema, readingMinutes } from './rich-text';
import type { ArticleQueryResult } from './sanity.types';

/**
 * The article as pages use it. Documents come from editors and imports: every field but the title may be missing or
 * wrong. A wrong field is dropped instead of failing the page.
 */

/** An image from the content service. */
export const imageSchema = imagePartSchema.extend({
  alt: optionalText,
  caption: optionalText,
  /** Tiny placeholder, shown until the image has loaded; null for images with transparency. */
  preview: z
    .string()
    .max(4000)
    .regex(/^data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/=]+$/)
    .nullish()
    .catch(null)
    .transform((value) => value ?? null),
});

/** Someone who wrote or reviewed an article, with a role in each language. */
const personSchema = z.object({
  name: z.string().trim().min(1),
  role: z
    .object(perLocale(() => optionalText))
    .nullish()
    .catch(null),
});

export type Person = { name: string; role: string | null };

const personIn = (language: Locale, { name, role }: z.output<typeof personSchema>): Person => ({
  name,
  role: role?.[language] ?? null,
});

/** A document that an article relies on, and the day on which it was read. */
const sourceSchema = z.object({
  title: z.string().trim().min(1),
  url: webAddress,
  readOn: optionalDay,
});

export type Source = z.output<typeof sourceSchema>;

/** Fields that the content service itself adds to every document; an answer without them is not from it. */
const documentSchema = z.object({ _id: z.string() });

/** How each field of `articleQuery` is read; a field without its line here is a type error. */
const articleFields = {
  _id: z.string(),
  _updatedAt: optionalTime,
  title: z.string().trim().min(1),
  slug: z
    .object({ current: z.string().trim().min(1) })
    .nullish()
    .catch(null),
  starterContent: optionalText,
  content: bodySchema,
  publishedAt: optionalTime,
  language: z.unknown().optional().transform(asLocale),
  coverImage: imageSchema.nullish().catch(null),
  metaDescription: optionalText,
  metaTitle: optionalText,
  primaryKeywords: textList,
  supportingKeywords: textList,
  outline: textList,
  authors: listOf(personSchema),
  author: personSchema.nullish().catch(null),
  reviewedBy: personSchema.nullish().catch(null),
  reviewedAt: optionalDay,
  sources: listOf(sourceSchema),
} satisfies Record<keyof NonNullable<ArticleQueryResult>, z.ZodType>;

const articleSchema = z.object(articleFields).transform((value) => ({
  id: value._id,
  title: value.title,
  /** Null: the card is shown without a link. */
  slug: value.slug && isArticleSlug(value.slug.current) ? value.slug.current : null,
  language: value.language,
  /** ISO date; null when it is missing or invalid. */
  publishedAt: value.publishedAt,
  /** As `publishedAt`. */
  updatedAt: value._updatedAt,
  /** The older field for a single author applies while `authors` is empty. */
  authors: (value.authors.length > 0 ? value.authors : value.author ? [value.author] : []).map((person) =>
    personIn(value.language, person),
  ),
  reviewer: value.reviewedBy ? personIn(value.language, value.reviewedBy) : null,
  /** Day of the review, without a time. */
  reviewedAt: value.reviewedAt,
  sources: value.sources,
  cover: value.coverImage ?? null,
  metaTitle: value.metaTitle,
  metaDescription: value.metaDescription,
  keywords: value.primaryKeywords,
  supportingKeywords: value.supportingKeywords,
  outline: value.outline,
  starterContent: value.starterContent,
  content: value.content,
}));

export type Article = z.output<typeof articleSchema>;

export type ArticleImage = z.output<typeof imageSchema>;

/** What a card of the list shows. */
export type ArticleSummary = Pick<
  Article,
  | 'id'
  | 'title'
  | 'slug'
  | 'language'
  | 'publishedAt'
  | 'authors'
  | 'cover'
  | 'metaDescription'
  | 'starterContent'
  | 'content'
>;

/**
 * Reads an article from a document of the content service; null when a required field is missing.
 * @throws when this is not a document: the service is failing, which must not look like an empty list.
 */
export function reshapeArticle(document: unknown): Article | null {
  if (!documentSchema.safeParse(document).success) {
    throw new Error('the content service did not answer with documents');
  }
  return articleSchema.safeParse(document).data ?? null;
}

/** An article counts as updated when it changed this many milliseconds or more after publication. */
const updateDistance = 24 * 60 * 60 * 1000;

/** When an article was updated, if that was a day or more after it was published; else null. */
export function updateOf(article: Pick<Article, 'publishedAt' | 'updatedAt'>): string | null {
  const { publishedAt, updatedAt } = article;
  if (!publishedAt || !updatedAt) return null;
  return Date.parse(updatedAt) - Date.parse(publishedAt) >= updateDistance ? updatedAt : null;
}

/** Minutes that an article takes to read; null without text. */
export function readingTime(article: Pick<Article, 'content' | 'starterContent'>): number | null {
  const body = article.content.map(blockText).join('\n');
  return readingMinutes(article.content.length > 0 ? body : (article.starterContent ?? ''));
}

/** Characters of starter content on a card without description. */
const excerptLength = 150;

/**
 * Text of a card: the meta description, else the first 150 characters of the starter content, or of the body where
 * there is none, and an ellipsis.
 */
export function excerpt(
  article: Pick<Article, 'metaDescription' | 'starterContent'> & Partial<Pick<Article, 'content'>>,
): string | null {
  if (article.metaDescription) return article.metaDescription;
  const text = article.starterContent ?? article.content?.map(blockText).join(' ').trim();
  if (!text) return null;
  // By code points, so that an emoji at the edge is not cut in half.
  const characters = Array.from(text);
  return `${characters.slice(0, excerptLength).join('')}…`;
}
