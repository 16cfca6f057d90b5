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
  countInAnyLanguageQuery,
  diagnosticQuery,
  feedQuery,
  listCountQuery,
  listInAnyLanguageQuery,
  listQuery,
  newestSlugsQuery,
  surroundingsQuery,
  topicArticlesQuery,
  topicsQuery,
} from './queries';
import type { AddressesQueryResult, DiagnosticQueryResult } from './sanity.types';
import {
  type Around,
  type Counterpart,
  reshapeAround,
  reshapeSlug,
  type Surroundings,
  surroundingsOf,
} from './surroundings';
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
/** Pages that so many articles fill; an empty list has one too. */
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

/** Topics that lists link to, the most used. */
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
      // A stranger's list must not be taken for an archive without topics, which would end the topic's page.
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
 * A page of the list, counted from 1, newest first; null beyond the last page. A language without articles of
 * its own gets those of every language. What is asked for does not grow with the archive: one slice, one count
 * and the keywords of the newest articles.
 * @throws when the content service fails.
 */
const listArticles = cache(
  async (language: Locale, page: number, drafts = false): Promise<ArticleList | null> => {
    const slice = { from: (page - 1) * pageSize, to: page * pageSize };
    const options = { drafts, signal: deadline() };
    await tagPage(listTag);
    const [inLanguage, inLanguageCount, topics] = await Promise.all([
      query('list', listQuery, reshapeList, { language, ...slice }, options),
      query('list_count', listCountQuery, reshapeCount, { language }, { ...options, optional: true }),
      // A list without links to topics is still the list.
      readTopics(language, options).catch(() => []),
    ]);
    let [articles, count] = [inLanguage, inLanguageCount];
    if (count === 0 || (count === null && page === 1 && articles.length === 0)) {
      [articles, count] = await Promise.all([
        query('list_any_language', listInAnyLanguageQuery, reshapeList, slice, options),
        query(
          'list_any_language_count',
          countInAnyLanguageQuery,
          reshapeCount,
          {},
          { ...options, optional: true },
        ),
      ]);
    }
    // Without a count there are as many articles as have been seen.
    const pages = pagesFor(count ?? slice.from + articles.length);
    if (!drafts) listPages().set(language, pages);
    return page > pages ? null : { articles, pages, topics: topics.slice(0, linkedTopics) };
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

export type FoundTopic =
  | { kind: 'topic'; topic: Topic; articles: ArticleSummary[]; topics: Topic[] }
  /** No two articles share such a keyword. */
  | { kind: 'missing' }
  | { kind: 'unavailable' };

/** The newest articles on a topic, a list's page of them, for display. */
export const findTopic = cache(
  async (language: Locale, slug: string, drafts = false): Promise<FoundTopic> => {
    const found = await orUnavailable(async (): Promise<FoundTopic> => {
      await tagPage(listTag);
      const options = { drafts, signal: deadline() };
      const topics = await readTopics(language, options);
      const topic = topics.find((one) => one.slug === slug);
      if (!topic) return { kind: 'missing' };
      const { keywords } = topic;
      const parameters = { language, keywords, count: pageSize };
      const articles = await query('topic', topicArticlesQuery, reshapeList, parameters, options);
      if (articles.length === 0) return { kind: 'missing' };
      return { kind: 'topic', topic, articles, topics: topics.slice(0, linkedTopics) };
    });
    return found ?? { kind: 'unavailable' };
  },
);

/** The topics that the lists of a language link to, for the build; none when the content service fails. */
export async function linkedTopicSlugs(language: Locale): Promise<string[]> {
  try {
    return (await readTopics(language, {})).slice(0, linkedTopics).map(({ slug }) => slug);
  } catch {
    return [];
  }
}

/** The number of pages in a language, for the build; 1 when the content service fails. */
export async function countPages(language: Locale): Promise<number> {
  try {
    return (await listArticles(language, 1))?.pages ?? 1;
  } catch {
    return 1;
  }
}

/** The article with a slug, or null when there is none. */
function readArticle(slug: string, options: QueryOptions): Promise<Article | null> {
  const read = (document: unknown) => (document === null ? null : reshapeArticle(document));
  return query('article', articleQuery, read, { slug }, options);
}

/** What stands around the article with a slug, before it is known whether there is one. */
function readAround(slug: string, options: QueryOptions): Promise<Around> {
  return query('surroundings', surroundingsQuery, reshapeAround, { slug }, { ...options, optional: true });
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
    const options = { drafts, signal: deadline() };
    const [article, around] = await Promise.all([readArticle(slug, options), readAround(slug, options)]);
    if (article) {
      // Not for made-up slugs: each tag leaves a file behind.
      await tagPage(articleTag(slug));
      return { kind: 'article', article, ...surroundingsOf(article, around) };
    }
    // There is no loop: only an article that is found under a slug of its own is shown there.
    const { movedTo } = around;
    return movedTo && movedTo !== slug ? { kind: 'moved', slug: movedTo } : { kind: 'missing' };
  });
  return found ?? { kind: 'unavailable' };
});

