/**
 * Next's own page cache with two more rules for what depends on the content service.
 *
 * 1. Only good answers are kept. Anybody can ask for `/resources/<anything>`; each 404 would otherwise stay in memory
 *    and on disk. The 404 of an article that was unpublished is written over the article, and never read: Next makes
 *    a page anew with the status of the one it has, and gives a page of status 404 the title of none.
 * 2. A page that says it lacks its content (page-state.ts) never takes the place of an earlier page. Where there
 *    is none, the visitor gets it with status 503, and it is not kept.
 *
 * Beside them, every answer of a page that redirects names its target, and names it once.
 *
 * Loaded by Next as `cacheHandler` (next.config.ts), outside the bundle: imports need their file extension.
 * Hosts that bring their own page cache (Vercel) do not use it; pages then throw instead (lib/articles/outage.ts).
 */
import * as nextCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { markIsRead, unavailableHeader, unavailableMark } from './page-state.ts';

type NextFileSystemCache = typeof nextCache.default;
// A CommonJS module with `default`: Node wraps it once more than a bundler does.
const wrapped = nextCache.default as NextFileSystemCache & { default?: NextFileSystemCache };
const FileSystemCache: NextFileSystemCache = wrapped.default ?? wrapped;

type Cache = InstanceType<NextFileSystemCache>;
type GetArguments = Parameters<Cache['get']>;
type SetArguments = Parameters<Cache['set']>;
type Entry = Awaited<ReturnType<Cache['get']>>;
type Data = SetArguments[1];

/** Seconds after which a visit has a page tried again that could not be made: soon, to see the end of an outage. */
const tryAgainAfter = 2;
/** Seconds after which a visitor without a page may come back. */
const retryAfter = 30;
const uncached = 'private, no-cache, no-store, max-age=0, must-revalidate';

function isUnavailable(data: Data | undefined): boolean {
  if (data?.kind === 'APP_ROUTE') return data.headers[unavailableHeader.name] === unavailableHeader.value;
  return data?.kind === 'APP_PAGE' && typeof data.html === 'string' && data.html.includes(unavailableMark);
}

function isError(data: Data | undefined): boolean {
  return (data?.kind === 'APP_PAGE' || data?.kind === 'APP_ROUTE') && (data.status ?? 200) >= 400;
}

/** What Next's redirect() leaves in the page: kind, target and status of the redirect. */
const redirectMark = /NEXT_REDIRECT;[a-z]+;([^;"\\]+);30[1278];/;

/**
 * Target of a page that redirects. Next keeps it in a header, but only when the page was made for a visitor who was
 * still waiting; of one that was made anew behind the visitor's back only the mark is left.
 */
function redirectTarget(data: NonNullable<Data>): string | undefined {
  if (data.kind !== 'APP_PAGE' && data.kind !== 'APP_ROUTE') return undefined;
  const location = data.headers?.location;
  if (typeof location === 'string') return location;
  const redirects = data.kind === 'APP_PAGE' && (data.status === 307 || data.status === 308);
  return redirects && typeof data.html === 'string' ? redirectMark.exec(data.html)?.[1] : undefined;
}

export default class PageCache extends FileSystemCache {
  constructor(...context: ConstructorParameters<NextFileSystemCache>) {
    super(...context);
    (globalThis as unknown as Record<symbol, boolean>)[markIsRead] = true;
  }

  override async get(...[key, context]: GetArguments): Promise<Entry> {
    const entry = await super.get(key, context);
    // Made by a build during an outage, or an article that is gone: as if it had not been made.
    return isUnavailable(entry?.value) || isError(entry?.value) ? null : entry;
  }

  override async set(...[key, data, context]: SetArguments): Promise<void> {
    if (data?.kind !== 'APP_PAGE' && data?.kind !== 'APP_ROUTE') return super.set(key, data, context);

    const unavailable = isUnavailable(data);
    const location = redirectTarget(data);
    if (location) {
      await super.set(key, { ...data, headers: { ...data.headers, location } }, context);
      // Next has set it on the answer of this moment, and would add it there a second time: a wrong address.
      if (data.kind === 'APP_PAGE') delete data.headers?.location;
      return;
    }
    if (!unavailable && !isError(data)) return super.set(key, data, context);
    const earlier = await this.get(key, context as GetArguments[1]);
    // Written over the article, or the article would come back with the next start: those are few.
    if (earlier?.value && data.status === 404) await super.set(key, { ...data }, context);
    else if (earlier?.value && unavailable) {
      const cacheControl = { ...earlier.cacheControl, revalidate: tryAgainAfter };
      return super.set(key, earlier.value, { ...context, cacheControl } as SetArguments[2]);
    }
    // Next sends this very object.
    data.headers = { ...data.headers, 'cache-control': uncached };
    if (unavailable) {
      data.status = 503;
      data.headers['retry-after'] = String(retryAfter);
    }
  }
}
