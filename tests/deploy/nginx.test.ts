import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen, type RawResponse, type Sent, send as sendRaw } from '../support/http.ts';
import { NewsSite } from '../support/news-site.ts';
import { Nginx } from '../support/nginx.ts';
import { visit } from '../support/visitors.ts';
import { until } from '../support/wait.ts';

/*
 * The built site behind a real nginx with deploy/nginx.conf. Run by `npm run test:deploy`, or after a build with
 * embedded services by `node --test tests/deploy/nginx.test.ts`.
 */

const english = 'mocra-checklist-for-indie-brands';
const korean = 'mocra-guide-for-k-beauty';
const at = (slug: string) => `/resources/${slug}`;
const body = (slugs: (string | null)[]) => ({ _type: 'resourcePage', slugs });
/** How long a copy may be used while the site responds, in ms: two seconds, and a part of one, as nginx counts whole ones. */
const validity = 3_000;

const send = (nginx: Nginx, target: string, sent?: Sent) => sendRaw(nginx.url, target, sent);
const cacheOf = ({ headers }: RawResponse) => headers['x-cache'];
const gzip = { 'accept-encoding': 'gzip, deflate, br, zstd' };

describe('nginx in front of the built site', () => {
  let site: NewsSite;
  let nginx: Nginx;
  const get = (target: string, headers: Record<string, string> = {}) => send(nginx, target, { headers });

  before(async () => {
    site = await NewsSite.start('ok', { TRUSTED_PROXY_HOPS: '1' });
    nginx = await Nginx.start(site.url);
  });
  after(async () => {
    await nginx?.stop();
    await site?.stop();
  });

  test('requests a page once per language, caches it compressed, and unpacks it for clients without gzip', async () => {
    for (const [target, language] of [
      ['/features/label-vision', 'en'],
      ['/ko/features/label-vision', 'ko'],
    ] as const) {
      const packed = await get(target, gzip);
      const again = await get(target, { 'accept-encoding': 'gzip' });
      const plain = await get(target);
      assert.deepEqual([packed, again, plain].map(cacheOf), ['MISS', 'HIT', 'HIT']);
      for (const { status, headers, text } of [packed, again, plain]) {
        assert.equal(status, 200);
        assert.equal(text, plain.text);
        assert.match(String(headers['content-security-policy']), /default-src 'none'/);
        // Browsers ask each time; they would show an earlier page by the site's stale-while-revalidate.
        assert.equal(headers['cache-control'], 'public, max-age=0, must-revalidate');
        assert.equal(headers.server, 'nginx');
      }
      assert.match(plain.text, new RegExp(`<html lang="${language}"`));
      assert.equal(packed.headers['content-encoding'], 'gzip');
      assert.match(String(packed.headers.vary), /accept-encoding/i);
      assert.equal(plain.headers['content-encoding'], undefined);
      assert.ok(plain.bytes.length > 3 * packed.bytes.length);
      assert.deepEqual(nginx.stored(target), [{ gzip: true, body: plain.text }]);
    }
  });

  test("names the request's id in every response, cached ones too, and in the site's log", async () => {
    const given = { 'x-request-id': 'a-visitors-own-id' };
    const responses = [await get('/compliance', given), await get('/compliance', given)];
    assert.deepEqual(responses.map(cacheOf), ['MISS', 'HIT']);
    const unknown = await get('/a-page-for-this-test', given);
    const ids = [...responses, unknown].map(({ headers }) => String(headers['x-request-id']));
    for (const id of ids) assert.match(id, /^[0-9a-f]{32}$/);
    assert.equal(new Set(ids).size, 3);
    await sleep(100);
    const line = site.log.find((text) => text.includes('/a-page-for-this-test'));
    assert.equal(JSON.parse(line ?? '{}').request, ids[2]);
  });

  test('responds with 304 to a browser that has the page', async () => {
    const { headers } = await get('/terms', gzip);
    const again = await get('/terms', { ...gzip, 'if-none-match': String(headers.etag) });
    assert.deepEqual([again.status, again.bytes.length, cacheOf(again)], [304, 0, 'HIT']);
    // A copy that is too old is confirmed by the site and not re-rendered.
    await sleep(validity + 100);
    assert.equal(cacheOf(await get('/terms', gzip)), 'REVALIDATED');
  });

  test('slows a visitor at most to three times while four clients with long queries use up their limit', async (t) => {
    /** Returns the median and the 95th percentile of a visitor's uncached requests meanwhile, in ms. */
    async function measure(kind: string, query: string) {
      const clients = [2, 3, 4, 5].map(async (host) => {
        const sent: Promise<unknown>[] = [];
        const started = performance.now();
        // 20 requests a second, the limit for one sender.
        for (let count = 0; count < 160; count += 1) {
          const localAddress = `127.0.0.${host}`;
          sent.push(send(nginx, `/${kind}-${host}-${count}${query}`, { localAddress }).catch(() => null));
          await sleep(Math.max(0, started + count * 50 - performance.now()));
        }
        return Promise.all(sent);
      });
      const times: number[] = [];
      for (let count = 0; count < 60; count += 1) {
        const started = performance.now();
        const { status } = await send(nginx, `/visitor-${kind}-${count}`, { localAddress: '127.0.0.9' });
        times.push(performance.now() - started);
        assert.equal(status, 404);
        await sleep(100);
      }
      await Promise.all(clients);
      times.sort((one, other) => one - other);
      return { median: times[30] ?? 0, p95: times[57] ?? 0 };
    }
    const control = await measure('short', '');
    const flooded = await measure('long', `?${'a&'.repeat(510)}`);
    t.diagnostic(JSON.stringify({ control, flooded }));
    assert.ok(flooded.median <= Math.max(control.median, 5) * 3, JSON.stringify({ control, flooded }));
  });

  test('lets files of the build be cached for a year', async () => {
    const { text } = await get('/login');
    for (const pattern of [/\/_next\/static\/[^"]+\.css/, /\/fonts\/[^"]+\.woff2/]) {
      const target = String(pattern.exec(text)?.[0]);
      const responses = [await get(target, gzip), await get(target, gzip), await get(target)];
      assert.deepEqual(responses.map(cacheOf), ['MISS', 'HIT', 'HIT'], target);
      for (const { headers } of responses) {
        assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
      }
    }
  });

  test('keeps a 404 of an unknown path', async () => {
    for (const target of ['/nowhere', '/ko/nowhere', '/resources/nowhere']) {
      const responses = [await get(target), await get(target)];
      assert.deepEqual(
        responses.map(({ status }) => status),
        [404, 404],
      );
      assert.equal(cacheOf(responses[1] as RawResponse), 'HIT');
      assert.match(
        String(responses[1]?.text),
        target.startsWith('/ko') ? /<html lang="ko"/ : /<html lang="en"/,
      );
    }
  });

  test("never mixes a page's HTML with its RSC payload", async () => {
    const react = { rsc: '1' };
    const redirect = await get('/contact', react);
    assert.equal(redirect.status, 307);
    const target = String(redirect.headers.location);
    for (let round = 0; round < 2; round += 1) {
      for (const pathname of ['/contact', target]) {
        assert.match(String((await get(pathname)).headers['content-type']), /text\/html/);
      }
      const data = await get(target, react);
      assert.match(String(data.headers['content-type']), /text\/x-component/);
      assert.equal(cacheOf(data), 'BYPASS');
    }
    assert.ok(
      [...nginx.stored('/contact'), ...nginx.stored(target)].every(({ body: html }) =>
        /^<!DOCTYPE/i.test(html),
      ),
    );
  });

  test('passes every form to the site, and no body that is too large', async () => {
    const post = (origin: string, sent: string | Buffer = 'no form') =>
      send(nginx, '/signup', {
        method: 'POST',
        headers: { origin, 'content-length': String(sent.length), 'content-type': 'text/plain' },
        body: sent,
      });
    const before = await get('/signup');
    for (const [origin, status] of [
      // Refused for its content: the site knows the URL that the visitor sees.
      [nginx.url, 400],
      ['https://elsewhere.example', 403],
    ] as const) {
      const responses = [await post(origin), await post(origin)];
      for (const response of responses) {
        assert.equal(response.status, status);
        assert.equal(cacheOf(response), undefined);
      }
    }
    assert.equal((await get('/signup')).text, before.text);
    assert.equal((await post(nginx.url, Buffer.alloc(200_000))).status, 413);
  });

  test('serves no cached copy to editors with draft cookies or at endpoints', async () => {
    await get('/resources');
    assert.equal(cacheOf(await get('/resources')), 'HIT');
    for (const cookie of ['a=b; __prerender_bypass=x', '__next_preview_data=x']) {
      assert.equal(cacheOf(await get('/resources', { cookie })), 'BYPASS');
    }
    assert.equal(cacheOf(await get('/api/preview')), undefined);
    assert.deepEqual(nginx.stored('/api/preview'), []);
  });

  test('shares one copy of a page among queries, and keeps the query of redirects', async () => {
    await get('/ko');
    assert.equal(cacheOf(await get('/ko?utm_source=a&gclid=b')), 'HIT');
    assert.equal(cacheOf(await get('/ko?made-up=1&page=2')), 'HIT');
    for (const source of ['a', 'b']) {
      const { status, headers } = await get(`/ko/?utm_source=${source}`);
      assert.deepEqual([status, headers.location], [308, `/ko?utm_source=${source}`]);
    }
  });

  test('drops requests for other hosts', async () => {
    await assert.rejects(get('/', { host: 'made-up.example' }));
  });

  test('never shares an empty response to a forged prefetch', async () => {
    const forged = await get('/forged-prefetch', { 'x-middleware-prefetch': '1' });
    const visitor = await get('/forged-prefetch');
    for (const { status, text, headers } of [forged, visitor]) {
      assert.equal(status, 404);
      assert.match(text, /<html/);
      assert.equal(headers['x-matched-path'], undefined);
    }
  });

  test('limits requests that the cache cannot serve, and no others', async () => {
    const paths = (query: string) => Array.from({ length: 300 }, (_, at) => `/made-up-${query}-${at}`);
    const statuses = await Promise.all(paths('a').map(async (target) => (await get(target)).status));
    assert.ok(statuses.includes(429) && statuses.includes(404), [...new Set(statuses)].join());
    assert.equal((await get('/ko')).status, 200);
    const cached = await Promise.all(Array.from({ length: 300 }, () => get('/ko')));
    assert.ok(cached.every(({ status }) => status === 200));
    await sleep(6_000);
  });

  test("passes the visitor's scheme on from the proxies", async () => {
    const hsts = async (headers = {}) =>
      (await get('/compliance', headers)).headers['strict-transport-security'];
    for (let round = 0; round < 2; round += 1) {
      assert.match(String(await hsts({ 'x-forwarded-proto': 'https' })), /max-age/);
      assert.equal(await hsts(), undefined);
    }
  });

  test('shows a published article to the next visitor, also on a page without recent visits', async () => {
    const lists = ['/resources', '/ko/resources'];
    // New in each run: the build keeps the pages of the run before.
    const slug = `published-behind-nginx-${Date.now()}`;
    for (const target of [at(english), at(korean), ...lists]) await get(target);
    assert.equal((await get(at(slug))).status, 404);
    await sleep(validity);
    await site.edit(english, { title: 'Renamed behind nginx' });
    await site.edit(korean, { title: '프록시 뒤에서 바뀐 제목' });
    await site.publish(slug, { title: 'New behind nginx' });
    const call = await site.webhook(body([english, korean, slug]), {
      url: nginx.url,
      headers: { 'x-forwarded-proto': 'https' },
    });
    assert.equal(call.status, 200);
    const shown = [
      [at(slug), 'New behind nginx'],
      [at(english), 'Renamed behind nginx'],
      [at(korean), '프록시 뒤에서 바뀐 제목'],
      ['/resources', 'New behind nginx'],
      ['/ko/resources', '프록시 뒤에서 바뀐 제목'],
      ['/feed.xml', 'New behind nginx'],
      ['/sitemap.xml', at(slug)],
    ] as const;
    for (const [target, title] of shown) await site.until(target, ({ html }) => html.includes(title), 20_000);
    await sleep(validity);
    for (const [target, title] of shown) {
      const { status, text } = await get(target);
      assert.equal(status, 200);
      assert.ok(text.includes(title), target);
    }
  });

  test('serves visitors through a publication, an outage of the content service and a restart', async () => {
    const text = (await get('/')).text;
    const files = [/\/_next\/static\/[^"]+\.css/, /\/fonts\/[^"]+\.woff2/].map((file) =>
      String(file.exec(text)?.[0]),
    );
    const targets = [
      '/',
      '/ko',
      '/resources',
      '/ko/resources',
      at(english),
      at(korean),
      '/feed.xml',
      ...files,
    ];
    const visitors = visit(nginx.url, 8, (turn) => targets[turn % targets.length] as string);
    const step = async (name: string, act: () => Promise<unknown>) => {
      const before = visitors.responses();
      await act();
      assert.deepEqual(visitors.failures, [], name);
      assert.ok(
        visitors.responses() - before > 20,
        `${name}: only ${visitors.responses() - before} responses`,
      );
    };
    const publish = async (title: string) => {
      await site.edit(english, { title });
      assert.equal((await site.webhook(body([english, english]), { url: nginx.url })).status, 200);
    };
    const isSeen = async (title: string) => {
      // Long enough for the second try of a page whose query took too long on a busy machine.
      await site.until(at(english), ({ html }) => html.includes(title), 60_000);
      await sleep(validity);
      assert.ok((await get(at(english))).text.includes(title));
    };
    try {
      await step('nothing happens', () => sleep(1_500));
      await step('a publication', async () => {
        await publish('Renamed under load');
        await isSeen('Renamed under load');
      });
      for (const outage of ['error500', 'hang'] as const) {
        await step(`the content service: ${outage}`, async () => {
          site.content = outage;
          await publish(`Renamed in an outage: ${outage}`);
          await sleep(2_500);
          site.content = 'ok';
        });
      }
      for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
        await step(`a restart by ${signal}`, async () => {
          await site.end(signal);
          await sleep(validity + 500);
          assert.match(String(cacheOf(await get('/'))), /STALE|UPDATING/);
          // A page without visitors has no copy.
          const unvisited = signal === 'SIGTERM' ? '/privacy' : '/ko/compliance';
          // The visitors of this test share one sender, so the limit of uncached requests may refuse first.
          const { status } = await get(unvisited);
          assert.ok([429, 502, 504].includes(status), `${unvisited}: ${status}`);
          await site.launch();
          await sleep(1_500);
          await until('the page is back', async () => (await get(unvisited)).status === 200);
          // SIGKILL cuts the responses that the site is sending, so the next signal comes when no visitor waits for one.
          for (const target of targets) {
            await until(`${target} is in the cache`, async () =>
              /HIT|STALE|UPDATING/.test(String(cacheOf(await get(target)))),
            );
          }
        });
      }
      await step('a publication after the restarts', async () => {
        await publish('Renamed after all');
        await isSeen('Renamed after all');
      });
    } finally {
      await visitors.leave();
    }
  });
});

