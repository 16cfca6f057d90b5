import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import {
  actionIdOf,
  multipart as bodyOf,
  multipartType,
  readForm,
  validContact,
} from '../../e2e/forms/action-requests.ts';
import { hostileArticle, hostileText } from '../../support/hostile-article.ts';
import { NewsSite } from '../../support/news-site.ts';
import { assertClosed, assertHashes, assertKnownScripts, assertNonce } from '../../support/policy.ts';

/*
 * Requests that browsers never send. Each once stopped the site, emptied a cached page for all visitors or caused a
 * server error (docs/upstream.md). `node --test tests/integration/articles/hostile.test.ts`.
 */

const article = 'choosing-a-us-agent';
let site: NewsSite;
const countFiles = () => readdirSync(site.pages, { recursive: true }).length;

before(async () => {
  site = await NewsSite.start();
});
after(() => site.stop());

const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
const form = '--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n[]\r\n--x--\r\n';

/** Cached responses, rendered for the first visitor. */
const kept = [
  `/resources/${article}.md`,
  `/social/articles/${article}.png`,
  '/feed.xml',
  '/ko/feed.xml',
  '/llms.txt',
  '/sitemap.xml',
  '/features/label-vision.md',
];

describe('methods', () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    test(`empties no response for others with ${method}`, async () => {
      // A call without slugs is about every article: all of these are stale now.
      await site.webhook({ _type: 'resourcePage' });
      for (const url of kept) {
        const refused = await site.send(method, url);
        assert.deepEqual([refused.status, refused.headers.get('allow')], [405, 'GET, HEAD'], url);
        const { status, html } = await site.get(url);
        assert.equal(status, 200, url);
        assert.notEqual(html, '', url);
      }
    });
  }

  test('writes nothing to the disk for POSTs to made-up paths', async () => {
    const before = countFiles();
    for (let count = 0; count < 50; count += 1) {
      await site.send('POST', `/resources/made-up-${count}.md`);
      await site.send('POST', `/social/articles/made-up-${count}.png`);
      await site.send('GET', `/resources/made-up-${count}.md`);
    }
    assert.equal(countFiles(), before);
  });

  test('refuses a POST to paths without a form', async () => {
    const origin = { origin: site.url, ...multipart };
    for (const url of [
      '/_next/x',
      '/_next/static/x.js',
      '/fonts/none.woff2',
      '/icon-192.png',
      '/favicon.ico',
      '/api/health',
      '/api/ready',
      '/resources.rsc',
      '/ko/resources/page/2.rsc',
    ]) {
      for (const headers of [origin, { ...origin, 'next-action': 'a'.repeat(42) }]) {
        assert.equal((await site.send('POST', url, headers, form)).status, 405, url);
      }
      assert.equal((await site.send('POST', url, origin, 'x'.repeat(200_000))).status, 405, url);
    }
  });

  test('refuses TRACE and similar methods everywhere', async () => {
    for (const method of ['OPTIONS', 'DELETE', 'TRACE', 'PROPFIND', 'PURGE', 'MKCOL', 'LOCK', 'SEARCH']) {
      for (const url of ['/', `/resources/${article}`, '/nothing-here', '/_next/x', '/api/revalidate']) {
        assert.equal((await site.send(method, url)).status, 405, `${method} ${url}`);
      }
    }
    assert.equal((await site.send('OPTIONS', '*')).status, 405);
  });
});

