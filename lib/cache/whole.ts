import { type CachedPage, hasHtml } from './page-rules.ts';

/*
 * A process that is killed while it writes a page, or a disk that is full, can leave a truncated file. Such a page counts as
 * missing and is rendered again.
 */

/** Header inside the cache that holds how long the page's parts are. Pages of the build have none. */
const lengthHeader = 'x-lengths';

type Parts = CachedPage & { body?: Uint8Array; rscData?: Uint8Array | undefined };

/** Lengths in bytes of what is sent to browsers: a file, or a page and React's own format of it. */
const lengthsOf = (page: Parts) =>
  hasHtml(page)
    ? `${Buffer.byteLength(page.html)} ${(page as Parts).rscData?.length ?? 0}`
    : String(page.body?.length ?? 0);

/** The page as the cache stores it. */
export function withLengths<Page extends Parts>(page: Page): Page {
  return { ...page, headers: { ...page.headers, [lengthHeader]: lengthsOf(page) } };
}

/** A stored page without that header; null when a part of it is truncated. */
export function wholePage<Page extends Parts>(page: Page): Page | null {
  const { [lengthHeader]: lengths = lengthsOf(page), ...headers } = page.headers ?? {};
  if (lengths !== lengthsOf(page) || (hasHtml(page) && !/<\/html>\s*$/.test(page.html))) return null;
  return page.headers ? { ...page, headers } : page;
}
