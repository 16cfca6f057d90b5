import 'server-only';
import { cache } from 'react';
import type { Locale } from '../i18n/locales';
import { log } from '../log';
import { type Article, type ArticleSummary, reshapeArticle } from './article';
import { query } from './client';
import { articleTag, listPages, listTag, tagPage } from './freshness';
import { orUnavailable } from './outage';
import {
  addressesQuery,
  articleQuery,
  countInAnyLanguageQuery,
  diagnosticQuery,
  feedQuery,
  listCountQuery,
  listInAnyLanguageQuery,
  listQuery,
  movedQuery,
  newestSlugsQuery,
  surroundingsQuery,
} from './queries';
import type { AddressesQueryResult, MovedQueryResult, SurroundingsQueryResult } from './sanity.types';

/** What the specification calls the failure of the detail query. */
class ArticleNotFoundError extends Error {
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
 * @throws when the content service fails.
 */
const listArticles = cache(
  async (language: Locale, page: number, drafts = false): Promise<ArticleList | null> => {
    const slice = { from: (page - 1) * pageSize, to: page * pageSize };
    const options = { drafts };
    await tagPage(listTag);
    let [articles, count] = await Promise.all([
      query('list', listQuery, { language, ...slice }, options).then(reshapeList),
      query('list_count', listCountQuery, { language }, options).then(reshapeCount),
    ]);
    if (count === 0) {
      [articles, count] = await Promise.all([
        query('list_any_language', listInAnyLanguageQuery, slice, options).then(reshapeList),
        query('list_any_language_count', countInAnyLanguageQuery, {}, options).then(reshapeCount),
      ]);
    }
    const pages = Math.max(1, Math.ceil(count / pageSize));
    if (!drafts) listPages().set(language, pages);
    return page > pages ? null : { articles, pages };
  },
);

export type FoundList =
  | { kind: 'list'; list: ArticleList }
  /** Beyond the last page. */
  | { kind: 'missing' }
  | { kind: 'unavailable' };

/** A page of the list for display. */
export async function findList(language: Locale, page: number, drafts = false): Promise<FoundList> {
  const found = await orUnavailable(async () => ({ list: await listArticles(language, page, drafts) }));
  if (!found) return { kind: 'unavailable' };
  return found.list ? { kind: 'list', list: found.list } : { kind: 'missing' };
}

/** The number of pages in a language, for the build; 1 when the content service fails. */
export async function countPages(language: Locale): Promise<number> {
  try {
    return (await listArticles(language, 1))?.pages ?? 1;
  } catch {
    return 1;
  }
}

/**
 * @throws ArticleNotFoundError when there is no such article; anything else is an outage and must not become
 * a 404, which would be cached.
 */
const getArticle = cache(async (slug: string, drafts: boolean): Promise<Article> => {
  const document = await query('article', articleQuery, { slug }, { drafts });
  if (document === null || document === undefined) throw new ArticleNotFoundError();
  const article = reshapeArticle(document);
  if (!article) throw new ArticleNotFoundError();
  return article;
});

/** An article that says the same in the other language. */
export type Counterpart = { slug: string; language: Locale };
export type Surroundings = { counterpart: Counterpart | null; related: ArticleSummary[] };

/** The counterpart of an article in the other language and up to three articles that share its keywords. */
const getSurroundings = cache(async (article: Article, drafts: boolean): Promise<Surroundings> => {
  const { id, language } = article;
  const keywords = [...new Set([...article.keywords, ...article.supportingKeywords])];
  const found = (await query(
    'surroundings',
    surroundingsQuery,
    { id: id.replace(/^drafts\./, ''), language, keywords },
    { drafts },
  )) as SurroundingsQueryResult | null;
  if (!found) throw new Error('the content service did not answer with an object');
  const slug = found.counterpart?.slug;
  const other: Locale = found.counterpart?.language === 'ko' ? 'ko' : 'en';
  return {
    counterpart:
      typeof slug === 'string' && slug.trim() && other !== language ? { slug, language: other } : null,
    related: reshapeList(found.related ?? []).filter((related) => related.slug !== null),
  };
});

/**
 * The slug of the article that had this one before, or null. There is no loop: what is found under its own slug is
 * never asked for here, and the answer is a slug that is an article's own.
 */
async function movedTo(slug: string): Promise<string | null> {
  const found = (await query('moved', movedQuery, { slug })) as MovedQueryResult;
  const target = found?.slug;
  return typeof target === 'string' && target.trim() && target !== slug ? target : null;
}

export type FoundArticle =
  | ({ kind: 'article'; article: Article } & Surroundings)
  /** The article has another slug now. */
  | { kind: 'moved'; slug: string }
  | { kind: 'missing' }
  | { kind: 'unavailable' };

/** An article with what stands around it, for display. */
export const findArticle = cache(async (slug: string, drafts = false): Promise<FoundArticle> => {
  const found = await orUnavailable(async (): Promise<FoundArticle> => {
    // Also what is missing may be published, and what stands around an article changes with others.
    await tagPage(listTag);
    try {
      const article = await getArticle(slug, drafts);
      // Not for made-up slugs: each tag leaves a file behind.
      await tagPage(articleTag(slug));
      return { kind: 'article', article, ...(await getSurroundings(article, drafts)) };
    } catch (error) {
      if (!(error instanceof ArticleNotFoundError)) throw error;
      const target = await movedTo(slug);
      return target ? { kind: 'moved', slug: target } : { kind: 'missing' };
    }
  });
  return found ?? { kind: 'unavailable' };
});

export type ArticleAddress = {
  slug: string;
  language: Locale;
  updatedAt: string | null;
  /** Slug of the same article in the other language. */
  counterpart?: string | undefined;
};

/**
 * Slugs of the newest articles: the pages that the build makes. The others are made when the first visitor
 * asks, so that a build does not grow with the archive. One that the service fails to give is left out here,
 * because a page that fails would end the build.
 */
export async function newestSlugs(count: number): Promise<string[]> {
  try {
    const rows = await query('newest_slugs', newestSlugsQuery, { count });
    if (!Array.isArray(rows)) throw new Error('the content service did not answer with a list');
    const slugs = rows.flatMap((row) =>
      typeof row?.slug === 'string' && row.slug.trim() ? [row.slug as string] : [],
    );
    const readable = await Promise.all(slugs.map(async (slug) => (await canRead(slug)) && slug));
    return readable.filter((slug) => slug !== false);
  } catch {
    // query() has logged the reason.
    return [];
  }
}

async function canRead(slug: string): Promise<boolean> {
  try {
    await getSurroundings(await getArticle(slug, false), false);
    return true;
  } catch {
    log('warn', 'article_left_for_later', { slug });
    return false;
  }
}

/**
 * Address of every article, for the sitemap.
 * @throws when the content service fails.
 */
export async function listAddresses(): Promise<ArticleAddress[]> {
  await tagPage(listTag);
  const found = (await query('addresses', addressesQuery)) as Partial<AddressesQueryResult> | null;
  if (!Array.isArray(found?.articles)) throw new Error('the content service did not answer with a list');
  const addresses = found.articles.flatMap((row) =>
    typeof row?.slug === 'string' && row.slug.trim()
      ? [
          {
            id: row._id,
            slug: row.slug,
            language: row.language === 'ko' ? ('ko' as const) : ('en' as const),
            updatedAt: typeof row._updatedAt === 'string' ? row._updatedAt : null,
          },
        ]
      : [],
  );
  const byId = new Map(addresses.map((address) => [address.id, address]));
  const groups = new Map(
    (found.pairs ?? []).flatMap(({ ids }) => (ids ?? []).map((id) => [id, ids ?? []] as const)),
  );
  return addresses.map(({ id, ...address }) => {
    const others = (groups.get(id) ?? []).flatMap((other) => (other && byId.get(other)) || []);
    return { ...address, counterpart: others.find(({ language }) => language !== address.language)?.slug };
  });
}

/** Articles in a feed and in llms.txt, of each language. */
const newestCount = 50;

/**
 * The newest articles of a language that have an address.
 * @throws when the content service fails.
 */
export async function listNewest(language: Locale): Promise<Article[]> {
  await tagPage(listTag);
  const rows = await query('feed', feedQuery, { language, count: newestCount });
  return reshapeList(rows).filter(({ slug }) => slug !== null);
}

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
