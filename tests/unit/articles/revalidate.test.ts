import { encodeSignatureHeader } from '@sanity/webhook';
import { revalidateTag } from 'next/cache';
import { after, NextRequest } from 'next/server';
import { POST } from '@/app/api/revalidate/route';
import { articleTag } from '@/lib/articles/freshness';
import { articleHref } from '@/lib/routes';
import { pingIndexNow } from '@/lib/seo/index-now';

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }));
jest.mock('next/server', () => ({ ...jest.requireActual('next/server'), after: jest.fn() }));
const mockSecret = 'a-webhook-secret-for-tests';
let mockHost: string | undefined;
jest.mock('@/lib/env', () => ({
  env: () => ({
    webhookSecret: mockSecret,
    hosting: { ownServer: true, ownPageCache: true },
    host: mockHost,
    port: 3000,
  }),
}));
jest.mock('@/lib/seo/index-now', () => ({ pingIndexNow: jest.fn() }));
jest.mock('@/lib/server/log', () => ({ log: jest.fn() }));

const sign = (body: string, age = 0, key = mockSecret) => encodeSignatureHeader(body, Date.now() - age, key);

/** Returns the status of the response to a correctly signed call. */
async function call(body: string, signature: string | Promise<string> = sign(body)): Promise<number> {
  const headers = { 'content-type': 'application/json', 'sanity-webhook-signature': await signature };
  return (await POST(new NextRequest('http://localhost/api/revalidate', { method: 'POST', headers, body })))
    .status;
}
const good = JSON.stringify({ _type: 'resourcePage', slugs: ['a'] });

test('revalidates on a signed call', async () => {
  expect(await call(good)).toBe(200);
  expect(revalidateTag).toHaveBeenCalled();
});

test.each([
  ['a person', { _type: 'author', slugs: [null, null] }, ['resources']],
  ['a pair', { _type: 'translation.metadata', slugs: [null, null] }, ['resources-list']],
  ['a document that no page shows', { _type: 'note' }, []],
])('revalidates the pages that show a changed %s', async (_, body, tags) => {
  jest.mocked(revalidateTag).mockClear();
  expect(await call(JSON.stringify(body))).toBe(200);
  expect(jest.mocked(revalidateTag).mock.calls.map(([tag]) => tag)).toEqual(tags);
});

test('ignores slugs that cannot have a page', async () => {
  jest.mocked(revalidateTag).mockClear();
  const body = JSON.stringify({ _type: 'resourcePage', slugs: ['\ud800', '..', 'notes.md', 'good'] });
  expect(await call(body)).toBe(200);
  expect(jest.mocked(revalidateTag).mock.calls.map(([tag]) => tag)).toEqual([
    'resources-list',
    articleTag('good'),
  ]);
});

test.each([
  ['malformed JSON', '{', undefined, 400],
  ['a malformed signature', good, 'x', 401],
  ['a signature of another body', good, sign('{}'), 401],
  ['a signature with another secret', good, sign(good, 0, 'another secret'), 401],
  ['an old signature', good, sign(good, 6 * 60_000), 401],
  ['a signature from the future', good, sign(good, -6 * 60_000), 401],
  ['a body over the limit', `"${'x'.repeat(70_000)}"`, undefined, 413],
])('reports a client error for %s', async (_, body, signature, status) => {
  jest.mocked(revalidateTag).mockClear();
  expect(await call(body, signature)).toBe(status);
  expect(revalidateTag).not.toHaveBeenCalled();
});

test.each([4, -4])('accepts a signature that is %i minutes off', async (minutes) => {
  expect(await call(good, sign(good, minutes * 60_000))).toBe(200);
});

test('reports a server error when revalidation fails, so that the service retries', async () => {
  jest.mocked(revalidateTag).mockImplementation(() => {
    throw new Error('the cache is broken');
  });
  expect(await call(good)).toBe(500);
});

describe('after a call', () => {
  /** Makes a call, runs the work after its response, and returns the requested URLs. */
  async function requested(respond: (path: string) => Response): Promise<URL[]> {
    jest.mocked(revalidateTag).mockReset();
    jest.mocked(pingIndexNow).mockClear();
    jest.mocked(after).mockClear();
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (url) => respond(new URL(String(url)).pathname));
    await call(JSON.stringify({ _type: 'resourcePage', slugs: ['kept', 'deleted'] }));
    const [work] = jest.mocked(after).mock.calls[0] ?? [];
    if (typeof work !== 'function') throw new Error('no work after the response');
    await work();
    const urls = fetched.mock.calls.map(([url]) => new URL(String(url)));
    fetched.mockRestore();
    return urls;
  }

  test.each([
    [undefined, 'http://localhost:3000'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['::', 'http://localhost:3000'],
    ['10.0.0.5', 'http://10.0.0.5:3000'],
    ['fd00::5', 'http://[fd00::5]:3000'],
  ])('requests the pages from the bound host (HOST=%s)', async (host, origin) => {
    mockHost = host;
    const urls = await requested(() => new Response());
    expect(new Set(urls.map((url) => url.origin))).toEqual(new Set([origin]));
    expect(urls.map(({ pathname }) => pathname)).toEqual(
      expect.arrayContaining([articleHref('kept'), articleHref('deleted'), '/sitemap.xml']),
    );
  });

  test('requests every version of an article, so that no visitor gets a retracted text', async () => {
    const paths = (await requested(() => new Response())).map(({ pathname }) => pathname);
    const versions = ['deleted', 'kept'].flatMap((slug) => [
      `/resources/${slug}.md`,
      `/social/articles/${slug}.png`,
    ]);
    expect(paths).toEqual(expect.arrayContaining(versions));
    // The pages come first.
    expect(Math.min(...versions.map((path) => paths.indexOf(path)))).toBeGreaterThan(
      paths.indexOf('/sitemap.xml'),
    );
  });

  test('announces only pages that respond with 200', async () => {
    const statuses: Record<string, number> = { [articleHref('deleted')]: 404, '/ko/resources': 308 };
    await requested((path) => new Response(null, { status: statuses[path] ?? 200 }));
    expect(jest.mocked(pingIndexNow).mock.calls).toEqual([[[articleHref('kept'), '/resources']]]);
  });

  test('announces nothing when no page responds', async () => {
    await requested(() => {
      throw new TypeError('fetch failed');
    });
    expect(pingIndexNow).not.toHaveBeenCalled();
  });
});