describe('URLs', () => {
  test("responds with 404 to Next's image service and to internal list paths", async () => {
    const images = [
      '%2Fsocial%2Fen%2Fhome.png',
      '%2F%5Cevil.example%2Fx.png',
      'https%3A%2F%2Fevil.example%2Fx',
      '',
    ];
    for (const url of [
      ...images.map((url) => `/_next/image?url=${url}&w=3840&q=75`),
      '/ko/resources/page/2.rsc',
      '/resources/page/3.rsc',
      '/resources/page/2.segments/x',
    ]) {
      assert.equal((await site.send('GET', url)).status, 404, url);
    }
    // No sign of an outage.
    assert.ok(!site.log.some((line) => line.includes('content_service_failing')));
  });

  test('sets the security headers on redirects and keeps them on this site', async () => {
    for (const url of ['/privacy/', '/en/privacy', `/ko/resources/${article}`]) {
      const { status, headers } = await site.send('GET', url);
      assert.equal(status, 308, url);
      assert.match(headers.get('location') ?? '', /^\/[^/]/, url);
      assert.equal(headers.get('x-content-type-options'), 'nosniff', url);
      assert.ok(headers.has('content-security-policy'), url);
    }
    for (const url of ['//other.example/', '/\\other.example/', '//other.example/privacy/']) {
      const { headers } = await site.send('GET', url);
      assert.equal(headers.get('location'), null, url);
      assert.equal(headers.get('x-content-type-options'), 'nosniff', url);
    }
    for (const url of [
      '/en//evil.example',
      '/en/%2F%2Fevil.example',
      '/ko/resources//evil.example',
      '/en/\\evil.example',
    ]) {
      const { status, headers } = await site.send('GET', url);
      const location = headers.get('location');
      if (location === null) assert.ok(status >= 400, `${url}: ${status}`);
      else assert.match(location, /^\/[^/\\]/, url);
    }
  });
});

