import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { actionIdOf, call, readForm, resultOf, validContact } from '../e2e/forms/action-requests.ts';
import { callWebhook, hosted } from '../support/hosted-control.ts';
import { send } from '../support/http.ts';
import { edited } from '../support/news-site.ts';
import { hostedEnv, hostedServicesPort, sites } from '../support/sites.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until, waitForUrl } from '../support/wait.ts';

/*
 * The folder that the last stage of deploy/Dockerfile puts together, run as another user by its commands. Run by
 * `npm run test:deploy`, or after a build with the environment `hostedEnv`, BUILD_STANDALONE=1 and the services of
 * tests/support/faulty-services.ts by `node --test tests/deploy/standalone.test.ts`.
 */

const lastStage = String(
  readFileSync('deploy/Dockerfile', 'utf8')
    .split(/^FROM /m)
    .at(-1),
);
const copies = [...lastStage.matchAll(/^COPY --from=build \/site\/(\S+) (\S+)$/gm)];
/** Folders that the site can write. */
const writable = /^RUN install -d -o node -g node (.+)$/m.exec(lastStage)?.[1]?.split(' ') ?? [];
/** The arguments of an instruction of the last stage. */
const argumentsOf = (instruction: RegExp): string[] => JSON.parse(instruction.exec(lastStage)?.[1] ?? '');

const url = sites.hosted.url;
const isRoot = process.getuid?.() === 0;
/** A user without other files: the site wrote every file of this user. */
const user = 64_999;
const slug = 'renewing-a-facility-registration';
const article = `/resources/${slug}`;
const renamed = 'Renamed after the outage';

const temporary = temporaryFolder('standalone');
const folder = path.join(temporary, 'site');
const node = path.join(temporary, 'node');
const environment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(hostedEnv).filter(([, value]) => value !== '')),
  PATH: process.env.PATH ?? '',
  // Of the Dockerfile.
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  HOSTNAME: '0.0.0.0',
};

let services: ChildProcess;
let site: ChildProcess;
let output = '';

