import assert from 'node:assert/strict';
import { connect } from 'node:net';
import process from 'node:process';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { actionIdOf, readForm } from '../e2e/forms/action-requests.ts';
import { NewsSite } from '../support/news-site.ts';
import requests from './hostile-requests.json' with { type: 'json' };
import { type Hostile, makeHostile } from './hostile-requests.ts';
import { difference, insideEnv, keep, look, number, order } from './visitors.ts';

/*
 * Ten thousand hostile requests over raw sockets. `FAULTS_SEED` chooses others, `FAULTS_HOSTILE` how many.
 */

const seed = Number(process.env.FAULTS_SEED ?? 20261122);
const total = Number(process.env.FAULTS_HOSTILE ?? 10_000);
const atOnce = 12;
/** The longest that one request may keep the server's thread busy, in ms of CPU time. */
const longestBusy = 50;
/** Pages whose bytes must be the same before and after. */
const { witnesses } = requests;

let site: NewsSite;
let port: number;
before(async () => {
  site = await NewsSite.start('ok', insideEnv('--max-old-space-size=384'));
  port = Number(new URL(site.url).port);
});
after(() => site.stop());

type Answer = { text: string; ended: boolean };

/** Sends the bytes on a new connection and reads until it closes. */
function send({ bytes, slowly = [] }: Hostile): Promise<Answer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const end = (ended: boolean) => {
      clearTimeout(limit);
      socket.destroy();
      resolve({ text: Buffer.concat(chunks).toString('latin1'), ended });
    };
    // Some of these requests are never complete; the visitor goes away.
    const limit = setTimeout(() => end(false), slowly.length > 0 ? 1_000 : 3_000);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => end(true)).on('close', () => end(true));
    socket.on('connect', async () => {
      socket.write(Buffer.from(bytes, 'latin1'));
      for (const piece of slowly) {
        await sleep(50);
        if (socket.destroyed) return;
        socket.write(piece);
      }
    });
  });
}

/** Returns the problem of a response; null if there is no problem. */
function wrongWith({ mayFail }: Hostile, { text }: Answer): string | null {
  const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
  if (statuses.some((status) => status >= 500) && !mayFail) return `status ${statuses}`;
  if (/\n\s+at \S+ \(|node_modules\/|\/work\/|\.next\/server|node:internal/.test(text))
    return 'a stack trace';
  if (text.includes('<zqx-mark')) return 'reflected input';
  const [head = ''] = text.split('\r\n\r\n');
  const location = /^location: (.*)$/im.exec(head)?.[1];
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) return `location ${location}`;
  if (/^(set-cookie: zqx|x-middleware-rewrite: .*evil)/im.test(head)) return 'a header of the attacker';
  return null;
}

async function bodies(): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const pathname of witnesses) {
    const { status, html, headers } = await site.get(pathname);
    const kept = ['content-type', 'cache-control', 'location', 'content-security-policy', 'link', 'vary'];
    const head = kept.map((name) => `${name}: ${headers.get(name)}`).join('\n');
    all.set(pathname, `${status}\n${head}\n\n${html}`);
  }
  return all;
}

const share = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Times of /robots.txt, asked every 20 ms, in ms; ends with `stop`. */
function probe() {
  const times: number[] = [];
  const timer = setInterval(async () => {
    const { status, ms } = await look(`${site.url}/robots.txt`);
    times.push(status === 200 ? ms : Number.POSITIVE_INFINITY);
  }, 20);
  return {
    stop() {
      clearInterval(timer);
      return [...times].sort((a, b) => a - b);
    },
  };
}

