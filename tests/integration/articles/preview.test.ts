import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { NewsSite, previewSecret } from '../../support/news-site.ts';
import { assertHashes, assertNonce } from '../../support/policy.ts';

/*
 * The site's side of Sanity's Presentation: who may open a preview, what it shows, and that nobody else notices.
 */

const studio = 'https://attesta.sanity.studio';
const published = '/resources/mocra-small-business-exemption';
const unpublished = '/resources/changing-a-registered-facility';
const draftId = 'resource-mocra-small-business-exemption';
const draftTitle = 'what it lifts and what stays';

/** As the Studio writes it; valid for an hour after its last change. */
const secretDocument = (secret: string, minutesAgo: number) => ({
  _id: `drafts.${secret}`,
  _type: 'sanity.previewUrlSecret',
  _updatedAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  secret,
  studioUrl: studio,
});

const enable = (secret: string, to?: string) =>
  `/api/draft-mode/enable?sanity-preview-secret=${secret}${to ? `&sanity-preview-pathname=${encodeURIComponent(to)}` : ''}`;

const inStudio = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' };

let site: NewsSite;

async function cookieOf(address: string): Promise<string> {
  const { status, cookie } = await site.openPreview(address);
  assert.equal(status, 307);
  return cookie;
}

/** Gives a draft other words. */
const editDraft = (id: string, title: string) =>
  site.change((documents) =>
    documents.map((document) => (document._id === `drafts.${id}` ? { ...document, title } : document)),
  );

before(async () => {
  site = await NewsSite.start('ok', { SANITY_STUDIO_URL: `${studio}/production` });
  await site.change((documents) => [
    ...documents,
    secretDocument('valid-secret', 5),
    secretDocument('expired-secret', 61),
  ]);
});

after(() => site.stop());

