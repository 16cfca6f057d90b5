import 'server-only';
import { cache } from 'react';
import { asLocale, type Locale, locales, perLocale } from '../i18n/locales';
import { log } from '../log';
import { isArticleSlug } from '../routes';
import { type Article, type ArticleSummary, reshapeArticle } from './article';
import { deadline, type QueryOptions, query } from './client';
import { articleTag, listPages, listTag, tagPage } from './freshness';
import { orUnavailable } from './outage';
import {
  addressesQuery,
  articleQuery,
  feedQuery,
  listCountQuery,
  listQuery,
  newestSlugsQuery,
  relatedQuery,
  topicArticlesQuery,
  topicsQuery,
} from './queries';
import {
  type Counterpart,
  type Related,
  type RelatedRows,
  relatedTo,
  reshapeRelated,
  reshapeSlug,
} from './related';
import type { AddressesQueryResult } from './sanity.types';
import { type Topic, topicsOf } from './topics';

function listOf<Row>(read: (row: unknown) => Row) {
  return (rows: unknown): Row[] => {
    if (!Array.isArray(rows)) throw new Error('the content service did not answer with a list');
    return rows.map(read);
  };
}

function reshapeList(documents: unknown): Article[] {
  return listOf(reshapeArticle)(documents).filter((article) => {
    if (!article) log('warn', 'article_skipped', { reason: 'no title' });
    return article !== null;
  });
}

/** Articles on one page of the list. */
const pageSize = 24;
/** Number of list pages for a number of articles; an empty list has one page. */
const pagesFor = (count: number) => Math.max(1, Math.ceil(count / pageSize));

export type ArticleList = {
  articles: ArticleSummary[];
  /** Number of pages; at least 1. */
  pages: number;
  /** The topics that lists link to. */
  topics: Topic[];
};

