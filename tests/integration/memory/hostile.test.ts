import assert from 'node:assert/strict';
import { after, before, type TestContext, test } from 'node:test';
import { NewsSite } from '../../support/news-site.ts';

/*
 * The requests of tests/integration/articles/hostile.test.ts, so often that memory which they keep is seen. Part of
 * `npm run test:full`; after a build with embedded services: `node --test tests/integration/memory/hostile.test.ts`.
 */

const article = 'choosing-a-us-agent';
let site: NewsSite;

before(async () => {
  // With a small heap, garbage is collected during the test, so remaining growth is a leak.
  site = await NewsSite.start('ok', { NODE_OPTIONS: '--max-old-space-size=384', TRUSTED_PROXY_HOPS: '1' });
});
after(() => site.stop());

/** Sends requests, 20 at once, and asserts that the server's memory grows by less than a third. */
async function leavesMemory(t: TestContext, requests: number, request: (count: number) => Promise<unknown>) {
  const round = async (total: number) => {
    for (let count = 0; count < total; count += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, index) => request(count + index)));
    }
  };
  // A new server still loads modules, and its heap grows until the first collections.
  await round(Math.min(requests, 8_000));
  const before = site.memory() as number;
  await round(requests);
  const after = site.memory() as number;
  t.diagnostic(`${before} kB before, ${after} kB after`);
  assert.ok(after <= before * 1.3, `${before} kB before, ${after} kB after`);
}

test('keeps its memory after 20,000 hostile requests', { skip: process.platform !== 'linux' }, async (t) => {
  const kinds: [method: string, target: (count: number) => string][] = [
    ['POST', () => `/resources/${article}.md`],
    // A short page: the landing's half a megabyte would take most of the time.
    ['GET', () => `/login?${'a&'.repeat(7600)}`],
    ['TRACE', () => '/'],
    ['POST', (count) => `/_next/x${count}`],
    ['GET', () => '/en'.repeat(5000)],
    ['PUT', (count) => `/resources/made-up-${count}.md`],
    ['OPTIONS', () => '*'],
    ['GET', () => '/privacy/'],
  ];
  await leavesMemory(t, 20_000, (count) => {
    const [method, target] = kinds[count % kinds.length] as (typeof kinds)[number];
    return site.send(method, target(count));
  });
});

for (const mode of ['huge', 'bomb'] as const) {
  test(`keeps its memory while the content service sends too much (${mode})`, {
    skip: process.platform !== 'linux',
  }, async (t) => {
    site.content = mode;
    try {
      // One response that stayed in memory would be seen.
      await leavesMemory(t, 100, (count) => site.send('GET', `/resources/${mode}-${count}`));
    } finally {
      site.content = 'ok';
    }
  });
}

test('leaves memory and log small after 10,000 hostile browser reports', {
  skip: process.platform !== 'linux',
}, async (t) => {
  const report = (count: number) => ({
    type: count % 2 ? 'script-error' : 'csp-violation',
    url: `${site.url}/resources/made-up-${count}?email=jane${count}@example.com`,
    body: { message: `failure ${count} `.repeat(200), blockedURL: `https://evil-${count}.example/x.js` },
  });
  const statuses = new Map<number, number>();
  const started = performance.now();
  await leavesMemory(t, 10_000, async (count) => {
    const body = count % 5 ? JSON.stringify(Array.from({ length: 10 }, () => report(count))) : '[{"type":';
    const { status } = await site.send(
      'POST',
      '/api/reports',
      // Each sender stays below its limit.
      {
        'content-type': 'application/reports+json',
        'x-forwarded-for': `10.${count >> 12}.${(count >> 4) & 255}.1`,
      },
      body,
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  assert.deepEqual([...statuses.keys()].sort(), [204, 400, 429]);
  const minutes = Math.ceil((performance.now() - started) / 60_000) + 1;
  const lines = site.log.filter((line) => line.includes(`"event":"browser_report"`)).length;
  assert.ok(lines > 0 && lines <= minutes * 60, `${lines} lines`);
  assert.doesNotMatch(site.log.join('\n'), /jane\d/);
});
