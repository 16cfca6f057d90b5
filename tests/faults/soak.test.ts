import assert from 'node:assert/strict';
import { Agent } from 'node:http';
import process from 'node:process';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { NewsSite } from '../support/news-site.ts';
import { readSubmissions } from '../support/submissions.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { randomFrom } from './hostile-requests.ts';
import {
  difference,
  Forms,
  insideEnv,
  keep,
  look,
  number,
  publish,
  seconds,
  slug,
  timeUntil,
  webhook,
} from './visitors.ts';

/*
 * Many requests with a publish every few seconds, forms in between, an outage of the content service and a restart in
 * the middle. `FAULTS_SOAK` says how many requests.
 */

const total = Number(process.env.FAULTS_SOAK ?? 100_000);
const atOnce = 12;
const publishEvery = 3_000;
/** A change is seen this long after its webhook at the latest, in ms: the site and its visitors share one busy machine. */
const seenWithin = 10_000;

/** Paths with their relative number of requests. Most are small, which reveals as much in less time. */
const fixed: [pathname: string, weight: number][] = [
  ['/robots.txt', 10],
  ['/login', 5],
  ['/features/label-vision.md', 8],
  ['/ko/privacy', 6],
  ['/resources/choosing-a-us-agent.md', 14],
  ['/resources/choosing-a-us-agent', 4],
  ['/signup', 2],
  ['/', 1],
  ['/ko', 1],
  ['/nothing-here', 2],
];
/** Pages that show the title of the article that changes. */
const changing: [pathname: string, weight: number][] = [
  [`/resources/${slug}.md`, 16],
  ['/feed.xml', 12],
  ['/llms.txt', 12],
  [`/resources/${slug}`, 5],
  ['/resources', 3],
];
const isChanging = new Set(changing.map(([pathname]) => pathname));
const drawn = [...fixed, ...changing].flatMap(([pathname, weight]) => Array<string>(weight).fill(pathname));

const dataDir = temporaryFolder('soak');
const forms = new Forms();
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
let site: NewsSite;

before(async () => {
  site = await NewsSite.start('ok', insideEnv('--max-old-space-size=384'), { dataDir });
  await forms.learn(site.url);
  await forms.stored(site.url, 60_000);
});
after(async () => {
  agent.destroy();
  await site.stop();
});

const get = (pathname: string) => look(site.url + pathname, agent, 30_000);

const editionOf = (text: string) => {
  const found = [...text.matchAll(/Edition (\d+) of the checklist/g)].map(([, number]) => Number(number));
  return { newest: Math.max(0, ...found), all: new Set(found) };
};

/**
 * Removes the parts that may change: other articles contain the title of the edited one, and revalidated pages differ from
 * the build's in Next's data: prefetch hints (`"h":160`) and the path without the language.
 */
const withoutEdition = (text: string) =>
  text
    .replace(/Edition \d+ of the checklist/g, '')
    .replace(/\\"h\\":\d+/g, '')
    .replace('\\"c\\":[\\"\\",\\"en\\",', '\\"c\\":[\\"\\",');

