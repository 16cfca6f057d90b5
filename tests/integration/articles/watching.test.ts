import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { actionIdOf, call, readForm } from '../../e2e/forms/action-requests.ts';
import { NewsSite, type Page, previewSecret } from '../../support/news-site.ts';
import { startWebhook } from '../../support/receivers.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { until } from '../../support/wait.ts';

/*
 * What an operator sees: the health of the services, lines of the log that name their request, and spans for an
 * OpenTelemetry collector.
 * `node --test tests/integration/articles/watching.test.ts`.
 */

const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '0' };
const idForm = /^[0-9a-f]{16}$/;

/** The lines of an event, after a moment for the pipe. */
async function lines(site: NewsSite, event: string): Promise<Record<string, unknown>[]> {
  await sleep(100);
  return site.log.filter((line) => line.includes(`"${event}"`)).map((line) => JSON.parse(line));
}

type Attribute = { key: string; value: object };
type Span = { name: string; traceId: string; attributes: Attribute[] };
type Received = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

/** What an OpenTelemetry collector has got. */
type Collector = Awaited<ReturnType<typeof startWebhook>>;
const spansOf = ({ calls }: Collector): Span[] =>
  calls.flatMap(({ body }) =>
    (JSON.parse(body) as Received).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  );
const exporting = { OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json', OTEL_BSP_SCHEDULE_DELAY: '100' };

const valuesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

describe('behind a trusted proxy, with web vitals and a store', () => {
  const folder = temporaryFolder('watching');
  /** How long the site repeats what it knows of its services, in ms. */
  const repeat = 200;
  let site: NewsSite;
  let collector: Collector;
  before(async () => {
    collector = await startWebhook();
    // The SDK would obey its own variable; without ours it is not loaded.
    const unread = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.url, ...exporting };
    const env = { TRUSTED_PROXY_HOPS: '1', WEB_VITALS: '1', HEALTH_REPEAT_MS: String(repeat), ...unread };
    site = await NewsSite.start('ok', env, { dataDir: folder });
  });
  after(async () => {
    await site?.stop();
    await collector.stop();
  });

  /** The next answer of /api/ready that is not a repeated one. */
  async function readiness() {
    await sleep(repeat + 50);
    const { status, html, ms } = await site.get('/api/ready');
    return { status, body: JSON.parse(html), ms };
  }

  test('/api/ready is ready; asking does not create the database, and stores nothing', async () => {
    const { status, headers, html } = await site.get('/api/ready');
    assert.equal(html, '{"status":"ready","services":{"content":"ok","store":"ok"}}');
    assert.deepEqual([status, headers.get('cache-control')], [200, 'no-store']);
    assert.equal(headers.get('x-robots-tag'), 'noindex');
    assert.ok(!existsSync(path.join(folder, 'store')));
    assert.deepEqual(site.services.inserts, []);
    for (const address of ['/api/health', '/api/ready']) {
      assert.equal((await site.send('POST', address)).status, 405);
    }
  });

  for (const [content, inStore] of [
    ['error500', 'garbage'],
    ['strange', 'error500'],
    ['hang', 'hang'],
    ['gone', 'close'],
  ] as const) {
    test(`/api/ready, content ${content}, store ${inStore}: degraded in time, and pages are served`, async () => {
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

  test('/api/ready says which one, and when it is over; a monitor does not count as an outage of the pages', async () => {
    site.content = 'slow';
    assert.deepEqual((await readiness()).body.services, { content: 'failing', store: 'ok' });
    assert.equal((await site.get('/resources/asked-for-while-slow')).status, 404);
    site.content = 'ok';
    assert.equal((await readiness()).body.status, 'ready');
    assert.ok((await lines(site, 'services_health')).length >= 2);
    assert.deepEqual(await lines(site, 'content_service_failing'), []);
  });

  test('the id of the proxy is taken, when it is one', async () => {
    const given = '4bf92f3577b34da6a3ce929d0e0e4736';
    const { headers } = await site.get('/no-such-page', { 'x-request-id': given });
    assert.equal(headers.get('x-request-id'), given);
    assert.equal((await lines(site, 'not_found'))[0]?.request, given);
    const other = await site.get('/', { 'x-request-id': 'not an id' });
    assert.match(other.headers.get('x-request-id') ?? '', idForm);
  });

  test('with WEB_VITALS the endpoint takes a report of its own pages', async () => {
    const body = JSON.stringify({ path: '/ko', language: 'ko', LCP: 900, CLS: 0.01 });
    const headers = { origin: site.url, 'content-length': `${body.length}` };
    assert.equal((await site.send('POST', '/api/vitals', headers, body)).status, 204);
    assert.deepEqual(
      (await lines(site, 'web_vitals')).map(({ time, request, ...line }) => line),
      [{ level: 'info', event: 'web_vitals', page: '/', language: 'ko', LCP: 900, CLS: 0.01 }],
    );
  });

  test('no trace is sent unless OTEL_EXPORTER_OTLP_ENDPOINT is set', async () => {
    await site.get('/resources');
    await sleep(1_000);
    assert.deepEqual(collector.calls, []);
  });
});

describe('request ids and traces', () => {
  let site: NewsSite;
  let collector: Collector;
  before(async () => {
    collector = await startWebhook();
    site = await NewsSite.start('ok', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...exporting });
  });
  after(async () => {
    await site.stop();
    await collector.stop();
  });

  test('each answer has an id of its own, whoever it is made for and whatever the visitor sends', async () => {
    const given = 'a-visitors-own-id';
    const ids: string[] = [];
    const addresses = ['/', '/', '/ko', '/nope', '/en', '/feed.xml', '/icon.svg', '/api/preview', '/_next/x'];
    for (const address of addresses) {
      const { headers } = await site.get(address, { 'x-request-id': given });
      ids.push(headers.get('x-request-id') ?? '');
    }
    ids.push((await site.send('TRACE', '/')).headers.get('x-request-id') ?? '');
    for (const id of ids) assert.match(id, idForm);
    assert.equal(new Set(ids).size, ids.length);
  });

  test('requests at the same time keep theirs apart', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const address = `/at-the-same-time-${index}`;
        return [address, (await site.get(address)).headers.get('x-request-id')];
      }),
    );
    const logged = (await lines(site, 'not_found')).filter(({ path }) => `${path}`.startsWith('/at-the'));
    assert.deepEqual(logged.map(({ path, request }) => [path, request]).sort(), answers.sort());
  });

  test('middleware, route handlers and pages name the request of a line', async () => {
    const { status, headers } = await site.send('POST', '/contact', form);
    assert.equal(status, 403);
    const called = await site.changed(['choosing-a-us-agent']);
    for (const [event, given] of [
      ['submission_refused', headers],
      ['revalidated', called.headers],
    ] as const) {
      assert.equal((await lines(site, event))[0]?.request, given.get('x-request-id'), event);
    }
    await site.quiet();
    site.content = 'error500';
    const ids = new Set<unknown>();
    // Pages that nobody has asked for yet are rendered in the request.
    for (const name of ['one', 'two']) {
      const { headers } = await site.get(`/resources/never-asked-for-${name}`);
      ids.add(headers.get('x-request-id'));
    }
    site.content = 'ok';
    const failing = await lines(site, 'content_service_failing');
    assert.ok(
      failing.some(({ request }) => ids.has(request)),
      JSON.stringify(failing),
    );
  });

  test('without WEB_VITALS the endpoint is an unknown address, and no script speaks of it', async () => {
    const unknown = await site.get('/api/nope');
    const endpoint = await site.get('/api/vitals');
    assert.deepEqual([endpoint.status, endpoint.html], [404, unknown.html]);
    assert.equal((await site.send('POST', '/api/vitals', form)).status, 404);
    const built = path.resolve(import.meta.dirname, '../../../.next/static');
    const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    );
    assert.ok(files.length > 10);
    for (const name of files)
      assert.doesNotMatch(readFileSync(path.join(built, name), 'utf8'), /api\/vitals/, name);
  });

  /** The span of an answer; the webhook has had pages made too. */
  const spanFor = (route: string, { headers }: Page) =>
    until(`a span for ${route}`, () =>
      spansOf(collector).find((span) => {
        const values = valuesOf(span);
        return values['http.route'] === route && values['request.id'] === headers.get('x-request-id');
      }),
    );

  test('a request becomes spans with its method, route and status', async () => {
    const span = await spanFor('/sitemap.xml', await site.get('/sitemap.xml'));
    assert.ok(span);
    const values = valuesOf(span);
    assert.equal(values['http.method'], 'GET');
    assert.equal(Number(values['http.status_code']), 200);
    assert.equal(span.name, 'GET /sitemap.xml');
  });

  test('without secrets, queries, paths that visitors made up, or their addresses', async () => {
    await site.get(`/api/preview?secret=${previewSecret}&slug=a-draft`);
    const refused = await site.get('/api/preview?secret=a-wrong-secret');
    await site.get('/nope/jo@example.com?email=jo@example.com', {
      'x-forwarded-for': '198.51.100.7',
      'user-agent': 'A browser of its own',
      referer: 'https://search.example/?q=jo',
      cookie: 'session=a-cookie',
    });
    await site.send('POST', '/contact?secret=posted-secret', form);
    const id = actionIdOf(await readForm(site.url, 'contact'));
    const sent = {
      name: 'Very Private',
      email: 'jo@example.com',
      company: '',
      message: 'Secret.',
      website: '',
    };
    // There is no store: the action fails after it has asked for it.
    const answer = await call(site.url, id, sent, { 'x-forwarded-for': '198.51.100.7' });
    site.content = 'error500';
    await site.get('/resources/an-article-that-fails?secret=rendered-secret');
    site.content = 'ok';
    await spanFor('/api/preview', refused);
    await sleep(500);
    const all = collector.calls.map(({ body }) => body).join('\n');
    assert.doesNotMatch(
      all,
      /secret|Private|jo@|search\.example|198\.51|127\.0\.0\.1:|a-draft|an-article-that-fails|A browser|a-cookie|stack/i,
    );
    assert.ok(spansOf(collector).some(({ name }) => name === 'fetch POST'));
    const [failed] = await lines(site, 'submission_failed');
    assert.equal(failed?.request, answer.headers['x-request-id']);
    assert.doesNotMatch(JSON.stringify(failed), /secret|private|jo@|198\.51|127\.0/i);
  });

  test('a visitor cannot choose the trace of a request', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const page = await site.get('/llms.txt', { traceparent: `00-${traceId}-00f067aa0ba902b7-00` });
    assert.notEqual((await spanFor('/llms.txt', page))?.traceId, traceId);
  });
});
