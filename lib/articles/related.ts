import { z } from 'zod';
import type { Locale } from '../i18n/locales';
import { articleHref } from '../routes';
import type { LanguagePaths } from '../urls';
import { type Article, articleSchema } from './article';
import { articleSlug, language, validEntries } from './fields';
import { collectTopics } from './topics';

/** A translation of the article. */
export type Counterpart = { slug: string; language: Locale };
export type Related = {
  counterpart: Counterpart | null;
  related: Article[];
  /** Slugs of the topics among the article's keywords, as far as the newest articles show. */
  topics: string[];
};

/** Articles that are recommended below an article. */
const relatedCount = 3;

const own = z.object({
  /** The same article in other languages. */
  versions: validEntries(
    z
      .object({ _type: z.literal('resourcePage'), slug: articleSlug, language })
      .transform(({ _type, ...version }): Counterpart => version),
  ),
  /** The newest articles of the same language. */
  newest: validEntries(articleSchema),
});
/** The current slug of an article that used to have this one. */
const moved = z.object({ slug: articleSlug }).nullable();

/** The result of relatedQuery. Invalid parts are dropped, so that they never break the article itself. */
export const relatedSchema = z
  .object({ own: own.catch({ versions: [], newest: [] }), moved: moved.catch(null) })
  .catch({ own: { versions: [], newest: [] }, moved: null });

export type RelatedRows = z.output<typeof relatedSchema>;

/**
 * Returns an article's translation, others in its language (first by shared keywords, then the newest), and the topics that
 * its keywords may link to.
 */
export function relatedTo(article: Article, { versions, newest }: RelatedRows['own']): Related {
  const counterpart = versions.find(({ language }) => language !== article.language);
  const keywords = new Set([...article.keywords, ...article.supportingKeywords]);
  const shared = (other: Article) =>
    [...other.keywords, ...other.supportingKeywords].filter((keyword) => keywords.has(keyword)).length;
  return {
    counterpart: counterpart ?? null,
    topics: sharedTopics([article, ...newest]),
    related: newest
      .filter(({ slug }) => slug !== null && slug !== article.slug)
      .sort((a, b) => shared(b) - shared(a))
      .slice(0, relatedCount),
  };
}

/** Returns the slugs of the topics of articles. */
function sharedTopics(articles: readonly Article[]): string[] {
  const rows = articles.map(({ keywords, supportingKeywords }) => ({
    primary: keywords,
    supporting: supportingKeywords,
  }));
  return collectTopics(rows).map(({ slug }) => slug);
}

/** Returns the paths of an article and its translation. */
export function articlePaths(
  article: Counterpart,
  counterpart: Counterpart | null | undefined,
): LanguagePaths {
  return {
    ...(counterpart && { [counterpart.language]: articleHref(counterpart.slug) }),
    [article.language]: articleHref(article.slug),
  };
}
