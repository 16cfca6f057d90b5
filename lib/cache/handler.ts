/**
 * Next's page cache (`cacheHandler` in next.config.ts) with two rules for pages that depend on the content service.
 * page-rules.ts decides; this file only carries out.
 *
 * The pages themselves are in Next's file-system cache (next-cache.ts). It is the only store that serves the build's pages and keeps a stale page until the new one is ready. The Redis handlers do neither: keys
 * are opaque since Next 16.4, so they never find the build's pages, and they drop an entry as soon as it is revalidated,
 * which would empty the site in an outage. With REDIS_URL, several instances share the file cache's pages (shared.ts).
 *
 * Node loads this file as well as the bundler, so imports need their file extension. On a platform with a page cache of
 * its own (Vercel) this handler is not loaded; pages throw there instead (lib/articles/outage.ts).
 */
import { env, isBuilding, isDevelopment } from '../env.ts';
import { withLateScripts } from './late-scripts.ts';
import {
  type Entry,
  FileSystemCache,
  type Files,
  type GetArguments,
  isPage,
  type Page,
  type SetArguments,
} from './next-cache.ts';
import { hasNonce, withPolicy } from './page-policy.ts';
import { decide, isGood } from './page-rules.ts';
import { redirectTarget } from './redirect-target.ts';
import { SharedCache } from './shared.ts';
import { wholePage, withLengths } from './whole.ts';

/** A page as it is sent. The policy comes last: it names the page's inline scripts. In development nothing is changed. */
const finished = (page: Page) => (isDevelopment() ? page : withPolicy(withLateScripts(page)));

/** What is served for each cached page, computed once: the finished page, or null when it is truncated or not good. */
const served = new WeakMap<Page, Page | null>();

function servedOf(page: Page): Page | null {
  const known = served.get(page);
  if (known !== undefined) return known;
  const whole = wholePage(page);
  const found = whole && isGood(whole) ? finished(whole) : null;
  served.set(page, found);
  return found;
}

/** One day in ms: longer than any page's `revalidate`. */
const day = 24 * 60 * 60 * 1000;

/** A page that was dated by a clock ahead of time would count as fresh until then: it is stale instead. */
const pastTime = (time: number) => (time > Date.now() ? Date.now() - day : time);

/** The four methods of Next's `cacheHandler`. Keys are opaque: nothing here reads them. */
export default class CacheHandler {
  readonly #files: Files;

  constructor(...context: ConstructorParameters<typeof FileSystemCache>) {
    const files = new FileSystemCache(...context);
    const [{ serverDistDir }] = context;
    const { redisUrl } = env();
    // The middleware's handler has neither a folder nor pages.
    const isShared = redisUrl && serverDistDir && !isBuilding() && !isDevelopment();
    this.#files = isShared ? new SharedCache(files, redisUrl, serverDistDir) : files;
  }

  async get(...[key, context]: GetArguments): Promise<Entry> {
    const entry = await this.#files.get(key, context);
    const value = entry?.value ?? null;
    if (!entry || !isPage(value)) return entry;
    const page = servedOf(value);
    return page && { ...entry, value: page, lastModified: pastTime(entry.lastModified ?? 0) };
  }

  async set(...[key, data, context]: SetArguments): Promise<void> {
    if (!isPage(data)) return this.#files.set(key, data, context);
    if (hasNonce(data)) return;
    // Next sends this same object to the waiting visitor.
    Object.assign(data, finished(data));

    const location = redirectTarget(data);
    if (location) {
      await this.#keep(key, { ...data, headers: { ...data.headers, location } }, context);
      // Next has set the header on this answer already; a second one would make a wrong address.
      if (data.kind === 'APP_PAGE') delete data.headers?.location;
      return;
    }

    if (isGood(data)) return this.#keep(key, data, context);
    const earlier = await this.get(key, context as GetArguments[1]);
    const { keep, revalidate, response } = decide(data, Boolean(earlier?.value));
    if (keep === 'this page') await this.#keep(key, data, context);
    if (keep === 'earlier page' && earlier) {
      const cacheControl = { ...earlier.cacheControl, revalidate };
      await this.#keep(key, earlier.value as Page, { ...context, cacheControl } as SetArguments[2]);
    }
    if (response?.status) data.status = response.status;
    if (response) data.headers = { ...data.headers, ...response.headers };
  }

  /** A copy: Next goes on using the page. */
  #keep(key: string, page: Page, context: SetArguments[2]): Promise<void> {
    return this.#files.set(key, withLengths(page), context);
  }

  revalidateTag(...args: Parameters<Files['revalidateTag']>): Promise<void> {
    return this.#files.revalidateTag(...args);
  }

  resetRequestCache(): void {
    this.#files.resetRequestCache();
  }
}
