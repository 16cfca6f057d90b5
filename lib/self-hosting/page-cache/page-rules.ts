import { unavailableHeader, unavailableMark, uncached } from '../../server/page-state.ts';

/** The common part of Next's types for pages and files. */
export type CachedPage = {
  kind: string;
  html?: unknown;
  headers?: Readonly<Record<string, unknown>> | undefined;
  status?: number | undefined;
};

/** True for a page; responses of route handlers have no HTML. */
export const hasHtml = <Page extends CachedPage>(page: Page): page is Page & { html: string } =>
  page.kind === 'APP_PAGE' && typeof page.html === 'string';

/** Decision for a page that was rendered without its content. Default: do not cache it. */
type Decision = {
  /** Content of the cache afterward. */
  keep?: 'this page' | 'earlier page';
  /** Seconds until the earlier page is revalidated. */
  revalidate?: number;
  /** Status and headers of the response to the current visitor. */
  response?: { status?: number; headers: Readonly<Record<string, string>> };
};

/** Seconds until an unavailable page is revalidated; short, so that pages recover soon after an outage. */
const retryDelay = 2;
/** Retry-After of a response without its content, in seconds. */
const retryAfter = 30;

/** True if the content service failed while the page was rendered. */
const isUnavailable = ({ kind, html, headers }: CachedPage) =>
  kind === 'APP_ROUTE'
    ? headers?.[unavailableHeader.name] === unavailableHeader.value
    : typeof html === 'string' && html.includes(unavailableMark);

/** True if the cache may serve the page. */
export const isGood = (page: CachedPage) => !isUnavailable(page) && (page.status ?? 200) < 400;

/**
 * The treatment of a page that is not good.
 *
 * A page whose content could not be read never replaces an earlier good one. Without an earlier one, the visitor gets it
 * with status 503, and it is not cached.
 *
 * A 404 is not cached: anyone can request `/resources/<anything>`, and each response would take memory and disk. The
 * exception is an article that was unpublished: its 404 overwrites the page, which would otherwise return with the next
 * start. Even that entry is never served, because Next revalidates a page with the status of the cached one
 * (docs/upstream.md, https://github.com/vercel/next.js/issues/78432).
 *
 * @param hasEarlier true if the cache has a good page for this URL.
 */
export function cacheDecision(page: CachedPage, hasEarlier: boolean): Decision {
  if (!isUnavailable(page)) {
    const keep = page.status === 404 && hasEarlier ? 'this page' : undefined;
    return { keep, response: { headers: uncached } };
  }
  if (hasEarlier) return { keep: 'earlier page', revalidate: retryDelay };
  return { response: { status: 503, headers: { ...uncached, 'retry-after': String(retryAfter) } } };
}
