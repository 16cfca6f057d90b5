import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { type Locale, locales, perLocale } from '../i18n/locales';
import { isDraftMode } from '../security/draft-mode';
import { log } from '../server/log';
import { type Article, reshapeArticle } from './article';
import { deadline, type QueryOptions, query } from './client';
import { articleSlug, language as languageField, validEntries } from './fields';
import { articleTag, listTag, readLists, tagPage } from './freshness';
import { withOutageFallback } from './outage';
import { type ArticlePerson, collectPeople } from './people';
import {
  articleQuery,
  feedQuery,
  listCountQuery,
  listQuery,
  newestSlugsQuery,
  pathsQuery,
  peopleQuery,
  relatedQuery,
  searchQuery,
  topicArticlesQuery,
  topicsQuery,
} from './queries';
import { type Counterpart, type Related, relatedSchema, relatedTo } from './related';
import { collectTopics, type Topic } from './topics';

/** @throws if the result is not a list: another service's JSON must not look like a language without articles. */
function asRows(result: unknown): unknown[] {
  if (!Array.isArray(result)) throw new Error('the content service did not return a list');
  return result;
}

function reshapeList(result: unknown): Article[] {
  return asRows(result).flatMap((document) => {
    const article = reshapeArticle(document);
    if (!article) log('warn', 'article_skipped', { reason: 'no title' });
    return article ?? [];
  });
}

/** Articles on one page of the list. */
const pageSize = 24;
/** Returns the number of list pages for a number of articles; an empty list has one page. */
const pagesFor = (count: number) => Math.max(1, Math.ceil(count / pageSize));

const countSchema = z.number().nullable().catch(null);

/** Number of topics that lists link to: the most used ones. */
const linkedTopics = 8;

/**
 * Returns every topic of a language, the most used first.
 * @throws when the content service fails.
 */
async function readTopics(language: Locale, options: QueryOptions): Promise<Topic[]> {
  const read = (result: unknown) => {
    const rows = asRows(result);
    // Otherwise every topic page would become a 404.
    if (!rows.every((row) => row instanceof Object && 'primary' in row))
      throw new Error('the content service did not return keywords');
    return collectTopics(rows);
  };
  return query('topics', topicsQuery, read, { language }, options);
}

/** The content service is failing; the page cache handles this case (outage.ts). */
const unavailable = { kind: 'unavailable' } as const;
/** The article does not exist, or the page number is too high. */
const notFound = { kind: 'not-found' } as const;
type NoContent = typeof unavailable | typeof notFound;

export type FoundList =
  | {
      kind: 'list';
      articles: Article[];
      /** Number of pages; at least 1. */
      pages: number;
      /** The topics that lists link to. */
      topics: Topic[];
    }
  | NoContent;

/**
 * Returns a page of the list, counted from 1, newest first. A language without articles shows articles in every language. The
 * cost does not grow with the number of articles: one slice, one count and the keywords of the newest articles.
 */
export const findList = cache(
  async (language: Locale, page: number): Promise<FoundList> => readList(language, page, await isDraftMode()),
);

