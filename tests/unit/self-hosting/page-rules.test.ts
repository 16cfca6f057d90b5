import { type CachedPage, cacheDecision, isGood } from '@/lib/self-hosting/page-cache/page-rules';
import { redirectTarget } from '@/lib/self-hosting/page-cache/redirect-target';
import { rejectTruncated, withLengths } from '@/lib/self-hosting/page-cache/whole';
import { unavailableHeader, unavailableMark, uncached } from '@/lib/server/page-state';

const page = (html: string, status = 200): CachedPage => ({ kind: 'APP_PAGE', html, status, headers: {} });
const file = (headers: Record<string, string>, status = 200): CachedPage => ({
  kind: 'APP_ROUTE',
  headers,
  status,
});

const unavailablePage = page(`<html><head>${unavailableMark}</head></html>`);
const unavailableFile = file({ [unavailableHeader.name]: unavailableHeader.value });

test.each([unavailablePage, unavailableFile, page('', 404), page('', 500), file({}, 405)])(
  'never serves a failed read or a missing page: %j',
  (one) => expect(isGood(one)).toBe(false),
);

test.each([
  page('<p>&lt;meta name="page-state" content="unavailable"/&gt;</p>'),
  page('', 308),
  file({ 'content-type': 'text/plain' }),
  { kind: 'APP_PAGE', status: undefined },
])('serves %j', (one) => expect(isGood(one)).toBe(true));

describe('a failed read', () => {
  test('never replaces an earlier page and is retried after two seconds', () => {
    expect(cacheDecision(unavailablePage, true)).toEqual({ keep: 'earlier page', revalidate: 2 });
  });

  test('returns 503 without caching if there is no earlier page', () => {
    const headers = { ...uncached, 'retry-after': '30' };
    for (const one of [unavailablePage, unavailableFile]) {
      expect(cacheDecision(one, false)).toEqual({ response: { status: 503, headers } });
    }
  });
});

describe('a missing page', () => {
  test('is not cached', () => {
    expect(cacheDecision(page('', 404), false)).toEqual({ response: { headers: uncached } });
  });

  test('replaces a cached page, which a restart would otherwise restore', () => {
    expect(cacheDecision(page('', 404), true)).toEqual({
      keep: 'this page',
      response: { headers: uncached },
    });
    expect(cacheDecision(file({}, 405), true)).toEqual({ response: { headers: uncached } });
  });
});

describe('the target of a redirect', () => {
  test.each<[CachedPage, string | undefined]>([
    [{ kind: 'APP_PAGE', status: 308, html: '', headers: { location: '/a' } }, '/a'],
    [{ kind: 'APP_ROUTE', status: 308, headers: { location: '/a.md' } }, '/a.md'],
    [
      page('<template data-dgst="NEXT_REDIRECT;replace;/resources/new;308;"></template>', 308),
      '/resources/new',
    ],
    // An article may mention one.
    [page('<p>NEXT_REDIRECT;replace;/resources/new;308;</p>'), undefined],
    [page('', 308), undefined],
  ])('of %j is %s', (one, target) => {
    expect(redirectTarget(one)).toBe(target);
  });
});

describe('a cached page that was truncated', () => {
  const html = '<html><body>한국어 🧴</body></html>';
  const kept = withLengths({ ...page(html), rscData: Buffer.from('0:data') });
  const feed = withLengths({ ...file({ 'content-type': 'text/xml' }), body: Buffer.from('<rss></rss>') });

  test('is complete in its cached form, without the header that marks it', () => {
    expect(rejectTruncated(kept)).toEqual({ ...page(html), rscData: Buffer.from('0:data') });
    expect(rejectTruncated(feed)?.headers).toEqual({ 'content-type': 'text/xml' });
    // From the build.
    expect(rejectTruncated(page(html))).toEqual(page(html));
    expect(rejectTruncated({ ...page(html), headers: undefined })).toMatchObject({ html });
  });

  test.each<[string, Parameters<typeof rejectTruncated>[0]]>([
    ['HTML', { ...kept, html: html.slice(0, -3) }],
    ['HTML in the middle, with its end', { ...kept, html: html.replace('한국어', '') }],
    ['no HTML', { ...kept, html: '' }],
    ["the build's HTML", page(html.slice(0, 20))],
    ["React's format", { ...kept, rscData: Buffer.from('0:d') }],
    ['a file', { ...feed, body: Buffer.from('<rss>') }],
    ['an empty file', { ...feed, body: Buffer.alloc(0) }],
  ])('counts as missing: %s', (_, cut) => {
    expect(rejectTruncated(cut)).toBeNull();
  });
});
