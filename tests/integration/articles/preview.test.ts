import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { NewsSite, previewSecret } from '../../support/news-site.ts';
import { assertHashes, assertNonce } from '../../support/policy.ts';

/*
 * Previews for editors: access by the shared secret or through Sanity's Presentation, the drafts it shows, and its
 * isolation from other visitors.
 */

const studio = 'https://attesta.sanity.studio';
const published = '/resources/mocra-small-business-exemption';
const unpublished = '/resources/changing-a-registered-facility';
const draftId = 'drafts.resource-mocra-small-business-exemption';

/** As the Studio writes it; valid for an hour after its last change. */
const secretDocument = (secret: string, minutesAgo: number) => ({
  _id: `drafts.${secret}`,
  _type: 'sanity.previewUrlSecret',
  _updatedAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  secret,
  studioUrl: studio,
});

const shared = (secret: string) => `/api/preview?secret=${secret}&slug=${published.split('/').at(-1)}`;
const enable = (secret: string, to?: string) =>
  `/api/draft-mode/enable?sanity-preview-secret=${secret}${to ? `&sanity-preview-pathname=${encodeURIComponent(to)}` : ''}`;
const doors = [shared(previewSecret), enable('valid-secret', published)];

let site: NewsSite;
before(async () => {
  site = await NewsSite.start('ok', { SANITY_STUDIO_URL: `${studio}/production`, TRUSTED_PROXY_HOPS: '1' });
  await site.change((documents) => [
    ...documents,
    secretDocument('valid-secret', 5),
    secretDocument('expired-secret', 61),
  ]);
});
after(() => site.stop());

/** The cookies of an open preview, and the values of Next's and ours. */
async function openedBy(door = enable('valid-secret', published)) {
  const { status, cookie, cookies } = await site.openPreview(door);
  assert.equal(status, 307);
  const draft = cookies.find((pair) => pair.startsWith('__prerender_bypass='))?.split('=')[1] ?? '';
  assert.match(draft, /^[0-9a-f]{32}$/);
  const signature = cookies.find((pair) => pair.startsWith('preview='))?.split('=')[1] ?? '';
  return { cookie, draft, signature };
}

const editDraft = (title: string) =>
  site.change((documents) =>
    documents.map((document) => (document._id === draftId ? { ...document, title } : document)),
  );

describe('a door', () => {
  for (const url of [
    ...['', 'wrong', 'expired-secret', previewSecret].map((secret) => enable(secret, published)),
    ...['', 'wrong', 'valid-secret', previewSecret.slice(1)].map(shared),
  ]) {
    test(`stays closed: ${url}`, async () => {
      const refused = await site.get(url);
      assert.equal(refused.status, 401);
      assert.equal(refused.headers.get('set-cookie'), null);
    });
  }

  test('redirects to the requested page', async () => {
    const asked = [published, `${published}?a=b`, '/ko/resources', '/'];
    const ways = asked.map((to) => [enable('valid-secret', to), to] as const);
    for (const [door, to] of [...ways, [shared(previewSecret), published] as const]) {
      const opened = await site.get(door);
      assert.deepEqual([opened.status, opened.headers.get('location')], [307, to]);
    }
  });

  for (const to of [
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https://evil.example/resources',
    'http://localhost//evil.example',
    '/.//evil.example',
    '/%2f/evil.example',
    'javascript:alert(1)',
    '/api/preview',
    '/nothing-here',
  ]) {
    test(`redirects from ${to} to a page of this site`, async () => {
      const opened = await site.get(enable('valid-secret', to));
      assert.equal(opened.status, 307);
      const location = opened.headers.get('location') ?? '';
      assert.ok(['/', '/resources'].includes(location), location);
    });
  }

  test('sets cookies that a frame of the Studio keeps', async () => {
    const inStudio = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' };
    const framed = await site.get(enable('valid-secret', published), inStudio);
    const tab = await site.get(enable('valid-secret', published));
    assert.match(framed.headers.getSetCookie().join('\n'), /^__prerender_bypass=[0-9a-f]{32};.*^preview=/ms);
    for (const line of framed.headers.getSetCookie()) {
      for (const part of [/HttpOnly/i, /Secure/i, /SameSite=none/i, /Partitioned/i]) assert.match(line, part);
    }
    for (const line of tab.headers.getSetCookie()) assert.doesNotMatch(line, /Partitioned/i);
  });

  test('reports a failing content service', async () => {
    site.content = 'error500';
    const refused = await site.get(enable('valid-secret', published));
    site.content = 'ok';
    assert.equal(refused.status, 502);
    assert.equal(refused.headers.get('set-cookie'), null);
  });

  for (const [method, url] of [
    ['GET', '/api/draft-mode/disable'],
    ['POST', '/api/draft-mode/disable'],
    ['POST', '/api/preview'],
  ] as const) {
    test(`closes by ${method} ${url}, for tabs and for frames`, async () => {
      const left = await fetch(site.url + url, { method, redirect: 'manual' });
      assert.equal(left.status, 303);
      const lines = left.headers.getSetCookie();
      for (const name of ['__prerender_bypass', 'preview', 'sanity-preview-perspective']) {
        const own = lines.filter((line) => line.startsWith(`${name}=;`));
        assert.equal(own.length, 2, lines.join('\n'));
        assert.equal(own.filter((line) => line.endsWith('Partitioned')).length, 1);
        for (const line of own) assert.match(line, /Max-Age=0/);
      }
    });
  }
});