test('refuses hostile requests without slowing others down or growing', async (context) => {
  const id = actionIdOf(await readForm(site.url, 'contact'));
  const next = makeHostile(seed, port, id);
  // The build's pages differ from later generations of them in Next's own hints.
  await site.webhook({ _type: 'resourcePage' });
  await bodies();
  await site.waitUntilIdle();
  const earlier = await bodies();
  const problems = new Map<string, string>();
  const statuses: Record<string, number> = {};
  const examples = new Map<string, Hostile[]>();

  let sent = 0;
  const half = async (until: number) => {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (sent < until) {
          sent += 1;
          const request = next();
          const { kind } = request;
          const list = examples.get(kind) ?? [];
          if (list.length < 60) examples.set(kind, [...list, request]);
          const response = await send(request);
          const status = /^HTTP\/1\.1 (\d{3})/.exec(response.text)?.[1] ?? 'none';
          statuses[status] = (statuses[status] ?? 0) + 1;
          const wrong = wrongWith(request, response);
          const seen = `${kind}: ${wrong}`;
          if (wrong && !problems.has(seen)) {
            problems.set(seen, `${request.bytes.slice(0, 600)}\n-->\n${response.text.slice(0, 800)}`);
          }
        }
      }),
    );
    return (site.memory() ?? 0) / 1024;
  };

  const begun = performance.now();
  const probing = probe();
  const first = await half(total / 2);
  const second = await half(total);
  const duration = (performance.now() - begun) / 1000;
  const times = probing.stop();

  const busiestOf = async (request: Hostile) => {
    await order(site, { busy: 'start' });
    await Promise.race([send(request), sleep(400)]);
    return (await order(site, { busy: 'read' })).busiest;
  };
  // Each request alone: the CPU time that it takes in one go, whatever else this machine does.
  const busy: [number, Hostile][] = [];
  for (const request of [...examples.values()].flat().filter(({ slowly }) => !slowly)) {
    busy.push([await busiestOf(request), request]);
  }
  // A single slow response may be garbage collection: a fault is slow each time.
  const always: [number, Hostile][] = [];
  for (const [, request] of busy.filter(([ms]) => ms > longestBusy)) {
    let least = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 5; attempt += 1) least = Math.min(least, await busiestOf(request));
    always.push([least, request]);
  }

  const later = await bodies();
  const cpu = busy.map(([ms]) => ms).sort((a, b) => a - b);
  const round = (value: number, digits = 0) => Number(value.toFixed(digits));
  const figures = {
    title: 'Hostile requests',
    about: `${number(total)} requests of ${examples.size} kinds, seed ${seed}, in ${round(duration)} s, 12 at once.`,
    measured: {
      'first status of each response': Object.entries(statuses)
        .map(([status, count]) => `${status}: ${number(count)}`)
        .join(', '),
      'memory of the server after the first half, after the second': `${round(first)} MB, ${round(second)} MB`,
      [`\`/robots.txt\`, asked every 20 ms meanwhile (${number(times.length)} times): median, 99.9th percentile, longest`]: `${round(share(times, 0.5), 1)} ms, ${round(share(times, 0.999))} ms, ${round(times.at(-1) ?? 0)} ms`,
      [`CPU time of the server's thread in one go, for each of ${number(cpu.length)} requests sent alone: median, longest`]: `${round(share(cpu, 0.5), 1)} ms, ${round(cpu.at(-1) ?? 0)} ms`,
    },
  };
  keep('hostile', figures);
  context.diagnostic(JSON.stringify(figures));

  assert.equal(site.server?.exitCode, null);
  assert.equal((await look(`${site.url}/`)).status, 200);
  assert.deepEqual(
    [...problems].map(([what, where]) => `${what}\n${where}`),
    [],
  );
  for (const pathname of witnesses)
    assert.equal(difference(earlier.get(pathname), later.get(pathname)), null, pathname);
  // Next logs the bodies of actions that it refuses; nothing may escape it.
  assert.deepEqual(
    site.log.filter((line) => /unhandled|uncaught/i.test(line)),
    [],
  );
  assert.ok(second <= first * 1.2, `${first} MB after the first half, ${second} MB after the second`);
  assert.ok(times.every(Number.isFinite), 'a probe was not answered');
  for (const [ms, { kind, bytes }] of always) {
    assert.ok(ms <= longestBusy, `${ms} ms without a break: ${kind} ${bytes.slice(0, 300)}`);
  }
});
