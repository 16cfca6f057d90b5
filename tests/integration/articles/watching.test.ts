import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { actionIdOf, call, readForm } from '../../e2e/forms/action-requests.ts';
import { NewsSite, previewSecret } from '../../support/news-site.ts';
import { startWebhook } from '../../support/receivers.ts';
import { until } from '../../support/wait.ts';

/*
 * What an operator sees: lines of the log that name their request, and spans for an OpenTelemetry collector.
 * `node --test tests/integration/articles/watching.test.ts`.
 */

const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '0' };
const idForm = /^[0-9a-f]{16}$/;

/** The lines of an event, after a moment for the pipe. */
async function lines(site: NewsSite, event: string): Promise<Record<string, unknown>[]> {
  await new Promise((resolve) => setTimeout(resolve, 100));
  return site.log.filter((line) => line.includes(`"${event}"`)).map((line) => JSON.parse(line));
}

describe('request ids', () => {
  let site: NewsSite;
  before(async () => {
    site = await NewsSite.start();
  });
  after(() => site.stop());

  test('each answer has an id of its own, whoever it is made for and whatever the visitor sends', async () => {
    const given = 'a-visitors-own-id';
    const ids: string[] = [];
    for (const address of [
      '/',
      '/',
      '/ko',
      '/nope',
      '/en',
      '/feed.xml',
      '/icon.svg',
      '/api/preview',
      '/_next/x',
    ]) {
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

  test('the middleware names the request that it refuses', async () => {
    const { status, headers } = await site.send('POST', '/contact', form);
    assert.equal(status, 403);
    const [line] = await lines(site, 'submission_refused');
    assert.equal(line?.request, headers.get('x-request-id'));
  });

  test('a route handler does', async () => {
    const { headers } = await site.webhook({ _type: 'resourcePage', slugs: ['choosing-a-us-agent'] });
    const [line] = await lines(site, 'revalidated');
    assert.equal(line?.request, headers.get('x-request-id'));
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

  test('a page that is rendered does', async () => {
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
});

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

describe('behind a trusted proxy, with web vitals', () => {
  let site: NewsSite;
  let collector: Collector;
  before(async () => {
    // The SDK would obey its own variable; without ours it is not loaded.
    collector = await startWebhook();
    const unread = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.url, ...exporting };
    site = await NewsSite.start('ok', { TRUSTED_PROXY_HOPS: '1', WEB_VITALS: '1', ...unread });
  });
  after(async () => {
    await site.stop();
    await collector.stop();
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
    assert.equal(
      (await site.send('POST', '/api/vitals', { 'content-length': `${body.length}` }, body)).status,
      403,
    );
    assert.equal((await site.send('PUT', '/api/vitals', headers, body)).status, 405);
    assert.deepEqual(
      (await lines(site, 'web_vitals')).map(({ time, request, ...line }) => line),
      [{ level: 'info', event: 'web_vitals', page: '/', language: 'ko', LCP: 900, CLS: 0.01 }],
    );
  });

  test('no trace is sent unless OTEL_EXPORTER_OTLP_ENDPOINT is set', async () => {
    await site.get('/resources');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    assert.deepEqual(collector.calls, []);
  });
});

describe('traces', () => {
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

  const spansFor = (route: string) =>
    until(
      `a span for ${route}`,
      () => spansOf(collector).filter((span) => valuesOf(span)['http.route'] === route),
      { holds: (found) => found.length > 0 },
    );

  test('a request becomes spans with its method, route and status', async () => {
    const { headers } = await site.get('/sitemap.xml');
    const [span] = await spansFor('/sitemap.xml');
    assert.ok(span);
    const values = valuesOf(span);
    assert.equal(values['http.method'], 'GET');
    assert.equal(Number(values['http.status_code']), 200);
    assert.equal(values['request.id'], headers.get('x-request-id'));
    assert.equal(span.name, 'GET /sitemap.xml');
  });

  test('without secrets, queries, paths that visitors made up, or their addresses', async () => {
    await site.get(`/api/preview?secret=${previewSecret}&slug=a-draft`);
    await site.get('/api/preview?secret=a-wrong-secret');
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
    await spansFor('/api/preview');
    await new Promise((resolve) => setTimeout(resolve, 500));
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
    await site.get('/llms.txt', { traceparent: `00-${traceId}-00f067aa0ba902b7-00` });
    const [span] = await spansFor('/llms.txt');
    assert.notEqual(span?.traceId, traceId);
  });
});
