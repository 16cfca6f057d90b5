/** What the rules of the page cache look at: the part that pages and files have in common with Next's own type. */
export type CachedPage = {
  kind: string;
  html?: unknown;
  headers?: Readonly<Record<string, unknown>> | undefined;
  status?: number | undefined;
};

/** What becomes of a page that was just made. */
export type Decision = {
  /** What the cache holds from now on. */
  keep: 'this page' | 'earlier page' | 'nothing';
  /** Seconds after which a visit has an earlier page made again. */
  revalidate?: number;
  /** What the visitor who waits for this page gets beside it. */
  answer?: { status?: number; headers: Readonly<Record<string, string>> };
};

/** A rule about pages that are not good enough to be kept as they come. Without side effects. */
export type Rule = {
  /** True for the pages that the rule is about: the cache never gives them out. */
  concerns: (page: CachedPage) => boolean;
  /** @param hasEarlier whether the cache has a good page at this address. */
  decide: (page: CachedPage, hasEarlier: boolean) => Decision;
};

/** Keeps an answer out of every cache between the site and its visitor. */
export const uncached = { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' };