/** Runs one of the Dockerfile's commands in the folder, as the user. */
function run([command, ...rest]: string[], more: Record<string, string> = {}): ChildProcess {
  assert.equal(command, 'node');
  const child = spawn(node, rest, {
    cwd: folder,
    env: { ...environment, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot && { uid: user, gid: user }),
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return child;
}

const up = (pathname: string) => waitForUrl(pathname, 30_000, () => `${pathname} responds:\n${output}`);

const get = (pathname: string) => send(url, pathname);

/** Files that the site has written in world-writable folders and in its own. */
const written = () => {
  const folders = [tmpdir(), '/var/tmp', '/dev/shm'];
  // Copies of the project for other tests have 40,000 files each there.
  const others = ['-name', 'node_modules', '-not', '-path', `${folder}/*`, '-prune', '-o'];
  const own = ['-uid', String(user), '-type', 'f', '-print'];
  const { stdout, stderr } = spawnSync('find', [...folders, ...others, ...own], {
    env: { ...process.env, LC_ALL: 'C' },
    encoding: 'utf8',
  });
  const lines = (text: string) => text.split('\n').filter(Boolean);
  // Tests that run at the same time remove their folders while find reads. Its own -ignore_readdir_race misses some of them.
  assert.deepEqual(
    lines(stderr).filter((line) => !line.endsWith(': No such file or directory')),
    [],
  );
  return lines(stdout);
};

before(async () => {
  assert.ok(existsSync('.next/standalone/server.js'), 'there is no standalone build');
  chmodSync(temporary, 0o755);
  cpSync(process.execPath, node);
  mkdirSync(folder);
  for (const [, from = '', to = ''] of copies) {
    cpSync(from, path.join(folder, to), { recursive: true, verbatimSymlinks: true });
  }
  for (const name of writable) {
    mkdirSync(path.join(folder, name), { recursive: true });
    if (isRoot) chownSync(path.join(folder, name), user, user);
  }
  services = spawn(process.execPath, ['tests/support/faulty-services.ts'], { stdio: 'ignore' });
  await up(`http://127.0.0.1:${hostedServicesPort}/health`);
  site = run(argumentsOf(/^CMD (\[.*\])/m));
  await up(`${url}/api/health`);
});
after(() => {
  for (const child of [site, services]) child?.kill('SIGKILL');
});

describe('the folder of the Dockerfile', () => {
  test('is small, and has neither sources nor tests nor secrets', () => {
    assert.deepEqual([copies.length, writable.length], [3, 2]);
    const size = Number(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0]);
    assert.ok(size < 100, `${size} MB`);
    for (const name of ['tests', 'docs', 'embedded', '.env', '.env.local', '.data', 'next.config.ts']) {
      assert.ok(!existsSync(path.join(folder, name)), name);
    }
    // Social images draw the logo from this file.
    assert.deepEqual(readdirSync(path.join(folder, 'app'), { recursive: true }), ['icon.svg']);
  });

  test('listens on localhost, and refuses to start with a HOSTNAME that makes pages redirect to themselves', async () => {
    const elsewhere = (HOSTNAME: string) => {
      const port = String(Number(new URL(url).port) + 10);
      return { port, child: run(argumentsOf(/^CMD (\[.*\])/m), { HOSTNAME, PORT: port }) };
    };
    const refused = elsewhere('127.0.0.1').child;
    const [code] = await once(refused, 'exit');
    assert.notEqual(code, 0);
    assert.match(output, /HOSTNAME must not be a loopback address/);
    const { port, child } = elsewhere('localhost');
    await up(`http://localhost:${port}/api/health`);
    for (const pathname of ['/', '/ko', '/contact']) {
      const { status } = await fetch(`http://localhost:${port}${pathname}`, { redirect: 'manual' });
      assert.equal(status, 200, pathname);
    }
    child.kill('SIGTERM');
    await once(child, 'exit');
  });

  test('serves pages in both languages, files and images', async () => {
    for (const [pathname, language] of [
      ['/', 'en'],
      ['/ko', 'ko'],
      ['/features/label-vision', 'en'],
      [article, 'en'],
    ] as const) {
      const { status, text, headers } = await get(pathname);
      assert.equal(status, 200, pathname);
      assert.match(text, new RegExp(`<html lang="${language}"`));
      assert.match(text, /<\/html>$/);
      assert.ok(headers['content-security-policy'], pathname);
    }
    const { text } = await get('/');
    for (const [pathname, type] of [
      [/\/_next\/static\/[^"]+\.css/.exec(text)?.[0], /css/],
      [/\/_next\/static\/[^"]+\.js/.exec(text)?.[0], /javascript/],
      [/\/fonts\/[^"]+\.woff2/.exec(text)?.[0], /font/],
      ['/icon-192.png', /image\/png/],
      ['/samples/label-report.pdf', /pdf/],
      ['/social/en/home.png', /image\/png/],
      ['/feed.xml', /xml/],
    ] as const) {
      const { status, headers, bytes } = await get(String(pathname));
      assert.equal(status, 200, pathname);
      assert.match(String(headers['content-type']), type, pathname);
      assert.ok(bytes.length > 500, pathname);
    }
    assert.equal((await get('/nowhere')).status, 404);
  });

  test('draws the image of an article published after the build', async () => {
    const later = {
      title: 'Published later',
      slug: { current: 'later' },
      publishedAt: '2026-01-01T00:00:00Z',
    };
    await hosted.change((documents) => {
      const model = documents.find((document) => document.slug?.current === slug);
      return [...documents, { _type: 'resourcePage', ...model, ...later, _id: 'article-later' }];
    });
    // Without a webhook, the site looks for unknown articles every two seconds.
    await until('the article is published', () => get('/resources/later'), {
      holds: ({ status }) => status === 200,
      limit: 10_000,
    });
    const { status, bytes } = await get('/social/articles/later.png');
    assert.equal(status, 200);
    assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
  });

  test('stores a form', async () => {
    await hosted.behave({ inserts: [] });
    const id = actionIdOf(await readForm(url, 'contact'));
    const response = await call(url, id, validContact('standalone@example.com'));
    assert.equal(resultOf(response)?.status, 'stored', response.text);
    const inserts = await hosted.inserts();
    assert.deepEqual(
      inserts.map(({ table, status }) => [table, status]),
      [['contact_submissions', 201]],
    );
  });

  test('runs instrumentation, which responds to TRACE with 405', async () => {
    assert.equal((await send(url, '/', { method: 'TRACE' })).status, 405);
  });

  test('reports its health', async () => {
    const health = run(argumentsOf(/^HEALTHCHECK [\s\S]*?CMD (\[.*\])/m));
    assert.deepEqual(await once(health, 'exit'), [0, null]);
    const readiness = JSON.parse((await get('/api/ready')).text);
    assert.deepEqual(readiness, { status: 'ready', services: { content: 'ok', store: 'ok' } });
  });

  test('keeps its pages during an outage of the content service', async () => {
    await hosted.behave({ content: 'error500' });
    assert.equal((await callWebhook()).status, 200);
    for (let round = 0; round < 20; round += 1) {
      for (const pathname of [article, '/resources', '/ko/resources']) {
        const { status, text } = await get(pathname);
        assert.equal(status, 200, pathname);
        assert.doesNotMatch(text, /content="unavailable"/, pathname);
      }
      await sleep(100);
    }
    await hosted.behave({ content: 'ok' });
    await hosted.change((documents) => edited(documents, slug, { title: renamed }));
    assert.equal((await callWebhook()).status, 200);
    await until('the new title', async () => (await get(article)).text.includes(renamed));
  });

  test('finishes started pages on SIGTERM without waiting for endless requests', async () => {
    await hosted.behave({ content: 'slow' });
    const socket = connect(Number(hostedEnv.PORT), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /contact HTTP/1.1\r\nHost: localhost\r\nOrigin: ${url}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n--x`,
    );
    const slow = get('/resources/asked-for-during-the-stop');
    await sleep(1_000);
    const began = performance.now();
    site.kill('SIGTERM');
    const [{ status }, [code]] = await Promise.all([slow, once(site, 'exit')]);
    socket.destroy();
    assert.deepEqual([status, code], [404, 0]);
    assert.ok(performance.now() - began < 10_000);
  });

  test('writes only pages that it revalidates', { skip: !isRoot && 'needs root' }, () => {
    const allowed = writable.map((name) => `${path.join(folder, name)}/`);
    const files = written();
    for (const place of allowed)
      assert.ok(
        files.some((file) => file.startsWith(place)),
        place,
      );
    const others = files.filter((file) => !allowed.some((place) => file.startsWith(place)));
    assert.deepEqual(others, []);
    assert.doesNotMatch(output, /EACCES|EPERM|EROFS/);
  });
});
