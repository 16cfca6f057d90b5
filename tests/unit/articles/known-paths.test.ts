import { contentChange } from '@/lib/server/page-state';

type KnownPaths = typeof import('@/lib/articles/known-paths');

const sitePaths = {
  articles: [{ slug: 'a-slug', language: 'en' as const, updatedAt: null }],
  previousSlugs: ['moved'],
  topics: { en: ['us-agent'], ko: ['시설-등록'] },
  pages: { en: 2, ko: 1 },
};

let read: jest.Mock<Promise<typeof sitePaths>>;
let isKnownPath: KnownPaths['isKnownPath'];

beforeEach(async () => {
  jest.useFakeTimers();
  delete (globalThis as unknown as Record<symbol, unknown>)[Symbol.for('attesta.known-paths')];
  contentChange().at = Number.NEGATIVE_INFINITY;
  const paths: KnownPaths = await import('@/lib/articles/known-paths');
  isKnownPath = paths.isKnownPath;
  read = jest.fn(async () => sitePaths);
  paths.checkPaths(read);
});
afterEach(() => jest.useRealTimers());

/** Reads the paths and advances the time by `ms`. */
async function known(ms = 0): Promise<void> {
  await isKnownPath('/resources/a-slug');
  await jest.advanceTimersByTimeAsync(ms);
}

it('lets every path pass while the paths are unknown', async () => {
  read.mockRejectedValue(new Error('the service is away'));
  expect(await isKnownPath('/resources/made-up')).toBe(true);
});

it.each([
  ['/resources/a-slug', true],
  ['/resources/%61-slug', true],
  ['/resources/a-slug.md', true],
  ['/social/articles/a-slug.png', true],
  ['/resources/moved', true],
  ['/resources/made-up', false],
  // Every page links to the articles about notices; without them they redirect to the list.
  ['/resources/why-cosmetics-shipments-are-refused', true],
  ['/resources/import-refusal-and-prior-notice', true],
  ['/resources/made-up.md', false],
  ['/social/articles/made-up.png', false],
  ['/resources/topics/us-agent', true],
  ['/ko/resources/topics/us-agent', false],
  ['/ko/resources/topics/%EC%8B%9C%EC%84%A4-%EB%93%B1%EB%A1%9D', true],
  ['/resources/page/2', true],
  ['/resources/page/3', false],
  ['/ko/resources/page/2', false],
  ['/resources', true],
  ['/', true],
  ['/privacy', true],
])('returns for %s: %s', async (path, expected) => {
  await known();
  expect(await isKnownPath(path)).toBe(expected);
});

it('reads once in two seconds, however many paths are missing', async () => {
  await known();
  for (let count = 0; count < 100; count += 1) await isKnownPath(`/resources/made-up-${count}`);
  expect(read).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2_000);
  await Promise.all(Array.from({ length: 100 }, (_, count) => isKnownPath(`/resources/made-up-${count}`)));
  expect(read).toHaveBeenCalledTimes(2);
});

it('finds an article that was published without a webhook', async () => {
  await known(2_000);
  read.mockResolvedValue({ ...sitePaths, articles: [{ slug: 'new', language: 'en', updatedAt: null }] });
  expect(await isKnownPath('/resources/new')).toBe(true);
});

it('reads again after a webhook, whenever the last read was', async () => {
  await known(1);
  expect(await isKnownPath('/resources/new')).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  contentChange().at = performance.now();
  read.mockResolvedValue({ ...sitePaths, previousSlugs: ['new'] });
  expect(await isKnownPath('/resources/new')).toBe(true);
  expect(read).toHaveBeenCalledTimes(2);
  // The page must still render: the 404 replaces the cached page.
  expect(await isKnownPath('/resources/moved')).toBe(true);
});

it('forgets a path ten minutes after it was last found', async () => {
  await known(1);
  const gone = ['/resources/moved', '/resources/topics/us-agent', '/resources/page/2'];
  read.mockResolvedValue({
    ...sitePaths,
    previousSlugs: [],
    topics: { en: [], ko: [] },
    pages: { en: 1, ko: 1 },
  });
  contentChange().at = performance.now();
  await isKnownPath('/resources/made-up');
  for (const path of gone) expect(await isKnownPath(path)).toBe(true);
  await jest.advanceTimersByTimeAsync(600_001);
  await isKnownPath('/resources/made-up');
  for (const path of gone) expect(await isKnownPath(path)).toBe(false);
  expect(await isKnownPath('/resources/a-slug')).toBe(true);
});

it('lets missing paths pass when the last read failed', async () => {
  await known(2_000);
  read.mockRejectedValue(new Error('the service is away'));
  expect(await isKnownPath('/resources/made-up')).toBe(true);
  expect(await isKnownPath('/resources/made-up')).toBe(true);
  expect(read).toHaveBeenCalledTimes(2);
});

it('refreshes in the background after five minutes of known paths', async () => {
  await known(300_001);
  read.mockReturnValue(new Promise(() => undefined));
  expect(await isKnownPath('/resources/a-slug')).toBe(true);
  expect(read).toHaveBeenCalledTimes(2);
});

it('checks nothing when there are too many paths to keep', async () => {
  const previousSlugs = Array.from({ length: 100_001 }, (_, count) => `slug-${count}`);
  read.mockResolvedValue({ ...sitePaths, previousSlugs });
  await known();
  expect(await isKnownPath('/resources/made-up')).toBe(true);
});
