/**
 * Pages and tags that several instances of one build share over Redis (`REDIS_URL`).
 *
 * Each instance keeps its own file cache as well, and the newer of both copies counts: without Redis it serves what it
 * has. The time of a page is when the request began that made it, so a page that was being rendered while its article changed
 * counts as old. Nothing is ever deleted: a page whose tag is newer becomes stale and is served until its successor is
 * ready. Loaded by Node and by the bundler, as handler.ts is.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { contentChange } from '../articles/page-state.ts';
import { log } from '../log.ts';
import { processState } from '../process-state.ts';
import { redis } from '../redis.ts';
import { within } from '../within.ts';
import {
  type Entry,
  type Files,
  type GetArguments,
  isPage,
  type Page,
  type SetArguments,
} from './next-cache.ts';

/** Longest wait for one answer of Redis, in ms. */
const redisTimeoutMs = 200;
/** After a failure Redis is not asked for this long, in ms, so that a hanging one does not delay every page. */
const pause = 1_000;
/** Seconds until Redis drops what is not written again: 30 days. */
const lifetime = 30 * 24 * 60 * 60;
/** Age of a stale page in ms: above every page's `revalidate`, below Next's `expire` of a year, which would block. */
const staleAge = 24 * 60 * 60 * 1000;

/** Times of tags, for all builds: a page of the next build may have been made before a change as well. */
const tagsKey = 'attesta:tags';
/** Field among the tags that differs after each change, so that a reader knows when to read all of them. */
const revision = 'revision';
/** Header inside the cache that holds the page's time; the file cache only knows when it wrote the file. */
const madeAt = 'x-made-at';
const cacheTags = 'x-next-cache-tags';

/** Stores a page unless a newer one is there; 0 when there is. */
const storeUnlessOlder = `
if tonumber(redis.call('HGET', KEYS[1], 'at') or '0') > tonumber(ARGV[1]) then return 0 end
redis.call('HSET', KEYS[1], 'at', ARGV[1], 'entry', ARGV[2])
return redis.call('EXPIRE', KEYS[1], ARGV[3])`;

type Client = Awaited<ReturnType<typeof redis>>['client'];

const state = () =>
  processState('shared-pages', () => ({
    tagTimes: new Map<string, number>(),
    /** Tags whose time Redis does not have yet. */
    unsent: new Map<string, number>(),
    revision: null as string | null,
    /** Both of `performance.now()`: a clock that is set back would silence Redis for as long. */
    pausedUntil: 0,
    /** When a failure was last logged. */
    reportedAt: Number.NEGATIVE_INFINITY,
    buildIds: new Map<string, string>(),
  }));

/** The page with its time in a header. */
export function withTime<P extends Page>(page: P, time: number): P {
  return { ...page, headers: { ...page.headers, [madeAt]: String(time) } };
}

/** Each page without that header: always the same object, so that the handler recognizes it. */
const timeless = new WeakMap<Page, Page>();

/** The entry with its page's own time, and without the header that holds it. */
export function readTime(entry: Entry): Entry {
  if (!entry || !isPage(entry.value) || !entry.value.headers?.[madeAt]) return entry;
  const { [madeAt]: time, ...headers } = entry.value.headers;
  const page = timeless.get(entry.value) ?? { ...entry.value, headers };
  timeless.set(entry.value, page);
  return { ...entry, lastModified: Number(time), value: page };
}

/** The entry as it is, or stale when a tag is newer. */
export function judge(entry: Entry, tagTimes: ReadonlyMap<string, number>): Entry {
  if (!entry || !isPage(entry.value)) return entry;
  const { lastModified = 0 } = entry;
  const tags = String(entry.value.headers?.[cacheTags] ?? '').split(',');
  if (!tags.some((tag) => (tagTimes.get(tag) ?? 0) > lastModified)) return entry;
  return { ...entry, lastModified: Math.min(lastModified, Date.now() - staleAge) };
}

/** Notes later times of tags; content is then read past the CDN, as in the instance that got the webhook. */
function learn(times: Iterable<[string, number]>): void {
  const { tagTimes } = state();
  for (const [tag, time] of times) {
    if (time <= (tagTimes.get(tag) ?? 0)) continue;
    tagTimes.set(tag, time);
    contentChange().at = performance.now();
  }
}

/** The file cache with Redis beside it. Next makes a handler per request, and each handler makes one of these. */
export class SharedCache implements Files {
  readonly #files: Files;
  readonly #url: string;
  readonly #prefix: string;
  readonly #requestedAt = Date.now();

