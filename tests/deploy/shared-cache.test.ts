import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { NewsSite, type Page } from '../support/news-site.ts';
import { Nginx } from '../support/nginx.ts';
import { Redis } from '../support/redis.ts';
import { visit } from '../support/visitors.ts';
import { until } from '../support/wait.ts';

/*
 * Two instances of one build that share their pages over a real Redis; the webhook reaches one of them. Run by
 * `npm run test:deploy`, or after a build with embedded services by `node --test tests/deploy/shared-cache.test.ts`.
 */

const english = 'mocra-checklist-for-indie-brands';
const korean = 'mocra-guide-for-k-beauty';
const at = (slug: string) => `/resources/${slug}`;
const body = (...slugs: string[]) => ({ _type: 'resourcePage', slugs });
const has = (text: string) => (page: Page) => page.status === 200 && page.html.includes(text);
const hasNot = (text: string) => (page: Page) => page.status === 200 && !page.html.includes(text);
/** How soon both instances show a change, in ms. */
const soon = 2_000;
/** Longest time for a page while Redis fails: its limit for each of two calls, and what a busy machine needs. */
const patience = 2_000;

/** Pages of every kind. */
const addresses = [
  '/',
  '/ko',
  '/login',
  '/resources',
  '/ko/resources',
  at(english),
  at(korean),
  `${at(english)}.md`,
  '/feed.xml',
  '/ko/feed.xml',
  '/llms.txt',
  '/sitemap.xml',
];

let redis: Redis;
let a: NewsSite;
let b: NewsSite;
const both = () => [a, b];

before(async () => {
  redis = await Redis.start();
  const env = { REDIS_URL: redis.url, TRUSTED_PROXY_HOPS: '1' };
  a = await NewsSite.start('ok', env);
  b = await NewsSite.start('ok', env, { beside: a, ownBuild: true });
});
after(async () => {
  await b?.stop();
  await a?.stop();
  redis?.wake();
  await redis?.end();
});

/** Publishes a title, and tells one instance. */
async function rename(title: string, told = a) {
  await a.edit(english, { title });
  assert.equal((await told.webhook(body(english, english))).status, 200);
}

/** Waits until both instances show it on these pages. */
async function shown(targets: readonly string[], holds: (page: Page) => boolean, limit = soon) {
  await Promise.all(both().flatMap((site) => targets.map((target) => site.until(target, holds, limit))));
}

async function answerEverything() {
  for (const site of both()) {
    for (const address of addresses) {
      const { status, ms } = await site.get(address);
      assert.equal(status, 200, address);
      assert.ok(ms < patience, `${address} took ${Math.round(ms)} ms`);
    }
  }
}

const logged = (site: NewsSite, event: string) =>
  site.log.filter((line) => line.includes(`"event":"${event}"`)).length;

/** Waits until both instances have found Redis again, and their pause of a second after the last failure is over. */
async function reconnected() {
  const isBack = (site: NewsSite) => logged(site, 'redis_reachable') >= logged(site, 'redis_unreachable');
  await until('Redis is found again', () => both().every(isBack));
  await sleep(1_100);
}

describe('a webhook at one instance', () => {
  test('changes the article, the list, the feed, the text and the sitemap of both', async () => {
    for (const site of both()) for (const address of addresses) await site.get(address);
    await rename('Renamed at one instance');
    await shown(
      [at(english), `${at(english)}.md`, '/resources', '/feed.xml', '/llms.txt'],
      has('Renamed at one instance'),
    );
  });

  test('the other way round as well', async () => {
    await rename('Renamed at the other', b);
    await shown([at(english), '/resources', '/feed.xml'], has('Renamed at the other'));
  });

  test('publishes an article on both, although its address was asked for before; and takes it back', async () => {
    const slug = `shared-${Date.now()}`;
    for (const site of both()) assert.equal((await site.get(at(slug))).status, 404);
    await a.publish(slug, { title: 'New at both' });
    assert.equal((await a.webhook(body(slug))).status, 200);
    await shown([at(slug), '/resources', '/feed.xml'], has('New at both'));
    await shown(['/sitemap.xml'], has(at(slug)));
    await a.unpublish(slug);
    await a.webhook(body(slug));
    await shown([at(slug)], ({ status }) => status === 404);
    await shown(['/resources', '/feed.xml'], hasNot('New at both'));
    await shown(['/sitemap.xml'], hasNot(at(slug)));
  });

  test('the other instance takes the pages that were made', async () => {
    await sleep(1_000);
    await rename('Renamed and made once');
    const changed = [at(english), '/resources', '/feed.xml'];
    for (const address of changed) await a.until(address, has('Renamed and made once'), soon);
    for (const address of changed) {
      assert.ok((await b.get(address)).html.includes('Renamed and made once'), address);
    }
  });

  test('ten in a row: neither instance shows an earlier title after a later one', async () => {
    const titles = Array.from({ length: 10 }, (_, index) => `Edition ${index} of ten`);
    const seen: number[][] = [[], []];
    let there = true;
    const readers = both().map(async (site, index) => {
      while (there) {
        const { status, html } = await site.get(at(english));
        assert.equal(status, 200);
        const edition = /<h1[^>]*>Edition (\d) of ten/.exec(html)?.[1];
        if (edition) seen[index]?.push(Number(edition));
        await sleep(10);
      }
    });
    for (const [index, title] of titles.entries()) {
      await rename(title, index % 3 === 2 ? b : a);
      await sleep(120);
    }
    await shown([at(english), '/resources'], has('Edition 9 of ten'));
    await sleep(500);
    there = false;
    await Promise.all(readers);
    for (const editions of seen) {
      assert.deepEqual(
        editions,
        editions.toSorted((one, other) => one - other),
      );
      assert.equal(editions.at(-1), 9);
    }
  });
});

