import { asLocale, type Locale } from '../i18n/locales';
import { isArticleSlug } from '../routes';
import { type Article, type ArticleSummary, reshapeArticle } from './article';
import type { RelatedQueryResult } from './sanity.types';

/** The same article in another language. */
export type Counterpart = { slug: string; language: Locale };
export type Related = { counterpart: Counterpart | null; related: ArticleSummary[] };

/** What was found to be related to a slug. */
export type RelatedRows = {
  /** The same article in other languages: documents as they came. */
  versions: unknown[];
  /** The newest articles of the same language. */
  newest: Article[];
  /** The slug of an article that had this one before. */
  movedTo: string | null;
};

/** Articles that are recommended below an article. */
const relatedCount = 3;

/** The slug of `{slug}`; null for anything else, and for a slug that has no page. */
export function reshapeSlug(row: unknown): string | null {
  const slug = (row as { slug?: unknown } | null | undefined)?.slug;
  return typeof slug === 'string' && isArticleSlug(slug) ? slug : null;
}

/** Reads the answer of relatedQuery. Wrong parts are left out, so that the article itself never fails because of them. */
export function reshapeRelated(result: unknown): RelatedRows {
  const { own, moved } = (result ?? {}) as Partial<RelatedQueryResult>;
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  const article = (document: unknown): Article[] => {
    try {
      const found = reshapeArticle(document);
      return found ? [found] : [];
    } catch {
      return [];
    }
  };
  return {
    versions: list(own?.versions),
    newest: list(own?.newest).flatMap(article),
    movedTo: reshapeSlug(moved),
  };
}

/** The counterpart of an article, and others of its language: those that share most keywords, then the newest. */
export function relatedTo(article: Article, { versions, newest }: RelatedRows): Related {
  const counterparts = versions.flatMap((version): Counterpart[] => {
    const { _type, language } = (version ?? {}) as { _type?: unknown; language?: unknown };
    const slug = _type === 'resourcePage' ? reshapeSlug(version) : null;
    return slug === null ? [] : [{ slug, language: asLocale(language) }];
  });
  const own = new Set([...article.keywords, ...article.supportingKeywords]);
  const shared = ({ keywords, supportingKeywords }: Article) =>
    [...keywords, ...supportingKeywords].filter((keyword) => own.has(keyword)).length;
  return {
    counterpart: counterparts.find(({ language }) => language !== article.language) ?? null,
    related: newest
      .filter(({ slug }) => slug !== null && slug !== article.slug)
      .sort((a, b) => shared(b) - shared(a))
      .slice(0, relatedCount),
  };
}
