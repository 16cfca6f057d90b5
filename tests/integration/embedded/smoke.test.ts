import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { after, before, describe, test } from 'node:test';
import { chromium } from 'playwright';
import { openContext } from '../../../tools/smoke/browser.ts';
import { httpChecks } from '../../../tools/smoke/pages.ts';
import { Site } from '../../../tools/smoke/site.ts';
import { chromiumArgs, ensureChromium } from '../../support/chromium.ts';
import { listen } from '../../support/http.ts';
import { killStarted, NpmStart } from '../../support/npm-start.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/* `npm run smoke` against a local build, and against copies of it that each have one fault. Needs an embedded build. */

type Copy = { status: number; headers: Record<string, string>; body: Buffer };
/** Changes one response of the site. */
type Fault = (path: string, response: Copy) => Copy;

const withHtml = (response: Copy, change: (html: string) => string): Copy => ({
  ...response,
  body: Buffer.from(change(response.body.toString('utf8'))),
});
const only =
  (broken: string, change: (response: Copy) => Copy): Fault =>
  (given, response) =>
    given === broken ? change(response) : response;

/** Each fault with the check that must fail because of it. */
const faults: [name: string, check: string, fault: Fault][] = [
  ['a page with status 500', '/ko/contact', only('/ko/contact', (page) => ({ ...page, status: 500 }))],
  [
    'a page in the wrong language',
    '/ko/rules',
    only('/ko/rules', (page) => withHtml(page, (html) => html.replace('<html lang="ko"', '<html lang="en"'))),
  ],
  [
    'a canonical URL of another page',
    '/terms-of-service',
    only('/terms-of-service', (page) =>
      withHtml(page, (html) =>
        html.replace(/(<link rel="canonical" href="[^"]*)\/terms"/, '$1/terms-of-service"'),
      ),
    ),
  ],
  [
    'a page without its translation in hreflang',
    '/contact',
    only('/contact', (page) =>
      withHtml(page, (html) => html.replace(/<link rel="alternate" hreflang="ko"[^>]*>/i, '')),
    ),
  ],
  [
    'a site closed to search engines',
    '/',
    (_, page) => ({ ...page, headers: { ...page.headers, 'x-robots-tag': 'noindex' } }),
  ],
  [
    'a page without a policy',
    '/privacy',
    only('/privacy', (page) => {
      const { 'content-security-policy': _, ...headers } = page.headers;
      return { ...page, headers };
    }),
  ],
  [
    'a not-found page with status 200',
    '404 /smoke-no-such-page',
    only('/smoke-no-such-page', (page) => ({ ...page, status: 200 })),
  ],
  [
    'a feed that ends early',
    '/ko/feed.xml',
    only('/ko/feed.xml', (feed) => ({ ...feed, body: feed.body.subarray(0, 2_000) })),
  ],
  [
    'a missing image for social media',
    'image for social media of /',
    (given, response) => (given.startsWith('/social/en/home') ? { ...response, status: 404 } : response),
  ],
  [
    'a service that fails',
    '/api/ready',
    only('/api/ready', (state) => withHtml(state, (json) => json.replace('"ready"', '"degraded"'))),
  ],
];

/** Serves copies of the site's responses, each fetched once, with the current fault. */
class FaultyCopy {
  fault: Fault | null = null;
  readonly #copies = new Map<string, Promise<Copy>>();
  readonly #server: Server;
  readonly #original: string;

  constructor(original: string) {
    this.#original = original;
    this.#server = createServer(async (request, response) => {
      const given = request.url ?? '/';
      const copy = this.#copies.get(given) ?? this.#fetch(given);
      this.#copies.set(given, copy);
      const { status, headers, body } = this.fault?.(given, await copy) ?? (await copy);
      response.writeHead(status, headers).end(body);
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #fetch(given: string): Promise<Copy> {
    const response = await fetch(this.#original + given, { redirect: 'manual' });
    const headers = Object.fromEntries(response.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete headers[name];
    return {
      status: response.status,
      headers,
      body: Buffer.from(await response.arrayBuffer()),
    };
  }
}

/** Names of the checks that fail. */
async function failedChecks(url: string): Promise<string[]> {
  const failed: string[] = [];
  for (const check of await httpChecks(new Site(url, undefined), false)) {
    if ((await check.run()).length > 0) failed.push(check.name);
  }
  return failed;
}

describe('npm run smoke', () => {
  let site: NpmStart;
  let copy: FaultyCopy;
  let url: string;
  before(async () => {
    site = NpmStart.embedded(temporaryFolder('smoke'));
    await site.ready();
    copy = new FaultyCopy(site.url);
    url = await copy.listen();
  });
  after(() => {
    copy?.close();
    killStarted();
  });

  test('passes on a local build, its browser included', () => {
    const output = execFileSync(process.execPath, ['tools/smoke/index.ts', site.url], {
      cwd: path.resolve(import.meta.dirname, '../../..'),
      encoding: 'utf8',
    });
    assert.match(output, /^\d\d passed, 0 failed \(\d+ s\)$/m);
  });

  test('passes on a copy without faults', async () => {
    copy.fault = null;
    assert.deepEqual(await failedChecks(url), []);
  });

  for (const [name, check, fault] of faults) {
    test(`fails on ${name}`, async () => {
      copy.fault = fault;
      assert.ok((await failedChecks(url)).includes(check), `${check} passed`);
    });
  }

  test('sends the secret of protected deployments to the site only, from a browser too', async () => {
    const seen = { site: [] as unknown[], images: [] as unknown[] };
    const servers = (['site', 'images'] as const).map((name) =>
      createServer((incoming, response) => {
        seen[name].push(incoming.headers['x-vercel-protection-bypass']);
        response.setHeader('content-type', name === 'site' ? 'text/html' : 'image/png');
        response.end(name === 'site' ? `<img src="${origins[1]}/a.png"><img src="/b.png">` : '');
      }),
    );
    const origins = await Promise.all(servers.map(listen));
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
    try {
      const context = await openContext(browser, new Site(String(origins[0]), 'a-secret'));
      const page = await context.newPage();
      await page.goto('/', { waitUntil: 'networkidle' });
      assert.deepEqual(new Set(seen.site), new Set(['a-secret']));
      assert.ok(seen.site.length >= 2);
      assert.deepEqual(new Set(seen.images), new Set([undefined]));
    } finally {
      await browser.close();
      for (const server of servers) server.close();
    }
  });

  test('exits with 1 when a check fails', () => {
    copy.fault = null;
    assert.throws(
      () =>
        execFileSync(process.execPath, ['tools/smoke/index.ts', 'http://127.0.0.1:9', '--no-browser'], {
          stdio: 'ignore',
        }),
      { status: 1 },
    );
  });
});