function reshapeCount(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** Number of topics that lists link to: the most used ones. */
const linkedTopics = 8;

/**
 * Every topic of a language, the most used first.
 * @throws when the content service fails.
 */
async function readTopics(language: Locale, options: QueryOptions): Promise<Topic[]> {
  const rows = await query(
    'topics',
    topicsQuery,
    listOf((row) => {
      // Another service's JSON must not look like a language without topics: every topic page would become a 404.
      if (!(row instanceof Object && 'primary' in row))
        throw new Error('the content service did not answer with keywords');
      return row;
    }),
    { language },
    options,
  );
  return topicsOf(rows);
}

/**
 * A page of the list, counted from 1, newest first; null beyond the last page. A language without its own articles shows
 * those of every language. The cost does not grow with the number of articles: one slice, one count and the keywords of
 * the newest articles.
 * @throws when the content service fails.
 */
const listArticles = cache(
  async (language: Locale, page: number, drafts = false): Promise<ArticleList | null> => {
    const slice = { from: (page - 1) * pageSize, to: page * pageSize };
    const options = { drafts, signal: deadline() };
    await tagPage(listTag);
    const optional = { ...options, optional: true };
    const read = (parameters: { language: Locale | null }) =>
      Promise.all([
        query('list', listQuery, reshapeList, { ...parameters, ...slice }, options),
        query('list_count', listCountQuery, reshapeCount, parameters, optional),
      ]);
    const [own, topics] = await Promise.all([
      read({ language }),
      // Without topics the list is still worth showing.
      readTopics(language, options).catch(() => []),
    ]);
    const isEmpty = own[1] === 0 || (own[1] === null && page === 1 && own[0].length === 0);
    const [articles, count] = isEmpty ? await read({ language: null }) : own;
    // Without a count, assume that this page is the last.
    const pages = pagesFor(count ?? slice.from + articles.length);
    if (!drafts) listPages().set(language, pages);
    return page > pages ? null : { articles, pages, topics: topics.slice(0, linkedTopics) };
  },
);

/** The content service is failing; the page cache handles it (outage.ts). */
type Unavailable = { kind: 'unavailable' };
/** There is no such article, or the page is beyond the last one. */
type NotFound = { kind: 'not-found' };

async function found<Kind>(load: () => Promise<Kind>): Promise<Kind | Unavailable> {
  return (await orUnavailable(load)) ?? { kind: 'unavailable' };
}

export type FoundList = { kind: 'list'; list: ArticleList } | NotFound | Unavailable;

/** A page of the list for display. */
export function findList(language: Locale, page: number, drafts = false): Promise<FoundList> {
  return found(async () => {
    const list = await listArticles(language, page, drafts);
    return list ? { kind: 'list', list } : { kind: 'not-found' };
  });
}

export type FoundTopic =
  | { kind: 'topic'; topic: Topic; articles: ArticleSummary[]; topics: Topic[] }
  | NotFound
  | Unavailable;

/** The newest articles on a topic, one list page of them, for display. */
export const findTopic = cache(
  (language: Locale, slug: string, drafts = false): Promise<FoundTopic> =>
    found(async () => {
      await tagPage(listTag);
      const options = { drafts, signal: deadline() };
      const topics = await readTopics(language, options);
      const topic = topics.find((one) => one.slug === slug);
      if (!topic) return { kind: 'not-found' };
      const parameters = { language, keywords: topic.keywords, count: pageSize };
      const articles = await query('topic', topicArticlesQuery, reshapeList, parameters, options);
      if (articles.length === 0) return { kind: 'not-found' };
      return { kind: 'topic', topic, articles, topics: topics.slice(0, linkedTopics) };
    }),
);

/** The topics that the lists of a language link to, for the build; none when the content service fails. */
export async function linkedTopicSlugs(language: Locale): Promise<string[]> {
  const topics = await readTopics(language, {}).catch(() => []);
  return topics.slice(0, linkedTopics).map(({ slug }) => slug);
}

/** The number of pages in a language, for the build; 1 when the content service fails. */
export async function countPages(language: Locale): Promise<number> {
  const list = await listArticles(language, 1).catch(() => null);
  return list?.pages ?? 1;
}

/** The article with a slug, or null when there is none. */
function readArticle(slug: string, options: QueryOptions): Promise<Article | null> {
  const read = (document: unknown) => (document === null ? null : reshapeArticle(document));
  return query('article', articleQuery, read, { slug }, options);
}

/** What is related to a slug; asked at the same time as the article itself. */
function readRelated(slug: string, options: QueryOptions): Promise<RelatedRows> {
  return query('related', relatedQuery, reshapeRelated, { slug }, { ...options, optional: true });
}

export type FoundArticle =
  | ({ kind: 'article'; article: Article } & Related)
  /** The article has moved to another slug. */
  | { kind: 'moved'; slug: string }
  | NotFound
  | Unavailable;

/** The article of a path segment, which is still percent-encoded. */
export async function findArticleAt(segment: string, drafts = false): Promise<FoundArticle> {
  let slug: string;
  try {
    slug = decodeURIComponent(segment);
  } catch {
    return { kind: 'not-found' };
  }
  return findArticle(slug, drafts);
}

/** An article with what is related to it, for display. */
const findArticle = cache(
  (slug: string, drafts = false): Promise<FoundArticle> =>
    found(async () => {
      // A missing article may be published later, and related articles change when others do.
      await tagPage(listTag);
      const options = { drafts, signal: deadline() };
      const [article, rows] = await Promise.all([readArticle(slug, options), readRelated(slug, options)]);
      if (article) {
        // Not for made-up slugs: each tag creates a file.
        await tagPage(articleTag(slug));
        return { kind: 'article', article, ...relatedTo(article, rows) };
      }
      // This cannot loop: a slug that has its own article never redirects.
      const { movedTo } = rows;
      return movedTo && movedTo !== slug ? { kind: 'moved', slug: movedTo } : { kind: 'not-found' };
    }),
);

export type ArticleAddress = {
  slug: string;
  language: Locale;
  updatedAt: string | null;
  /** The same article in another language. */
  counterpart?: Counterpart | undefined;
};

/**
 * Slugs of the newest articles: the pages that the build makes. The others are made on their first visit, so that builds
 * stay short. A slug whose article cannot be read is left out, because a failing page would end the build.
 */
export async function newestSlugs(count: number): Promise<string[]> {
  const slugs = await query('newest_slugs', newestSlugsQuery, listOf(reshapeSlug), { count }).catch(() => []);
  const readable = await Promise.all(
    slugs.map(async (slug) => {
      if (slug === null) return [];
      try {
        await Promise.all([readArticle(slug, {}), readRelated(slug, {})]);
        return [slug];
      } catch {
        log('warn', 'article_left_for_later', { slug });
        return [];
      }
    }),
  );
  return readable.flat();
}

/** What the sitemap needs to know about the articles. */
export type Addresses = {
  articles: ArticleAddress[];
  /** Number of pages of each language's list. */
  pages: Readonly<Record<Locale, number>>;
  /** Slugs of each language's topics. */
  topics: Readonly<Record<Locale, readonly string[]>>;
};

/**
 * Address of every article, each once, and the size of the lists, for the sitemap.
 * @throws when the content service fails.
 */
export async function listAddresses(): Promise<Addresses> {
  await tagPage(listTag);
  const [addresses, ...topics] = await Promise.all([
    query('addresses', addressesQuery, reshapeAddresses),
    ...locales.map(
      async (locale) => [locale, (await readTopics(locale, {})).map(({ slug }) => slug)] as const,
    ),
  ]);
  return { ...addresses, topics: Object.fromEntries(topics) as Record<Locale, string[]> };
}

function reshapeAddresses(result: unknown): Omit<Addresses, 'topics'> {
  const found = result as Partial<AddressesQueryResult> | null;
  if (!Array.isArray(found?.articles)) throw new Error('the content service did not answer with a list');
  if (found.articles.some((row) => typeof row?._id !== 'string')) {
    throw new Error('the content service did not answer with documents');
  }
  const inLanguage = (language: Locale) => found.articles?.filter((row) => row.language === language).length;
  const pages = perLocale((locale) => pagesFor(inLanguage(locale) || (found.articles?.length ?? 0)));
  // Of two articles with one slug, the first by id has the page, as in the detail query.
  const seen = new Set<string>();
  const addresses = found.articles
    .toSorted((a, b) => (a._id < b._id ? -1 : 1))
    .flatMap(({ _id, slug, language, titled, _updatedAt }) => {
      if (!titled || typeof slug !== 'string' || !isArticleSlug(slug) || seen.has(slug)) return [];
      seen.add(slug);
      return [
        {
          id: _id,
          slug,
          language: asLocale(language),
          updatedAt: typeof _updatedAt === 'string' ? _updatedAt : null,
        },
      ];
    });
  const byId = new Map(addresses.map((address) => [address.id, address]));
  const groups = new Map(
    (found.pairs ?? []).flatMap(({ ids }) => (ids ?? []).map((id) => [id, ids ?? []] as const)),
  );
  const articles = addresses.map(({ id, ...address }) => {
    const others = (groups.get(id) ?? []).flatMap((other) => (other && byId.get(other)) || []);
    return { ...address, counterpart: others.find(({ language }) => language !== address.language) };
  });
  return { articles, pages };
}

/** Articles in a feed and in llms.txt, of each language. */
const newestCount = 50;

/**
 * The newest articles of a language that have an address.
 * @throws when the content service fails.
 */
export async function listNewest(language: Locale): Promise<Article[]> {
  await tagPage(listTag);
  const articles = await query('feed', feedQuery, reshapeList, { language, count: newestCount });
  return articles.filter(({ slug }) => slug !== null);
}
