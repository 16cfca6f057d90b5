import { unavailableHeader, unavailableMark } from '../articles/page-state.ts';

/** What the rules of the page cache read: the common part of Next's types for pages and files. */
export type CachedPage = {
  kind: string;
  html?: unknown;
  headers?: Readonly<Record<string, unknown>> | undefined;
  status?: number | undefined;
};

/** True for a page; what a route handler answers has no HTML. */
export const hasHtml = <Page extends CachedPage>(page: Page): page is Page & { html: string } =>
  page.kind === 'APP_PAGE' && typeof page.html === 'string';

/** What happens to a page that was just rendered. */
type Decision = {
  /** What the cache holds afterward. */
  keep: 'this page' | 'earlier page' | 'nothing';
  /** Seconds until the earlier page is revalidated. */
  revalidate?: number;
  /** Status and headers for the visitor who waits for this page. */
  response?: { status?: number; headers: Readonly<Record<string, string>> };
};

/** A rule for pages that must not be cached as they are. Rules have no side effects. */
type PageRule = {
  /** True for the pages of this rule: the cache never serves them. */
  concerns: (page: CachedPage) => boolean;
  /** @param hasEarlier whether the cache has a good page at this address. */
  decide: (page: CachedPage, hasEarlier: boolean) => Decision;
};

/** Keeps a response out of every cache between the site and the visitor. */
export const uncached = { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' };

/** Seconds until a page that could not be read is tried again: short, so that the end of an outage shows soon. */
const tryAgainAfter = 2;
/** Retry-After of a response without its content, in seconds. */
const retryAfter = 30;

/**
 * A page whose content could not be read never replaces an earlier good one. Without an earlier one, the visitor gets it
 * with status 503, and it is not cached.
 */
export const outageRule: PageRule = {
  concerns: ({ kind, html, headers }) =>
    kind === 'APP_ROUTE'
      ? headers?.[unavailableHeader.name] === unavailableHeader.value
      : typeof html === 'string' && html.includes(unavailableMark),
  decide: (_, hasEarlier) =>
    hasEarlier
      ? { keep: 'earlier page', revalidate: tryAgainAfter }
      : {
          keep: 'nothing',
          response: { status: 503, headers: { ...uncached, 'retry-after': String(retryAfter) } },
        },
};

/**
 * A 404 is not cached: anyone can request `/resources/<anything>`, and each response would take memory and disk. The
 * exception is an article that was unpublished: its 404 overwrites the page, which would otherwise return with the next
 * start. Even that entry is never served, because Next revalidates a page with the status of the cached one
 * (docs/upstream.md, https://github.com/vercel/next.js/issues/78432).
 */
export const notFoundRule: PageRule = {
  concerns: ({ status = 200 }) => status >= 400,
  decide: ({ status }, hasEarlier) => ({
    keep: status === 404 && hasEarlier ? 'this page' : 'nothing',
    response: { headers: uncached },
  }),
};
