import { queryLimit } from '@/lib/routes';
import { getRequestId, prepareRequest } from '@/lib/self-hosting/incoming-requests';

function prepared(method: string, url: string, headers: Record<string, string> = {}) {
  const request = { method, url, headers: { ...headers } };
  prepareRequest(request, '192.0.2.1');
  return request;
}

describe('targets', () => {
  test.each([
    ['/', '/'],
    ['/resources?page=2', '/resources?page=2'],
    ['http://other.example/login?x=1', '/login?x=1'],
    ['http://other.example', '/'],
    ['//other.example/login', '/other.example/login'],
    ['/\\other.example', '/other.example'],
    ['/a//b///c?next=//x', '/a/b/c?next=//x'],
  ])('normalizes %s to %s', (url, expected) => {
    expect(prepared('GET', url).url).toBe(expected);
  });

  test('cuts a long query after a whole parameter', () => {
    const { url } = prepared('GET', `/?${'a=1&'.repeat(7600)}`);
    expect(url.length).toBeLessThanOrEqual(queryLimit + 2);
    expect(url).toMatch(/^\/\?(a=1&)*a=1$/);
  });

  test('drops a single long parameter', () => {
    expect(prepared('GET', `/x?${'a'.repeat(5000)}`).url).toBe('/x');
  });

  test('keeps a query that fits', () => {
    const url = `/x?${'a'.repeat(queryLimit - 1)}`;
    expect(prepared('GET', url).url).toBe(url);
  });
});

describe('refusals', () => {
  test.each([
    ['TRACE', '/'],
    ['CONNECT', 'example.com:443'],
    ['PROPFIND', '/'],
    ['OPTIONS', '*'],
    ['OPTIONS', '/'],
    ['DELETE', '/resources'],
    ['POST', '/_next/x'],
    ['POST', '//_next/x'],
    ['PUT', '/_next/static/x.js'],
    ['POST', '/resources.rsc'],
    ['POST', '/ko/resources/page/2.rsc?x=1'],
  ])('refuses %s %s', (method, url) => {
    expect(prepared(method, url)).toMatchObject({ method: 'GET', url: '/-/refused' });
  });

  test.each([
    ['GET', '/_next/static/x.js'],
    ['HEAD', '/_next/static/x.js'],
    ['GET', '/resources.rsc'],
    ['POST', '/'],
    ['POST', '/?x=a.rsc&y'],
  ])('leaves %s %s to the middleware or Next', (method, url) => {
    expect(prepared(method, url)).toMatchObject({ method, url });
  });
});

describe('paths below /_next/', () => {
  test.each([
    '/_next/resources/a-slug',
    '/_next/contact',
    '/_next/data/x/en.json',
    '/_next/image?url=x',
    '/_next/%ff',
    '/_next/static/%ff.js',
    '/_next/static/../resources/a-slug',
    '/_next/static/.hidden',
    '//_next/resources/a-slug',
    `/_next/static/${'a/'.repeat(20_000)}%`,
  ])('hides %.60s from Next', (url) => {
    expect(prepared('GET', url).url).toBe('/-/next');
  });

  test.each([
    '/_next/static/chunks/0amdkeax4jxrx.js',
    '/_next/static/chunks/1_a8vl2k_g1rj.js?dpl=abc',
    '/_next/static/media/quay-los-angeles.428jwuilv0im-.svg',
    '/_next/static/gl7TXjGdYbY9D6Ib-fAWu/_buildManifest.js',
    '/_next',
    '/_nextdoor',
  ])('leaves %s to Next or the middleware', (url) => {
    expect(prepared('GET', url).url).toBe(url);
  });
});

describe('request ids', () => {
  const given = '4bf92f3577b34da6a3ce929d0e0e4736';

  test('are new for each request, whatever a visitor sends', () => {
    const ids = [1, 2, 3].map(() => getRequestId({ 'x-request-id': given }, false));
    expect(new Set([...ids, given]).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{16}$/);
  });

  test('come from a trusted proxy', () => {
    expect(getRequestId({ 'x-request-id': given }, true)).toBe(given);
  });

  test.each([
    undefined,
    '',
    'short',
    'a'.repeat(65),
    `${given}\n{"event":"forged"}`,
    `${given}\n`,
    'a, b-c-d-e-f',
    'jo@example.com',
    '192.0.2.1.192.0.2.1',
  ])('are new if the proxy passes %j', (id) => {
    expect(getRequestId({ 'x-request-id': id }, true)).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('headers', () => {
  test('are dropped if only Next may send them', () => {
    const { headers } = prepared('GET', '/', {
      'content-security-policy': "script-src 'nonce-x'",
      'content-security-policy-report-only': "script-src 'nonce-x'",
      'x-middleware-prefetch': '1',
      accept: '*/*',
    });
    expect(headers).toEqual({ accept: '*/*', 'x-forwarded-for': '192.0.2.1' });
  });

  test('have the IP address of the connection last', () => {
    expect(prepared('GET', '/', { 'x-forwarded-for': '198.51.100.7' }).headers).toEqual({
      'x-forwarded-for': '198.51.100.7, 192.0.2.1',
    });
  });
});
