import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { after, afterEach, describe, type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { NewsSite } from '../support/news-site.ts';
import { NpmStart, runningOf } from '../support/npm-start.ts';
import { type Answer, startMailServer, startWebhook } from '../support/receivers.ts';
import { embeddedEnv } from '../support/sites.ts';
import {
  addresses,
  assertReadersSaw200,
  Forms,
  insideEnv,
  keep,
  look,
  normal,
  order,
  publish,
  type Row,
  rowOf,
  type Sent,
  timeUntil,
  Watch,
  webhook,
} from './visitors.ts';

/*
 * The machine fails: its disk, its clock, its memory, its processes. Needs a build with embedded services.
 */

const root = path.resolve(import.meta.dirname, '../..');
const rows: Row[] = [];
const folders: string[] = [];
const started: { site: NpmStart; ids: number[] }[] = [];

function temporary(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'machine-'));
  folders.push(folder);
  return folder;
}

// What a failed test leaves running would take the port of the next one.
afterEach(() => {
  for (const { site, ids } of started.splice(0)) site.killAll(runningOf(ids));
});
after(() => {
  keep('machine', rows);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

type Hurt = { site: NewsSite; forms: Forms; dataDir: string };

const storeOpens = (url: string, forms: Forms) =>
  timeUntil('the store is open', async () => (await forms.send(url)) === 'stored', 60_000);

/** Runs a test with a site and its store, whose server takes orders. */
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
    await storeOpens(site.url, forms);
    await test({ site, forms, dataDir });
  } finally {
    await site.stop();
  }
}

/** `npm start`, with what belongs to it. */
async function npmStart(data: string, forms: Forms, more: Record<string, string> = {}) {
  const environment = { ...process.env, ...embeddedEnv, DATA_DIR: data, ...more };
  const site = new NpmStart(root, Number(embeddedEnv.PORT), environment);
  const entry = { site, ids: [] as number[] };
  started.push(entry);
  await site.ready();
  const tree = site.tree();
  entry.ids = tree.all;
  await forms.learn(site.url);
  const stop = () => {
    site.npm.kill('SIGTERM');
    return site.ended;
  };
  return { site, tree, stop };
}

/** Adds the row of a fault that is over. */
async function over(fault: string, watch: Watch, sent: Sent, back: number): Promise<Row> {
  const row = await rowOf(fault, watch, sent, back);
  rows.push(row);
  return row;
}

/** Mounts a disk of its own; null where that is not allowed. */
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

describe('the disk of the pages', () => {
  for (const [fault, hurt] of [
    [
      'is full',
      (folder: string) => {
        const file = fill(folder);
        return () => rmSync(file);
      },
    ],
    [
      'becomes read-only',
      (folder: string) => {
        execFileSync('mount', ['-o', 'remount,ro', folder]);
        return () => {
          execFileSync('mount', ['-o', 'remount,rw', folder]);
        };
      },
    ],
  ] as [string, (folder: string) => () => void][]) {
    test(fault, async (context) => {
      const disk = mountDisk(context, 200);
      if (!disk) return;
      try {
        await withNewsSite(
          async ({ site, forms, dataDir }) => {
            const heal = hurt(disk.folder);
            const during = await publish(site);
            await webhook(site);
            const watch = new Watch();
            await watch.during(3_000, site.url, forms);
            context.diagnostic(
              `while it lasts, the list shows a new title: ${(await look(site.url + addresses.list)).text.includes(during)}`,
            );
            heal();
            const title = await publish(site);
            await webhook(site);
            const back = await normal(site, forms, title);
            const row = await over(
              `disk of the pages ${fault}`,
              watch,
              { url: site.url, forms, dataDir },
              back,
            );
            assertReadersSaw200(row);
            assert.equal(row.form, 'stored');
            // What was written while the disk was full does not harm the next start.
            await site.restart(() => undefined);
            await normal(site, forms, title);
          },
          '',
          disk.folder,
        );
      } finally {
        disk.unmount();
      }
    });
  }
});

