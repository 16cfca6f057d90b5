import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { encodeSignatureHeader } from '@sanity/webhook';
import { type Browser, chromium } from 'playwright';
import { type Locale, locales } from '../../lib/i18n/locales.ts';
import { aliases, exactFiles, type FormName, forms, href, pages } from '../../lib/routes.ts';
import { inlineScriptHashes } from '../../lib/security/content-policy.ts';
import { multipart, multipartType, post, readForm, validContact } from '../e2e/forms/action-requests.ts';
import { actionIds } from '../support/action-ids.ts';
import { chromiumArgs, ensureChromium } from '../support/chromium.ts';
import type { FaultyServices } from '../support/faulty-services.ts';
import { texts } from '../support/messages.ts';
import { edited, NewsSite } from '../support/news-site.ts';
import { hydrated, networkIdle } from '../support/pages.ts';
import { until as untilSo } from '../support/wait.ts';
import { keys, prepareDeployment, systemEnv, vercelBuild } from './vercel/build.ts';
import { Platform } from './vercel/platform.ts';

/*
 * The site as its owner runs it: built by Vercel's own command after the steps of docs/deploy.md, and served by a
 * platform that knows Vercel's format and nothing of this site (vercel/platform.ts). Needs a build with embedded
 * services, for the comparison with `npm start`.
 */

const origin = 'https://www.attesta.example';
const { webhookSecret, previewSecret, anonKey } = keys;
const english = 'mocra-small-business-exemption';
const draftTitle = 'what it lifts and what stays';

let deployment: Awaited<ReturnType<typeof prepareDeployment>>;
let services: FaultyServices;
let project: string;

before(async () => {
  deployment = await prepareDeployment();
  ({ services, project } = deployment);
});
after(() => services?.stop());

type Page = { status: number; headers: Headers; text: string };

async function get(
  site: { url: string },
  pathname: string,
  headers: Record<string, string> = {},
): Promise<Page> {
  const response = await fetch(site.url + pathname, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const until = (site: { url: string }, pathname: string, holds: (page: Page) => boolean) =>
  untilSo(`${pathname} changes`, () => get(site, pathname), { holds, limit: 20_000 });

const edit = (slug: string, fields: object) =>
  services.replaceDocuments(edited(services.documents(), slug, fields));

async function callWebhook(site: { url: string }, slug: string, secret = webhookSecret): Promise<Response> {
  const body = JSON.stringify({ _type: 'resourcePage', slugs: [slug, slug] });
  const signature = await encodeSignatureHeader(body, Date.now(), secret);
  const headers = { 'content-type': 'application/json', 'sanity-webhook-signature': signature };
  return fetch(`${site.url}/api/revalidate`, { method: 'POST', headers, body });
}

/** Every public URL, by kind. */
async function pathnames(site: { url: string }) {
  const table = pages.flatMap(({ path: page, locales: own }) => own.map((locale) => href(locale, page)));
  const sitemap = (await get(site, '/sitemap.xml')).text;
  const listed = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, found]) => found || '/',
  );
  const articles = listed.filter(
    (found) => found.startsWith('/resources/') && !/\/(topics|page)\//.test(found),
  );
  assert.ok(articles.length >= 24, `${articles.length} articles`);
  return {
    pages: [...new Set([...table, ...Object.keys(aliases), ...listed])],
    fixed: table.filter((page) => !/privacy|terms|compliance|resources|authors|rules/.test(page)),
    articles,
    files: [
      ...exactFiles.filter((file) => !file.startsWith('/api/')),
      ...articles.slice(0, 3).map((article) => `${article}.md`),
      ...articles
        .slice(0, 2)
        .map((article) => article.replace('/resources/', '/social/articles/').concat('.png')),
      ...readdirSync('public/fonts')
        .slice(0, 2)
        .map((file) => `/fonts/${file}`),
    ],
    missing: [
      '/nothing-here',
      '/ko/nothing/here',
      '/api/nothing',
      '/resources/no-such-article',
      '/resources/topics/none',
      '/resources/page/99',
      '/fonts/none.woff2',
      '/x.png',
      '/.env',
      '/draft/en/resources',
    ],
  };
}

