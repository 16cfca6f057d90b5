import { unavailableHeader, unavailableMark } from '@/lib/articles/page-state';
import { type CachedPage, notFoundRule, outageRule, uncached } from '@/lib/cache/page-rules';
import { redirectTarget } from '@/lib/cache/redirect-target';
import { wholePage, withLengths } from '@/lib/cache/whole';

const page = (html: string, status = 200): CachedPage => ({ kind: 'APP_PAGE', html, status, headers: {} });
const file = (headers: Record<string, string>, status = 200): CachedPage => ({
  kind: 'APP_ROUTE',
  headers,
  status,
});

const unavailablePage = page(`<html><head>${unavailableMark}</head></html>`);
const unavailableFile = file({ [unavailableHeader.name]: unavailableHeader.value });

describe('what could not be read', () => {
  test.each([unavailablePage, unavailableFile])('is recognised', (one) => {
    expect(outageRule.concerns(one)).toBe(true);
  });

  test.each([
    page('<p>&lt;meta name="page-state" content="unavailable"/&gt;</p>'),
    page('<p>Not found</p>', 404),
    file({ 'content-type': 'text/plain' }),
    { kind: 'APP_PAGE' },
  ])('is nothing else', (one) => {
    expect(outageRule.concerns(one)).toBe(false);
  });

  test('never replaces an earlier page, and is tried again after two seconds', () => {
    expect(outageRule.decide(unavailablePage, true)).toEqual({ keep: 'earlier page', revalidate: 2 });
  });

  test('is answered with 503 and not kept where there is no earlier page', () => {
    expect(outageRule.decide(unavailablePage, false)).toEqual({
      keep: 'nothing',
      response: { status: 503, headers: { ...uncached, 'retry-after': '30' } },
    });
  });
});

describe('what is not found', () => {
  test.each([page('', 404), page('', 500), file({}, 405)])('is recognised', (one) => {
    expect(notFoundRule.concerns(one)).toBe(true);
  });

  test.each([page(''), page('', 308), file({}), { kind: 'APP_PAGE', status: undefined }])(
    'is nothing else',
    (one) => expect(notFoundRule.concerns(one)).toBe(false),
  );

  test('is kept nowhere', () => {
    expect(notFoundRule.decide(page('', 404), false)).toEqual({
      keep: 'nothing',
      response: { headers: uncached },
    });
  });

  test('is written over the page that it was, or a restart would bring that back', () => {
    expect(notFoundRule.decide(page('', 404), true).keep).toBe('this page');
    expect(notFoundRule.decide(file({}, 405), true).keep).toBe('nothing');
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
    // An article may write about it.
    [page('<p>NEXT_REDIRECT;replace;/resources/new;308;</p>'), undefined],
    [page('', 308), undefined],
  ])('of %j is %s', (one, target) => {
    expect(redirectTarget(one)).toBe(target);
  });
});

describe('a kept page that was cut', () => {
  const html = '<html><body>한국어 🧴</body></html>';
  const kept = withLengths({ ...page(html), rscData: Buffer.from('0:data') });
  const feed = withLengths({ ...file({ 'content-type': 'text/xml' }), body: Buffer.from('<rss></rss>') });

  test('is whole as it was kept, without the header that says so', () => {
    expect(wholePage(kept)).toEqual({ ...page(html), rscData: Buffer.from('0:data') });
    expect(wholePage(feed)?.headers).toEqual({ 'content-type': 'text/xml' });
    // From the build.
    expect(wholePage(page(html))).toEqual(page(html));
    expect(wholePage({ ...page(html), headers: undefined })).toMatchObject({ html });
  });

  test.each<[string, Parameters<typeof wholePage>[0]]>([
    ['HTML', { ...kept, html: html.slice(0, -3) }],
    ['HTML in the middle, with its end', { ...kept, html: html.replace('한국어', '') }],
    ['no HTML', { ...kept, html: '' }],
    ["the build's HTML", page(html.slice(0, 20))],
    ["React's format", { ...kept, rscData: Buffer.from('0:d') }],
    ['a file', { ...feed, body: Buffer.from('<rss>') }],
    ['an empty file', { ...feed, body: Buffer.alloc(0) }],
  ])('counts as missing: %s', (_, cut) => {
    expect(wholePage(cut)).toBeNull();
  });
});