test('kept pages are cut short, as by a crash in the middle of writing', async () => {
  await withNewsSite(async ({ site, forms, dataDir }) => {
    // Pages that the site has made itself.
    await site.restart(() => site.agePages(2 * 24 * 3_600_000));
    const title = await publish(site);
    await webhook(site);
    await normal(site, forms, title);
    await look(site.url + addresses.landing);
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
    const watch = new Watch();
    for (const address of [addresses.landing, addresses.list, addresses.article]) {
      assert.match((await look(site.url + address)).text, /<\/html>\s*$/, address);
    }
    assert.match((await look(site.url + addresses.feed)).text, /<\/feed>\s*$/);
    await watch.during(2_000, site.url, forms);
    const back = await normal(site, forms, title);
    const row = await over(
      'kept pages are cut short, then a restart',
      watch,
      { url: site.url, forms, dataDir },
      back,
    );
    assertReadersSaw200(row);
  });
});

test('a receiver of leads is broken, and everything is killed meanwhile: nobody is told twice, or not at all', async () => {
  let answer: Answer = 500;
  const told = new Map<string, number>();
  const receiver = await startWebhook(({ headers }) => {
    const key = String(headers['idempotency-key']);
    if (answer === 200) told.set(key, (told.get(key) ?? 0) + 1);
    return answer;
  });
  const mail = await startMailServer();
  const data = temporary();
  const forms = new Forms();
  const watch = new Watch();
  const more = {
    LEADS_WEBHOOK_URL: receiver.url,
    LEADS_WEBHOOK_SECRET: 'a-webhook-secret-for-tests',
    SMTP_URL: mail.url,
    LEADS_EMAIL: 'sales@attesta.example',
  };
  try {
    const first = await npmStart(data, forms, more);
    await watch.during(2_000, first.site.url, forms);
    await forms.sendOpen(first.site.url);
    const leads = forms.confirmed.size;
    const mailsOf = (isNotice: boolean) =>
      mail.mails.filter(({ to }) => (to[0] === 'sales@attesta.example') === isNotice).map(({ to }) => to[0]);
    await timeUntil('everybody has a mail', async () => mail.mails.length === 2 * leads, 30_000);
    process.kill(-(first.site.npm.pid ?? 0), 'SIGKILL');
    await first.site.ended;
    await first.site.until('nothing answers', async () => (await first.site.status()) === 0);

    receiver.calls.length = 0;
    const second = await npmStart(data, forms, more);
    await timeUntil('the receiver is asked again', async () => receiver.calls.length >= leads, 60_000);
    answer = 200;
    const back = await timeUntil('the receiver has all', async () => told.size === leads, 180_000);
    await sleep(1_000);
    assert.equal(mailsOf(true).length, leads, 'notices');
    assert.deepEqual(mailsOf(false).sort(), [...forms.confirmed].sort(), 'confirmations');
    assert.deepEqual(
      [...told.values()].filter((count) => count > 1),
      [],
    );
    await over(
      'a receiver of leads answers 500, SIGKILL of everything meanwhile (back: the receiver has all)',
      watch,
      { url: second.site.url, forms, dataDir: data },
      back,
    );
    await second.stop();
  } finally {
    await receiver.stop();
    await mail.stop();
  }
});

