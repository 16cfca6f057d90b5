import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { chromium, type Page } from 'playwright';
import { installPackages } from '../../tools/install.ts';
import { chromiumArgs, ensureChromium } from '../support/chromium.ts';
import { freePort } from '../support/free-port.ts';
import { listen } from '../support/http.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/wait.ts';

/** Builds the Studio as for publishing, and opens it with a stub of the content service. */

const folder = temporaryFolder('attesta-studio');
const projectId = 'madeup12';
const run = promisify(execFile);
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

const server = http.createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://studio');
  const asked = path.join(folder, pathname);
  // Every URL without a file name is a page of the application.
  const file = path.extname(pathname) ? asked : path.join(folder, 'index.html');
  if (!fs.existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
  fs.createReadStream(file).pipe(response);
});

let origin: string;
before(async () => {
  installPackages('studio');
  await run(process.execPath, ['tools/studio.ts', 'build', folder, '--yes'], {
    env: { ...process.env, SANITY_PROJECT_ID: projectId, SITE_URL: 'https://site.example' },
  });
  origin = await listen(server);
});

after(() => server.close());

test('contains the project and the site, and loads no code from other hosts', () => {
  const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  const scripts = fs.readdirSync(path.join(folder, 'static')).filter((name) => name.endsWith('.js'));
  const code = scripts.map((name) => fs.readFileSync(path.join(folder, 'static', name), 'utf8')).join('\n');
  assert.ok(code.includes(projectId));
  assert.ok(code.includes('https://site.example'));
  // Automatic updates would load modules of untested versions.
  assert.doesNotMatch(html, /importmap|modules\.sanity-cdn/);
  assert.ok(!fs.existsSync(path.join(folder, 'samples')), 'files of the site stay there');
});

test('loads the command that publishes, up to the login', async () => {
  const published = run(process.execPath, ['tools/studio.ts', 'deploy', '--dry-run', '--no-build'], {
    env: { ...process.env, SANITY_PROJECT_ID: projectId, HOME: folder },
  });
  const { stdout, stderr } = await published.catch((error) => error as { stdout: string; stderr: string });
  assert.match(stdout + stderr, /You must login first/);
});

test('frees its port when the command that opens it ends', async () => {
  const port = String(await freePort());
  const opened = spawn(process.execPath, ['tools/studio.ts', 'dev', '--port', port], {
    env: { ...process.env, SANITY_PROJECT_ID: projectId, HOME: folder },
    stdio: 'ignore',
  });
  const responds = async () => (await fetch(`http://localhost:${port}/`).catch(() => null))?.ok ?? false;
  await until('the Studio responds', responds, { limit: 60_000 });
  opened.kill();
  await until('the port is free', async () => !(await responds()));
});

/** Opens a page of the Studio with a stub of the content service, whose `/users/me` returns `user`. */
async function open(target: string, user: object, shown: (page: Page) => Promise<unknown>) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // The browser itself reports each file that it could not load; only the content service may refuse.
      const theirs = message.location().url.startsWith('https://');
      if (message.type() === 'error' && !theirs) errors.push(message.text());
    });
    await page.route(/\.(?:api|apicdn)\.sanity\.io|api\.sanity\.io|sanity-cdn|bifur/, (route) => {
      const { pathname } = new URL(route.request().url());
      const headers = {
        'access-control-allow-origin': route.request().headers().origin ?? '*',
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': '*',
      };
      if (pathname.endsWith('/users/me')) return route.fulfill({ json: user, headers });
      if (pathname.endsWith('/acl')) {
        const rights = [{ filter: 'true', permissions: ['read', 'create', 'update'] }];
        return route.fulfill({ json: rights, headers });
      }
      if (pathname.endsWith('/auth/providers')) {
        const providers = [{ name: 'google', title: 'Google', url: 'https://api.sanity.io/auth/google' }];
        return route.fulfill({ json: { providers, thirdPartyLogin: true, sso: { saml: false } }, headers });
      }
      return route.fulfill({ status: 401, json: { message: 'Unauthorized' }, headers });
    });
    await page.goto(origin + target);
    await shown(page);
    await page.screenshot({ path: process.env.STUDIO_SCREENSHOT ?? path.join(folder, 'page.png') });
    return errors;
  } finally {
    await browser.close();
  }
}

test('asks an editor to sign in', async () => {
  const errors = await open('/', {}, (page) => page.getByText('Google').first().waitFor({ timeout: 60_000 }));
  assert.deepEqual(errors, []);
});

test("shows a signed-in editor the guide in the Studio's language", async () => {
  const roles = [{ name: 'editor', title: 'Editor' }];
  const editor = {
    id: 'editor',
    name: 'Jo',
    email: 'jo@example.com',
    provider: 'google',
    role: 'editor',
    roles,
  };
  await open('/guide', editor, async (page) => {
    await page
      .getByRole('heading', { name: 'For editors: writing in the Studio' })
      .waitFor({ timeout: 60_000 });
    assert.equal(await page.locator('main table').count(), 1);
    // The key under which the Studio stores the choice in the account menu.
    await page.evaluate((key) => localStorage.setItem(key, 'ko-KR'), `sanity-locale:${projectId}:attesta`);
    await page.reload();
    await page.getByRole('heading', { name: '편집자 안내: 스튜디오에서 글 쓰기' }).waitFor();
  });
});