const readList = (language: Locale, page: number, drafts: boolean): Promise<FoundList> =>
  withOutageFallback(async () => {
    const slice = { from: (page - 1) * pageSize, to: page * pageSize };
    const options = { drafts, signal: deadline() };
    await tagPage(listTag);
    const optional = { ...options, optional: true };
    const read = (parameters: { language: Locale | null }) =>
      Promise.all([
        query('list', listQuery, reshapeList, { ...parameters, ...slice }, options),
        query('list_count', listCountQuery, countSchema.parse, parameters, optional),
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
    const linked = topics.slice(0, linkedTopics);
    if (!drafts) readLists().set(language, { pages, topics: linked.map(({ slug }) => slug) });
    if (page > pages) return notFound;
    return { kind: 'list', articles, pages, topics: linked };
  }, unavailable);

/** Returns the number of list pages in a language, for the build; 1 if the content service fails. */
export async function countPages(language: Locale): Promise<number> {
  const found = await readList(language, 1, false).catch(() => unavailable);
  return found.kind === 'list' ? found.pages : 1;
}

export type FoundTopic = { kind: 'topic'; topic: Topic; articles: Article[]; topics: Topic[] } | NoContent;

/** Returns the newest articles on a topic, as many as one list page has. */
export const findTopic = cache(
  (language: Locale, slug: string): Promise<FoundTopic> =>
    withOutageFallback(async () => {
      await tagPage(listTag);
      const options = { drafts: await isDraftMode(), signal: deadline() };
      const topics = await readTopics(language, options);
      const topic = topics.find((one) => one.slug === slug);
      if (!topic) return notFound;
      const parameters = { language, keywords: topic.keywords, count: pageSize };
      const articles = await query('topic', topicArticlesQuery, reshapeList, parameters, options);
      if (articles.length === 0) return notFound;
      return { kind: 'topic', topic, articles, topics: topics.slice(0, linkedTopics) };
    }, unavailable),
);

/** Returns the topics that the lists of a language link to, for the build; an empty list if the content service fails. */
export async function linkedTopicSlugs(language: Locale): Promise<string[]> {
  const topics = await readTopics(language, {}).catch(() => []);
  return topics.slice(0, linkedTopics).map(({ slug }) => slug);
}

/** Reads the article with a slug, or null, together with its related articles. */
function readArticle(slug: string, options: QueryOptions) {
  const read = (document: unknown) => (document === null ? null : reshapeArticle(document));
  return Promise.all([
    query('article', articleQuery, read, { slug }, options),
    query('related', relatedQuery, relatedSchema.parse, { slug }, { ...options, optional: true }),
  ]);
}

export type FoundArticle =
  | ({ kind: 'article'; article: Article } & Related)
  /** The article has moved to another slug. */
  | { kind: 'moved'; slug: string }
  | NoContent;

/** Returns the article of a percent-encoded path segment. */
export async function findArticleAt(segment: string): Promise<FoundArticle> {
  let slug: string;
  try {
    slug = decodeURIComponent(segment);
  } catch {
    return notFound;
  }
  return findArticle(slug);
}

/** Returns an article with its related articles. */
const findArticle = cache(
  (slug: string): Promise<FoundArticle> =>
    withOutageFallback(async () => {
      // A missing article may be published later, and related articles change when others do.
      await tagPage(listTag);
      const options = { drafts: await isDraftMode(), signal: deadline() };
      const [article, { own, moved }] = await readArticle(slug, options);
      if (article) {
        // Not for made-up slugs: each tag creates a file.
        await tagPage(articleTag(slug));
        return { kind: 'article', article, ...relatedTo(article, own) };
      }
      // This cannot loop: a slug that has its own article never redirects.
      return moved && moved.slug !== slug ? { kind: 'moved', slug: moved.slug } : notFound;
    }, unavailable),
);

export type ArticlePath = {
  slug: string;
  language: Locale;
  updatedAt: string | null;
  /** The same article in another language. */
  counterpart?: Counterpart | undefined;
};

const slugRows = validEntries(z.object({ slug: articleSlug }));

/**
 * Returns the slugs of the newest articles, whose pages the build renders. The others are rendered on their first visit, so
 * that builds stay short. A slug whose article cannot be read is left out, because a failing page would end the build.
 */
export async function newestSlugs(count: number): Promise<string[]> {
  const read = (result: unknown) => slugRows.parse(asRows(result));
  const rows = await query('newest_slugs', newestSlugsQuery, read, { count }).catch(() => []);
  const readable = await Promise.all(
    rows.map(async ({ slug }) => {
      try {
        await readArticle(slug, {});
        return [slug];
      } catch {
        log('warn', 'article_left_for_later', { slug });
        return [];
      }
    }),
  );
  return readable.flat();
}

export type SitePaths = {
  articles: ArticlePath[];
  /** Slugs that articles had before; their URLs redirect. */
  previousSlugs: readonly string[];
  /** Number of pages of each language's list. */
  pages: Readonly<Record<Locale, number>>;
  /** Slugs of each language's topics. */
  topics: Readonly<Record<Locale, readonly string[]>>;
};

/**
 * Returns the unique path of every article, the topics and the size of the lists, for the sitemap.
 * @throws when the content service fails.
 */
export async function listPaths(): Promise<SitePaths> {
  await tagPage(listTag);
  return readPaths({});
}

/** Reads the same paths outside a page, so nothing is tagged for the webhook. */
export async function readPaths(options: QueryOptions): Promise<SitePaths> {
  const [paths, topics] = await Promise.all([
    query('paths', pathsQuery, reshapePaths, {}, options),
    readAllTopics(options),
  ]);
  return { ...paths, topics };
}

/** Returns the slugs of each language's topics. */
async function readAllTopics(options: QueryOptions): Promise<SitePaths['topics']> {
  const slugs = await Promise.all(
    locales.map(async (locale) => (await readTopics(locale, options)).map(({ slug }) => slug)),
  );
  return perLocale((locale) => slugs[locales.indexOf(locale)] ?? []);
}

const documentRow = z.looseObject({ _id: z.string() });
const pathRow = z.object({
  _id: z.string(),
  slug: articleSlug,
  language: languageField,
  titled: z.literal(true),
  previousSlugs: validEntries(articleSlug),
  _updatedAt: z.string().nullable().catch(null),
});
const pairRow = z.object({ ids: validEntries(z.string()) });

function reshapePaths(result: unknown): Omit<SitePaths, 'topics'> {
  const found = z
    .looseObject({ articles: z.array(documentRow), pairs: validEntries(pairRow) })
    .safeParse(result);
  if (!found.success) throw new Error('the content service did not return a list of documents');
  const { articles: rows, pairs } = found.data;
  const inLanguage = (language: Locale) => rows.filter((row) => row.language === language).length;
  // If two articles share a slug, the first by id gets the page, as in the detail query.
  const sorted = validEntries(pathRow)
    .parse(rows)
    .sort((a, b) => (a._id < b._id ? -1 : 1));
  const bySlug = Map.groupBy(sorted, ({ slug }) => slug);
  const byId = new Map([...bySlug.values()].flatMap(([first]) => (first ? [[first._id, first]] : [])));
  const groups = new Map(pairs.flatMap(({ ids }) => ids.map((id) => [id, ids])));
  return {
    previousSlugs: [...byId.values()].flatMap(({ previousSlugs }) => previousSlugs),
    pages: perLocale((locale) => pagesFor(inLanguage(locale) || rows.length)),
    articles: [...byId.values()].map(({ _id, slug, language, _updatedAt }) => ({
      slug,
      language,
      updatedAt: _updatedAt,
      counterpart: (groups.get(_id) ?? [])
        .flatMap((id) => byId.get(id) ?? [])
        .find((other) => other.language !== language),
    })),
  };
}

/** Articles per language in a feed and in llms.txt. */
const newestCount = 50;

/**
 * Returns the newest articles of a language that have a page.
 * @throws when the content service fails.
 */
export async function listNewest(language: Locale): Promise<Article[]> {
  await tagPage(listTag);
  const articles = await query('feed', feedQuery, reshapeList, { language, count: newestCount });
  return articles.filter(({ slug }) => slug !== null);
}

/** Articles per language in the index of the search. */
const searchedCount = 300;

/**
 * Returns the newest articles of a language with their headings, without the rest of their bodies.
 * @throws when the content service fails.
 */
export async function listSearched(language: Locale): Promise<Article[]> {
  await tagPage(listTag);
  return query('search', searchQuery, reshapeList, { language, count: searchedCount });
}

export type FoundPeople = { kind: 'people'; people: ArticlePerson[] } | typeof unavailable;

/** Returns the people who wrote or reviewed articles of a language. */
export const findPeople = cache(
  (language: Locale): Promise<FoundPeople> =>
    withOutageFallback(async () => {
      await tagPage(listTag);
      const options = { drafts: await isDraftMode(), signal: deadline() };
      const read = (result: unknown) => collectPeople(asRows(result));
      return { kind: 'people', people: await query('people', peopleQuery, read, { language }, options) };
    }, unavailable),
);