describe('an instance that was away', () => {
  test('shows the current page when it returns, and reads past the CDN for what it makes itself', async () => {
    await b.end('SIGTERM');
    b.log.length = 0;
    await rename('Renamed while one was away');
    const changed = [at(english), '/resources', '/feed.xml'];
    for (const address of changed) await a.until(address, has('Renamed while one was away'), soon);
    await b.launch();
    for (const address of changed) {
      assert.ok((await b.get(address)).html.includes('Renamed while one was away'), address);
    }
    // A page that nobody has asked the other instance for.
    await b.until(`${at(english)}.md`, has('Renamed while one was away'), soon);
    const sources = b.log.map((line) => /"event":"content_query".*"source":"(\w+)"/.exec(line)?.[1]);
    assert.deepEqual([...new Set(sources.filter(Boolean))], ['api']);
  });

  test('never gets a page of another build', async () => {
    const other = await NewsSite.start('ok', { REDIS_URL: redis.url }, { beside: a, ownBuild: true });
    try {
      await other.restart(() => other.changeBuildId('another-build'));
      await a.get(at(english));
      const page = await other.get('/resources');
      assert.equal(page.status, 200);
      // What this instance makes is for its own build.
      await a.edit(english, { title: 'Made by another build' });
      const ours = (await a.get(at(english))).html;
      await other.webhook(body(english, english));
      await other.until(at(english), has('Made by another build'));
      assert.ok(!ours.includes('Made by another build'));
      // The time of the tag is for every build: this instance makes its own page.
      await shown([at(english)], has('Made by another build'));
      const keys = await redis.keys('attesta:page:*');
      const builds = new Set(keys.map((key) => key.split(':')[2]));
      assert.equal(builds.size, 2);
    } finally {
      await other.stop();
    }
  });
});

describe('while Redis fails', () => {
  for (const [what, fail, mend] of [
    ['is gone', () => redis.end(), () => redis.launch()],
    ['hangs', async () => redis.hang(), async () => redis.wake()],
  ] as const) {
    test(`Redis ${what}: both answer every page, and share again afterwards`, async () => {
      await rename(`Before Redis ${what}`);
      await shown([at(english)], has(`Before Redis ${what}`));
      for (const site of both()) site.log.length = 0;
      await fail();
      await answerEverything();
      await answerEverything();
      assert.ok((await b.get(at(english))).html.includes(`Before Redis ${what}`));
      // The instance that is told shows it; it passes the news on when it can.
      await rename(`Redis ${what}`);
      await a.until(at(english), has(`Redis ${what}`), soon);
      assert.ok((await a.get(at(english))).html.includes(`Redis ${what}`));
      for (const site of both()) {
        const lines = logged(site, 'redis_unreachable') + logged(site, 'redis_failing');
        assert.ok(lines <= 2, `${lines} lines about one failure:\n${site.log.join('\n')}`);
        assert.equal(site.log.filter((line) => line.includes('"level":"error"')).length, 0);
      }
      await mend();
      await reconnected();
      await a.get('/resources');
      await shown([at(english)], has(`Redis ${what}`));
      await rename(`After Redis ${what}`);
      await shown([at(english), '/resources', '/feed.xml'], has(`After Redis ${what}`));
      await rename(`After Redis ${what}, at the other`, b);
      await shown([at(english), '/resources'], has(`After Redis ${what}, at the other`));
    });
  }

  test('an instance that starts without Redis serves its build', async () => {
    await b.end('SIGTERM');
    await redis.end();
    await b.launch();
    await answerEverything();
    await redis.launch();
    await reconnected();
    await rename('Renamed after a lonely start');
    await shown([at(english), '/resources'], has('Renamed after a lonely start'));
  });
});

describe('behind nginx', () => {
  test('one instance ends: no request fails, and what is published then is shown by both', async () => {
    const nginx = await Nginx.start(a.url, b.url);
    let isKill = false;
    const visitors = visit(nginx.url, 4, (turn, visitor) => {
      // A query of its own avoids nginx's copies. A kill cuts answers short, and copies are what helps then.
      const address = addresses[turn % addresses.length] as string;
      return isKill ? address : `${address}?visit=${visitor}-${turn}`;
    });
    try {
      await sleep(1_000);
      for (const [ended, left, signal] of [
        [b, a, 'SIGTERM'],
        [a, b, 'SIGKILL'],
      ] as const) {
        isKill = signal === 'SIGKILL';
        await sleep(1_000);
        await ended.end(signal);
        await rename(`Renamed after ${signal}`, left);
        await sleep(1_500);
        await ended.launch();
        await shown([at(english)], has(`Renamed after ${signal}`));
      }
    } finally {
      await visitors.leave();
      await nginx.stop();
    }
    assert.deepEqual(visitors.failures, []);
    assert.ok(visitors.answers() > 50, `${visitors.answers()} answers`);
  });
});
