import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { NewsSite } from '../../support/news-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/*
 * The health of the services, and log lines that name their request.
 * `node --test tests/integration/articles/watching.test.ts`.
 */

const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '0' };
const idForm = /^[0-9a-f]{16}$/;

/** The lines of an event, after a moment for the pipe. */
async function lines(site: NewsSite, event: string): Promise<Record<string, unknown>[]> {
  await sleep(100);
  return site.log.filter((line) => line.includes(`"${event}"`)).map((line) => JSON.parse(line));
}

describe('behind a trusted proxy, with a store', () => {
  const folder = temporaryFolder('watching');
  /** How long the site repeats the state of its services, in ms. */
  const repeat = 200;
  let site: NewsSite;
  before(async () => {
    const env = { TRUSTED_PROXY_HOPS: '1', HEALTH_REPEAT_MS: String(repeat) };
    site = await NewsSite.start('ok', env, { dataDir: folder });
  });
  after(() => site?.stop());

  /** The next response of /api/ready that is not a repeated one. */
  async function readiness() {
    await sleep(repeat + 50);
    const { status, html, ms } = await site.get('/api/ready');
    return { status, body: JSON.parse(html), ms };
  }

  test('reports that it is ready without creating the database or storing anything', async () => {
    const { status, headers, html } = await site.get('/api/ready');
    assert.equal(html, '{"status":"ready","services":{"content":"ok","store":"ok"}}');
    assert.deepEqual([status, headers.get('cache-control')], [200, 'no-store']);
    assert.equal(headers.get('x-robots-tag'), 'noindex');
    assert.ok(!existsSync(path.join(folder, 'store')));
    assert.deepEqual(site.services.inserts, []);
  });

  for (const [content, inStore] of [
    ['error500', 'garbage'],
    ['strange', 'error500'],
    ['hang', 'hang'],
    ['gone', 'close'],
  ] as const) {
    test(`reports degraded services in time and serves pages: content ${content}, store ${inStore}`, async () => {
      site.content = content;
      site.store = inStore;
      const { status, body, ms } = await readiness();
      assert.deepEqual(body, { status: 'degraded', services: { content: 'failing', store: 'failing' } });
      assert.equal(status, 200);
      assert.ok(ms < 2_500, `${ms} ms`);
      assert.equal((await site.get('/')).status, 200);
      site.content = 'ok';
      site.store = 'ok';
    });
  }

  test('names the failing service until it recovers, and does not count monitor requests as outages of pages', async () => {
    site.content = 'slow';
    assert.deepEqual((await readiness()).body.services, { content: 'failing', store: 'ok' });
    assert.equal((await site.get('/resources/asked-for-while-slow')).status, 404);
    site.content = 'ok';
    assert.equal((await readiness()).body.status, 'ready');
    assert.ok((await lines(site, 'services_health')).length >= 2);
    assert.deepEqual(await lines(site, 'content_service_failing'), []);
  });

  test('uses a valid request id of the proxy', async () => {
    const given = '4bf92f3577b34da6a3ce929d0e0e4736';
    const { headers } = await site.get('/no-such-page', { 'x-request-id': given });
    assert.equal(headers.get('x-request-id'), given);
    assert.equal((await lines(site, 'not_found'))[0]?.request, given);
    const other = await site.get('/', { 'x-request-id': 'not an id' });
    assert.match(other.headers.get('x-request-id') ?? '', idForm);
  });
});

describe('request ids', () => {
  let site: NewsSite;
  before(async () => {
    site = await NewsSite.start('ok');
  });
  after(() => site.stop());

  test('gives every response a new id, whatever the visitor sends', async () => {
    const given = 'a-visitors-own-id';
    const ids: string[] = [];
    const urls = ['/', '/', '/ko', '/nope', '/en', '/feed.xml', '/icon.svg', '/api/preview', '/_next/x'];
    for (const url of urls) {
      const { headers } = await site.get(url, { 'x-request-id': given });
      ids.push(headers.get('x-request-id') ?? '');
    }
    ids.push((await site.send('TRACE', '/')).headers.get('x-request-id') ?? '');
    for (const id of ids) assert.match(id, idForm);
    assert.equal(new Set(ids).size, ids.length);
  });

  test('keeps the ids of simultaneous requests apart', async () => {
    const responses = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const url = `/at-the-same-time-${index}`;
        return [url, (await site.get(url)).headers.get('x-request-id')];
      }),
    );
    const logged = (await lines(site, 'not_found')).filter(({ path }) => `${path}`.startsWith('/at-the'));
    assert.deepEqual(logged.map(({ path, request }) => [path, request]).sort(), responses.sort());
  });

  test('names the request in log lines of middleware, route handlers and pages', async () => {
    const { status, headers } = await site.send('POST', '/contact', form);
    assert.equal(status, 403);
    const called = await site.changed(['choosing-a-us-agent']);
    for (const [event, given] of [
      ['submission_refused', headers],
      ['revalidated', called.headers],
    ] as const) {
      assert.equal((await lines(site, event))[0]?.request, given.get('x-request-id'), event);
    }
    await site.waitUntilIdle();
    site.content = 'error500';
    const ids = new Set<unknown>();
    // The build leaves out the oldest articles, so their first request renders them.
    for (const slug of ['drug-claims-on-cosmetic-labels', 'mocra-checklist-for-indie-brands']) {
      const { headers } = await site.get(`/resources/${slug}`);
      ids.add(headers.get('x-request-id'));
    }
    site.content = 'ok';
    const failing = await lines(site, 'content_service_failing');
    assert.ok(
      failing.some(({ request }) => ids.has(request)),
      JSON.stringify(failing),
    );
  });
});
