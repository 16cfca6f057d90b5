/**
 * Next's page cache (`cacheHandler` in next.config.ts) with rules of our own for what depends on the content service:
 * each stands in a file of its own, and this one only carries out what they decide.
 *
 * The pages themselves are in Next's own file-system cache, the one import of this site from `next/dist`. It is the only
 * store that serves what the build made and keeps a page that has become stale until the new one is there. The handlers
 * for Redis do neither: keys are opaque since Next 16.4, so that they never find the build's pages, and they drop an
 * entry as soon as it is revalidated, which would empty the site in an outage.
 *
 * Loaded by Node as well as by the bundler: imports need their file extension. Hosts that bring a page cache of their
 * own (Vercel) do not use it; pages then throw instead (lib/articles/outage.ts).
 */
import * as nextCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { notFoundRule } from './not-found-rule.ts';
import { outageRule } from './outage-rule.ts';
import { markIsRead } from './page-state.ts';
import { redirectTarget } from './redirect-target.ts';

type NextFileSystemCache = typeof nextCache.default;
// A CommonJS module with `default`: Node wraps it once more than a bundler does.
const wrapped = nextCache.default as NextFileSystemCache & { default?: NextFileSystemCache };
const FileSystemCache: NextFileSystemCache = wrapped.default ?? wrapped;

type Files = InstanceType<NextFileSystemCache>;
type GetArguments = Parameters<Files['get']>;
type SetArguments = Parameters<Files['set']>;
type Entry = Awaited<ReturnType<Files['get']>>;
type Data = SetArguments[1];
type Page = Extract<Data, { kind: 'APP_PAGE' | 'APP_ROUTE' }>;

const rules = [outageRule, notFoundRule];

/** The cache holds what `unstable_cache` keeps, too, which is none of the rules' business. */
function isPage(data: Data): data is Page {
  return data?.kind === 'APP_PAGE' || data?.kind === 'APP_ROUTE';
}

const ruleFor = (page: Page) => rules.find((rule) => rule.concerns(page));

/** The four methods of Next's `cacheHandler`. Keys are opaque: nothing here reads them. */
export default class CacheHandler {
  readonly #files: Files;

  constructor(...context: ConstructorParameters<NextFileSystemCache>) {
    this.#files = new FileSystemCache(...context);
    (globalThis as unknown as Record<symbol, boolean>)[markIsRead] = true;
  }

  async get(...[key, context]: GetArguments): Promise<Entry> {
    const entry = await this.#files.get(key, context);
    const value = entry?.value ?? null;
    return isPage(value) && ruleFor(value) ? null : entry;
  }

  async set(...[key, data, context]: SetArguments): Promise<void> {
    if (!isPage(data)) return this.#files.set(key, data, context);

    const location = redirectTarget(data);
    if (location) {
      await this.#files.set(key, { ...data, headers: { ...data.headers, location } }, context);
      // Next has put it on the answer of this moment, and would add it a second time: a wrong address.
      if (data.kind === 'APP_PAGE') delete data.headers?.location;
      return;
    }

    const rule = ruleFor(data);
    if (!rule) return this.#files.set(key, data, context);
    const earlier = await this.get(key, context as GetArguments[1]);
    const { keep, revalidate, answer } = rule.decide(data, Boolean(earlier?.value));
    if (keep === 'this page') await this.#files.set(key, { ...data }, context);
    if (keep === 'earlier page' && earlier) {
      const cacheControl = { ...earlier.cacheControl, revalidate };
      await this.#files.set(key, earlier.value, { ...context, cacheControl } as SetArguments[2]);
    }
    // Next sends this very object to the visitor who waits.
    if (answer?.status) data.status = answer.status;
    if (answer) data.headers = { ...data.headers, ...answer.headers };
  }

  revalidateTag(...args: Parameters<Files['revalidateTag']>): Promise<void> {
    return this.#files.revalidateTag(...args);
  }

  resetRequestCache(): void {
    this.#files.resetRequestCache();
  }
}
