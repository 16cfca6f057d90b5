import 'server-only';
import { cache } from 'react';
import { isBuilding } from '../env';
import type { Locale } from '../i18n/locales';
import { log } from '../log';
import { type Article, reshapeArticle } from './article';
import { query } from './client';
import { articleQuery, diagnosticQuery, listInAnyLanguageQuery, listQuery, slugsQuery } from './queries';

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

/**
 * Newest first. A language without articles of its own gets those of every language.
 *
 * An outage becomes an empty list only in the build, where no good page can be lost. Later it throws: Next
 * then keeps the last good page and tries again.
 */
export const listArticles = cache(async (language: Locale): Promise<Article[]> => {
  try {
    const own = reshapeList(await query('list', listQuery, { language }));
    if (own.length > 0) return own;
    return reshapeList(await query('list_any_language', listInAnyLanguageQuery));
  } catch (error) {
    if (!isBuilding()) throw error;
    log('error', 'list_built_empty', { language });
    return [];
  }
});

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

type ArticleAddress = { slug: string; language: Locale; updatedAt: string | null };

/** Address of every article, for the build and the sitemap. An outage in the build gives none. */
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
