import { type CachedPage, hasHtml } from './page-rules.ts';

/*
 * A process that is killed while it writes a page, or a disk that is full, can leave a truncated file. Such a page counts as
 * missing and is re-rendered.
 */

/** Internal header with the lengths of the page's parts. Pages of the build do not have it. */
const lengthHeader = 'x-lengths';

type Parts = CachedPage & { body?: Uint8Array; rscData?: Uint8Array | undefined };

/** Returns the byte lengths of a file, or of a page's HTML and RSC payload. */
const lengthsOf = (page: Parts) =>
  hasHtml(page)
    ? `${Buffer.byteLength(page.html)} ${(page as Parts).rscData?.length ?? 0}`
    : String(page.body?.length ?? 0);

/** Returns the page with its length header, for the cache. */
export function withLengths<Page extends Parts>(page: Page): Page {
  return { ...page, headers: { ...page.headers, [lengthHeader]: lengthsOf(page) } };
}

/** Returns a stored page without the length header; null when a part of the page is truncated. */
export function rejectTruncated<Page extends Parts>(page: Page): Page | null {
  const { [lengthHeader]: lengths = lengthsOf(page), ...headers } = page.headers ?? {};
  if (lengths !== lengthsOf(page) || (hasHtml(page) && !/<\/html>\s*$/.test(page.html))) return null;
  return page.headers ? { ...page, headers } : page;
}
