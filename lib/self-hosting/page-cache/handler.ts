/**
 * Next's page cache (`cacheHandler` in next.config.ts): adds the content security policy to each page, and applies the
 * decisions of page-rules.ts to pages that depend on the content service.
 *
 * Pages are stored in Next's file-system cache (next-cache.ts). It is the only store that serves the build's pages and keeps
 * a stale page until the new one is ready. Redis handlers do neither: keys are opaque since Next 16.4, so they never find
 * the build's pages, and they drop an entry as soon as it is revalidated, which would empty the site in an outage.
 *
 * Node loads this file as well as the bundler, so imports need their file extension. A platform with its own page cache
 * (Vercel) does not load this handler; pages throw there instead (lib/articles/outage.ts).
 */
import { isDevelopment } from '../../env.ts';
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
import { cacheDecision, isGood } from './page-rules.ts';
import { redirectTarget } from './redirect-target.ts';
import { rejectTruncated, withLengths } from './whole.ts';

/** Returns the page with its content security policy; unchanged in development. */
const finalizePage = (page: Page) => (isDevelopment() ? page : withPolicy(page));

/** The final version of each cached page, computed once; null when the page is truncated or not good. */
const finalPages = new WeakMap<Page, Page | null>();

function getFinalPage(page: Page): Page | null {
  const known = finalPages.get(page);
  if (known !== undefined) return known;
  const whole = rejectTruncated(page);
  const found = whole && isGood(whole) ? finalizePage(whole) : null;
  finalPages.set(page, found);
  return found;
}

/** One day in ms: longer than any page's `revalidate`. */
const day = 24 * 60 * 60 * 1000;

/** Marks a page as stale if its time is in the future: after a clock is set back, it would otherwise count as fresh. */
const correctTime = (time: number) => (time > Date.now() ? Date.now() - day : time);

/** The four methods of Next's `cacheHandler`. Keys are opaque: nothing here reads them. */
export default class CacheHandler {
  readonly #files: Files;

  constructor(...context: ConstructorParameters<typeof FileSystemCache>) {
    this.#files = new FileSystemCache(...context);
  }

  async get(...[key, context]: GetArguments): Promise<Entry> {
    const entry = await this.#files.get(key, context);
    const value = entry?.value ?? null;
    if (!entry || !isPage(value)) return entry;
    const page = getFinalPage(value);
    return page && { ...entry, value: page, lastModified: correctTime(entry.lastModified ?? 0) };
  }

  async set(...[key, data, context]: SetArguments): Promise<void> {
    if (!isPage(data)) return this.#files.set(key, data, context);
    if (hasNonce(data)) return;
    // Next sends this same object to the waiting visitor.
    Object.assign(data, finalizePage(data));

    const location = redirectTarget(data);
    if (location) {
      await this.#keep(key, { ...data, headers: { ...data.headers, location } }, context);
      // Next has already set the header on this response; a second one would produce a wrong URL.
      if (data.kind === 'APP_PAGE') delete data.headers?.location;
      return;
    }

    if (isGood(data)) return this.#keep(key, data, context);
    const earlier = await this.get(key, context as GetArguments[1]);
    const { keep, revalidate, response } = cacheDecision(data, Boolean(earlier?.value));
    if (keep === 'this page') await this.#keep(key, data, context);
    if (keep === 'earlier page' && earlier) {
      const cacheControl = { ...earlier.cacheControl, revalidate };
      await this.#keep(key, earlier.value as Page, { ...context, cacheControl } as SetArguments[2]);
    }
    if (response?.status) data.status = response.status;
    if (response) data.headers = { ...data.headers, ...response.headers };
  }

  /** Stores a copy, because Next continues to use the page. */
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
