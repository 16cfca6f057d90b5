import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { afterEach, describe, type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { NewsSite } from '../support/news-site.ts';
import { killStarted, NpmStart, well } from '../support/npm-start.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import {
  assertReadersSaw200,
  Forms,
  insideEnv,
  look,
  normal,
  order,
  pathnames,
  publish,
  table,
  timeUntil,
  Watch,
  webhook,
} from './visitors.ts';

/*
 * The machine fails: its disk, its clock, its memory, its processes. Needs a build with embedded services.
 */

const add = table('machine');
const temporary = () => temporaryFolder('machine');

// A process that a failed test leaves running would take the port of the next one.
afterEach(killStarted);

/** A site whose server takes orders, its forms, and the responses to its visitors. */
type Hurt = { site: NewsSite; forms: Forms; watch: Watch };

/** Runs a test with a site and its store. */
async function withNewsSite(
  test: (hurt: Hurt) => Promise<void>,
  nodeOptions = '',
  parent?: string,
): Promise<void> {
  const dataDir = temporary();
  const site = await NewsSite.start('ok', insideEnv(nodeOptions), { dataDir, ...(parent && { parent }) });
  try {
    const forms = new Forms();
    await forms.learn(site.url);
    await forms.stored(site.url, 60_000);
    await test({ site, forms, watch: new Watch({ url: site.url, forms, dataDir }) });
  } finally {
    await site.stop();
  }
}

/** Starts `npm start` with its forms and a watch. */
async function npmStart(dataDir = temporary(), forms = new Forms()) {
  const site = NpmStart.embedded(dataDir);
  await site.ready();
  const tree = site.tree();
  await forms.learn(site.url);
  return {
    site,
    tree,
    forms,
    dataDir,
    watch: new Watch({ url: site.url, forms, dataDir }),
    stop() {
      site.npm.kill('SIGTERM');
      return site.ended;
    },
    async kill() {
      process.kill(-(site.npm.pid ?? 0), 'SIGKILL');
      await site.ended;
    },
  };
}

/** Mounts a separate disk; null where mounting is not allowed. */
function mountDisk(context: TestContext, megabytes: number): { folder: string; unmount: () => void } | null {
  const folder = temporary();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    context.skip('a disk can be mounted by root on Linux only');
    return null;
  }
  return { folder, unmount: () => execFileSync('umount', ['--lazy', folder]) };
}

/** Fills a disk to the last byte; the file that does it. */
function fill(folder: string): string {
  const file = path.join(folder, 'filler');
  for (const size of [1024 * 1024, 4096]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch (error) {
      assert.equal((error as NodeJS.ErrnoException).code, 'ENOSPC');
    }
  }
  return file;
}

/** Makes a mounted disk read-only, or writable again. */
const remount = (folder: string, mode: 'ro' | 'rw') =>
  execFileSync('mount', ['-o', `remount,${mode}`, folder]);

describe('the disk of the pages', () => {
  for (const [fault, hurt] of [
    [
      'survives a full disk',
      (folder: string) => {
        const file = fill(folder);
        return () => rmSync(file);
      },
    ],
    [
      'becomes read-only',
      (folder: string) => {
        remount(folder, 'ro');
        return () => remount(folder, 'rw');
      },
    ],
  ] as [string, (folder: string) => () => unknown][]) {
    test(fault, async (context) => {
      const disk = mountDisk(context, 200);
      if (!disk) return;
      const suffer = async ({ site, forms, watch }: Hurt) => {
        const heal = hurt(disk.folder);
        const during = await publish(site);
        await webhook(site);
        await watch.during(3_000);
        const { text } = await look(site.url + pathnames.list);
        context.diagnostic(`while it lasts, the list shows a new title: ${text.includes(during)}`);
        heal();
        const title = await publish(site);
        await webhook(site);
        const row = await add(`disk of the pages ${fault}`, watch, await normal(site, forms, title));
        assertReadersSaw200(row);
        assert.equal(row.form, 'stored');
        // Files written while the disk was full do not harm the next start.
        await site.restart(() => undefined);
        await normal(site, forms, title);
      };
      try {
        await withNewsSite(suffer, '', disk.folder);
      } finally {
        disk.unmount();
      }
    });
  }
});

test('recovers from cached pages cut short by a crash', async () => {
  await withNewsSite(async ({ site, forms, watch }) => {
    // Pages that the site has revalidated.
    await site.restart(() => site.agePages(2 * 24 * 3_600_000));
    const title = await publish(site);
    await webhook(site);
    await normal(site, forms, title);
    await look(site.url + pathnames.landing);
    await sleep(1_000);
    let cut = 0;
    await site.restart(() => {
      for (const name of readdirSync(site.pages, { recursive: true, encoding: 'utf8' })) {
        if (!/^route-cache.*\.(html|body|rsc)$/.test(name)) continue;
        truncateSync(path.join(site.pages, name), 300);
        cut += 1;
      }
    });
    assert.ok(cut > 4, `${cut} files were cut`);
    for (const pathname of [pathnames.landing, pathnames.list, pathnames.article]) {
      assert.match((await look(site.url + pathname)).text, /<\/html>\s*$/, pathname);
    }
    assert.match((await look(site.url + pathnames.feed)).text, /<\/feed>\s*$/);
    await watch.during(2_000);
    const back = await normal(site, forms, title);
    assertReadersSaw200(await add('kept pages are cut short, then a restart', watch, back));
  });
});