describe('nginx in front of a stub', () => {
  /** The status that the site returns (0 closes the connection), and the requests it received. */
  let reply: { status: number; headers: Record<string, string>; body: string };
  const asked: IncomingHttpHeaders[] = [];
  const paths: (string | undefined)[] = [];
  const standIn = createServer((incoming, response) => {
    asked.push(incoming.headers);
    paths.push(incoming.url);
    if (reply.status === 0) return incoming.socket.destroy();
    response.writeHead(reply.status, reply.headers).end(reply.body);
  });
  const shared = { 'cache-control': 's-maxage=300, stale-while-revalidate=31535700' };
  let nginx: Nginx;
  let targets = 0;
  const get = (target: string, headers = {}) => send(nginx, target, { headers });
  const newTarget = () => {
    targets += 1;
    return `/page-${targets}`;
  };

  before(async () => {
    reply = { status: 200, headers: {}, body: 'ready' };
    nginx = await Nginx.start(await listen(standIn));
  });
  after(async () => {
    await nginx?.stop();
    standIn.closeAllConnections();
    standIn.close();
  });

  test("passes the visitor's IP address and host to the site, and one encoding", async () => {
    reply = { status: 200, headers: {}, body: 'x' };
    asked.length = 0;
    const forged = {
      'x-forwarded-for': '192.0.2.7',
      'x-forwarded-host': 'forged.example',
      'x-forwarded-proto': 'ftp',
    };
    await get('/', { ...gzip, ...forged, host: 'www.attesta.example:8080' });
    const { host, ...rest } = asked[0] as IncomingHttpHeaders;
    assert.equal(host, 'www.attesta.example:8080');
    assert.equal(rest['x-forwarded-host'], 'www.attesta.example:8080');
    assert.equal(rest['x-forwarded-for'], '192.0.2.7, 127.0.0.1');
    assert.equal(rest['x-forwarded-proto'], 'http');
    assert.equal(rest['accept-encoding'], 'gzip');
  });

  for (const [name, headers] of [
    ['without permission', {}],
    ['private', { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' }],
    ['with a cookie', { ...shared, 'set-cookie': 'a=b' }],
  ] as const) {
    test(`never stores a response ${name}`, async () => {
      const target = newTarget();
      for (const text of ['first', 'second']) {
        reply = { status: 200, headers, body: text };
        assert.equal((await get(target)).text, text);
      }
      assert.deepEqual(nginx.stored(target), []);
    });
  }

  test('keeps one copy of all spellings of a page and its host', async () => {
    const target = newTarget();
    reply = { status: 200, headers: shared, body: 'one copy' };
    await get(target);
    const before = nginx.keys().length;
    const port = new URL(nginx.url).port;
    const spelled = `/%70${target.slice(2)}`;
    for (const [spelling, headers] of [
      [target, { host: `LoCaLhOsT:${port}` }],
      [target, { host: 'localhost.:1' }],
      [target, { host: 'localhost:99' }],
      [spelled, {}],
      [`/x/..${target}`, {}],
      [`/./${target}#1`, {}],
      [`${target}?a&a&a=1`, {}],
      [`http://localhost${target}`, { host: 'made-up.example' }],
    ] as const) {
      const { status, text } = await get(spelling, Object.assign({ host: 'localhost' }, headers));
      assert.deepEqual([status, text], [200, 'one copy'], spelling);
    }
    assert.equal(nginx.keys().length, before + 1);
  });

  test('never caches the response to another path under the key of a page', async () => {
    for (const [page, other] of [
      ['/encoded?x', '/encoded%3Fx'],
      ['/images/a/b/c.jpg?w=1', '/images/a/b/c.jpg%3Fw=1'],
    ] as const) {
      reply = { status: 404, headers: shared, body: 'no such page' };
      await get(other);
      reply = { status: 200, headers: shared, body: 'the page' };
      assert.equal((await get(page)).text, 'the page');
    }
  });

  test('passes a query on only where it has a meaning', async () => {
    reply = { status: 200, headers: shared, body: 'x' };
    const image = '/images/a/b/e.jpg';
    const size = 'rect=&w=400&h=225&fit=crop&auto=format';
    for (const [target, passed, headers] of [
      ['/rules?q=a&a&a', '/rules', {}],
      ['/made-up?a&a&a', '/made-up', {}],
      ['/rules?_rsc=1', '/rules?_rsc=1', { rsc: '1' }],
      ['/api/preview?secret=x&slug=y', '/api/preview?secret=x&slug=y', {}],
      ['/ko/?utm_source=a', '/ko/?utm_source=a', {}],
      [`${image}?auto=format&h=225&w=400&fit=crop&x=1`, `${image}?${size}`, {}],
      [`${image}?w=made-up`, image, {}],
      ['/resources/%EA%B0%80%20b?x', '/resources/%EA%B0%80%20b', {}],
    ] as const) {
      paths.length = 0;
      await get(target, headers);
      assert.deepEqual(paths, [passed]);
    }
  });

  test('stores an image once for each format that browsers choose among', async () => {
    const target = '/images/a/b/d.jpg?w=400&h=225&fit=crop&auto=format';
    reply = { status: 200, headers: shared, body: 'x' };
    const before = nginx.keys().length;
    for (let index = 0; index < 5; index += 1) {
      for (const accept of ['image/avif,image/webp', 'image/webp', '*/*']) {
        await get(target, { accept: `${accept},image/x${index}` });
      }
    }
    assert.equal(nginx.keys().length, before + 3);
  });

  test('sends a POST once and never stores its response', async () => {
    const target = newTarget();
    const post = () => send(nginx, target, { method: 'POST', headers: { 'content-length': '1' }, body: 'x' });
    for (const text of ['first', 'second']) {
      reply = { status: 200, headers: shared, body: text };
      assert.equal((await post()).text, text);
    }
    assert.deepEqual(nginx.stored(target), []);
    reply = { status: 0, headers: {}, body: '' };
    asked.length = 0;
    assert.equal((await post()).status, 502);
    assert.equal(asked.length, 1);
  });

  test('keeps separate copies per host', async () => {
    const target = newTarget();
    for (const host of ['attesta.example', 'www.attesta.example']) {
      reply = { status: 200, headers: shared, body: host };
      assert.equal((await get(target, { host })).text, host);
    }
    assert.equal((await get(target, { host: 'attesta.example' })).text, 'attesta.example');
  });

  test('serves an expired copy while it revalidates', async () => {
    const target = newTarget();
    reply = { status: 200, headers: shared, body: 'first' };
    await get(target);
    reply = { status: 200, headers: shared, body: 'second' };
    const seen: string[] = [];
    for (const end = Date.now() + validity; Date.now() < end; await sleep(50)) {
      const { text, headers } = await get(target);
      if (headers['x-cache'] !== 'HIT') seen.push(`${headers['x-cache']} ${text}`);
      else seen.push(text);
    }
    assert.deepEqual(
      [...new Set(seen)],
      ['first', 'STALE first', 'second', 'STALE second'].slice(0, new Set(seen).size),
    );
    assert.ok(seen.includes('second'));
  });

  test('serves the last page during an error of the site, but passes a 404 on', async () => {
    const target = newTarget();
    reply = { status: 200, headers: shared, body: 'the page' };
    await get(target);
    for (const status of [500, 502, 503, 504]) {
      await sleep(validity + 100);
      reply = { status, headers: { 'cache-control': 'no-store' }, body: 'broken' };
      const { status: seen, text, headers } = await get(target);
      assert.deepEqual([seen, text, headers['x-cache']], [200, 'the page', 'STALE']);
    }
    reply = { status: 404, headers: { 'cache-control': 'no-store' }, body: 'gone' };
    assert.equal((await get(target)).status, 404);
    // An article that was taken back does not return in an outage.
    await sleep(validity + 100);
    reply = { status: 500, headers: {}, body: 'broken' };
    assert.deepEqual([(await get(target)).status, (await get(target)).text], [404, 'gone']);
  });

  test('sends one request for simultaneous visitors', async () => {
    const target = newTarget();
    reply = { status: 200, headers: shared, body: 'together' };
    asked.length = 0;
    const responses = await Promise.all(Array.from({ length: 20 }, () => get(target)));
    assert.ok(responses.every(({ text }) => text === 'together'));
    assert.equal(asked.length, 1);
  });

  test('counts forms and browser reports separately, and signed calls not at all', async () => {
    reply = { status: 200, headers: {}, body: 'x' };
    const post = async (target: string, times: number) => {
      const sent = { method: 'POST', headers: { 'content-length': '1' }, body: 'x' };
      const responses = Array.from({ length: times }, () => send(nginx, target, sent));
      return (await Promise.all(responses)).filter(({ status }) => status === 429);
    };
    assert.equal((await post('/api/reports', 60)).length, 0);
    assert.notEqual((await post('/api/reports', 30)).length, 0);
    assert.equal((await post('/api/leads/deliver', 90)).length, 0);
    assert.equal((await post('/api/revalidate', 90)).length, 0);
    const [refused] = await post('/contact', 40);
    assert.equal(refused?.headers['retry-after'], '60');
    assert.match(String(refused?.headers['content-type']), /^text\/html/);
    assert.match(String(refused?.text), /What you typed is still there.*입력하신 내용은/s);
  });
});

describe('nginx in front of two instances', () => {
  let a: NewsSite;
  let b: NewsSite;
  let nginx: Nginx;
  const instances = () => [a, b];

  before(async () => {
    a = await NewsSite.start('ok', { TRUSTED_PROXY_HOPS: '1' });
    b = await NewsSite.start('ok', { TRUSTED_PROXY_HOPS: '1' }, { beside: a, ownBuild: true });
    for (const site of instances()) await site.warmUp(english);
    nginx = await Nginx.start(a.url, b.url);
  });
  after(async () => {
    await nginx?.stop();
    await b?.stop();
    await a?.stop();
  });

  const rename = async (title: string) => {
    await a.edit(english, { title });
    assert.equal((await a.webhook(body([english, english]), { url: nginx.url })).status, 200);
  };

  test('sends the webhook to both, with its body and signature', async () => {
    for (const site of instances()) site.log.length = 0;
    await rename('Renamed behind nginx');
    for (const site of instances()) {
      for (const page of [at(english), '/resources', '/feed.xml']) {
        await site.until(page, ({ html }) => html.includes('Renamed behind nginx'));
      }
      // Without the signature, an instance responds with 401 and logs nothing.
      assert.ok(site.log.some((line) => /"event":"revalidated".*"articles":1/.test(line)));
    }
  });

  test('passes a large body on whole', async () => {
    for (const site of instances()) site.log.length = 0;
    // Larger than nginx's buffer for bodies, smaller than the webhook's limit.
    const call = { ...body([english, english]), more: 'x'.repeat(40_000) };
    assert.equal((await a.webhook(call, { url: nginx.url })).status, 200);
    for (const site of instances()) {
      await until('the webhook arrives', () =>
        site.log.some((line) => line.includes('"event":"revalidated"')),
      );
    }
  });

  test('refuses an unsigned webhook call at both', async () => {
    for (const site of instances()) site.log.length = 0;
    const refused = await fetch(`${nginx.url}/api/revalidate`, { method: 'POST', body: '{}' });
    assert.equal(refused.status, 401);
    await sleep(500);
    for (const site of instances())
      assert.ok(!site.log.some((line) => line.includes('"event":"revalidated"')));
  });

  test('never exposes the location of one instance', async () => {
    for (const target of ['/instance-1', '/instance-2'])
      assert.equal((await send(nginx, target)).status, 404);
  });

  test('responds to the webhook and every page while one instance is down', async () => {
    const visitors = visit(
      nginx.url,
      4,
      (turn, visitor) => `${['/', '/ko', at(english)][turn % 3]}?visit=${visitor}-${turn}`,
    );
    try {
      await sleep(500);
      await b.end('SIGTERM');
      await rename('Renamed while one instance is down');
      await a.until(at(english), ({ html }) => html.includes('Renamed while one instance is down'));
      await sleep(1_000);
    } finally {
      await visitors.leave();
    }
    assert.deepEqual(visitors.failures, []);
    assert.ok(visitors.responses() > 50, `${visitors.responses()} responses`);
  });
});
