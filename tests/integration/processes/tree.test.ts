import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { after, describe, test } from 'node:test';
import { embeddedAnonKey } from '../../../lib/env.ts';
import { killStarted, NpmStart, runningOf, signals, well } from '../../support/npm-start.ts';
import { embeddedEnv } from '../../support/sites.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/*
 * All processes of `npm start` live and die together. Needs a build with embedded services.
 */

const port = Number(embeddedEnv.PORT);
const data = temporaryFolder('processes');

after(killStarted);

async function startSite(more?: Record<string, string>) {
  const site = NpmStart.embedded(data, more);
  await site.ready();
  return { site, tree: site.tree() };
}

/** Asserts that nothing of a site is left, and that its port can be taken. */
async function assertGone(site: NpmStart, ids: number[]) {
  await site.until('all processes have ended', () => runningOf(ids).length === 0);
  const taker = createServer();
  await new Promise<void>((resolve, reject) => {
    taker.once('error', reject);
    taker.listen(port, resolve);
  });
  await new Promise((resolve) => taker.close(resolve));
}

for (const signal of signals) {
  test(`ends all processes after ${signal[0]} to ${signal[1]}`, async () => {
    const { site, tree } = await startSite();
    await site.endBy(signal, tree.launcher, tree.all);
    await assertGone(site, tree.all);
  });
}

/**
 * Opens a connection, completes one request, so that the server has accepted it, and writes half of the head of a second
 * request. `rest` resolves with the data after the first response when the connection has closed.
 */
async function beginSecondRequest(site: NpmStart): Promise<{ socket: Socket; rest: Promise<string> }> {
  const socket = connect(port, 'localhost');
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text;
  });
  socket.on('error', (error) => {
    received += String(error);
  });
  const closed = once(socket, 'close');
  socket.write('GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await site.until('the first response has arrived', () => /Sitemap/i.test(received));
  received = '';
  socket.write('GET /login HTTP/1.1\r\nHost: localhost\r\n');
  // After this response, the server has read the partial request and does not consider the connection idle.
  await site.status();
  return { socket, rest: closed.then(() => received) };
}

test('finishes started requests and stops within 10 s', async () => {
  const { site, tree } = await startSite();
  const [slow, silent] = await Promise.all([beginSecondRequest(site), beginSecondRequest(site)]);
  const begun = performance.now();
  site.npm.kill('SIGTERM');
  await site.until('no new connection is taken', async () => (await site.status()) === 0);
  slow.socket.write('Connection: close\r\n\r\n');
  const response = await slow.rest;
  assert.match(response, /^HTTP\/1\.1 200 /);
  assert.match(response, /<\/html>/);
  assert.deepEqual(await site.ended, well);
  assert.ok(performance.now() - begun < 10_000);
  silent.socket.destroy();
  await assertGone(site, tree.all);
});

test('restarts embedded services that die on the same port, with a growing delay', async () => {
  const { site, tree } = await startSite();
  const address = () =>
    (JSON.parse(readFileSync(path.join(data, 'owner.json'), 'utf8')) as { url: string }).url;
  const insert = async (email: string) => {
    const { status } = await fetch(`${first}/rest/v1/contact_submissions`, {
      method: 'POST',
      headers: { apikey: embeddedAnonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', email, message: 'Is anybody there?' }),
    });
    return status;
  };
  const first = address();
  const ids = [tree.services];
  assert.equal(await insert('before@example.com'), 201);
  for (const [times, pause] of [
    [1, 250],
    [2, 500],
  ] as const) {
    process.kill(ids.at(-1) as number, 'SIGKILL');
    const count = (event: string) => site.output.split(`"${event}"`).length - 1;
    await site.until('the services are back', () => count('services_restarted') === times);
    assert.match(site.output, new RegExp(`"services_ended".*"signal":"SIGKILL","restart_in_ms":${pause}}`));
    const { services } = site.tree();
    assert.ok(!ids.includes(services));
    ids.push(services);
    assert.equal(address(), first);
    const started = performance.now();
    assert.equal(await insert(`after-${times}@example.com`), 201);
    assert.ok(performance.now() - started < 5_000);
  }
  site.npm.kill('SIGTERM');
  assert.deepEqual(await site.ended, well);
  await assertGone(site, [...tree.all, ...ids]);
});

describe('the listening address', () => {
  // All 127.x addresses are this machine; a server that listens only on 127.0.0.1 does not respond on 127.0.0.2.
  const skip = process.platform !== 'linux' && 'only Linux has other loopback addresses';
  const statusAt = (host: string, page = '/ko') =>
    fetch(`http://${host}:${port}${page}`, { redirect: 'manual' }).then(
      ({ status }) => status,
      (error) => error.cause.code,
    );

  for (const [what, more, elsewhere] of [
    ['accepts connections from other hosts without a proxy', {}, 200],
    ['refuses connections from other hosts behind a proxy', { TRUSTED_PROXY_HOPS: '1' }, 'ECONNREFUSED'],
    ['accepts them again with HOST', { TRUSTED_PROXY_HOPS: '1', HOST: '0.0.0.0' }, 200],
  ] as const) {
    test(what, { skip }, async () => {
      const { site, tree } = await startSite(more);
      assert.deepEqual([await statusAt('127.0.0.1'), await statusAt('127.0.0.2')], [200, elsewhere]);
      process.kill(tree.launcher, 'SIGTERM');
      await site.ended;
      await assertGone(site, tree.all);
    });
  }
});