export type ArticleAddress = {
  slug: string;
  language: Locale;
  updatedAt: string | null;
  /** The same article in another language. */
  counterpart?: Counterpart | undefined;
};

/**
 * Slugs of the newest articles: the pages that the build makes. The others are made when the first visitor
 * asks, so that a build does not grow with the archive. One that the service fails to give is left out here,
 * because a page that fails would end the build.
 */
export async function newestSlugs(count: number): Promise<string[]> {
  try {
    const rows = await query('newest_slugs', newestSlugsQuery, listOf(reshapeSlug), { count });
    const slugs = rows.filter((slug) => slug !== null);
    const readable = await Promise.all(slugs.map(async (slug) => (await canRead(slug)) && slug));
    return readable.filter((slug) => slug !== false);
  } catch {
    // query() has logged the reason.
    return [];
  }
}

async function canRead(slug: string): Promise<boolean> {
  try {
    await Promise.all([readArticle(slug, {}), readAround(slug, {})]);
    return true;
  } catch {
    log('warn', 'article_left_for_later', { slug });
    return false;
  }
}

/** What the sitemap has to know of the archive. */
export type Archive = {
  articles: ArticleAddress[];
  /** Number of pages of each language's list. */
  pages: Readonly<Record<Locale, number>>;
  /** Names of each language's topics in their addresses. */
  topics: Readonly<Record<Locale, readonly string[]>>;
};

/**
 * Address of every article, each once, and the size of the lists, for the sitemap.
 * @throws when the content service fails.
 */
export async function listAddresses(): Promise<Archive> {
  await tagPage(listTag);
  const [addresses, ...topics] = await Promise.all([
    query('addresses', addressesQuery, reshapeAddresses),
    ...locales.map(
      async (locale) => [locale, (await readTopics(locale, {})).map(({ slug }) => slug)] as const,
    ),
  ]);
  return { ...addresses, topics: Object.fromEntries(topics) as Record<Locale, string[]> };
}

function reshapeAddresses(result: unknown): Omit<Archive, 'topics'> {
  const found = result as Partial<AddressesQueryResult> | null;
  if (!Array.isArray(found?.articles)) throw new Error('the content service did not answer with a list');
  if (found.articles.some((row) => typeof row?._id !== 'string')) {
    throw new Error('the content service did not answer with documents');
  }
  const inLanguage = (language: Locale) => found.articles?.filter((row) => row.language === language).length;
  const pages = perLocale((locale) => pagesFor(inLanguage(locale) || (found.articles?.length ?? 0)));
  // Two articles of one slug: the page is that of the first by id, as the detail query finds it.
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

/** Logs what the dataset holds: counts, no titles. Failure is of no consequence. */
export const logDiagnostics = cache(async (): Promise<void> => {
  try {
    const rows = await query(
      'diagnostic',
      diagnosticQuery,
      listOf((row) => row as Partial<DiagnosticQueryResult[number]> | null),
      {},
      { optional: true },
    );
    const count = (language: string) => rows.filter((row) => row?.language === language).length;
    log('info', 'content_summary', {
      documents: rows.length,
      ...perLocale(count),
      withoutSlug: rows.filter((row) => !row?.slug?.current).length,
    });
  } catch {
    // query() has logged the reason.
  }
});
