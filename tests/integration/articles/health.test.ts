import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { FaultyServices } from '../../support/faulty-services.ts';
import { NewsSite } from '../../support/news-site.ts';

/* What monitors and load balancers get while services fail. */

const folder = mkdtempSync(path.join(tmpdir(), 'health-'));
const anonKey = 'sb_publishable_test';
const store = new FaultyServices(folder);
/** How long the site repeats an answer, in ms. */
const repeat = 200;
const siteEnv = (more: Record<string, string> = {}) => ({
  SUPABASE_URL: store.url,
  SUPABASE_ANON_KEY: anonKey,
  ...more,
});
let site: NewsSite;

before(async () => {
  await store.start(['store'], { dataDir: folder, anonKey, port: 0 });
  site = await NewsSite.start('ok', siteEnv({ HEALTH_REPEAT_MS: String(repeat) }));
});
after(async () => {
  await site?.stop();
  await store.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The next answer that is not a repeated one. */
async function readiness() {
  await sleep(repeat + 50);
  const { status, html, ms } = await site.get('/api/ready');
  return { status, body: JSON.parse(html), ms };
}

describe('/api/health', () => {
  test('answers whatever the services do, and asks none of them', async () => {
    site.queries = [];
    site.content = 'hang';
    const { status, html, headers, ms } = await site.get('/api/health');
    site.content = 'ok';
    assert.deepEqual([status, html, headers.get('cache-control')], [200, '{"status":"ok"}', 'no-store']);
    assert.equal(headers.get('set-cookie'), null);
    assert.ok(ms < 1_000, `${ms} ms`);
    assert.deepEqual(site.queries, []);
    assert.equal((await site.send('POST', '/api/health')).status, 405);
  });
});

describe('/api/ready', () => {
  test('ready; asking does not create the database, and stores nothing', async () => {
    const { status, headers, html } = await site.get('/api/ready');
    assert.equal(html, '{"status":"ready","services":{"content":"ok","store":"ok"}}');
    assert.deepEqual([status, headers.get('cache-control')], [200, 'no-store']);
    assert.equal(headers.get('x-robots-tag'), 'noindex');
    assert.ok(!existsSync(path.join(folder, 'store')));
    assert.deepEqual(store.inserts, []);
    assert.equal((await site.send('POST', '/api/ready')).status, 405);
  });

  test('a hundred callers of a site with the default are one question', async () => {
    const other = await NewsSite.start('ok', siteEnv(), { beside: site });
    try {
      site.queries = [];
      await Promise.all(Array.from({ length: 100 }, () => other.get('/api/ready')));
      assert.equal(site.queries.length, 1);
    } finally {
      await other.stop();
    }
  });

  for (const [content, inStore] of [
    ['error500', 'garbage'],
    ['strange', 'error500'],
    ['hang', 'hang'],
    ['gone', 'close'],
  ] as const) {
    test(`content ${content}, store ${inStore}: degraded in time, and pages are served`, async () => {
      site.content = content;
      store.store = inStore;
      const { status, body, ms } = await readiness();
      assert.deepEqual(body, { status: 'degraded', services: { content: 'failing', store: 'failing' } });
      assert.equal(status, 200);
      assert.ok(ms < 2_500, `${ms} ms`);
      assert.equal((await site.get('/')).status, 200);
      site.content = 'ok';
      store.store = 'ok';
    });
  }

  test('says which one, and when it is over; a monitor does not count as an outage of the pages', async () => {
    site.content = 'slow';
    assert.deepEqual((await readiness()).body.services, { content: 'failing', store: 'ok' });
    assert.equal((await site.get('/resources/asked-for-while-slow')).status, 404);
    site.content = 'ok';
    assert.deepEqual((await readiness()).body, {
      status: 'ready',
      services: { content: 'ok', store: 'ok' },
    });
    const seen = site.log.filter((line) => line.includes('"services_health"'));
    assert.ok(seen.length >= 2);
    assert.ok(!site.log.some((line) => line.includes('content_service_failing')), site.log.join('\n'));
  });
});