describe('the door of the Studio', () => {
  for (const secret of ['', 'wrong', 'expired-secret', previewSecret]) {
    test(`refuses the secret “${secret}”`, async () => {
      const refused = await site.get(enable(secret, published));
      assert.equal(refused.status, 401);
      assert.equal(refused.headers.get('set-cookie'), null);
    });
  }

  test('leads to the page that the Studio asks for', async () => {
    for (const to of [published, `${published}?a=b`, '/ko/resources', '/']) {
      const opened = await site.get(enable('valid-secret', to));
      assert.equal(opened.status, 307);
      assert.equal(opened.headers.get('location'), to);
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
    test(`leads from ${to} to a page of this site`, async () => {
      const opened = await site.get(enable('valid-secret', to));
      assert.equal(opened.status, 307);
      const location = opened.headers.get('location') ?? '';
      assert.ok(['/', '/resources'].includes(location), location);
    });
  }

  test('sets cookies that a frame of the Studio keeps', async () => {
    const framed = await site.get(enable('valid-secret', published), inStudio);
    const tab = await site.get(enable('valid-secret', published));
    assert.equal(framed.headers.getSetCookie().length, 2);
    for (const line of framed.headers.getSetCookie()) {
      assert.match(line, /HttpOnly/i);
      assert.match(line, /Secure/i);
      assert.match(line, /SameSite=none/i);
      assert.match(line, /Partitioned/i);
    }
    for (const line of tab.headers.getSetCookie()) assert.doesNotMatch(line, /Partitioned/i);
  });

  test('says so when the content service fails', async () => {
    site.content = 'error500';
    const refused = await site.get(enable('valid-secret', published));
    site.content = 'ok';
    assert.equal(refused.status, 502);
    assert.equal(refused.headers.get('set-cookie'), null);
  });

  for (const method of ['GET', 'POST']) {
    test(`closes by ${method}, for tabs and for frames`, async () => {
      const left = await site.send(method, '/api/draft-mode/disable');
      assert.equal(left.status, 303);
      const page = await fetch(`${site.url}/api/draft-mode/disable`, { method, redirect: 'manual' });
      const lines = page.headers.getSetCookie();
      for (const name of ['__prerender_bypass', 'preview']) {
        const own = lines.filter((line) => line.startsWith(`${name}=;`));
        assert.equal(own.length, 2, lines.join('\n'));
        assert.equal(own.filter((line) => line.endsWith('Partitioned')).length, 1);
        for (const line of own) assert.match(line, /Max-Age=0/);
      }
    });
  }
});

describe('a preview', () => {
  test('shows drafts to its own browser, and changes at the next request', async () => {
    const cookie = await cookieOf(enable('valid-secret', published));
    const preview = await site.get(published, { cookie });
    assert.match(preview.html, new RegExp(draftTitle));
    assert.match(String(preview.headers.get('cache-control')), /no-store/);
    assert.equal((await site.get(unpublished, { cookie })).status, 200);
    const list = await site.get('/resources', { cookie });
    assert.match(list.html, new RegExp(draftTitle));
    await editDraft(draftId, 'Typed just now');
    assert.match((await site.get(published, { cookie })).html, /Typed just now/);

    const visitor = await site.get(published);
    assert.doesNotMatch(visitor.html, /Typed just now|what it lifts and what stays|preview-banner/);
    assertHashes(visitor, 'a visitor’s page');
    assert.equal((await site.get(unpublished)).status, 404);
    for (const file of ['/resources', '/feed.xml', '/sitemap.xml', '/llms.txt']) {
      assert.doesNotMatch((await site.get(file)).html, /Typed just now|changing-a-registered/, file);
    }
  });

  test('may stand in a frame of the Studio alone', async () => {
    const cookie = await cookieOf(enable('valid-secret', published));
    for (const address of [published, '/resources', '/']) {
      const preview = await site.get(address, { cookie });
      const nonce = assertNonce(preview, address);
      const policy = preview.headers.get('content-security-policy') ?? '';
      assert.match(policy, new RegExp(`frame-ancestors ${studio}$`));
      assert.match(policy, new RegExp(`style-src 'self' 'nonce-${nonce}';`));
      for (const name of ['x-frame-options', 'cross-origin-opener-policy']) {
        assert.equal(preview.headers.get(name), null, name);
      }
      const visitor = await site.get(address, { cookie: 'preview=guessed' });
      assert.match(visitor.headers.get('content-security-policy') ?? '', /frame-ancestors 'none'$/);
      assert.equal(visitor.headers.get('x-frame-options'), 'DENY');
      assert.equal(visitor.headers.get('cross-origin-opener-policy'), 'same-origin');
    }
    // A guessed cookie of Next's draft mode opens nothing.
    const right = (await site.openPreview(enable('valid-secret', published))).cookies;
    const [draft = '', signature = ''] = right;
    assert.match(right.join(), /^__prerender_bypass=[^,]+,preview=[^,]+$/);
    for (const cookie of [
      '__prerender_bypass=guessed; preview=guessed',
      '__prerender_bypass=guessed',
      `__prerender_bypass=another-build; ${signature}`,
      `${draft}x; ${signature}`,
      signature,
    ]) {
      const guessed = await site.get(published, { cookie });
      assert.match(guessed.headers.get('content-security-policy') ?? '', /frame-ancestors 'none'$/);
      assert.doesNotMatch(guessed.html, /preview-banner|Leave the preview/, cookie);
      assertHashes(guessed, cookie);
    }
  });

  test('has pages of its own, which visitors cannot ask for', async () => {
    for (const address of ['/draft/en/resources', `/draft/en${published}`]) {
      assert.equal((await site.get(address)).status, 404, address);
    }
  });
});

describe('the draft cookie of this build without our signature of it', () => {
  const cookieValue = (cookie: string, name: string) =>
    new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookie)?.[1] ?? '';
  const signed = (text: string, key: string) => createHmac('sha256', key).update(text).digest('base64url');
  let draft: string;
  let right: string;
  let addresses: string[];

  before(async () => {
    const cookie = await cookieOf(enable('valid-secret', published));
    draft = cookieValue(cookie, '__prerender_bypass');
    right = cookieValue(cookie, 'preview');
    const { html } = await site.get('/resources', { cookie });
    let topic = '';
    for (const [address] of html.matchAll(/\/resources\/topics\/[\w-]+/g)) {
      if ((await site.get(address)).html.includes(`href="${published}"`)) topic = address;
    }
    assert.ok(topic);
    addresses = [published, '/resources', '/resources/page/1', topic];
    await editDraft(draftId, 'Words of a draft');
  });

  test('with the signature, the same addresses show drafts', async () => {
    // As Next has it in its build.
    const manifest = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'));
    assert.equal(draft, manifest.preview.previewModeId);
    assert.equal(right, signed(draft, previewSecret));
    const cookie = `__prerender_bypass=${draft}; preview=${right}`;
    for (const address of addresses.filter((one) => one !== '/resources/page/1')) {
      assert.match((await site.get(address, { cookie })).html, /Words of a draft/, address);
    }
    assert.equal((await site.get(unpublished, { cookie })).status, 200);
  });

  const wrong: [string, () => string][] = [
    ['a wrong one', () => '; preview=wrong'],
    ['none', () => ''],
    ['an empty one', () => '; preview='],
    ['one by another secret', () => `; preview=${signed(draft, 'another-preview-secret')}`],
    ['one of another build', () => `; preview=${signed('0'.repeat(32), previewSecret)}`],
    [
      'the right one with another end',
      () => `; preview=${right.slice(0, -1)}${right.endsWith('A') ? 'B' : 'A'}`,
    ],
  ];
  for (const [what, signature] of wrong) {
    test(`shows no draft: ${what}`, async () => {
      const cookie = `__prerender_bypass=${draft}${signature()}`;
      const own = addresses.map((address) => `/draft/en${address}`);
      for (const address of [
        ...addresses,
        ...own,
        unpublished,
        `${published}.md`,
        '/feed.xml',
        '/sitemap.xml',
      ]) {
        for (const more of [{}, { rsc: '1' }] as Record<string, string>[]) {
          const { html, status, headers } = await site.get(address, { cookie, ...more });
          assert.doesNotMatch(html, /Words of a draft|what to check first/, address);
          assert.ok(status < 500, `${address}: ${status}`);
          assert.equal(headers.get('set-cookie'), null, address);
        }
      }
      // What is kept for others was not changed by it.
      for (const address of addresses) {
        assert.doesNotMatch((await site.get(address)).html, /Words of a draft/, address);
      }
    });
  }
});

/** Words of the overlays’ code that no other script has. */
const marker = /sanity\/visual-editing|presentation\/refresh|visual-editing\/refresh/;

describe('visitors', () => {
  const chunks = path.join(site?.pages ?? '.next/server', '../static/chunks');
  const all = readdirSync(chunks).filter((name) => name.endsWith('.js'));
  const code = new Map(all.map((name) => [name, readFileSync(path.join(chunks, name), 'utf8')]));
  /** The overlays, and everything that loads them. */
  const editors = new Set(all.filter((name) => marker.test(code.get(name) ?? '')));
  for (let before = -1; before !== editors.size; ) {
    before = editors.size;
    for (const [name, text] of code) {
      if ([...editors].some((editor) => text.includes(editor.replace(/\.js$/, '')))) editors.add(name);
    }
  }
  const scriptsOf = (html: string) =>
    new Set([...html.matchAll(/static\/chunks\/([\w.~-]+\.js)/g)].map(([, name = '']) => name));

  test('get none of the editors’ code, which a preview loads', async () => {
    assert.ok(editors.size >= 1);
    const addresses = [
      '/',
      '/ko',
      '/resources',
      '/ko/resources',
      published,
      '/contact',
      '/features/label-vision',
      '/privacy',
      '/nothing-here',
    ];
    const ofEditors = (html: string) => [...scriptsOf(html)].filter((name) => editors.has(name));
    for (const address of addresses) {
      const { html } = await site.get(address);
      assert.ok(scriptsOf(html).size > 5, address);
      assert.deepEqual(ofEditors(html), [], address);
      // What a router would ask for.
      assert.deepEqual(ofEditors((await site.get(address, { rsc: '1' })).html), [], address);
    }
    const cookie = await cookieOf(enable('valid-secret', published));
    for (const address of [published, '/resources']) {
      assert.notDeepEqual(ofEditors((await site.get(address, { cookie })).html), [], address);
    }
  });
});

test('the door checks no more than 30 secrets a minute, whoever asks', async () => {
  site.queries = [];
  const answers = [];
  for (let count = 0; count < 60; count += 1) answers.push(await site.get(enable(`guess-${count}`)));
  const refused = answers.filter(({ status }) => status === 429);
  assert.ok(refused.length >= 30, `${refused.length} were refused`);
  assert.ok(site.queries.length <= 30, `${site.queries.length} queries`);
  for (const { headers } of refused) assert.match(headers.get('retry-after') ?? '', /^([1-9]|[1-5]\d|60)$/);
});
