import 'server-only';
import { cache } from 'react';
import { isBuilding } from '../env';
import type { Locale } from '../i18n/locales';
import { log } from '../log';
import { type Article, type ArticleSummary, reshapeArticle } from './article';
import { query } from './client';
import {
  articleQuery,
  countInAnyLanguageQuery,
  diagnosticQuery,
  listCountQuery,
  listInAnyLanguageQuery,
  listQuery,
  newestSlugsQuery,
  slugsQuery,
  surroundingsQuery,
} from './queries';

/** What the specification calls the failure of the detail query. */
export class ArticleNotFoundError extends Error {
  override name = 'ArticleNotFoundError';
  constructor() {
    super('Blog post not found');
  }
}

function reshapeList(documents: unknown): Article[] {
  if (!Array.isArray(documents)) throw new Error('the content service did not answer with a list');
  return documents.flatMap((document) => {
    const article = reshapeArticle(document);
    if (!article) log('warn', 'article_skipped', { reason: 'no id or title' });
    return article ? [article] : [];
  });
}

/** Articles on one page of the list. */
const pageSize = 24;

export type ArticleList = {
  articles: ArticleSummary[];
  /** Number of pages; at least 1. */
  pages: number;
};

function reshapeCount(value: unknown): number {
  if (typeof value !== 'number') throw new Error('the content service did not answer with a number');
  return value;
}

/**
 * A page of the list, counted from 1, newest first; null beyond the last page. A language without articles of
 * its own gets those of every language. What is asked for does not grow with the archive: one slice and one
 * count.
 *
 * An outage becomes an empty list only in the build, where no good page can be lost. Later it throws: Next
 * then keeps the last good page and tries again.
 */
export const listArticles = cache(async (language: Locale, page: number): Promise<ArticleList | null> => {
  const slice = { from: (page - 1) * pageSize, to: page * pageSize };
  try {
    let [articles, count] = await Promise.all([
      query('list', listQuery, { language, ...slice }).then(reshapeList),
      query('list_count', listCountQuery, { language }).then(reshapeCount),
    ]);
    if (count === 0) {
      [articles, count] = await Promise.all([
        query('list_any_language', listInAnyLanguageQuery, slice).then(reshapeList),
        query('list_any_language_count', countInAnyLanguageQuery).then(reshapeCount),
      ]);
    }
    const pages = Math.max(1, Math.ceil(count / pageSize));
    return page > pages ? null : { articles, pages };
  } catch (error) {
    if (!isBuilding()) throw error;
    log('error', 'list_built_empty', { language, page });
    return { articles: [], pages: 1 };
  }
});

/** The list's first page, which is there even without articles. */
export async function firstPage(language: Locale): Promise<ArticleList> {
  return (await listArticles(language, 1)) ?? { articles: [], pages: 1 };
}

/**
 * @throws ArticleNotFoundError when there is no such article; anything else is an outage and must not become
 * a 404, which would be cached.
 */
export const getArticle = cache(async (slug: string): Promise<Article> => {
  const document = await query('article', articleQuery, { slug });
  if (document === null || document === undefined) throw new ArticleNotFoundError();
  const article = reshapeArticle(document);
  if (!article) throw new ArticleNotFoundError();
  return article;
});

/** An article that says the same in the other language. */
export type Counterpart = { slug: string; language: Locale };
export type Surroundings = { counterpart: Counterpart | null; related: ArticleSummary[] };

/** The counterpart of an article in the other language and up to three articles that share its keywords. */
export const getSurroundings = cache(async (article: Article): Promise<Surroundings> => {
  const { id, language } = article;
  const keywords = [...new Set([...article.keywords, ...article.supportingKeywords])];
  const found = (await query('surroundings', surroundingsQuery, { id, language, keywords })) as {
    counterpart?: { slug?: unknown; language?: unknown } | null;
    related?: unknown;
  } | null;
  if (!found) throw new Error('the content service did not answer with an object');
  const slug = found.counterpart?.slug;
  const other: Locale = found.counterpart?.language === 'ko' ? 'ko' : 'en';
  return {
    counterpart:
      typeof slug === 'string' && slug.trim() && other !== language ? { slug, language: other } : null,
    related: reshapeList(found.related ?? []).filter((related) => related.slug !== null),
  };
});

type ArticleAddress = { slug: string; language: Locale; updatedAt: string | null };

/**
 * Slugs of the newest articles: the pages that the build makes. The others are made when the first visitor
 * asks, so that a build does not grow with the archive. An outage gives none.
 */
export async function newestSlugs(count: number): Promise<string[]> {
  try {
    const rows = await query('newest_slugs', newestSlugsQuery, { count });
    if (!Array.isArray(rows)) throw new Error('the content service did not answer with a list');
    return rows.flatMap((row) => (typeof row?.slug === 'string' && row.slug.trim() ? [row.slug] : []));
  } catch {
    // query() has logged the reason.
    return [];
  }
}

/** Address of every article, for the sitemap. An outage in the build gives none. */
export const listAddresses = cache(async (): Promise<ArticleAddress[]> => {
  try {
    const rows = await query('slugs', slugsQuery);
    if (!Array.isArray(rows)) throw new Error('the content service did not answer with a list');
    return rows.flatMap((row) =>
      typeof row?.slug === 'string' && row.slug.trim()
        ? [
            {
              slug: row.slug,
              language: row.language === 'ko' ? ('ko' as const) : ('en' as const),
              updatedAt: typeof row._updatedAt === 'string' ? row._updatedAt : null,
            },
          ]
        : [],
    );
  } catch (error) {
    if (!isBuilding()) throw error;
    log('error', 'addresses_built_empty', {});
    return [];
  }
});

/** Logs what the dataset holds: counts, no titles. Failure is of no consequence. */
export const logDiagnostics = cache(async (): Promise<void> => {
  try {
    const rows = await query('diagnostic', diagnosticQuery);
    if (!Array.isArray(rows)) return;
    const count = (language: string) => rows.filter((row) => row?.language === language).length;
    log('info', 'content_summary', {
      documents: rows.length,
      en: count('en'),
      ko: count('ko'),
      withoutSlug: rows.filter((row) => !row?.slug?.current).length,
    });
  } catch {
    // query() has logged the reason.
  }
});