describe('the disk of the data store', () => {
  test('survives a full disk', async (context) => {
    const disk = mountDisk(context, 100);
    if (!disk) return;
    const { site, forms, watch, stop } = await npmStart(path.join(disk.folder, 'data'));
    try {
      // Texts that cannot be compressed: the table soon needs another block of the disk.
      forms.message = () => randomBytes(3_000).toString('base64');
      for (let count = 0; count < 20; count += 1) await forms.send(site.url);
      assert.ok(forms.confirmed.size > 0);
      const file = fill(disk.folder);
      await watch.during(4_000);
      rmSync(file);
      const row = await add('disk of the data store is full', watch, await forms.stored(site.url));
      assertReadersSaw200(row);
      assert.match(row.form, /failed/);
    } finally {
      await stop();
      disk.unmount();
    }
  });

  test('ends with one sentence when the disk is read-only at the start', async (context) => {
    const disk = mountDisk(context, 10);
    if (!disk) return;
    const data = path.join(disk.folder, 'data');
    mkdirSync(data);
    remount(disk.folder, 'ro');
    const site = NpmStart.embedded(data);
    const { code } = await site.ended;
    disk.unmount();
    assert.notEqual(code, 0);
    assert.doesNotMatch(site.output, /^\s+at /m);
    context.diagnostic(site.output.trim().split('\n').at(-1) ?? '');
  });
});

describe('the clock', () => {
  const hour = 3_600_000;
  for (const [words, ms] of [
    ['an hour ahead', hour],
    ['a month ahead', 30 * 24 * hour],
    ['an hour back', -hour],
    ['a month back', -30 * 24 * hour],
  ] as const) {
    test(`survives ${words} and the correction`, async (context) => {
      await withNewsSite(async ({ site, forms, watch }) => {
        const watching = watch.during(3_000);
        await order(site, { clock: ms });
        const during = await publish(site);
        assert.equal((await webhook(site, -ms)).status, 200);
        const seen = await normal(site, forms, during, 3_000).catch(() => null);
        await watching;
        // A service that hangs at the moment of a jump is not waited for any longer than usual.
        site.store = 'hang';
        const begun = performance.now();
        const waits = forms.send(site.url);
        await sleep(300);
        await order(site, { clock: 0 });
        assert.equal(await waits, 'failed');
        assert.ok(performance.now() - begun < 12_000, 'a visitor waits for the store');
        site.store = 'ok';
        const title = await publish(site);
        await webhook(site);
        const back = await normal(site, forms, title, 10_000);
        const unseen = seen === null ? '; a change that was published meanwhile was not shown' : '';
        const row = await add(`clock ${words}, then right again${unseen}`, watch, back);
        context.diagnostic(JSON.stringify(row));
        assertReadersSaw200(row);
      });
    });
  }
});

