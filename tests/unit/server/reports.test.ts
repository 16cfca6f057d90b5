import { reportsPath } from '@/lib/routes';
import { allowedMethods, matchRoute, toRoutePattern } from '@/lib/server/match-route';

const log = jest.fn();
jest.mock('@/lib/server/log', () => ({ log: (...line: unknown[]) => log(...line) }));
jest.mock('@/lib/env', () => ({ env: () => ({ trustedProxyHops: 0 }) }));

const violation = {
  type: 'csp-violation',
  age: 10,
  url: 'https://a.example/ko/resources?email=jo@example.com#jo',
  user_agent: 'A browser',
  body: {
    documentURL: 'https://a.example/ko/resources?email=jo@example.com',
    referrer: 'https://search.example/?q=jo',
    blockedURL: 'https://evil.example/x.js?user=jo',
    effectiveDirective: 'script-src-elem',
    originalPolicy: "default-src 'none'",
    sourceFile: 'https://a.example/_next/static/chunks/a1.js?jo',
    sample: 'jo@example.com',
    disposition: 'enforce',
    statusCode: 200,
    lineNumber: 3,
    columnNumber: 7,
  },
};
const scriptError = (message: string, more: object = {}) => ({
  type: 'script-error',
  url: 'https://a.example/',
  body: { message, sourceFile: 'https://a.example/_next/static/chunks/a1.js', lineNumber: 1, ...more },
});

/** Sends a request as a browser on https://a.example would. */
async function send(
  reports: unknown,
  more: Record<string, string> = {},
  type = 'application/reports+json',
): Promise<number> {
  const { POST } = await import('@/app/api/reports/route');
  const body = typeof reports === 'string' ? reports : JSON.stringify(reports);
  const headers = {
    host: 'a.example',
    origin: 'https://a.example',
    'content-type': type,
    'x-forwarded-for': '198.51.100.7',
    ...more,
  };
  const response = await POST(
    new Request('https://a.example/api/reports', { method: 'POST', headers, body }),
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('set-cookie')).toBeNull();
  return response.status;
}

const logged = () => log.mock.calls.map(([, , fields]) => fields);

beforeEach(() => {
  log.mockClear();
  delete (globalThis as unknown as Record<symbol, unknown>)[Symbol.for('attesta.reports')];
  jest.useFakeTimers({
    now: new Date('2026-11-25T12:00:00Z'),
    doNotFake: ['setImmediate', 'queueMicrotask'],
  });
});
afterEach(() => jest.useRealTimers());