describe('headers', () => {
  test("sets one policy: a page's own scripts, and nothing elsewhere", async () => {
    const pages = ['/', '/ko', '/resources', `/resources/${article}`, '/privacy', '/login', '/nothing-here'];
    for (const url of [...pages, '/resources/never-written', '/ko/images/nothing-here']) {
      const first = await site.get(url);
      assertHashes(first, url);
      assertHashes(await site.get(url), `${url} once more`);
    }
    // A stale page, and one that was just re-rendered.
    await site.changed([article]);
    for (const when of ['revalidated', 'after it']) {
      assertHashes(await site.get(`/resources/${article}`), when);
    }
    for (const url of [...kept, '/robots.txt', '/icon.svg', '/privacy/', '/_next/static/nothing.js']) {
      if (url.endsWith('.png')) continue;
      assertClosed(await site.get(url), url);
    }
    const refused = await site.send('PUT', '/');
    assertClosed({ headers: refused.headers, html: '' }, 'another method');
  });

  test('never uses a policy that a visitor sent', async () => {
    // The last path had no request before: its page is rendered for this visitor.
    const first = '/resources/color-additives-korea-vs-us.md';
    for (const url of [`/resources/${article}`, '/resources', '/nothing-here', first]) {
      for (const name of ['content-security-policy-report-only', 'content-security-policy']) {
        await site.webhook({ _type: 'resourcePage' });
        await site.send('GET', url, { [name]: "script-src 'nonce-EVIL'" });
        await site.changed([article]);
        await site.send('GET', url, { [name]: "script-src 'nonce-EVIL'" });
        assert.ok(!(await site.get(url)).html.includes('EVIL'), `${url}, ${name}`);
      }
    }
  });

  test('sets Strict-Transport-Security over https only', async () => {
    const secure = await site.send('GET', '/', { 'x-forwarded-proto': 'https' });
    assert.match(secure.headers.get('strict-transport-security') ?? '', /^max-age=\d{8,}/);
    assert.equal((await site.send('GET', '/')).headers.get('strict-transport-security'), null);
  });

  test('lets other sites embed images only', async () => {
    const policy = async (url: string) =>
      (await site.send('GET', url)).headers.get('cross-origin-resource-policy');
    for (const url of ['/', '/resources', '/feed.xml', '/nothing-here', '/privacy/']) {
      assert.equal(await policy(url), 'same-origin', url);
    }
    assert.equal(await policy('/social/en/home.png'), 'cross-origin');
  });

  test('sandboxes an image that is opened directly', async () => {
    const image = /\/images\/[^"?\s]+/.exec((await site.get('/resources')).html)?.[0] ?? '';
    assert.notEqual(image, '');
    for (const url of [image, '/images/embedded/production/made-up.svg']) {
      const { headers } = await site.send('GET', url);
      assert.equal(
        headers.get('content-security-policy'),
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      );
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
    }
  });
});

describe('inline scripts', () => {
  test('has only the scripts of Next and of this site on every page, with hostile articles too', async () => {
    await site.change((documents) => [...documents, ...(['en', 'ko'] as const).map(hostileArticle)]);
    await site.webhook({ _type: 'resourcePage' });
    const { html: list } = await site.until(
      '/sitemap.xml',
      ({ html }) => html.includes('hostile-en'),
      20_000,
    );
    await site.until('/resources', ({ html }) => html.includes('hostile-en'), 20_000);
    const listed = [...list.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(
      ([, found]) => found || '/',
    );
    assert.ok(listed.includes('/resources/hostile-en') && listed.length > 60, `${listed.length} pages`);
    const others = ['/login', '/nothing-here', '/ko/nothing', '/resources/none', '/resources/page/99'];
    for (const url of [...listed, ...others]) assertKnownScripts((await site.get(url)).html, url);
  });

  test('has only known scripts in a form response with hostile text', async () => {
    const values = { ...validContact('no url'), message: hostileText };
    const body = bodyOf([...(await readForm(site.url, 'contact')), ...Object.entries(values)]);
    const response = await fetch(`${site.url}/contact`, {
      method: 'POST',
      headers: { origin: site.url, 'content-type': multipartType, 'content-length': String(body.length) },
      body: new Uint8Array(body),
    });
    const html = await response.text();
    assert.ok(html.includes('&lt;/script&gt;'), 'the text is there');
    assertKnownScripts(html, 'response', assertNonce({ headers: response.headers, html }, 'response'));
  });
});

test('refuses upgrades and closes their connections', async () => {
  const { hostname, port } = new URL(site.url);
  const upgrade =
    `GET /privacy/ HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => {
      const socket = connect(Number(port), hostname);
      socket.write(upgrade);
      return readText(socket);
    }),
  );
  for (const response of responses) assert.match(response, /^HTTP\/1\.1 308 /);
});

describe('the log', () => {
  const forged = '{"time":"2026-11-24T19:40:00.000Z","level":"error","event":"store_failed"}';
  const events = () => site.log.map((line) => (JSON.parse(line) as { event: string }).event);

  /** Posts a malformed body as a call of the contact form's action. */
  async function callAction(body: string): Promise<void> {
    const id = actionIdOf(await readForm(site.url, 'contact'));
    const headers = { origin: site.url, 'next-action': id, 'content-type': 'text/plain;charset=UTF-8' };
    await fetch(`${site.url}/contact`, { method: 'POST', headers, body });
  }

  test('has no line that the sender of a malformed action wrote', async () => {
    site.log.length = 0;
    await callAction(`[null,"$n1\\n${JSON.stringify(`${forged} \u001b[2J`).slice(1, -1)}\\n"]`);
    await callAction(`x\n${forged}\n`);
    await site.until('/', () => site.log.some((line) => line.includes('store_failed')), 5_000);
    assert.ok(!events().includes('store_failed'));
    assert.ok(!site.log.join('\n').includes('\u001b'));
  });

  test('has at most five lines a minute that begin alike', async () => {
    site.log.length = 0;
    for (let count = 0; count < 20; count += 1) await callAction('[');
    const printed = events().filter((event) => event === 'next');
    assert.ok(printed.length > 0 && printed.length <= 10, `${printed.length} lines`);
  });
});

test('writes every line of the log as JSON', () => {
  // Next's greeting goes to standard output.
  const strange = site.log.filter((line) => !/^(\{"time"|$)/.test(line));
  assert.deepEqual(strange, []);
});