describe('image sizes that no page uses', () => {
  test('serves pages and keeps memory while many requests are aborted', async (context) => {
    const memoryOf = (id: number) =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
    if (process.platform !== 'linux') return context.skip('memory is read on Linux only');
    const { site, tree, forms, watch, stop } = await npmStart();
    await forms.stored(site.url, 60_000);
    const list = (await look(`${site.url}/resources`)).text;
    const image = /\/images\/[^"?\s]+\.png/.exec(list)?.[0] ?? '';
    assert.notEqual(image, '');
    // Images of common sizes are in the cache.
    for (const [pathname] of [...list.matchAll(/\/images\/[^"\s]+/g)].slice(0, 20)) {
      await look(site.url + pathname.replaceAll('&amp;', '&'));
    }
    const before = memoryOf(tree.services);
    const leave = watch.constantly(3);
    let stopped = false;
    let longest = 0;
    const uncached = (async () => {
      for (let count = 0; !stopped; count += 1) {
        const { status, ms } = await look(`${site.url}/resources/never-written-${count}`);
        assert.equal(status, 404);
        longest = Math.max(longest, ms);
        await sleep(100);
      }
    })();
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(
        Array.from({ length: 120 }, (_, index) =>
          fetch(`${site.url}${image}?w=${3999 - index}&rect=1,${round},1599,890&auto=format`, {
            headers: { accept: 'image/avif' },
            signal: AbortSignal.timeout(1_000),
          })
            .then((response) => response.arrayBuffer())
            .catch(() => undefined),
        ),
      );
    }
    const ended = performance.now();
    stopped = true;
    await Promise.all([uncached, leave()]);
    await forms.stored(site.url);
    const back = performance.now() - ended;
    const after = memoryOf(tree.services);
    context.diagnostic(
      `services: ${before} kB before, ${after} kB after; longest uncached page ${longest} ms`,
    );
    const row = await add('360 requests for different image sizes, aborted after 1 s', watch, back);
    await stop();
    assertReadersSaw200(row);
    assert.equal(row.form, 'stored');
    assert.ok(longest < 3_000, `an uncached page took ${longest} ms`);
    assert.ok(after <= before * 1.5, `${before} kB before, ${after} kB after`);
  });
});

describe('the processes', () => {
  test('finishes every started request on SIGTERM', async () => {
    const { site, forms, dataDir, watch, stop } = await npmStart();
    await forms.stored(site.url, 60_000);
    // After the stop they cannot connect.
    const leave = watch.constantly(8);
    await sleep(2_000);
    const told = performance.now();
    const ended = await stop();
    const took = performance.now() - told;
    await leave();
    assert.deepEqual(ended, well);
    assert.ok(took < 10_000, `the stop took ${took} ms`);
    const begun = performance.now();
    const again = await npmStart(dataDir, forms);
    await forms.stored(site.url, 60_000);
    const back = performance.now() - begun;
    await add(`SIGTERM during requests (stopped after ${(took / 1000).toFixed(1)} s)`, watch, back);
    assert.equal(watch.cut, 0, 'responses that were cut off');
    await again.stop();
  });

  test('recovers from SIGKILL of all processes during requests', async () => {
    let running = await npmStart();
    const { site, forms, dataDir, watch } = running;
    let back = 0;
    await forms.stored(site.url, 60_000);
    for (const moment of [500, 1_500]) {
      const leave = watch.constantly(4);
      await sleep(moment);
      await running.kill();
      await leave();
      const begun = performance.now();
      await site.until('the site is down', async () => (await site.status()) === 0);
      running = await npmStart(dataDir, forms);
      await forms.stored(site.url, 60_000);
      back = Math.max(back, performance.now() - begun);
    }
    await add('SIGKILL of everything, twice', watch, back);
    await running.stop();
  });

  test('restarts the data store after SIGKILL during requests', async () => {
    const { site, tree, forms, watch, stop } = await npmStart();
    await forms.stored(site.url, 60_000);
    const watching = watch.during(3_000);
    await sleep(500);
    process.kill(tree.services, 'SIGKILL');
    const back = await timeUntil('a form is stored', async () => {
      return /services_restarted/.test(site.output) && (await forms.send(site.url)) === 'stored';
    });
    await watching;
    assertReadersSaw200(await add('SIGKILL of the data store', watch, back));
    await stop();
  });

  test('runs with a heap of 160 MB', async () => {
    await withNewsSite(async ({ site, forms, watch }) => {
      const title = await publish(site);
      await webhook(site);
      await Promise.all([1, 2, 3].map(() => watch.during(8_000)));
      assert.equal(site.server?.exitCode, null);
      const row = await add('heap of 160 MB', watch, await normal(site, forms, title));
      assertReadersSaw200(row);
      assert.equal(row.form, 'stored');
    }, '--max-old-space-size=160');
  });

  test('keeps serving when one of two instances on a build folder is killed', async () => {
    await withNewsSite(async ({ site, forms, watch: { visited } }) => {
      const second = await NewsSite.start('ok', insideEnv(), { beside: site });
      try {
        // The same submission reaches both at the same moment.
        for (let count = 0; count < 20; count += 1) {
          const email = `both-${count}@example.com`;
          const responses = await Promise.all([forms.send(site.url, email), forms.send(second.url, email)]);
          assert.deepEqual(responses, ['stored', 'stored']);
        }
        const both = await publish(site);
        assert.equal((await webhook(site)).status, 200);
        assert.equal((await webhook(second)).status, 200);
        await Promise.all([normal(site, forms, both), normal(second, forms, both)]);
        const watch = new Watch({ ...visited, url: second.url });
        const watching = Promise.all([1, 2, 3].map(() => watch.during(4_000)));
        await sleep(1_000);
        site.server?.kill('SIGKILL');
        await once(site.server as NonNullable<typeof site.server>, 'exit');
        const title = await publish(site);
        const ended = performance.now();
        await webhook(second);
        await normal(second, forms, title);
        await watching;
        await site.launch();
        await normal(second, forms, title);
        const back = performance.now() - ended;
        const row = await add('two instances, one is killed (seen on the other)', watch, back);
        assertReadersSaw200(row);
        assert.equal(row.form, 'stored');
      } finally {
        await second.stop();
      }
    });
  });
});