describe('the disk of the data store', () => {
  test('is full', async (context) => {
    const disk = mountDisk(context, 100);
    if (!disk) return;
    const forms = new Forms();
    const data = path.join(disk.folder, 'data');
    const { site, stop } = await npmStart(data, forms);
    try {
      // Texts that cannot be compressed: the table soon needs another block of the disk.
      forms.message = () => randomBytes(3_000).toString('base64');
      for (let count = 0; count < 20; count += 1) await forms.send(site.url);
      assert.ok(forms.confirmed.size > 0);
      const file = fill(disk.folder);
      const watch = new Watch();
      await watch.during(4_000, site.url, forms);
      rmSync(file);
      const back = await timeUntil('a form is stored', async () => (await forms.send(site.url)) === 'stored');
      const row = await over(
        'disk of the data store is full',
        watch,
        { url: site.url, forms, dataDir: data },
        back,
      );
      assertReadersSaw200(row);
      assert.match(row.form, /failed/);
    } finally {
      await stop();
      disk.unmount();
    }
  });

  test('is read-only at the start: one sentence', async (context) => {
    const disk = mountDisk(context, 10);
    if (!disk) return;
    mkdirSync(path.join(disk.folder, 'data'));
    execFileSync('mount', ['-o', 'remount,ro', disk.folder]);
    const site = new NpmStart(root, Number(embeddedEnv.PORT), {
      ...process.env,
      ...embeddedEnv,
      DATA_DIR: path.join(disk.folder, 'data'),
    });
    started.push({ site, ids: [] });
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
    test(`${words}, then right again`, async (context) => {
      await withNewsSite(async ({ site, forms, dataDir }) => {
        const watch = new Watch();
        const watching = watch.during(3_000, site.url, forms);
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
        const row = await over(
          `clock ${words}, then right again${unseen}`,
          watch,
          { url: site.url, forms, dataDir },
          back,
        );
        context.diagnostic(JSON.stringify(row));
        assertReadersSaw200(row);
      });
    });
  }
});

describe('image sizes that nobody shows', () => {
  test('asked for by many at once, and given up: pages answer, and memory stays', async (context) => {
    const memoryOf = (id: number) =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
    if (process.platform !== 'linux') return context.skip('memory is read on Linux only');
    const forms = new Forms();
    const data = temporary();
    const { site, tree, stop } = await npmStart(data, forms);
    await storeOpens(site.url, forms);
    const image = /\/images\/[^"?\s]+\.png/.exec((await look(`${site.url}/resources`)).text)?.[0] ?? '';
    assert.notEqual(image, '');
    // A page of everyday sizes has been made before.
    const usual = [...(await look(`${site.url}/resources`)).text.matchAll(/\/images\/[^"\s]+/g)].slice(0, 20);
    for (const [address] of usual) await look(site.url + address.replaceAll('&amp;', '&'));
    const before = memoryOf(tree.services);
    const watch = new Watch();
    let stopped = false;
    const visitors = Array.from({ length: 3 }, async () => {
      while (!stopped) {
        await watch.once(site.url, forms);
        await sleep(100);
      }
    });
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
            .then((answer) => answer.arrayBuffer())
            .catch(() => undefined),
        ),
      );
    }
    const ended = performance.now();
    stopped = true;
    await Promise.all([uncached, ...visitors]);
    await timeUntil('a form is stored', async () => (await forms.send(site.url)) === 'stored');
    const back = performance.now() - ended;
    const after = memoryOf(tree.services);
    context.diagnostic(
      `services: ${before} kB before, ${after} kB after; longest uncached page ${longest} ms`,
    );
    const row = await over(
      '360 requests for image sizes of their own, given up after 1 s',
      watch,
      { url: site.url, forms, dataDir: data },
      back,
    );
    await stop();
    assertReadersSaw200(row);
    assert.equal(row.form, 'stored');
    assert.ok(longest < 3_000, `an uncached page took ${longest} ms`);
    assert.ok(after <= before * 1.5, `${before} kB before, ${after} kB after`);
  });
});

describe('the processes', () => {
  test('SIGTERM during requests: every request that has begun is answered', async () => {
    const forms = new Forms();
    const data = temporary();
    const { site, stop } = await npmStart(data, forms);
    await storeOpens(site.url, forms);
    const watch = new Watch();
    // After the stop they cannot connect.
    const leave = watch.constantly(8, site.url, forms);
    await sleep(2_000);
    const told = performance.now();
    const { code, signal } = await stop();
    const took = performance.now() - told;
    await leave();
    assert.deepEqual({ code, signal }, { code: 0, signal: null });
    assert.ok(took < 10_000, `the stop took ${took} ms`);
    const begun = performance.now();
    const again = await npmStart(data, forms);
    await timeUntil('a form is stored', async () => (await forms.send(again.site.url)) === 'stored', 60_000);
    const back = performance.now() - begun;
    await over(
      `SIGTERM during requests (stopped after ${(took / 1000).toFixed(1)} s)`,
      watch,
      { url: again.site.url, forms, dataDir: data },
      back,
    );
    assert.equal(watch.cut, 0, 'answers that were cut off');
    await again.stop();
  });

  test('SIGKILL of everything during requests', async () => {
    const forms = new Forms();
    const data = temporary();
    const watch = new Watch();
    let { site, stop } = await npmStart(data, forms);
    let back = 0;
    await storeOpens(site.url, forms);
    for (const moment of [500, 1_500]) {
      const leave = watch.constantly(4, site.url, forms);
      await sleep(moment);
      process.kill(-(site.npm.pid ?? 0), 'SIGKILL');
      await site.ended;
      await leave();
      const begun = performance.now();
      const { url } = site;
      await site.until('nothing answers', async () => (await site.status()) === 0);
      ({ site, stop } = await npmStart(data, forms));
      await timeUntil('a form is stored', async () => (await forms.send(url)) === 'stored', 60_000);
      back = Math.max(back, performance.now() - begun);
    }
    await over('SIGKILL of everything, twice', watch, { url: site.url, forms, dataDir: data }, back);
    await stop();
  });

  test('SIGKILL of the data store during requests: it is started again', async () => {
    const forms = new Forms();
    const data = temporary();
    const { site, tree, stop } = await npmStart(data, forms);
    await storeOpens(site.url, forms);
    const watch = new Watch();
    const watching = watch.during(3_000, site.url, forms);
    await sleep(500);
    process.kill(tree.services, 'SIGKILL');
    const back = await timeUntil('a form is stored', async () => {
      await sleep(50);
      return /services_restarted/.test(site.output) && (await forms.send(site.url)) === 'stored';
    });
    await watching;
    const row = await over('SIGKILL of the data store', watch, { url: site.url, forms, dataDir: data }, back);
    assertReadersSaw200(row);
    await stop();
  });

  test('a heap of 160 MB', async () => {
    await withNewsSite(async ({ site, forms, dataDir }) => {
      const watch = new Watch();
      const title = await publish(site);
      await webhook(site);
      await Promise.all(Array.from({ length: 3 }, () => watch.during(8_000, site.url, forms)));
      assert.equal(site.server?.exitCode, null);
      const back = await normal(site, forms, title);
      const row = await over('heap of 160 MB', watch, { url: site.url, forms, dataDir }, back);
      assertReadersSaw200(row);
      assert.equal(row.form, 'stored');
    }, '--max-old-space-size=160');
  });

  test('two instances of one build folder, one of which is killed', async () => {
    await withNewsSite(async ({ site, forms, dataDir }) => {
      const second = await NewsSite.start('ok', insideEnv(), { beside: site });
      try {
        // The same submission reaches both at the same moment.
        for (let count = 0; count < 20; count += 1) {
          const email = `both-${count}@example.com`;
          const answers = await Promise.all([forms.send(site.url, email), forms.send(second.url, email)]);
          assert.deepEqual(answers, ['stored', 'stored']);
        }
        const both = await publish(site);
        assert.equal((await webhook(site)).status, 200);
        assert.equal((await webhook(second)).status, 200);
        await Promise.all([normal(site, forms, both), normal(second, forms, both)]);
        const watch = new Watch();
        const watching = Promise.all(Array.from({ length: 3 }, () => watch.during(4_000, second.url, forms)));
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
        const row = await over(
          'two instances, one is killed (seen on the other)',
          watch,
          { url: second.url, forms, dataDir },
          back,
        );
        assertReadersSaw200(row);
        assert.equal(row.form, 'stored');
      } finally {
        await second.stop();
      }
    });
  });
});
