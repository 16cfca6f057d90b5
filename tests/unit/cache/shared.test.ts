import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { contentChange } from '@/lib/articles/page-state';
import type { Data, Entry, Files, Page } from '@/lib/cache/next-cache';
import { judge, readTime, SharedCache, withTime } from '@/lib/cache/shared';
import { redis } from '@/lib/redis';

jest.mock('@/lib/log', () => ({ log: jest.fn() }));
jest.mock('@/lib/redis', () => ({ redis: jest.fn(jest.requireActual('@/lib/redis').redis) }));

const page = (headers: Record<string, string> = { 'x-next-cache-tags': 'resources,resource-a' }): Page =>
  ({
    kind: 'APP_PAGE',
    html: '<p>made</p>',
    rscData: Buffer.from('data'),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    headers,
    status: 200,
    postponed: undefined,
  }) as Page;
const entry = (value: Data, lastModified: number) =>
  ({ value, lastModified, cacheControl: { revalidate: 300, expire: 31_536_000 } }) as NonNullable<Entry>;

const day = 24 * 60 * 60 * 1000;

test('a page keeps its own time, whenever its file was written', () => {
  const stored = withTime(page(), 5);
  expect(readTime(entry(stored, 99))).toEqual(entry(page(), 5));
  // Where visitors would see it.
  expect(JSON.stringify(readTime(entry(stored, 99)))).not.toContain('made-at');
});

test.each([
  ['a page of the build, which has no time of its own', page()],
  ['a cached value', { kind: 'FETCH', data: {}, revalidate: 300 } as unknown as Data],
])('%s stays as it is', (_, value) => {
  expect(readTime(entry(value, 7))).toEqual(entry(value, 7));
  expect(readTime(null)).toBeNull();
});

describe('a tag', () => {
  test('that is newer makes a page stale, but leaves it there', () => {
    const stale = judge(entry(page(), 100), new Map([['resource-a', 101]]));
    expect(stale?.value).toEqual(page());
    expect(stale?.lastModified).toBe(100);
    const now = Date.now();
    const recent = judge(entry(page(), now - 5), new Map([['resource-a', now]]));
    // Older than each page's `revalidate`, younger than a year, after which Next lets visitors wait.
    expect(Date.now() - (recent?.lastModified ?? 0)).toBeGreaterThanOrEqual(day);
    expect(Date.now() - (recent?.lastModified ?? 0)).toBeLessThan(2 * day);
  });

  test.each([
    ['as old as the page', [['resource-a', 100]]],
    ['older', [['resources', 99]]],
    ['of another page', [['resource-b', 101]]],
    ['whose name begins alike', [['resource', 101]]],
  ] as [string, [string, number][]][])('%s changes nothing', (_, times) => {
    const before = entry(page(), 100);
    expect(judge(before, new Map(times))).toBe(before);
  });

  test('says nothing about a page without tags', () => {
    const before = entry(page({}), 100);
    expect(judge(before, new Map([['resources', 101]]))).toBe(before);
  });
});

test('what Redis keeps is the same page', () => {
  const copy = deserialize(serialize(entry(page(), 5)));
  expect(copy).toEqual(entry(page(), 5));
  expect(Buffer.isBuffer(copy.value.rscData)).toBe(true);
  expect(copy.value.segmentData.get('/_tree').toString()).toBe('tree');
});

describe('without an answer of Redis', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shared-'));
  writeFileSync(path.join(folder, 'BUILD_ID'), 'a-build');
  const files = new Map<string, NonNullable<Entry>>();
  const fileCache: Files = {
    get: async (key) => files.get(key) ?? null,
    set: async (key, value) => void files.set(key, entry(value, Date.now())),
    revalidateTag: async () => undefined,
    resetRequestCache: () => undefined,
  };
  const request = () => new SharedCache(fileCache, 'redis://127.0.0.1:1', path.join(folder, 'server'));
  const context = { kind: 'APP_PAGE', isFallback: false } as never;

  afterAll(async () => {
    const processes = globalThis as unknown as Record<symbol, Promise<{ client: { destroy(): void } }>>;
    (await processes[Symbol.for('attesta.redis')])?.client.destroy();
    rmSync(folder, { recursive: true });
  });

  test('pages are kept and served, and a tag makes them stale, without a long wait', async () => {
    const started = Date.now();
    const first = request();
    await sleep(20);
    await first.set('/page', page(), context);
    const fresh = await request().get('/page', context);
    expect(fresh?.value).toEqual(page());
    // The time when the request began, not when the page was ready.
    expect(Date.now() - (fresh?.lastModified ?? 0)).toBeGreaterThanOrEqual(20);

    await sleep(5);
    await request().revalidateTag('resource-a', { expire: 0 });
    const stale = await request().get('/page', context);
    expect(stale?.value).toEqual(page());
    expect(Date.now() - (stale?.lastModified ?? 0)).toBeGreaterThanOrEqual(day);
    expect(performance.now() - contentChange().at).toBeLessThan(1000);
    expect(Date.now() - started).toBeLessThan(1000);
  });

  test('a page that is made anew is fresh', async () => {
    await sleep(5);
    await request().set('/page', page(), context);
    const { lastModified = 0 } = (await request().get('/page', context)) ?? {};
    expect(Date.now() - lastModified).toBeLessThan(1000);
  });

  test('a clock that is set back by a day does not keep Redis waiting for a day', async () => {
    const read = async () => {
      await request().get('/page', context);
      return jest.mocked(redis).mock.calls.length;
    };
    const asked = await read();
    expect(await read()).toBe(asked);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() - day);
    await sleep(1_100);
    expect(await read()).toBeGreaterThan(asked);
    jest.restoreAllMocks();
  });
});