// ---- Differences to `npm start`, in vercel-differences.md ----

const compared = [
  'content-type',
  'content-security-policy',
  'cache-control',
  'content-disposition',
  'location',
  'x-robots-tag',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-resource-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'speculation-rules',
  'retry-after',
  'access-control-allow-origin',
];

/** A header in the words of the table: values that differ with every page are kept. */
function described(name: string, { status, headers, text }: Page): string {
  if (name === 'status') return String(status);
  const value = headers.get(name);
  if (value === null) return 'none';
  if (name === 'cache-control' && /s-maxage/.test(value)) return 'kept by a shared cache';
  // Names of character sets have no letter case (RFC 9110, 8.3.2).
  if (name === 'content-type') return value.toLowerCase();
  if (name !== 'content-security-policy') return value;
  if (value.includes("'unsafe-inline'") && value.includes('script-src')) {
    return text.includes('http-equiv="Content-Security-Policy"')
      ? 'header for any inline script, element with hashes'
      : 'any inline script';
  }
  return value.includes("'sha256-")
    ? 'hashes'
    : value.replaceAll(/https?:\/\/(?:127\.0\.0\.1|localhost):\d+/g, '<images>');
}

/** The parts that visitors and search engines see first: language, title, robots, heading. */
const shownBy = ({ text }: Page) =>
  text.match(/<html lang="[^"]*"|<title>[^<]*|<meta name="robots"[^>]*|<h1\b[^>]*>[^<]*/g)?.sort();

const validSignup = (email: string) => ({
  first_name: 'Jo',
  last_name: 'Kim',
  email,
  company: 'Onsil Labs',
  title: 'Founder',
  location: 'Seoul',
});

/** Sends the form of a page as a browser without scripts does. */
async function sendPlainForm(
  site: { url: string },
  form: FormName,
  locale: Locale,
  values: Record<string, string>,
) {
  const body = multipart([...(await readForm(site.url, form)), ...Object.entries(values)]);
  const length = String(body.length);
  const type = { 'content-type': multipartType, 'content-length': length, accept: 'text/html' };
  return post(site.url, href(locale, `/${form}`), { origin: site.url, ...type }, body);
}

type Difference = { kind: string; name: string; here: string; there: string };

function tableOf(differences: Difference[]): string {
  const rows = new Map<string, Set<string>>();
  for (const { kind, name, here, there } of differences) {
    const row = `${name} | ${here} | ${there}`;
    rows.set(row, (rows.get(row) ?? new Set()).add(kind));
  }
  const lines = [...rows].map(([row, kinds]) => `| ${[...kinds].join(', ')} | ${row} |`);
  return ['| paths | header | `npm start` | Vercel |', '|---|---|---|---|', ...lines].join('\n');
}

/** Writes the table into its file and fails if it was not up to date. */
function writeTable(table: string): void {
  const file = 'tests/deploy/vercel-differences.md';
  const text = readFileSync(file, 'utf8');
  const marks =
    /(<!-- differences: written by tests\/deploy\/vercel\.test\.ts -->\n)[\s\S]*?(\n<!-- end -->)/;
  assert.match(text, marks);
  const updated = text.replace(marks, (_, start, end) => `${start}\n${table}\n${end}`);
  if (updated === text) return;
  writeFileSync(file, updated);
  assert.fail(`${file} was not up to date: it is now, read its diff`);
}