test(`${total} requests`, async (context) => {
  const random = randomFrom(1);
  const wrong = new Map<string, number>();
  const note = (what: string) => wrong.set(what, (wrong.get(what) ?? 0) + 1);
  /** When each edition's webhook got its response. */
  const published: number[] = [];
  const first = new Map<string, string>();
  /** The newest edition that a response has shown, per page. */
  const shown = new Map<string, number>();
  let sent = 0;
  let unanswered = 0;
  let outage = false;
  /** No edition can be expected while the content service fails or the server restarts. */
  let calmSince = performance.now();
  let down = false;
  let ended = false;
  /** How long after its webhook a change was not in a response yet, in ms. */
  let longestLag = 0;

  const title = await publish(site);
  await webhook(site);
  const base = editionOf(title).newest;
  for (const [pathname] of changing) {
    await timeUntil(`${pathname} shows it`, async () => (await get(pathname)).text.includes(title));
  }
  for (const [pathname] of fixed) first.set(pathname, withoutEdition((await get(pathname)).text));

  async function visit(pathname: string) {
    const asked = performance.now();
    const known = shown.get(pathname) ?? base;
    const wasCalm = calmSince;
    const { status, text, cut } = await get(pathname);
    if (cut) return note(`${pathname}: a response was cut off`);
    if (status === 0) {
      if (!down) note(`${pathname}: no response although the server runs`);
      unanswered += 1;
      sent -= 1;
      await sleep(100);
      return;
    }
    const expected = pathname === '/nothing-here' ? 404 : 200;
    if (status !== expected) return note(`${pathname}: status ${status}`);
    if (!isChanging.has(pathname)) {
      const other = difference(first.get(pathname), withoutEdition(text));
      if (other) note(`${pathname}: other bytes ${other}`);
      return;
    }
    const { newest, all } = editionOf(text);
    if (newest === 0) return note(`${pathname}: no edition`);
    if (pathname !== '/resources' && all.size > 1) note(`${pathname}: two editions in one response`);
    if (newest < known) note(`${pathname}: an earlier edition than a response before`);
    shown.set(pathname, Math.max(shown.get(pathname) ?? 0, newest));
    const missing = published[newest - base];
    if (!outage && !down && missing !== undefined)
      longestLag = Math.max(longestLag, asked - Math.max(missing, wasCalm));
    // Editions that had to be visible when the request was sent, without an outage in between.
    const due = published.findLastIndex((at) => asked - Math.max(at, wasCalm) > seenWithin);
    if (!outage && !down && due >= 0 && newest < base + 1 + due)
      note(`${pathname}: edition ${newest} is too old`);
  }

  const workers = Array.from({ length: atOnce }, async () => {
    while (sent < total) {
      sent += 1;
      await visit(drawn[Math.floor(random() * drawn.length)] as string);
    }
  });

  const editor = (async () => {
    while (!ended) {
      await publish(site);
      // The content service retries if the site does not respond.
      while (!ended && !(await webhook(site).catch(() => null))?.ok) await sleep(200);
      published.push(performance.now());
      await sleep(publishEvery);
    }
  })();

  const senders = (async () => {
    while (!ended) {
      // Some visitors click twice.
      const email = `soak-${Math.floor(random() * 1e9)}@example.com`;
      await Promise.all(Array.from({ length: random() < 0.3 ? 2 : 1 }, () => forms.send(site.url, email)));
      for (const again of [...forms.open].slice(0, 5)) await forms.send(site.url, again);
      await sleep(250);
    }
  })();

  const reached = async (part: number) => {
    while (sent < total * part) await sleep(20);
  };
  const memory = async () => {
    const samples: number[] = [];
    for (let count = 0; count < 10; count += 1) {
      samples.push((site.memory() ?? 0) / 1024);
      await sleep(100);
    }
    return Math.round(samples.sort((a, b) => a - b)[5] as number);
  };

  const begun = performance.now();
  await reached(0.2);
  const sizes = [await memory()];
  await reached(0.3);
  outage = true;
  site.content = 'hang';
  await reached(0.4);
  site.content = 'ok';
  await sleep(seenWithin + 2_000);
  calmSince = performance.now();
  outage = false;
  await reached(0.5);
  sizes.push(await memory());
  down = true;
  const stopped = performance.now();
  await site.restart(() => undefined);
  const downFor = performance.now() - stopped;
  calmSince = performance.now();
  down = false;
  await reached(0.7);
  sizes.push(await memory());
  await reached(0.99);
  sizes.push(await memory());
  await Promise.all(workers);
  const duration = performance.now() - begun;
  ended = true;
  await Promise.all([editor, senders]);
  await forms.sendOpen(site.url);
  const found = forms.compare(await readSubmissions(dataDir));
  const figures = {
    title: 'Many requests',
    about: `${number(total)} requests in ${Math.round(duration / 1000)} s, 12 at once.`,
    measured: {
      'wrong or cut responses': [...wrong.values()].reduce((sum, count) => sum + count, 0),
      'changes published meanwhile': published.length,
      'longest time from a webhook to a response that still lacked the change (no outage)':
        seconds(longestLag),
      'submissions confirmed, lost, doubled': `${forms.confirmed.size}, ${found.lost}, ${found.doubled}`,
      'restart: time without the server, tries without a response': `${seconds(downFor)}, ${number(unanswered)}`,
      'memory of the server at 20 % and 50 %, then of the restarted one at 70 % and 99 %': sizes
        .map((size) => `${size} MB`)
        .join(', '),
    },
  };
  keep('soak', figures);
  context.diagnostic(JSON.stringify(figures));
  assert.deepEqual([...wrong], []);
  assert.deepEqual(found, { lost: 0, doubled: 0 });
  const [early = 0, late = 0, earlyAgain = 0, lateAgain = 0] = sizes;
  assert.ok(late <= early * 1.3, `${early} MB, then ${late} MB before the restart`);
  assert.ok(lateAgain <= earlyAgain * 1.3, `${earlyAgain} MB, then ${lateAgain} MB after the restart`);
});
