import assert from 'node:assert/strict';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { after, before, describe, test } from 'node:test';
import { actionIds } from '../support/action-ids.ts';
import { killStarted, NpmStart, well } from '../support/npm-start.ts';
import { installNode, runNpm } from '../support/other-node.ts';
import { copyProject } from '../support/project-copy.ts';
import { cleanEnv, embeddedEnv } from '../support/sites.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/*
 * Tests a copy of the project on a server: installed without development packages and configured only by .env.local. The
 * server has the oldest supported Node and its npm.
 */

const folder = copyProject('installed');
const port = Number(embeddedEnv.PORT);
/** Without any variable of the site: an empty one would win over the file. */
let environment = { ...process.env };
for (const name of Object.keys(cleanEnv)) delete environment[name];

const start = (at: number, more: Record<string, string> = {}) =>
  new NpmStart(folder, at, { ...environment, ...more });

async function stop(site: NpmStart): Promise<void> {
  site.npm.kill('SIGTERM');
  assert.deepEqual(await site.ended, well);
}

function writeEnvFile(siteUrl: string) {
  writeFileSync(path.join(folder, '.env.local'), `PORT=${port}\nDATA_DIR=rows\nSITE_URL=${siteUrl}\n`);
}

async function canonicalOf(site: NpmStart, page = '/'): Promise<string | undefined> {
  const response = await fetch(site.url + page);
  assert.equal(response.status, 200);
  return /<link rel="canonical" href="([^"]+)"/.exec(await response.text())?.[1];
}

describe('npm ci --omit=dev && npm run build && npm start, on Node 20 with npm 10', () => {
  before(() => {
    environment = installNode(temporaryFolder('server'), { node: '20.20.2', npm: '10.8.2' }, environment);
    runNpm(['ci', '--omit=dev'], folder, environment);
  });
  after(killStarted);

  test('builds and serves with the values of .env.local', async () => {
    assert.ok(!existsSync(path.join(folder, 'node_modules/jest')));
    writeEnvFile('https://one.example');
    runNpm(['run', 'build'], folder, environment);
    const site = start(port);
    await site.ready();
    // One build with its type check is enough.
    environment.BUILD_SKIP_TYPE_CHECK = '1';
    assert.doesNotMatch(site.output, /: building\./);
    assert.equal(await canonicalOf(site), 'https://one.example');
    assert.equal(await canonicalOf(site, '/ko'), 'https://one.example/ko');
    assert.ok(existsSync(path.join(folder, 'rows/owner.json')));
    assert.ok(!existsSync(path.join(folder, '.data')));
    await stop(site);
  });

  test('prefers the environment to .env.local', async () => {
    writeEnvFile('https://two.example');
    const site = start(port + 1, { PORT: String(port + 1), SITE_URL: 'https://one.example' });
    await site.ready();
    assert.doesNotMatch(site.output, /: building\./);
    assert.equal(await canonicalOf(site), 'https://one.example');
    await stop(site);
  });

  test('builds again after a change of .env.local or a stopped build, with the same action ids', async () => {
    const before = actionIds(folder);
    const stopped = start(port);
    // Both starts below build, beside the other deployments' builds.
    const longest = 540_000;
    const isBuilding = () => stopped.output.includes('Creating an optimized production build');
    await stopped.until('Next builds', isBuilding, longest);
    await stop(stopped);

    // Next's cache keeps a generated key for 14 days. The first build showed that it needs nothing from the compiler's.
    const cache = path.join(folder, '.next/cache');
    for (const name of readdirSync(cache).filter((name) => name !== 'turbopack')) {
      rmSync(path.join(cache, name), { recursive: true });
    }
    // The sources of the last complete build.
    writeEnvFile('https://one.example');
    const site = start(port);
    await site.ready(longest);
    assert.match(site.output, /Creating an optimized production build/);
    assert.equal(await canonicalOf(site), 'https://one.example');
    assert.deepEqual(actionIds(folder), before);
    await stop(site);
  });
});
