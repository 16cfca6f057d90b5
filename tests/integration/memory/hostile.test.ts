import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { NewsSite } from '../../support/news-site.ts';

/*
 * The requests of tests/integration/articles/hostile.test.ts, so often that memory which they keep is seen. Part of
 * `npm run test:full`; after a build with embedded services: `node --test tests/integration/memory/hostile.test.ts`.
 */

const article = 'choosing-a-us-agent';
let site: NewsSite;

before(async () => {
  // A heap that is small enough to be tidied up in time: what then still grows is kept by something.
  site = await NewsSite.start('ok', { NODE_OPTIONS: '--max-old-space-size=384' });
});
after(() => site.stop());

test('20,000 such requests leave the memory as it was', { skip: process.platform !== 'linux' }, async (t) => {
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
  const round = async (requests: number) => {
    for (let count = 0; count < requests; count += 20) {
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => {
          const [method, target] = kinds[(count + index) % kinds.length] as (typeof kinds)[number];
          return site.send(method, target(count + index));
        }),
      );
    }
  };
  // What a server that has just started still loads, and the heap that it takes before it first tidies up, do not count.
  await round(8_000);
  const before = site.memory() as number;
  await round(20_000);
  const after = site.memory() as number;
  t.diagnostic(`${before} kB before, ${after} kB after`);
  assert.ok(after <= before * 1.3, `${before} kB before, ${after} kB after`);
});
