import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';
import { send as sendRaw } from '../support/http.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitForUrl } from '../support/wait.ts';

/*
 * Reproduces the bugs of Next.js that the site works around, on a small site without the workarounds. Each test passes
 * as long as the bug exists. If a test fails, delete the workaround that it names, its tests and its row in
 * docs/upstream.md. Run by `npm run test:deploy`, or separately by `node --test tests/deploy/upstream.test.ts`.
 */

const folder = path.resolve(import.meta.dirname, 'upstream-site');
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const state = path.join(temporaryFolder('upstream'), 'state');
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', PAGE_STATE: state };

let site: ChildProcess;
let port: number;

before(async () => {
  setState('there');
  const build = spawnSync(process.execPath, [next, 'build', folder], { env, encoding: 'utf8' });
  assert.equal(build.status, 0, build.stdout + build.stderr);
  port = await freePort();
  site = spawn(process.execPath, [next, 'start', folder, '-p', String(port)], { env, stdio: 'ignore' });
  await waitForUrl(origin());
});
after(() => site.kill());

/** Sets the content of the pages below `/pages`. */
function setState(value: 'there' | 'gone' | 'moved') {
  writeFileSync(state, value);
}

const origin = () => `http://localhost:${port}`;
const send = (method: string, target: string, headers?: Record<string, string>, body?: string) =>
  sendRaw(origin(), target, { method, headers, body });
const get = (target: string, headers?: Record<string, string>) => send('GET', target, headers);

/** Waits until a page has become stale, and visits it until it has been revalidated. */
async function revalidate(target: string) {
  await sleep(1_100);
  await get(target);
  await sleep(500);
}

/** Fails when a fault is gone. */
function expectBugStillPresent(fault: boolean, workaround: string) {
  assert.ok(
    fault,
    `Next.js has fixed this bug. Delete the workaround (${workaround}), its tests and its row in docs/upstream.md.`,
  );
}

test('parses a query in quadratic time', async () => {
  const started = performance.now();
  await get(`/?${'a&'.repeat(4000)}`);
  expectBugStillPresent(
    performance.now() - started > 300,
    'withShortQuery in lib/self-hosting/incoming-requests.ts',
  );
});

for (const header of ['content-security-policy', 'content-security-policy-report-only']) {
  test(`puts a nonce from a visitor's ${header} into the cached page`, async () => {
    const target = `/pages/${header}`;
    await get(target, { [header]: "script-src 'nonce-VISITOR'" });
    expectBugStillPresent(
      (await get(target)).text.includes('VISITOR'),
      'dropInternalHeaders in lib/self-hosting/incoming-requests.ts',
    );
  });
}

test('responds to TRACE and OPTIONS * with 500', async () => {
  const statuses = [(await send('TRACE', '/')).status, (await send('OPTIONS', '*')).status];
  expectBugStillPresent(statuses.includes(500), 'isRefused in lib/self-hosting/incoming-requests.ts');
});

test("responds with 500 to a form sent to a build file or a page's data", async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', origin: 'http://elsewhere.example' };
  const form = '--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n[]\r\n--x--\r\n';
  const responses = [
    await send('POST', '/_next/x', headers, form),
    await send('POST', '/pages/a.rsc', headers, form),
  ];
  expectBugStillPresent(
    responses.some(({ status }) => status === 500),
    'isInternal in lib/self-hosting/incoming-requests.ts',
  );
});

test('never responds to an upgrade of a path that redirects', async () => {
  const socket = connect(port);
  let ended = false;
  socket.on('close', () => {
    ended = true;
  });
  socket.on('data', () => undefined);
  socket.write(
    `GET /pages/a/ HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  );
  await sleep(3_000);
  socket.destroy();
  expectBugStillPresent(!ended, 'refuseUpgrades in lib/self-hosting/incoming-requests.ts');
});

for (const [what, target, workaround] of [
  ['repeated slashes', '/pages//a', 'normalizeTarget in lib/self-hosting/incoming-requests.ts'],
  ['a trailing slash', '/pages/a/', 'skipTrailingSlashRedirect in next.config.ts'],
] as const) {
  test(`leaves the configured headers out of a redirect for ${what}`, async () => {
    const { status, headers } = await get(target);
    expectBugStillPresent(status === 308 && !headers['x-on-every-response'], workaround);
  });
}

test('caches the 405 of another method for a static route handler', async () => {
  let kept = false;
  for (let attempt = 0; attempt < 5 && !kept; attempt += 1) {
    // It must be stale, so that the POST revalidates it.
    await sleep(1_200);
    await send('POST', '/file', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=form');
    await sleep(300);
    kept = (await get('/file')).status === 405;
  }
  expectBugStillPresent(kept, 'the response to other methods in middleware.ts');
});

test('revalidates a page that was not found without its title', async () => {
  setState('gone');
  await get('/pages/back-again');
  setState('there');
  await revalidate('/pages/back-again');
  const { status, text } = await get('/pages/back-again');
  expectBugStillPresent(
    status === 404 || !text.includes('<title>A page</title>'),
    'get of lib/self-hosting/page-cache/page-rules.ts',
  );
});

test('revalidates a page shown with status 404 without its title', async () => {
  assert.match((await get('/nothing-here')).text, /<title>The page of what/);
  await revalidate('/nothing-here');
  expectBugStillPresent(
    !(await get('/nothing-here')).text.includes('<title>The page of what'),
    'not-found/not-found.tsx',
  );
});

test('revalidates a redirect without its target', async () => {
  setState('there');
  await get('/pages/moved');
  setState('moved');
  await revalidate('/pages/moved');
  const { status, headers } = await get('/pages/moved');
  expectBugStillPresent(
    status === 308 && !headers.location,
    'lib/self-hosting/page-cache/redirect-target.ts',
  );
});
