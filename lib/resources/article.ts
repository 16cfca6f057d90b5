import { z } from 'zod';
import { defaultLocale, type Locale } from '../i18n/locales';

/**
 * The article as pages know it. Documents come from editors and imports: every field but the title may be
 * missing or wrong, and a wrong field is dropped instead of failing the page.
 */

const optionalText = z
  .string()
  .trim()
  .nullish()
  .catch(null)
  .transform((value) => value || null);
const textList = z
  .array(z.unknown())
  .nullish()
  .catch(null)
  .transform((values) =>
    (values ?? []).filter((value): value is string => typeof value === 'string' && value.trim() !== ''),
  );

const imageSchema = z.object({
  asset: z.object({ _ref: z.string().regex(/^image-[\w]+-\d+x\d+-[a-z0-9]+$/) }),
  crop: z.unknown(),
  hotspot: z.unknown(),
  alt: optionalText,
  caption: optionalText,
});

/** A rich-text block or custom object; the renderer knows which kinds it shows. */
const blockSchema = z.looseObject({ _type: z.string(), _key: z.string().optional() });

const articleSchema = z.object({
  _id: z.string(),
  _updatedAt: optionalText,
  title: z.string().trim().min(1),
  slug: z
    .object({ current: z.string().trim().min(1) })
    .nullish()
    .catch(null),
  starterContent: optionalText,
  content: z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((blocks) =>
      (blocks ?? []).flatMap((block) => {
        const parsed = blockSchema.safeParse(block);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  publishedAt: optionalText.transform((value) => (value && !Number.isNaN(Date.parse(value)) ? value : null)),
  language: z.unknown().transform((value): Locale => (value === 'ko' ? 'ko' : defaultLocale)),
  coverImage: imageSchema.nullish().catch(null),
  metaDescription: optionalText,
  metaTitle: optionalText,
  primaryKeywords: textList,
  supportingKeywords: textList,
  outline: textList,
  author: z.object({ name: optionalText }).nullish().catch(null),
});

export type ArticleImage = z.output<typeof imageSchema>;
export type ArticleBlock = z.output<typeof blockSchema>;

export type Article = {
  id: string;
  title: string;
  /** Null: the card is shown, but leads nowhere. */
  slug: string | null;
  language: Locale;
  /** ISO date, or null when missing or no date. */
  publishedAt: string | null;
  updatedAt: string | null;
  author: string | null;
  cover: ArticleImage | null;
  metaTitle: string | null;
  metaDescription: string | null;
  keywords: string[];
  supportingKeywords: string[];
  outline: string[];
  starterContent: string | null;
  content: ArticleBlock[];
};

/** What a card of the list shows. */
export type ArticleSummary = Pick<
  Article,
  | 'id'
  | 'title'
  | 'slug'
  | 'language'
  | 'publishedAt'
  | 'author'
  | 'cover'
  | 'metaDescription'
  | 'starterContent'
>;

/** An article from a document as the service sends it; null when it is no article at all. */
export function reshapeArticle(document: unknown): Article | null {
  const parsed = articleSchema.safeParse(document);
  if (!parsed.success) return null;
  const value = parsed.data;
  return {
    id: value._id,
    title: value.title,
    slug: value.slug?.current ?? null,
    language: value.language,
    publishedAt: value.publishedAt,
    updatedAt: value._updatedAt,
    author: value.author?.name ?? null,
    cover: value.coverImage ?? null,
    metaTitle: value.metaTitle,
    metaDescription: value.metaDescription,
    keywords: value.primaryKeywords,
    supportingKeywords: value.supportingKeywords,
    outline: value.outline,
    starterContent: value.starterContent,
    content: value.content,
  };
}

/** Characters of starter content on a card without description (specification, section 9). */
const excerptLength = 150;

/** Text of a card: the meta description, else the first 150 characters of the starter content and an ellipsis. */
export function excerpt(article: Pick<Article, 'metaDescription' | 'starterContent'>): string | null {
  if (article.metaDescription) return article.metaDescription;
  if (!article.starterContent) return null;
  // By code points, so that an emoji at the edge is not cut in half.
  const characters = Array.from(article.starterContent);
  return `${characters.slice(0, excerptLength).join('')}…`;
}
