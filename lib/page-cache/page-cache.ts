/**
 * Next's own page cache with one more rule: an address that never existed is not kept. Anybody can ask for
 * `/resources/<anything>`; each such answer would otherwise stay in memory and on disk.
 *
 * Loaded by Next as `cacheHandler` (next.config.ts), outside the bundle: imports need their file extension.
 * Hosts that bring their own page cache (Vercel) do not use it.
 */
import * as nextCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

type NextFileSystemCache = typeof nextCache.default;
// A CommonJS module with `default`: Node wraps it once more than a bundler does.
const wrapped = nextCache.default as NextFileSystemCache & { default?: NextFileSystemCache };
const FileSystemCache: NextFileSystemCache = wrapped.default ?? wrapped;

type Cache = InstanceType<NextFileSystemCache>;
type SetArguments = Parameters<Cache['set']>;
type GetContext = Parameters<Cache['get']>[1];

/** Answers of the content service up to this many base64 characters are looked into. */
const smallAnswer = 4096;
const uncached = 'private, no-cache, no-store, max-age=0, must-revalidate';

/** True for a stored fetch whose result is null: the query for an article that does not exist. */
function isEmptyAnswer(body: string): boolean {
  if (body.length > smallAnswer) return false;
  try {
    return JSON.parse(Buffer.from(body, 'base64').toString('utf8')).result === null;
  } catch {
    return false;
  }
}

export default class PageCache extends FileSystemCache {
  override async set(...[key, data, context]: SetArguments): Promise<void> {
    if (data?.kind === 'FETCH' && isEmptyAnswer(data.data.body)) return;
    if (data?.kind === 'APP_PAGE' && data.status === 404) {
      // What took an article's place is kept, or the article would come back: those are few.
      const earlier = await super.get(key, context as GetContext);
      if (!earlier?.value) {
        // Next sends this very object: the answer must not be kept on its way either.
        data.headers = { ...data.headers, 'cache-control': uncached };
        return;
      }
    }
    await super.set(key, data, context);
  }
}