describe('production', () => {
  let site: Platform;
  let list: Awaited<ReturnType<typeof pathnames>>;

  before(async () => {
    const build = await vercelBuild(project, 'production', deployment.env);
    assert.equal(build.code, 0, build.output.slice(-4000));
    site = await new Platform({ project, env: { ...systemEnv('production'), ...deployment.env } }).start();
    list = await pathnames(site);
  });
  after(() => site?.stop());

  test('has small functions without our page cache and embedded services', () => {
    const sizes = site.sizes();
    assert.ok(Object.keys(sizes).length <= 8, Object.keys(sizes).join(', '));
    for (const [name, bytes] of Object.entries(sizes))
      assert.ok(bytes < 60_000_000, `${name}: ${bytes} bytes`);
    const files = site.files().filter((file) => !file.startsWith('.next/'));
    assert.deepEqual(
      files.filter((file) => /^lib\/cache|^embedded|pglite|^tests|next\.config/.test(file)),
      [],
    );
  });

  test('revalidates articles and lists after 300 s, legal pages and the ledger after an hour, other pages never', () => {
    const all = Object.entries(site.prerenders()).filter(
      ([name]) => /^(?:en|ko)(?:\/|$)/.test(name) && !/\.(?:rsc|segments)/.test(name),
    );
    const named = (name: string) => all.find(([own]) => own === name)?.[1].expiration;
    assert.equal(named('en/resources'), 300);
    assert.equal(named(`en/resources/${english}`), 300);
    assert.equal(named('ko/privacy'), 3600);
    assert.equal(named('en/rules'), 3600);
    assert.equal(named('en'), false);
    assert.equal(named('ko/features/label-vision'), false);
  });

  test('responds at every path as npm start does, except as vercel-differences.md lists', async () => {
    const baseline = await NewsSite.start('ok', { SITE_URL: origin });
    const differences: Difference[] = [];
    try {
      const kinds: [string, string[]][] = [
        ['pages fixed by the build', list.fixed],
        ['other pages', list.pages.filter((page) => !list.fixed.includes(page))],
        ['files', list.files],
        ['unknown paths', list.missing],
      ];
      for (const [kind, all] of kinds) {
        for (const pathname of all) {
          const [here, there] = await Promise.all([get(baseline, pathname), get(site, pathname)]);
          assert.equal(there.status, here.status, pathname);
          assert.deepEqual(shownBy(there), shownBy(here), pathname);
          for (const name of compared) {
            const [one, other] = [described(name, here), described(name, there)];
            if (one !== other) differences.push({ kind, name, here: one, there: other });
          }
        }
      }
    } finally {
      await baseline.stop();
    }
    writeTable(tableOf(differences));
  });

  test('serves complete pages with their canonical URL and one policy, static pages with their own', async () => {
    for (const pathname of list.pages) {
      const { status, text, headers } = await get(site, pathname);
      assert.equal(status, 200, pathname);
      assert.ok(text.endsWith('</html>'), pathname);
      assert.equal(headers.get('content-security-policy')?.split('default-src').length, 2, pathname);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1];
      const target = aliases[pathname];
      const own = target ? href(target.locale, target.path) : pathname;
      assert.equal(canonical, own === '/' ? origin : `${origin}${own}`, pathname);
      assert.equal(headers.get('x-robots-tag'), null, pathname);
      if (!list.fixed.includes(pathname)) continue;
      // Its own policy allows exactly its inline scripts.
      const policy = /<meta http-equiv="Content-Security-Policy" content="script-src 'self' ([^"]*)"\/>/.exec(
        text,
      )?.[1];
      assert.deepEqual(policy?.split(' '), inlineScriptHashes(text), pathname);
      assert.ok(text.indexOf('http-equiv') < text.indexOf('<script'), pathname);
    }
  });

  test('refuses requests that Next handles badly', async () => {
    const send = (method: string, pathname: string, headers = {}) =>
      fetch(site.url + pathname, { method, headers, redirect: 'manual' });
    const foreign = { origin: 'https://evil.example', 'content-type': 'multipart/form-data; boundary=x' };
    for (const [method, pathname, status, headers] of [
      ['PUT', '/', 405],
      ['OPTIONS', '/resources', 405],
      ['POST', '/feed.xml', 405],
      ['POST', '/contact', 403, foreign],
      ['GET', `/?${'a&'.repeat(600)}`, 200],
    ] as const) {
      assert.equal((await send(method, pathname, headers)).status, status, `${method} ${pathname}`);
    }
    const repeated = await send('GET', '//resources//page//2');
    assert.deepEqual(
      [repeated.status, new URL(repeated.headers.get('location') ?? '', site.url).pathname],
      [308, '/resources/page/2'],
    );
  });

  test('caches nothing that a visitor sent', async () => {
    site.age(1_000);
    const forged = { 'content-security-policy': "script-src 'nonce-forgedforged'" };
    for (const pathname of ['/resources', `/resources/${english}`, '/']) {
      await get(site, pathname, forged);
      await sleep(500);
      assert.doesNotMatch((await get(site, pathname)).text, /forgedforged/, pathname);
    }
  });

  test('stores a row from each form without scripts', async () => {
    services.inserts = [];
    for (const locale of locales) {
      const { contact, signup } = texts(locale).forms;
      const sent = await sendPlainForm(site, 'contact', locale, validContact(`plain-${locale}@example.com`));
      assert.ok(sent.text.includes(contact.successTitle), locale);
      assert.match(String(sent.headers['content-security-policy']), /'nonce-/);
      const signed = await sendPlainForm(site, 'signup', locale, validSignup(`plain-${locale}@example.com`));
      assert.ok(signed.text.includes(signup.thanksTitle), locale);
    }
    const rows = ['contact_submissions 201', 'signup_submissions 201'];
    const stored = services.inserts.map(({ table, status }) => `${table} ${status}`);
    assert.deepEqual(
      stored,
      locales.flatMap(() => rows),
    );
    // An incomplete form comes back with its values.
    const incomplete = await sendPlainForm(site, 'signup', 'en', { first_name: 'Half', email: 'no address' });
    assert.match(incomplete.text, /value="Half"/);
    assert.equal(services.inserts.length, 4);
  });

  describe('in a browser', () => {
    let browser: Browser;
    before(async () => {
      browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
    });
    after(() => browser?.close());

    test('hydrates every page without a policy violation', async () => {
      for (const pathname of [
        '/',
        '/ko',
        '/contact',
        '/ko/features/label-vision',
        '/rules',
        '/tools/mocra-duties',
        '/ko/resources',
        `/resources/${english}`,
        '/nothing-here',
        '/ko/nothing-here',
        '/resources/page/99',
        '/resources/no-such-article',
      ]) {
        const page = await browser.newPage();
        const complaints: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'error' && !/status of 404/.test(message.text()))
            complaints.push(message.text());
        });
        page.on('pageerror', (error) => complaints.push(error.message));
        await page.goto(site.url + pathname);
        const heading = await page.locator('h1').first().textContent();
        await hydrated(page);
        await networkIdle(page);
        assert.equal(await page.locator('h1').first().textContent(), heading, pathname);
        assert.deepEqual(complaints, [], pathname);
        await page.close();
      }
    });

    test('stores a row from both dialogs', async () => {
      for (const locale of locales) {
        services.inserts = [];
        const { contact, signup } = texts(locale).forms;
        const page = await browser.newPage();
        await page.goto(site.url + href(locale, '/'));
        await networkIdle(page);
        const email = `dialog-${locale}@example.com`;
        const message = { name: 'Jo Kim', email, message: 'Sent from a dialog.' };
        for (const [form, values, submit, title] of [
          ['contact', message, contact.submit, contact.successTitle],
          ['signup', validSignup(email), signup.submit, signup.thanksTitle],
        ] as const) {
          const pathname = href(locale, `/${form}`);
          await page.locator(`a[aria-haspopup="dialog"][href="${pathname}"]:visible`).first().click();
          const dialog = page.getByRole('dialog');
          for (const [name, value] of Object.entries(values)) {
            await dialog.locator(`[name="${name}"]`).fill(value);
          }
          await dialog.getByRole('button', { name: submit, exact: true }).click();
          await page.getByText(title).first().waitFor();
          // The contact dialog closes; the other one shows its thanks.
          if (form === 'contact') await dialog.waitFor({ state: 'hidden' });
        }
        assert.deepEqual(
          services.inserts.map(({ table, status }) => [table, status]),
          [
            ['contact_submissions', 201],
            ['signup_submissions', 201],
          ],
        );
        await page.close();
      }
    });
  });

  test('shows new text to the next visitors after a signed webhook', async () => {
    const article = `/resources/${english}`;
    const shown = [article, '/resources', '/feed.xml'];
    for (const pathname of shown) await get(site, pathname);
    await edit(english, { title: 'Renamed on the platform' });
    assert.equal((await callWebhook(site, english, 'not-the-secret-of-tests')).status, 401);
    assert.equal(site.revalidated.length, 0);
    assert.equal((await callWebhook(site, english)).status, 200);
    for (let wait = 0; site.revalidated.length === 0 && wait < 50; wait += 1) await sleep(20);
    const tags = site.revalidated.flatMap((call) => call.tags);
    assert.ok(tags.includes('resources-list'), tags.join());
    assert.ok(
      tags.some((tag) => /^resource-[\w-]{22}$/.test(tag)),
      tags.join(),
    );
    // No visitor has requested them since.
    await sleep(6_000);
    for (const pathname of shown) {
      assert.ok((await get(site, pathname)).text.includes('Renamed on the platform'), pathname);
    }
  });

  test('keeps its pages during an outage of the content service', async (context) => {
    context.after(() => {
      services.content = 'ok';
    });
    const shown = [
      ...list.articles.slice(0, 6),
      '/resources',
      '/ko/resources',
      '/feed.xml',
      '/ko/feed.xml',
      '/sitemap.xml',
      '/llms.txt',
      `/resources/${english}.md`,
    ];
    const earlier = new Map<string, string>();
    // The first visit re-renders pages that the earlier webhook made stale; the second sees them.
    for (const _ of [1, 2]) {
      for (const pathname of shown) earlier.set(pathname, (await get(site, pathname)).text);
      await sleep(1_500);
    }
    for (const mode of ['error500', 'garbage', 'gone'] as const) {
      services.content = mode;
      site.age(100_000);
      // Functions that were started in the outage know nothing of better times.
      await site.recycle();
      for (const round of [1, 2]) {
        for (const pathname of shown) {
          const { status, text } = await get(site, pathname);
          assert.equal(status, 200, `${pathname}, ${mode}, round ${round}`);
          assert.ok(text === earlier.get(pathname), `${pathname}, ${mode}, round ${round}`);
        }
        await sleep(2_500);
      }
    }
    // A path without earlier requests has no earlier page to show.
    const cold = await get(site, '/resources/asked-for-the-first-time');
    assert.ok(cold.status >= 500, String(cold.status));
    services.content = 'ok';
    await edit(english, { title: 'Renamed after the outage' });
    await sleep(2_500);
    await until(site, `/resources/${english}`, ({ text }) => text.includes('Renamed after the outage'));
    await until(site, '/resources/asked-for-the-first-time', ({ status }) => status === 404);
  });

  test('shows drafts only with the signed cookie', async () => {
    const article = `/resources/${english}`;
    const preview = (secret: string) => get(site, `/api/preview?secret=${secret}&slug=${english}`);
    const opened = await preview(previewSecret);
    assert.equal(opened.status, 307);
    const jar = opened.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    const bypass = jar.find((cookie) => cookie.startsWith('__prerender_bypass=')) ?? '';
    assert.notEqual(bypass, '');
    const draft = await get(site, article, { cookie: jar.join('; ') });
    assert.ok(draft.text.includes(draftTitle));
    for (const pathname of [article, '/resources', '/resources/topics/mocra']) {
      for (const cookie of ['', bypass, `${bypass}; preview=wrong`, `${bypass}; preview=${'x'.repeat(43)}`]) {
        assert.ok(
          !(await get(site, pathname, { cookie })).text.includes(draftTitle),
          `${pathname}, ${cookie}`,
        );
      }
    }
    assert.equal((await preview('wrong')).status, 401);
  });

  test('logs nothing that a visitor typed', () => {
    assert.doesNotMatch(site.log, /example\.com|Jo Kim|Sent from a dialog/);
  });
});

