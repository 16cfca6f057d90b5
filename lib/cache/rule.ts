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
export type Decision = {
  /** What the cache holds afterwards. */
  keep: 'this page' | 'earlier page' | 'nothing';
  /** Seconds until the earlier page is revalidated. */
  revalidate?: number;
  /** Status and headers for the visitor who waits for this page. */
  answer?: { status?: number; headers: Readonly<Record<string, string>> };
};

/** A rule for pages that must not be cached as they are. Rules have no side effects. */
export type Rule = {
  /** True for the pages of this rule: the cache never serves them. */
  concerns: (page: CachedPage) => boolean;
  /** @param hasEarlier whether the cache has a good page at this address. */
  decide: (page: CachedPage, hasEarlier: boolean) => Decision;
};

/** Keeps an answer out of every cache between the site and the visitor. */
export const uncached = { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' };
