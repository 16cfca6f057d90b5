import { locales } from '@/lib/i18n/locales';
import { allowedMethods, matchRoute, patternOf, vitalsPath } from '@/lib/routes';

const log = jest.fn();
let webVitals = true;
jest.mock('@/lib/log', () => ({ log: (...line: unknown[]) => log(...line) }));
jest.mock('@/lib/env', () => ({ env: () => ({ webVitals }) }));

const good = { path: '/ko/resources', language: 'ko', LCP: 1200, INP: 40, TTFB: 80, CLS: 0.012 };

/** Sends a report from a page of this site. */
async function send(report: unknown, more: Record<string, string> = {}): Promise<Response> {
  const { POST } = await import('@/app/api/vitals/route');
  const body = typeof report === 'string' ? report : JSON.stringify(report);
  const headers = {
    host: 'a.example',
    origin: 'https://a.example',
    'content-length': `${Buffer.byteLength(body)}`,
    ...more,
  };
  return POST(new Request('https://a.example/api/vitals', { method: 'POST', headers, body }));
}

beforeEach(() => {
  // Each test has a limit of its own.
  jest.resetModules();
  log.mockClear();
  webVitals = true;
});

test('a report is one line of the log, with the kind of page', async () => {
  const answer = await send(good);
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(answer.headers.get('set-cookie')).toBeNull();
  const { path, ...values } = good;
  expect(log.mock.calls).toEqual([['info', 'web_vitals', { page: '/resources', ...values }]]);
});

test.each([
  ['/', '/'],
  ['/ko', '/'],
  ['/terms-of-service', '/terms'],
  ['/ko/features/label-vision', '/features/label-vision'],
  ['/resources/page/7', '/resources/page/[page]'],
  ['/ko/resources/topics/mocra', '/resources/topics/[topic]'],
  ['/resources/an-article-of-mine', '/resources/[slug]'],
  ['/nope/jo@example.com', 'not-found'],
  ['/api/revalidate', 'not-found'],
])('%s is reported as %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['a list', []],
  ['another field', { ...good, user: 'jo@example.com' }],
  ['another language', { ...good, language: 'xx' }],
  ['no path', { ...good, path: 'https://a.example/' }],
  ['a path that is too long', { ...good, path: `/${'a'.repeat(1001)}` }],
  ['text for a number', { ...good, LCP: '1200' }],
  ['a fraction of a millisecond', { ...good, LCP: 12.5 }],
  ['less than nothing', { ...good, CLS: -1 }],
  ['more than is likely', { ...good, INP: 10_000_000 }],
])('%s is refused and not logged', async (_, report) => {
  expect((await send(report)).status).toBe(400);
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ['from another site', 403, { origin: 'https://evil.example' }],
  ['without a length', 411, { 'content-length': '' }],
  ['that is too large', 413, { 'content-length': '2049' }],
])('a report %s is refused', async (_, status, headers) => {
  expect((await send(good, headers)).status).toBe(status);
  expect(log).not.toHaveBeenCalled();
});

test('a flood fills no log', async () => {
  for (let count = 0; count < 600; count += 1) await send(good);
  expect((await send(good)).status).toBe(429);
  expect(log).toHaveBeenCalledTimes(600);
});

test('off, the address does not exist', async () => {
  webVitals = false;
  expect((await send(good)).status).toBe(404);
  expect(log).not.toHaveBeenCalled();
  expect(matchRoute(vitalsPath)).toEqual({ kind: 'not-found', locale: locales[0] });
});

test('on, it takes a POST', () => {
  expect(allowedMethods({ kind: 'file' }, vitalsPath)).toContain('POST');
});