/** A preview of a pull request, for which the owner has set the same variables as for production, but for the content. */
describe('preview', () => {
  let site: Platform;
  let idsOfProduction: string[];

  before(async () => {
    const env = {
      SANITY_WEBHOOK_SECRET: webhookSecret,
      SUPABASE_URL: services.url,
      SUPABASE_ANON_KEY: anonKey,
      LEADS_WEBHOOK_URL: `${services.url}/leads`,
      LEADS_WEBHOOK_SECRET: 'a-secret-of-the-receivers',
      INDEXNOW_KEY: 'a-key-of-production',
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 'another key').toString('base64'),
    };
    idsOfProduction = actionIds(project);
    const build = await vercelBuild(project, 'preview', env);
    assert.equal(build.code, 0, build.output.slice(-4000));
    site = await new Platform({ project, env: { ...systemEnv('preview'), ...env } }).start();
    services.inserts = [];
  });
  after(() => site?.stop());

  test('asks search engines not to index it', async () => {
    for (const pathname of [
      '/',
      '/ko/resources',
      `/resources/${english}`,
      '/feed.xml',
      '/nothing-here',
      '/samples/label-report.pdf',
    ]) {
      assert.equal((await get(site, pathname)).headers.get('x-robots-tag'), 'noindex', pathname);
    }
    assert.equal((await get(site, '/a-key-of-production.txt')).status, 404);
  });

  test('gives the actions of forms other ids with another key', () => {
    for (const id of actionIds(project)) assert.ok(!idsOfProduction.includes(id), id);
  });

  test('says in the forms that nothing is sent, and sends nothing', async () => {
    for (const form of forms) {
      for (const locale of locales) {
        const values =
          form === 'contact' ? validContact('preview@example.com') : validSignup('preview@example.com');
        const response = await sendPlainForm(site, form, locale, values);
        assert.equal(response.status, 200);
        assert.ok(response.text.includes(texts(locale).forms.previewText), `${form} in ${locale}`);
        assert.ok(response.text.includes('value="preview@example.com"'), 'what was typed stays');
      }
    }
    assert.deepEqual(services.inserts, []);
  });

  test("refuses production's webhook", async () => {
    assert.equal((await callWebhook(site, english)).status, 503);
    assert.equal(site.revalidated.length, 0);
  });

  test('serves article images as files of the build', async () => {
    const { text } = await get(site, '/resources');
    const images = new Set(
      [...text.matchAll(/\/images\/embedded\/[^"\s]+/g)].map(([image]) => image.replaceAll('&amp;', '&')),
    );
    assert.ok(images.size > 20, `${images.size} images`);
    for (const image of images) {
      const response = await fetch(site.url + image);
      assert.equal(response.status, 200, image);
      assert.match(response.headers.get('content-type') ?? '', /^image\//, image);
      assert.match(response.headers.get('content-security-policy') ?? '', /sandbox/, image);
      await response.body?.cancel();
    }
  });

  test('keeps articles when they are revalidated', async () => {
    const article = `/resources/${english}`;
    const { text } = await get(site, article);
    site.age(1_000);
    for (const _ of [1, 2]) {
      const again = await get(site, article);
      assert.deepEqual([again.status, again.text === text], [200, true]);
      await sleep(1_000);
    }
  });
});

describe('a variable that is missing or wrong', () => {
  // tests/unit/env.test.ts has all of them.
  for (const [target, env, sentence] of [
    ['production', { SANITY_PROJECT_ID: 'proj1234' }, /SUPABASE_URL is missing/],
    ['preview', { PREVIEW_SUPABASE_URL: 'https://a.supabase.co' }, /PREVIEW_SUPABASE_ANON_KEY is missing/],
  ] as const) {
    test(`ends the build of a ${target} with ${sentence}`, async () => {
      const { code, output } = await vercelBuild(project, target, env);
      assert.notEqual(code, 0);
      assert.match(output, sentence);
      assert.doesNotMatch(output, /Creating an optimized production build/);
    });
  }
});