  /** @param serverFolder Next's `.next/server`. */
  constructor(files: Files, url: string, serverFolder: string) {
    this.#files = files;
    this.#url = url;
    const { buildIds } = state();
    const build = buildIds.get(serverFolder) ?? readFileSync(path.join(serverFolder, '../BUILD_ID'), 'utf8');
    buildIds.set(serverFolder, build);
    this.#prefix = `attesta:page:${build}:`;
  }

  async get(...[key, context]: GetArguments): Promise<Entry> {
    const read = this.#files.get(key, context).then(readTime);
    if (context.kind !== 'APP_PAGE' && context.kind !== 'APP_ROUTE') return read;
    const name = this.#prefix + key;
    const [own, time] = await Promise.all([
      read,
      this.#ask((client) => client.hGet(name, 'at')),
      this.#exchangeTags(),
    ]);
    const isOlder = Number(time ?? 0) > (own?.lastModified ?? 0);
    const entry = (isOlder && (await this.#fetch(name, key, context))) || own;
    return judge(entry, state().tagTimes);
  }

  /** Reads a page from Redis, and keeps it for the time when Redis is gone. */
  async #fetch(name: string, key: string, context: GetArguments[1]): Promise<Entry> {
    const { RESP_TYPES } = await import('@redis/client');
    const entry = await this.#ask(async (client): Promise<Entry> => {
      const bytes = await client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).hGet(name, 'entry');
      return bytes && deserialize(bytes);
    });
    if (!entry) return null;
    const { value, cacheControl, lastModified = 0 } = entry;
    const kept = { ...context, cacheControl } as SetArguments[2];
    // The page can be served even when the disk is full.
    await this.#files.set(key, withTime(value as Page, lastModified), kept).catch(() => undefined);
    return entry;
  }

  async set(...[key, data, context]: SetArguments): Promise<void> {
    if (!isPage(data)) return this.#files.set(key, data, context);
    const lastModified = this.#requestedAt;
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    const entry = serialize({ value: data, lastModified, cacheControl } satisfies Entry);
    const stored = await this.#ask((client) =>
      client.eval(storeUnlessOlder, {
        keys: [this.#prefix + key],
        arguments: [String(lastModified), entry, String(lifetime)],
      }),
    );
    if (stored !== 0) await this.#files.set(key, withTime(data, lastModified), context);
  }

  async revalidateTag(...[tags, durations]: Parameters<Files['revalidateTag']>): Promise<void> {
    const names = [tags].flat();
    const now = Date.now();
    learn(names.map((tag) => [tag, now]));
    for (const tag of names) state().unsent.set(tag, now);
    await this.#files.revalidateTag(tags, durations);
    await this.#exchangeTags();
  }

  resetRequestCache(): void {
    this.#files.resetRequestCache();
  }

  /** Sends the times that Redis does not have, and reads those that this process does not have. */
  async #exchangeTags(): Promise<void> {
    const known = state();
    if (known.unsent.size > 0) {
      const times = [...known.unsent];
      const fields = Object.fromEntries([...times, [revision, randomUUID()]]);
      const sent = await this.#ask((client) =>
        Promise.all([client.hSet(tagsKey, fields), client.expire(tagsKey, lifetime)]),
      );
      for (const [tag, time] of times) if (sent && known.unsent.get(tag) === time) known.unsent.delete(tag);
    }
    const current = await this.#ask((client) => client.hGet(tagsKey, revision));
    if (!current || current === known.revision) return;
    const all = await this.#ask((client) => client.hGetAll(tagsKey));
    if (!all) return;
    const { [revision]: _, ...times } = all;
    learn(Object.entries(times).map(([tag, time]) => [tag, Number(time)]));
    known.revision = current;
  }

  /** Redis's answer; undefined when there is none in time. */
  async #ask<T>(command: (client: Client) => Promise<T>): Promise<T | undefined> {
    const known = state();
    if (performance.now() < known.pausedUntil) return undefined;
    let isConnected = false;
    const answer = redis(this.#url).then(async ({ client, connected }) => {
      await connected;
      isConnected = client.isReady;
      return command(client);
    });
    try {
      const inTime = await within(redisTimeoutMs, answer, undefined);
      // An answer that came while this process was busy is read first.
      const first = inTime ?? (await within(0, answer, undefined));
      if (first === undefined) throw new Error(`no answer in ${redisTimeoutMs} ms`);
      return first;
    } catch (error) {
      known.pausedUntil = performance.now() + pause;
      // A lost connection is logged in lib/redis.ts.
      if (isConnected && performance.now() - known.reportedAt > 60_000) {
        known.reportedAt = performance.now();
        log('warn', 'redis_failing', { reason: String(error).slice(0, 300) });
      }
      return undefined;
    }
  }
}
