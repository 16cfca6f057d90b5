import { type Locale, perLocale } from '../i18n/locales';
import { type ContentPath, contentPath } from '../server/match-route';
import { contentChange } from '../server/page-state';
import { processState } from '../server/process-state';
import { within } from '../server/within';
import type { SitePaths } from './articles';
import { noticeLanguage } from './notice-article';

/*
 * The articles, topics and list pages that exist. The middleware asks before Next renders: anyone can request
 * `/resources/<anything>`, and rendering a page only to find nothing takes 50 ms of the server's only thread and several
 * queries. A path that is missing from an older set is looked up again, so a new article appears on its first visit even
 * when its webhook never came. A path that no longer exists stays in the set for `goneFor`, because the 404 of its page must
 * replace the cached one. After that, it costs as little as a path that never existed.
 */

/** Minimum time between two reads triggered by unknown paths, in ms. */
const refreshInterval = 2_000;
/** How long a path stays in the set after it was last found, in ms. */
const goneFor = 600_000;
/** Maximum time a request waits for a read, in ms. After that, the page is rendered anyway. */
const longestWait = 1_000;
/** Age in ms after which a request for a known path refreshes the set in the background. */
const maxAge = 300_000;
/** Sets with more paths than this are not used: they would take more than about 20 MB. */
const mostPaths = 100_000;

/** Paths, each with the time when it was last found, by `performance.now()`. */
type Found<Path> = ReadonlyMap<Path, number>;

type KnownPaths = {
  slugs: Found<string>;
  topics: Readonly<Record<Locale, Found<string>>>;
  /** Numbers of the pages of each list. */
  pages: Readonly<Record<Locale, Found<number>>>;
};

type Read = () => Promise<SitePaths>;

const state = () =>
  processState('known-paths', () => ({
    /** Reads the paths; null if pages are not checked. */
    read: null as Read | null,
    known: null as KnownPaths | null,
    /** When the read of `known` began, and when a read last began, by `performance.now()`. */
    knownAt: Number.NEGATIVE_INFINITY,
    triedAt: Number.NEGATIVE_INFINITY,
    reading: null as Promise<void> | null,
  }));

/** Starts checking. @param read reads the paths; it throws when the content service fails. */
export function checkPaths(read: Read): void {
  state().read = read;
}

/**
 * True if the path may have a page: its article, topic or list page exists, the path is of another kind, or the paths are
 * unknown. Requests for missing paths share one read, at most every `refreshInterval`.
 */
export async function isKnownPath(pathname: string): Promise<boolean> {
  const found = contentPath(pathname);
  const paths = state();
  if (!found || !paths.read) return true;
  if (!paths.known || isIn(paths.known, found)) {
    // In the background: the page may be cached, and the content service may be failing.
    if (performance.now() - paths.knownAt > maxAge) void refresh();
    return true;
  }
  await within(longestWait, refresh(), undefined);
  const { known, knownAt } = paths;
  // Fail open: if the set is outdated, the page itself determines if it exists.
  if (!known || knownAt < contentChange().at || knownAt < paths.triedAt) return true;
  return isIn(known, found);
}

function isIn({ slugs, topics, pages }: KnownPaths, path: ContentPath): boolean {
  switch (path.kind) {
    case 'article':
      // Without its article, the page redirects to the list.
      return slugs.has(path.slug) || noticeLanguage(path.slug) !== undefined;
    case 'topic':
      return topics[path.locale].has(path.slug);
    case 'list':
      return pages[path.locale].has(path.page);
  }
}

/** Reads the paths, unless the last read is recent enough and began after the last change of content. */
export function refresh(): Promise<void> {
  const paths = state();
  if (paths.reading) return paths.reading;
  const isRecent = performance.now() - paths.triedAt < refreshInterval;
  if (isRecent && paths.triedAt >= contentChange().at) return Promise.resolve();
  paths.reading = readAll().finally(() => {
    paths.reading = null;
  });
  return paths.reading;
}

/** Returns the paths that exist, and those that were found less than `goneFor` ago. */
function merge<Path>(existing: Iterable<Path>, before: Found<Path> | undefined, now: number): Found<Path> {
  const kept = [...(before ?? [])].filter(([, foundAt]) => now - foundAt < goneFor);
  return new Map([...kept, ...Array.from(existing, (path) => [path, now] as const)]);
}

async function readAll(): Promise<void> {
  const paths = state();
  if (!paths.read) return;
  const startedAt = performance.now();
  paths.triedAt = startedAt;
  try {
    const { articles, previousSlugs, topics, pages } = await paths.read();
    const { known } = paths;
    const existing = [...articles.map(({ slug }) => slug), ...previousSlugs];
    const slugs = merge(existing, known?.slugs, startedAt);
    const merged: KnownPaths = {
      slugs,
      topics: perLocale((locale) => merge(topics[locale], known?.topics[locale], startedAt)),
      pages: perLocale((locale) =>
        merge(
          Array.from({ length: Math.max(1, pages[locale]) }, (_, index) => index + 1),
          known?.pages[locale],
          startedAt,
        ),
      ),
    };
    paths.known = slugs.size <= mostPaths ? merged : null;
    paths.knownAt = startedAt;
  } catch {
    // The query has already logged the failure (outage.ts).
  }
}
