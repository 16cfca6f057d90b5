import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestId, prepareRequest, watchIncomingRequests } from '@/lib/self-hosting/incoming-requests';
import { queryLimit } from '@/lib/server/match-route';

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
    const parameters = Array.from({ length: 15 }, (_, index) => `a${index}=${'x'.repeat(90)}`);
    const { url } = prepared('GET', `/?${parameters.join('&')}`);
    expect(url.length).toBeLessThanOrEqual(queryLimit + 1);
    expect(url).toBe(`/?${parameters.slice(0, 10).join('&')}`);
  });

  test('drops a single long parameter', () => {
    expect(prepared('GET', `/x?${'a'.repeat(5000)}`).url).toBe('/x');
  });

  test.each([
    ['a&a&a=1&b', 'a&b'],
    ['&&=&=x&a', 'a'],
    ['a&'.repeat(510), 'a'],
    ['+&'.repeat(510), '+'],
    ['%&'.repeat(510), '%'],
    ['constructor=1&__proto__=2', 'constructor=1&__proto__=2'],
  ])('keeps of the query %.20s only %s', (query, kept) => {
    expect(prepared('GET', `/x?${query}`).url).toBe(`/x?${kept}`);
  });

  test('keeps 20 parameters', () => {
    const names = Array.from({ length: 500 }, (_, index) => `a${index}`);
    expect(prepared('GET', `/x?${names.join('&')}`).url).toBe(`/x?${names.slice(0, 20).join('&')}`);
  });

  test('shortens the longest target in a few milliseconds', () => {
    const started = performance.now();
    for (let run = 0; run < 100; run += 1) prepared('GET', `/x?${'a&'.repeat(8_000)}`);
    expect((performance.now() - started) / 100).toBeLessThan(5);
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

describe('connections', () => {
  let server: Server;
  let handled = 0;
  beforeAll(async () => {
    watchIncomingRequests(false);
    server = createServer((_, response) => {
      handled += 1;
      setTimeout(() => response.end('x'), 5);
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    handled = 0;
  });

  /** Sends requests without waiting for responses, and returns the number of responses until the connection closes or rests. */
  const pipeline = (requests: number): Promise<number> =>
    new Promise((resolve) => {
      let text = '';
      const count = () => resolve(text.split('HTTP/1.1 200').length - 1);
      const socket = connect((server.address() as AddressInfo).port, 'localhost', () => {
        socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(requests));
      });
      socket.setTimeout(300, () => socket.destroy());
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('error', () => undefined).on('close', count);
    });

  test('may send ten requests before the first response', async () => {
    expect(await pipeline(10)).toBe(10);
  });

  test('are closed when more requests wait', async () => {
    expect(await pipeline(1_000)).toBe(0);
    expect(handled).toBeLessThanOrEqual(12);
  });

  test('may send any number of requests one after the other', async () => {
    const url = `http://localhost:${(server.address() as AddressInfo).port}`;
    for (let sent = 0; sent < 30; sent += 1) expect((await fetch(url)).status).toBe(200);
  });
});