describe('POST /api/reports', () => {
  it('logs a policy violation without query strings, samples, referrers or IP addresses', async () => {
    expect(await send([violation])).toBe(204);
    expect(log.mock.calls).toEqual([
      [
        'warn',
        'browser_report',
        {
          kind: 'csp-violation',
          page: '/resources',
          directive: 'script-src-elem',
          blocked: 'https://evil.example',
          file: '/_next/static/chunks/a1.js',
          line: 3,
          column: 7,
        },
      ],
    ]);
  });

  it('reads the older format of policy violations', async () => {
    const report = {
      'csp-report': {
        'document-uri': 'https://a.example/nope/jo@example.com',
        'violated-directive': "script-src 'self'",
        'blocked-uri': 'inline',
        'line-number': 12,
        'script-sample': 'jo@example.com',
      },
    };
    expect(await send(report, {}, 'application/csp-report; charset=utf-8')).toBe(204);
    expect(logged()).toEqual([
      { kind: 'csp-violation', page: 'not-found', directive: 'script-src', blocked: 'inline', line: 12 },
    ]);
  });

  it.each([
    ['deprecation', { id: 'UnloadHandler', message: 'Unload is deprecated.' }],
    ['intervention', { id: 'HeavyAd', message: 'Removed.' }],
    ['crash', { reason: 'oom' }],
  ])('logs a %s report', async (type, body) => {
    expect(await send([{ type, url: 'https://a.example/contact', body }])).toBe(204);
    expect(logged()).toEqual([{ kind: type, page: '/contact', ...body }]);
  });

  it.each([
    ['TypeError: x is not a function', 'TypeError: x is not a function'],
    [
      `SyntaxError: Unexpected token 'J', "Jo Doe, jo@example.com" is not valid JSON`,
      'SyntaxError: Unexpected token … is not valid JSON',
    ],
    ["Cannot read properties of null (reading 'x')", 'Cannot read properties of null (reading …)'],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=Jo',
      'Minified React error #418; visit https://react.dev',
    ],
    ['Failed: jo@example.com at /contact?name=Jo#me', 'Failed: … at /contact'],
    ['Call 010-1234-5678', 'Call …'],
    [`long${'!'.repeat(400)}`, `long${'!'.repeat(196)}`],
  ])('redacts the error message %.60s', async (message, expected) => {
    expect(await send([scriptError(message)], {}, 'application/json')).toBe(204);
    expect(logged()[0].message).toBe(expected);
  });

  it.each([
    ['an error of another site', { ...scriptError('x'), url: 'https://b.example/' }],
    ['an error of a browser extension', scriptError('x', { sourceFile: 'chrome-extension://abc/a.js' })],
    ['an error of unknown origin', scriptError('Script error.')],
    ['an unknown type', { ...scriptError('x'), type: 'coop' }],
    ['a report without a body', { type: 'crash', url: 'https://a.example/' }],
    ['text', 'x'],
  ])('ignores %s', async (_, report) => {
    expect(await send([report])).toBe(204);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['another origin', 403, { origin: 'https://evil.example' }],
    ['an opaque origin', 403, { origin: 'null' }],
    ['a form', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', 415, { 'content-type': 'text/plain' }],
    ['a declared length over 32 kB', 413, { 'content-length': '32769' }],
  ])('rejects %s', async (_, status, headers) => {
    expect(await send([violation], headers)).toBe(status);
    expect(log).not.toHaveBeenCalled();
  });

  it('rejects a body over 32 kB whatever length it declares', async () => {
    expect(await send([scriptError('x'.repeat(33_000))], { 'content-length': '10' })).toBe(413);
    expect(log).not.toHaveBeenCalled();
  });

  it.each(['', '{', 'null', '{}', '"x"'])('rejects the malformed body %j', async (body) => {
    expect(await send(body)).toBe(400);
    expect(await send(body, {}, 'application/csp-report')).toBe(400);
    expect(log).not.toHaveBeenCalled();
  });

  it('accepts a crash report without an origin', async () => {
    const { POST } = await import('@/app/api/reports/route');
    const body = JSON.stringify([{ type: 'crash', url: 'https://a.example/', body: { reason: 'oom' } }]);
    const headers = { host: 'a.example', 'content-type': 'application/reports+json' };
    const request = new Request('https://a.example/api/reports', { method: 'POST', headers, body });
    expect((await POST(request)).status).toBe(204);
    expect(logged()).toEqual([{ kind: 'crash', page: '/', reason: 'oom' }]);
  });

  it('logs the same failure once a minute', async () => {
    await send([violation, violation]);
    await send([violation], { 'x-forwarded-for': '203.0.113.1' });
    expect(log).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(61_000);
    await send([violation]);
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('accepts 30 requests a minute from one sender', async () => {
    for (let count = 0; count < 30; count += 1) expect(await send([violation])).toBe(204);
    expect(await send([violation])).toBe(429);
    expect(await send([violation], { 'x-forwarded-for': '203.0.113.1' })).toBe(204);
  });

  it('keeps memory and log bounded under 10,000 different reports from 10,000 senders', async () => {
    const statuses = new Map<number, number>();
    for (let count = 0; count < 10_000; count += 1) {
      const address = `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`;
      const status = await send([scriptError(`error ${'x'.repeat(count % 150)}`)], {
        'x-forwarded-for': address,
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 204: 600, 429: 9_400 });
    expect(log).toHaveBeenCalledTimes(60);
    const state = (
      globalThis as unknown as Record<symbol, { senders: Map<string, number>; logged: Map<string, true> }>
    )[Symbol.for('attesta.reports')];
    expect(state?.senders.size).toBeLessThanOrEqual(1_000);
    expect(state?.logged.size).toBeLessThanOrEqual(60);
  });
});

it.each([
  ['/', '/'],
  ['/ko', '/'],
  ['/terms-of-service', '/terms'],
  ['/ko/features/label-vision', '/features/label-vision'],
  ['/resources/page/7', '/resources/page/[page]'],
  ['/ko/resources/topics/mocra', '/resources/topics/[topic]'],
  ['/resources/an-article-of-mine', '/resources/[slug]'],
  ['/nope/jo@example.com', 'not-found'],
  ['/api/revalidate', 'not-found'],
])('names the page at %s as %s', (path, pattern) => {
  expect(toRoutePattern(path)).toBe(pattern);
});

it('allows POST on the endpoint', () => {
  expect(allowedMethods(matchRoute(reportsPath), reportsPath)).toContain('POST');
});
