import { z } from 'zod';
import { perLocale } from '../i18n/locales';
import { translator } from '../i18n/messages';
import {
  articleSlug,
  language,
  optionalDay,
  optionalText,
  optionalTime,
  requiredText,
  textList,
  validEntries,
  webUrl,
} from './fields';
import { blockText, bodySchema, imageSchema, readingMinutes } from './rich-text';
import type { ArticleQueryResult } from './sanity.types';

/**
 * The article as pages use it. Documents come from editors and imports: every field but the title may be missing or
 * wrong. A wrong field is dropped instead of failing the page.
 */

/** Someone who wrote or reviewed an article, with a role in each language. */
const personSchema = z.object({
  name: requiredText,
  role: z
    .object(perLocale(() => optionalText))
    .nullable()
    .catch(null),
});
const optionalPerson = personSchema.nullable().catch(null);

export type Person = { name: string; role: string | null };

/** A document that an article cites, and the date it was accessed. */
const sourceSchema = z.object({ title: requiredText, url: webUrl, readOn: optionalDay });

export type ArticleSource = z.output<typeof sourceSchema>;

/** Parses each field of `articleQuery`; a missing field is a type error. */
const articleFields = {
  _id: z.string(),
  _updatedAt: optionalTime,
  title: requiredText,
  shortTitle: optionalText,
  /** If null, the card has no link. */
  slug: z
    .object({ current: z.string().trim().pipe(articleSlug) })
    .nullable()
    .catch(null)
    .transform((slug) => slug?.current ?? null),
  starterContent: optionalText,
  content: bodySchema,
  publishedAt: optionalTime,
  language,
  coverImage: imageSchema.nullable().catch(null),
  metaDescription: optionalText,
  metaTitle: optionalText,
  primaryKeywords: textList,
  supportingKeywords: textList,
  outline: textList,
  authors: validEntries(personSchema),
  author: optionalPerson,
  reviewedBy: optionalPerson,
  /** Date of the review, without a time. */
  reviewedAt: optionalDay,
  sources: validEntries(sourceSchema),
} satisfies Record<keyof NonNullable<ArticleQueryResult>, z.ZodType>;

export const articleSchema = z
  .object(articleFields)
  .transform(({ _id, _updatedAt, author, authors, reviewedBy, coverImage, primaryKeywords, ...fields }) => {
    const inOwnLanguage = ({ name, role }: z.output<typeof personSchema>): Person => ({
      name,
      role: role?.[fields.language] ?? null,
    });
    // The older field for a single author applies while `authors` is empty.
    const writers = authors.length === 0 && author ? [author] : authors;
    return {
      ...fields,
      id: _id,
      updatedAt: _updatedAt,
      authors: writers.map(inOwnLanguage),
      reviewer: reviewedBy && inOwnLanguage(reviewedBy),
      cover: coverImage,
      keywords: primaryKeywords,
    };
  });

/** Articles in lists and feeds lack the fields that their query does not request. */
export type Article = z.output<typeof articleSchema>;

/**
 * Parses a document of the content service. Returns null if a required field is missing.
 * @throws if the value is not a document: a failing service must not look like an empty list.
 */
export function reshapeArticle(document: unknown): Article | null {
  if (!z.object({ _id: z.string() }).safeParse(document).success) {
    throw new Error('the content service did not return documents');
  }
  return articleSchema.safeParse(document).data ?? null;
}

/** An article counts as updated when it changed this many milliseconds or more after publication. */
const updateDistance = 24 * 60 * 60 * 1000;

/** Returns when an article was updated if that was at least a day after publication, or null. */
export function updatedOn(article: Pick<Article, 'publishedAt' | 'updatedAt'>): string | null {
  const { publishedAt, updatedAt } = article;
  if (!publishedAt || !updatedAt) return null;
  return Date.parse(updatedAt) - Date.parse(publishedAt) >= updateDistance ? updatedAt : null;
}

/** Returns the reading time in minutes, or null if the article has no text. */
export function readingTime(article: Pick<Article, 'content' | 'starterContent'>): number | null {
  const body = article.content.map(blockText).join('\n');
  return readingMinutes(article.content.length > 0 ? body : (article.starterContent ?? ''));
}

/** Length of the excerpt on a card without a description, in characters. */
const excerptLength = 150;

/**
 * Returns the copy of a card: the meta description, or the first 150 characters of the starter content (or the
 * body) with an ellipsis.
 */
export function excerpt(
  article: Pick<Article, 'metaDescription' | 'starterContent'> & Partial<Pick<Article, 'content'>>,
): string | null {
  if (article.metaDescription) return article.metaDescription;
  const text = article.starterContent ?? article.content?.map(blockText).join(' ').trim();
  if (!text) return null;
  // Slices by code points, so that an emoji is not cut in half.
  const characters = Array.from(text);
  return `${characters.slice(0, excerptLength).join('')}…`;
}

/** Returns the article's description, or a generic sentence with its title. */
export function describeArticle(article: Pick<Article, 'language' | 'metaDescription' | 'title'>): string {
  const { metaDescription, title, language } = article;
  return metaDescription ?? translator(language, 'resources')('articleDescription', { title });
}
