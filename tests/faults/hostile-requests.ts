/**
 * Hostile requests as bytes, made from a seed: the same seed makes the same requests in the same order. Every request
 * that carries text of the attacker's carries `mark`, which no answer may repeat.
 */

export type Hostile = {
  kind: string;
  bytes: string;
  /** Bytes that follow slowly, one piece each 50 ms. */
  slowly?: string[];
  /** May be answered with 500: Next's own parser refuses the body of an action. */
  mayFail?: boolean;
};

/** Mulberry32, a small generator of numbers from a seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Would be markup if an answer repeated it. */
const mark = '"><zqx-mark>';
const inPath = encodeURIComponent(mark);

type Head = Record<string, string>;

export function makeHostile(seed: number, port: number, actionId: string): () => Hostile {
  const random = randomFrom(seed);
  const whole = (below: number) => Math.floor(random() * below);
  const one = <T>(list: readonly T[]): T => list[whole(list.length)] as T;
  const host = `localhost:${port}`;
  const hex = (length: number) => Array.from({ length }, () => '0123456789abcdef'[whole(16)]).join('');

  const pages = [
    '/',
    '/ko',
    '/resources',
    '/ko/resources',
    '/login',
    '/signup',
    '/contact',
    '/privacy',
    '/features/label-vision',
    '/resources/choosing-a-us-agent',
    '/resources/choosing-a-us-agent.md',
    '/feed.xml',
    '/sitemap.xml',
    '/llms.txt',
    '/social/en/home.png',
    '/robots.txt',
    '/api/preview',
    '/api/draft-mode/enable',
    '/api/revalidate',
  ] as const;

  const raw = (method: string, target: string, head: Head = {}, body = ''): string => {
    const all: Head = { Host: host, Connection: 'close', ...head };
    if (body && !('Content-Length' in all) && !('Transfer-Encoding' in all)) {
      all['Content-Length'] = String(Buffer.byteLength(body, 'latin1'));
    }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    return `${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
  };

  const tree = () =>
    one([
      encodeURIComponent(JSON.stringify(['', { children: [mark, {}] }, null, 'refetch'])),
      '[',
      `%5B%22%22%2C${'%7B'.repeat(whole(400))}`,
      inPath,
      'null',
      '%E0%A4%A',
    ]);

  const multipart = (parts: [name: string, value: string][]) => {
    const pieces = parts.map(
      ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    return `${pieces.join('')}--x--\r\n`;
  };
  const form = { Origin: `http://${host}`, 'Content-Type': 'multipart/form-data; boundary=x' };

  const kinds: Record<string, () => Omit<Hostile, 'kind'>> = {
    path: () => ({
      bytes: raw(
        'GET',
        one([
          `/../..${one(pages)}`,
          `/%2e%2e/%2e%2e/etc/passwd`,
          `/..%2f..%2f..%2fetc%2fpasswd`,
          `/..%5c..%5cwindows`,
          `/resources/%2e%2e%2f${inPath}`,
          `/resources/${inPath}`,
          `/resources/topics/${inPath}`,
          `/resources/page/${whole(1e9)}`,
          `/resources/page/-1`,
          `/ko/${inPath}`,
          `/${'%00'.repeat(1 + whole(5))}`,
          `/%ff%fe`,
          `/%c0%af%c0%af`,
          `/%`,
          `/%u002e`,
          `/;${inPath}`,
          `/resources;jsessionid=1`,
          `/${'a/'.repeat(whole(2_000))}`,
          `/en${'/en'.repeat(whole(2_000))}`,
          `/.env`,
          `/.git/config`,
          `/.next/BUILD_ID`,
          `/node_modules/next/package.json`,
          `/images/embedded/production/..%2f..%2fpackage.json`,
          `/images/embedded/production/${hex(40)}-1x1.png?w=${whole(1e9)}`,
          `/social/articles/${inPath}.png`,
          `/social/en/${inPath}.png`,
          `/fonts/..%2f..%2fpackage.json`,
          `/%5b%5b...slug%5d%5d`,
          `/[locale]/not-found`,
          `/-/refused`,
          `/-/query`,
          `/_next/data/${hex(8)}/index.json`,
          `/_next/static/../../server/app/en.html`,
          `/_next/static/%2e%2e/%2e%2e/BUILD_ID`,
          `/_next/static/chunks/${inPath}.js`,
          `/__nextjs_original-stack-frames`,
          `/_error`,
          `/_not-found`,
          `/404`,
          `/500`,
        ]),
      ),
    }),
    slashes: () => ({
      bytes: raw(
        'GET',
        one([
          '//evil.example/',
          '//evil.example/%2f..',
          '/\\evil.example/',
          '/%2f%2fevil.example/',
          '/%5cevil.example/',
          '////privacy////',
          '/privacy//',
          '/en//evil.example',
          '/en/%2fevil.example',
          '/resources/%2Fevil.example/',
          '/.//evil.example',
          '/%09/evil.example/',
        ]),
      ),
    }),
    absolute: () => ({
      bytes: raw(
        'GET',
        one([
          `http://evil.example${one(pages)}`,
          'https://evil.example:443/',
          'http://evil.example',
          'http:///',
          'ftp://evil.example/',
          'javascript:alert(1)',
          `http://user:${inPath}@evil.example/`,
          '*',
          'evil.example:443',
          '?x',
          '#x',
          `http://[::1]:${port}/`,
        ]),
      ),
    }),
    bypass: () => ({
      bytes: raw(one(['GET', 'HEAD']), one(pages), {
        [one(['x-middleware-subrequest', 'X-Middleware-Subrequest'])]: one([
          'middleware',
          'src/middleware',
          'middleware:middleware:middleware:middleware:middleware',
          'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware',
          'pages/_middleware',
        ]),
        [one([
          'x-middleware-rewrite',
          'x-middleware-next',
          'x-middleware-redirect',
          'x-middleware-override-headers',
          'x-middleware-invoke',
          'x-middleware-prefetch',
          'x-middleware-skip',
          'x-middleware-set-cookie',
          'x-invoke-path',
          'x-invoke-status',
          'x-invoke-error',
          'x-invoke-output',
          'x-matched-path',
          'x-now-route-matches',
          'x-nextjs-data',
          'x-nextjs-postponed',
          'next-resume',
          'x-prerender-revalidate',
          'x-prerender-bypass-mode',
          'x-vercel-cache',
          'x-next-revalidated-tags',
          'x-next-cache-tags',
          'x-next-intl-locale',
        ])]: one(['1', '/api/preview', '/-/query', '500', mark, `/${inPath}`, 'https://evil.example/']),
      }),
    }),
    host: () => ({
      bytes: raw('GET', one(pages), {
        Host: one([
          'evil.example',
          `${host}@evil.example`,
          mark,
          'localhost:99999',
          '',
          'a'.repeat(2_000),
          `${host}, evil.example`,
          '[::1',
        ]),
      }),
    }),
    forwarded: () => ({
      bytes: raw('GET', one([...pages, '/privacy/', '/en/privacy', '/ko/resources/choosing-a-us-agent']), {
        [one([
          'X-Forwarded-Host',
          'X-Original-URL',
          'X-Rewrite-URL',
          'X-Original-Host',
          'X-Host',
          'Forwarded',
          'X-Forwarded-Server',
          'X-Forwarded-Prefix',
          'X-Forwarded-Scheme',
          'X-HTTP-Host-Override',
          'X-Forwarded-For',
          'X-Forwarded-Port',
          'X-Forwarded-Proto',
        ])]: one([
          'evil.example',
          mark,
          '/-/query',
          'host=evil.example',
          '0',
          '::1',
          'javascript',
          'a'.repeat(3_000),
        ]),
      }),
    }),
    rsc: () => ({
      bytes: raw(
        one(['GET', 'HEAD']),
        `${one(pages)}${one(['', '?_rsc=1', `?_rsc=${inPath}`, `?_rsc=${hex(5)}&_rsc=2`])}`,
        {
          RSC: one(['1', '0', mark]),
          ...(random() < 0.7 && { 'Next-Router-State-Tree': tree() }),
          ...(random() < 0.4 && { 'Next-Router-Prefetch': one(['1', '2', mark]) }),
          ...(random() < 0.4 && {
            'Next-Router-Segment-Prefetch': one(['/_tree', '/_full', '/../..', mark, `/${'a'.repeat(500)}`]),
          }),
          ...(random() < 0.3 && { 'Next-Url': one(['/', '//evil.example', mark, '/(.)x']) }),
          ...(random() < 0.2 && { 'Next-HMR-Refresh': '1' }),
        },
      ),
    }),
    method: () => ({
      bytes: raw(
        one([
          'POST',
          'PUT',
          'PATCH',
          'DELETE',
          'OPTIONS',
          'TRACE',
          'PROPFIND',
          'MKCOL',
          'PURGE',
          'SEARCH',
          'LOCK',
          'REPORT',
        ]),
        one([...pages, '/_next/static/x.js', '/nothing', '*']),
        { 'X-HTTP-Method-Override': one(['DELETE', 'GET', mark]) },
        one(['', 'x', 'a=b', '{}']),
      ),
    }),
    oversized: () => ({
      bytes: one([
        () => raw('GET', `/?${'a&'.repeat(5_000)}`),
        () => raw('GET', `/login?${'a[b]='.repeat(2_500)}`),
        () => raw('GET', `/${'x'.repeat(14_000)}`),
        () => raw('GET', '/login', { Cookie: 'a=b; '.repeat(2_500) }),
        () => raw('GET', '/login', { 'Accept-Language': 'ko;q=0.1,'.repeat(1_500) }),
        () => raw('GET', '/login', { 'X-Big': 'x'.repeat(20_000) }),
        () =>
          raw('GET', '/login', Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`X-${n}`, 'x']))),
        () => raw('GET', '/login', { 'Accept-Encoding': 'gzip,'.repeat(2_500) }),
        () => raw('GET', '/feed.xml', { 'If-None-Match': 'W/"x",'.repeat(2_000) }),
        () => raw('POST', '/contact', form, multipart([['message', 'x'.repeat(200_000)]])),
        () => raw('POST', '/api/revalidate', {}, 'x'.repeat(150_000)),
      ])(),
    }),
    action: () => {
      const known = random() < 0.5;
      return {
        mayFail: known,
        bytes: raw(
          'POST',
          one(['/', '/contact', '/signup', '/ko', '/resources']),
          {
            ...form,
            'Next-Action': known ? actionId : one([hex(40), hex(42), hex(80), mark, '', '0'.repeat(42)]),
            ...(random() < 0.2 && {
              'Content-Type': one(['text/plain', 'application/json', 'multipart/form-data']),
            }),
            ...(random() < 0.2 && { Origin: one(['null', 'http://evil.example', mark]) }),
            ...(random() < 0.2 && { 'Next-Router-State-Tree': tree() }),
          },
          one([
            multipart([
              ['0', one(['[]', '["$K1"]', '["$F1"]', '["$@1"]', '["$B1"]', '["$Q1","$W1","$i1"]', mark])],
            ]),
            multipart([
              ['0', '["$1:__proto__:then"]'],
              ['1', '{"then":"$1:constructor:constructor"}'],
            ]),
            multipart([
              ['1', '{"id":"x","bound":"$@2"}'],
              ['2', '[]'],
              ['0', '["$F1"]'],
            ]),
            multipart([['0', '['.repeat(5_000)]]),
            multipart([['0', `["$n${'9'.repeat(5_000)}"]`]]),
            multipart(Array.from({ length: 300 }, (_, n): [string, string] => [String(n), `["$${n + 1}"]`])),
            '--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n[',
            mark,
            '[]',
          ]),
        ),
      };
    },
    form: () => ({
      mayFail: true,
      bytes: raw(
        'POST',
        one(['/contact', '/signup', '/ko/contact', '/', '/resources/choosing-a-us-agent']),
        { ...form, ...(random() < 0.3 && { Origin: one(['null', 'http://evil.example', '']) }) },
        multipart([
          one<[string, string]>([
            [`$ACTION_ID_${hex(42)}`, ''],
            ['$ACTION_REF_1', ''],
            ['$ACTION_1:0', `{"id":"${hex(42)}","bound":"$@1"}`],
            ['$ACTION_KEY', mark],
            ['message', mark],
            ['__proto__', mark],
          ]),
          ['email', mark],
        ]),
      ),
    }),
    redirect: () => ({
      bytes: raw(
        'GET',
        one([
          `/privacy/?next=${inPath}`,
          `/en?url=//evil.example`,
          `/en/privacy?%0d%0aSet-Cookie:%20zqx-mark=1`,
          `/en/%0d%0aLocation:%20//evil.example`,
          `/api/preview?secret=${inPath}&slug=//evil.example`,
          `/api/preview?sanity-preview-secret=x&sanity-preview-pathname=//evil.example`,
          `/login/?return=https://evil.example`,
          `/_next/image?url=${encodeURIComponent('http://169.254.169.254/latest/meta-data')}&w=640&q=75`,
          `/_next/image?url=${encodeURIComponent(`//${host}/api/preview`)}&w=64&q=75`,
          `/_next/image?url=%2Ficon-512.png&w=${whole(1e6)}&q=${whole(200)}`,
          `/_next/image?url=${inPath}&w=640&q=75`,
          `/_next/image?url=${encodeURIComponent('file:///etc/passwd')}&w=640&q=75`,
          `/_next/image?url=${'%2F'.repeat(1_000)}&w=640&q=75`,
        ]),
      ),
    }),
    cache: () => ({
      bytes: raw(
        'GET',
        `${one(pages)}?${one([`utm=${inPath}`, `__nextLocale=${inPath}`, 'nxtPlocale=ko', 'nxtPslug=x', '__nextDefaultLocale=ko', 'locale=ko', `__nextDataReq=1`, 'amp=1'])}`,
        {
          ...(random() < 0.5 && {
            Cookie: one([
              '__prerender_bypass=x; __next_preview_data=y',
              `NEXT_LOCALE=${mark}`,
              'NEXT_LOCALE=ko',
            ]),
          }),
          ...(random() < 0.5 && { 'Accept-Language': one(['ko', mark, '*;q=0']) }),
          ...(random() < 0.5 && { Accept: one(['text/x-component', 'text/markdown', '*/*', mark]) }),
          ...(random() < 0.3 && { 'Content-Security-Policy': "script-src 'nonce-zqx-mark'" }),
          ...(random() < 0.3 && {
            'Cache-Control': one(['no-cache', 'only-if-cached', 'max-age=0']),
            Pragma: 'no-cache',
          }),
          ...(random() < 0.3 && {
            Range: one(['bytes=0-0', 'bytes=5-1', `bytes=0-${'9'.repeat(50)}`, 'bytes=0-1,2-3,4-5']),
          }),
        },
      ),
    }),
    smuggling: () => ({
      bytes: one([
        () =>
          raw(
            'POST',
            '/contact',
            { ...form, 'Content-Length': '4', 'Transfer-Encoding': 'chunked' },
            '0\r\n\r\nGET /zqx HTTP/1.1\r\n\r\n',
          ),
        () =>
          raw(
            'GET',
            '/',
            { 'Content-Length': '0\r\nContent-Length: 30' },
            'GET /zqx HTTP/1.1\r\nX: y\r\n\r\n',
          ),
        () => raw('POST', '/contact', { ...form, 'Transfer-Encoding': ' chunked' }, 'zz\r\n'),
        () => raw('POST', '/contact', { ...form, 'Transfer-Encoding': 'xchunked' }, '0\r\n\r\n'),
        () => raw('POST', '/contact', { ...form, 'Transfer-Encoding': 'chunked' }, 'fffffffffffffffff\r\nx'),
        () =>
          raw(
            'POST',
            '/contact',
            { ...form, 'Transfer-Encoding': 'chunked' },
            '1;a=b\r\nx\r\n0\r\nX-Trailer: y\r\n\r\n',
          ),
        () => `GET / HTTP/1.1\nHost: ${host}\n\n`,
        () => `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
        () => `GET / HTTP/1.1\r\n Host: ${host}\r\n\r\n`,
        () => `GET / HTTP/1.1\r\nHost : ${host}\r\nConnection: close\r\n\r\n`,
        () => `GET  /  HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
        () => `GET / HTTP/9.9\r\nHost: ${host}\r\n\r\n`,
        () => `GET / HTTP/1.0\r\n\r\n`,
        () => `GET /\r\n\r\n`,
        () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
        () => `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03${hex(64)}`,
        () => `GET / HTTP/1.1\r\nHost: ${host}\r\nX: \x00\r\n\r\n`,
        () =>
          `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`,
        () => raw('GET', '/login', { Expect: '100-continue' }),
        () => raw('POST', '/contact', { ...form, Expect: 'zqx' }, 'x'),
        () => `${raw('GET', '/robots.txt', { Connection: 'keep-alive' }).repeat(20)}${raw('GET', '/login')}`,
      ])(),
    }),
    slow: () => ({
      bytes: one([
        raw('POST', one(['/contact', '/']), { ...form, 'Content-Length': '900' }, '--x\r\n'),
        raw('POST', '/contact', { ...form, 'Next-Action': actionId, 'Content-Length': '900' }, '--x\r\n'),
        raw('POST', '/api/revalidate', { 'Content-Length': '900' }, '{'),
        `GET / HTTP/1.1\r\nHost: ${host}\r\n`,
      ]),
      slowly: Array.from({ length: 5 + whole(10) }, () => 'x: y\r\n'),
    }),
  };

  const names = Object.keys(kinds);
  return () => {
    const kind = one(names);
    return { kind, ...(kinds[kind] as () => Omit<Hostile, 'kind'>)() };
  };
}