describe('a preview', () => {
  for (const [index, door] of doors.entries()) {
    test(`shows drafts to its own browser, and changes at the next request: ${door}`, async () => {
      const { cookie } = await openedBy(door);
      const title = `Typed at door ${index}`;
      assert.doesNotMatch((await site.get(published, { cookie })).html, new RegExp(title));
      await editDraft(title);
      const preview = await site.get(published, { cookie });
      assert.match(preview.html, new RegExp(title));
      assert.match(preview.html, /Leave the preview/);
      assert.match(preview.html, /<meta name="robots" content="noindex/);
      assert.match(String(preview.headers.get('cache-control')), /no-store/);
      const list = await site.get('/resources', { cookie });
      assert.match(list.html, new RegExp(title));
      assert.notEqual(assertNonce(preview, 'draft'), assertNonce(list, 'list'));
      assert.equal((await site.get(unpublished, { cookie })).status, 200);

      const visitor = await site.get(published);
      assert.doesNotMatch(visitor.html, /Typed at door|what it lifts and what stays|preview-banner/);
      assertHashes(visitor, 'a visitor’s page');
      assert.equal((await site.get(unpublished)).status, 404);
      for (const file of ['/resources', '/feed.xml', '/sitemap.xml', '/llms.txt']) {
        assert.doesNotMatch((await site.get(file)).html, /Typed at door|changing-a-registered/, file);
      }
    });
  }

  test('may be framed by the Studio only', async () => {
    const { cookie } = await openedBy();
    for (const url of [published, '/resources', '/']) {
      const preview = await site.get(url, { cookie });
      const nonce = assertNonce(preview, url);
      const policy = preview.headers.get('content-security-policy') ?? '';
      assert.match(policy, new RegExp(`frame-ancestors ${studio};`));
      assert.match(policy, new RegExp(`style-src 'self' 'nonce-${nonce}';`));
      const visitor = await site.get(url, { cookie: '__prerender_bypass=x; preview=guessed' });
      assert.match(visitor.headers.get('content-security-policy') ?? '', /frame-ancestors 'none';/);
      // Browsers ignore X-Frame-Options beside `frame-ancestors`.
      assert.equal(visitor.headers.get('x-frame-options'), 'DENY');
      assert.equal(visitor.headers.get('cross-origin-opener-policy'), 'same-origin');
      assert.equal(preview.headers.get('cross-origin-opener-policy'), 'unsafe-none');
    }
  });
});

describe("Next's draft cookie and our signature of it", () => {
  const signed = (key: string) => createHmac('sha256', key).update(draft).digest('base64url');
  let draft: string;
  let right: string;
  let paths: string[];

  before(async () => {
    const opened = await openedBy();
    draft = opened.draft;
    right = opened.signature;
    const { html } = await site.get('/resources', { cookie: opened.cookie });
    let topic = '';
    for (const [path] of html.matchAll(/\/resources\/topics\/[\w-]+/g)) {
      if ((await site.get(path)).html.includes(`href="${published}"`)) topic = path;
    }
    assert.ok(topic);
    paths = [published, '/resources', '/resources/page/1', topic];
    await editDraft('Words of a draft');
  });

  test('shows drafts with the signature', async () => {
    // As Next has it in its build.
    const manifest = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'));
    assert.equal(draft, manifest.preview.previewModeId);
    assert.equal(right, signed(previewSecret));
    const cookie = `__prerender_bypass=${draft}; preview=${right}`;
    for (const path of paths.filter((one) => one !== '/resources/page/1')) {
      assert.match((await site.get(path, { cookie })).html, /Words of a draft/, path);
    }
  });

  const wrong: [string, () => string][] = [
    ['no signature', () => `__prerender_bypass=${draft}`],
    [
      'a signature of another secret',
      () => `__prerender_bypass=${draft}; preview=${signed('another-preview-secret')}`,
    ],
    ['only a signature', () => `preview=${right}`],
    ['the cookie of another build', () => `__prerender_bypass=another-build; preview=${right}`],
  ];
  for (const [what, cookieOf] of wrong) {
    test(`shows no draft with ${what}`, async () => {
      const cookie = cookieOf();
      const files = [`${published}.md`, '/feed.xml', '/sitemap.xml'];
      for (const path of [...paths, unpublished, ...files]) {
        for (const more of [{}, { rsc: '1' }] as Record<string, string>[]) {
          const { html, status, headers } = await site.get(path, { cookie, ...more });
          assert.doesNotMatch(html, /Words of a draft|what to check first|preview-banner/, path);
          assert.ok(status < 500, `${path}: ${status}`);
          // Next clears a wrong draft cookie.
          assert.doesNotMatch(headers.getSetCookie().join(), /(?:^|,)\w+=[^;]/, path);
        }
      }
      const guessed = await site.get(published, { cookie });
      assert.match(guessed.headers.get('content-security-policy') ?? '', /frame-ancestors 'none'(?:;|$)/);
      // With the right draft cookie Next renders the page for this browser only.
      if (!cookie.startsWith(`__prerender_bypass=${draft}`)) assertHashes(guessed, what);
      // It did not change the cached pages of others.
      for (const path of paths) {
        assert.doesNotMatch((await site.get(path)).html, /Words of a draft/, path);
      }
    });
  }
});

/** Words of the overlays’ code that no other script has. */
const marker = /sanity\/visual-editing|presentation\/refresh|visual-editing\/refresh/;

test('sends no overlays to visitors', async () => {
  const chunks = path.join(site.pages, '../static/chunks');
  const overlays = new Set(
    readdirSync(chunks).filter(
      (name) => name.endsWith('.js') && marker.test(readFileSync(path.join(chunks, name), 'utf8')),
    ),
  );
  assert.ok(overlays.size >= 1);
  for (const url of [
    '/',
    '/ko',
    '/resources',
    '/ko/resources',
    published,
    '/contact',
    '/features/label-vision',
    '/privacy',
    '/nothing-here',
  ]) {
    // Also the data that a router would request.
    for (const headers of [{}, { rsc: '1' }] as Record<string, string>[]) {
      const { html } = await site.get(url, headers);
      const scripts = [...html.matchAll(/static\/chunks\/([\w.~-]+\.js)/g)].map(([, name = '']) => name);
      assert.ok(headers.rsc || scripts.length > 5, url);
      assert.deepEqual(
        scripts.filter((name) => overlays.has(name)),
        [],
        url,
      );
    }
  }
});

test('reads with the perspective of the Studio, so that a Content Release can be previewed', async () => {
  const perspectives = async (door: string) => {
    const { status, cookie } = await site.openPreview(door);
    assert.equal(status, 307);
    site.queries = [];
    assert.equal((await site.get(published, { cookie })).status, 200);
    return [...new Set(site.services.queries.map(({ perspective }) => perspective))];
  };
  const door = `/api/draft-mode/enable?sanity-preview-secret=valid-secret&sanity-preview-pathname=${published}`;
  assert.deepEqual(await perspectives(`${door}&sanity-preview-perspective=rSpring,drafts`), [
    'rSpring,drafts',
  ]);
  assert.deepEqual(await perspectives(`${door}&sanity-preview-perspective=raw`), ['drafts']);
  assert.deepEqual(await perspectives(door), ['drafts']);
});

test('checks at most 30 secrets a minute for one sender, and still lets another sender in', async () => {
  site.queries = [];
  const responses = [];
  for (let count = 0; count < 60; count += 1) responses.push(await site.get(enable(`guess-${count}`)));
  const refused = responses.filter(({ status }) => status === 429);
  assert.ok(refused.length >= 30, `${refused.length} were refused`);
  assert.ok(site.queries.length <= 30, `${site.queries.length} queries`);
  for (const { headers } of refused) assert.match(headers.get('retry-after') ?? '', /^([1-9]|[1-5]\d|60)$/);
  const editor = { 'x-forwarded-for': '192.0.2.9' };
  assert.equal((await site.get(enable('valid-secret', published), editor)).status, 307);
});
