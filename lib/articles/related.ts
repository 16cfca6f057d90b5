import { z } from 'zod';
import type { Locale } from '../i18n/locales';
import { type Article, articleSchema } from './article';
import { articleSlug, language, listOf } from './fields';

/** The same article in another language. */
export type Counterpart = { slug: string; language: Locale };
export type Related = { counterpart: Counterpart | null; related: Article[] };

/** Articles that are recommended below an article. */
const relatedCount = 3;

const own = z.object({
  /** The same article in other languages. */
  versions: listOf(
    z
      .object({ _type: z.literal('resourcePage'), slug: articleSlug, language })
      .transform(({ _type, ...version }): Counterpart => version),
  ),
  /** The newest articles of the same language. */
  newest: listOf(articleSchema),
});
/** The present slug of an article that had this one before. */
const moved = z.object({ slug: articleSlug }).nullable();

/** The answer of relatedQuery. Wrong parts are left out, so that the article itself never fails because of them. */
export const relatedSchema = z
  .object({ own: own.catch({ versions: [], newest: [] }), moved: moved.catch(null) })
  .catch({ own: { versions: [], newest: [] }, moved: null });

export type RelatedRows = z.output<typeof relatedSchema>;

/** The counterpart of an article, and others of its language: those that share most keywords, then the newest. */
export function relatedTo(article: Article, { versions, newest }: RelatedRows['own']): Related {
  const counterpart = versions.find(({ language }) => language !== article.language);
  const keywords = new Set([...article.keywords, ...article.supportingKeywords]);
  const shared = (other: Article) =>
    [...other.keywords, ...other.supportingKeywords].filter((keyword) => keywords.has(keyword)).length;
  return {
    counterpart: counterpart ?? null,
    related: newest
      .filter(({ slug }) => slug !== null && slug !== article.slug)
      .sort((a, b) => shared(b) - shared(a))
      .slice(0, relatedCount),
  };
}
