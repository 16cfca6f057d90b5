import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentMode } from '../../support/faulty-services.ts';
import { NewsSite, previewSecret } from '../../support/news-site.ts';
import { assertHashes, assertNonce } from '../../support/policy.ts';

/*
 * The articles on a production build with the embedded content service: what editors do is seen within five
 * seconds of the webhook, and an outage takes nothing away from visitors. `node --test tests/integration/articles`.
 */

const english = 'mocra-checklist-for-indie-brands';
const korean = 'mocra-guide-for-k-beauty';
const at = (slug: string) => `/resources/${encodeURIComponent(slug)}`;
const lists = ['/resources', '/ko/resources'] as const;
const hasTitle = (title: string) => (page: { html: string }) => page.html.includes(title);
const body = (slugs: (string | null)[]) => ({ _type: 'resourcePage', slugs });

let site: NewsSite;
before(async () => {
  site = await NewsSite.start();
});
after(() => site.stop());

describe('after the webhook, within 5 s', () => {
  test('an update is seen on the article and in the list', async () => {
    await site.edit(english, { title: 'Renamed by an editor' });
    assert.equal((await site.webhook(body([english, english]))).status, 200);
    await site.until(at(english), hasTitle('Renamed by an editor'));
    await site.until('/resources', hasTitle('Renamed by an editor'));
  });

  test('a visitor who comes a second later finds it made', async () => {
    await site.edit(english, { title: 'Renamed once more' });
    await site.webhook(body([english, english]));
    await sleep(1_500);
    for (const address of [at(english), '/resources']) {
      assert.ok((await site.get(address)).html.includes('Renamed once more'), address);
    }
  });

  test('also when the webhook comes through a proxy that ends TLS', async () => {
    await site.edit(english, { title: 'Renamed through a proxy' });
    await site.webhook(body([english, english]), { headers: { 'x-forwarded-proto': 'https' } });
    await sleep(1_500);
    assert.ok((await site.get(at(english))).html.includes('Renamed through a proxy'));
  });

  test('a new article is seen, although its address was asked for before', async () => {
    const slug = 'published-just-now';
    assert.equal((await site.get(at(slug))).status, 404);
    await site.publish(slug, { title: 'Published just now' });
    await site.webhook(body([null, slug]));
    await site.until(at(slug), ({ status }) => status === 200);
    await site.until('/resources', hasTitle('Published just now'));
    await site.until('/sitemap.xml', hasTitle(at(slug)));
  });

  test('an author who has another name is named so on the article', async () => {
    const named = (name: string) =>
      site.change((documents) =>
        documents.map((document) => (document._type === 'author' ? { ...document, name } : document)),
      );
    await named('A new name for all');
    await site.webhook({ _type: 'author', slugs: [null, null] });
    await site.until(at(english), ({ html }) => html.includes('A new name for all'));
  });

  test('a change of slug moves the article', async () => {
    await site.edit('published-just-now', { slug: { current: 'published-elsewhere' } });
    await site.webhook(body(['published-just-now', 'published-elsewhere']));
    await site.until(at('published-elsewhere'), ({ status }) => status === 200);
    await site.until(at('published-just-now'), ({ status }) => status === 404);
    await site.until('/resources', hasTitle(at('published-elsewhere')));
    await site.until('/sitemap.xml', ({ html }) => !html.includes(at('published-just-now')));
  });

  test('a change of language moves it to the other list, as a document of that language', async () => {
    await site.edit('published-elsewhere', { language: 'ko' });
    await site.webhook(body(['published-elsewhere', 'published-elsewhere']));
    await site.until(at('published-elsewhere'), hasTitle('<html lang="ko"'));
    await site.until('/ko/resources', hasTitle(at('published-elsewhere')));
    await site.until('/resources', ({ html }) => !html.includes(at('published-elsewhere')));
  });

  test('an unpublished article is gone', async () => {
    await site.unpublish('published-elsewhere');
    await site.webhook(body(['published-elsewhere', null]));
    await site.until(at('published-elsewhere'), ({ status }) => status === 404);
    await site.until('/ko/resources', ({ html }) => !html.includes(at('published-elsewhere')));
    await site.until('/sitemap.xml', ({ html }) => !html.includes(at('published-elsewhere')));
  });
});

describe('a topic', () => {
  const keyword = '모크라 신규 주제';
  const topic = `/ko/resources/topics/${encodeURIComponent('모크라-신규-주제')}`;
  const other = 'us-agent-for-korean-factories';

  test('has a page as soon as two articles share its keyword, in the list and in the sitemap', async () => {
    assert.equal((await site.get(topic)).status, 404);
    // Lists link to the eight most used topics: with fewer keywords the new one is among them.
    await site.change((documents) =>
      documents.map((document) =>
        document.language === 'ko' ? { ...document, supportingKeywords: [] } : document,
      ),
    );
    await site.edit(korean, { primaryKeywords: [keyword, 7, null] });
    await site.webhook(body([korean, korean]));
    await site.until(at(korean), hasTitle(keyword));
    assert.equal((await site.get(topic)).status, 404, 'one article makes no topic');
    await site.edit(other, { supportingKeywords: [keyword] });
    await site.webhook(body([other, other]));
    const page = await site.until(topic, ({ status }) => status === 200);
    assert.match(page.html, /<html lang="ko"/);
    assert.match(page.html, new RegExp(`<h1[^>]*>${keyword}</h1>`));
    assert.match(page.html, new RegExp(`<a href="${topic}" aria-current="page"`));
    assert.match(page.html, new RegExp(`<link rel="canonical" href="[^"]*${topic}"`));
    assert.doesNotMatch(page.html, /rel="alternate" hrefLang/i);
    for (const slug of [korean, other]) assert.ok(page.html.includes(at(slug)), slug);
    await site.until('/ko/resources', hasTitle(topic));
    await site.until('/sitemap.xml', hasTitle(topic));
    assert.equal((await site.get(topic.replace('/ko', ''))).status, 404, 'not in the other language');
  });

  test('shows what is published', async () => {
    await site.edit(other, { title: '주제에서 바뀐 제목' });
    await site.webhook(body([other, other]));
    await site.until(topic, hasTitle('주제에서 바뀐 제목'));
  });

  test('is kept through an outage', async () => {
    site.content = 'error500';
    await site.webhook(body([other, other]));
    for (let visit = 0; visit < 5; visit += 1) {
      const page = await site.get(topic);
      assert.equal(page.status, 200);
      assert.ok(page.html.includes('주제에서 바뀐 제목'));
      await sleep(100);
    }
    const unknown = await site.get('/resources/topics/unknown-in-the-outage');
    assert.equal(unknown.status, 503);
    assertHashes(unknown, 'an article that nobody could read');
    assert.match(String(unknown.headers.get('cache-control')), /no-store/);
    site.content = 'ok';
    await site.until('/resources/topics/unknown-in-the-outage', ({ status }) => status === 404);
  });

  test('is gone when no two articles share its keyword', async () => {
    await site.edit(other, { supportingKeywords: [] });
    await site.webhook(body([other, other]));
    await site.until(topic, ({ status }) => status === 404);
    await site.until('/ko/resources', ({ html }) => !html.includes(topic));
    await site.until('/sitemap.xml', ({ html }) => !html.includes(topic));
  });
});

test('the webhook may be called twice', async () => {
  for (const _ of [1, 2]) assert.equal((await site.webhook(body([english, english]))).status, 200);
  await site.until(at(english), ({ status }) => status === 200);
});

describe('pairs', () => {
  test('name each other in head and language switch', async () => {
    const pages = { en: await site.get(at(english)), ko: await site.get(at(korean)) };
    for (const page of Object.values(pages)) {
      for (const [language, slug] of [
        ['en', english],
        ['ko', korean],
        ['x-default', english],
      ] as const) {
        const link = new RegExp(`<link rel="alternate" hrefLang="${language}" href="[^"]*${at(slug)}"`, 'i');
        assert.match(page.html, link);
      }
    }
    assert.match(pages.en.html, new RegExp(`<a href="${at(korean)}" hrefLang="ko"`, 'i'));
    assert.match(pages.ko.html, new RegExp(`<a href="${at(english)}" hrefLang="en"`, 'i'));
  });

  test('an article that loses its counterpart names none', async () => {
    const slug = 'safety-substantiation-file';
    const namesCounterpart = ({ html }: { html: string }) => /rel="alternate" hrefLang/i.test(html);
    assert.ok(namesCounterpart(await site.get(at(slug))));
    await site.change((documents) => documents.filter(({ _id }) => _id !== `translations-${slug}`));
    await site.webhook(body([slug, slug]));
    await site.until(at(slug), (page) => !namesCounterpart(page));
  });
});

describe('queries', () => {
  test('20 visits cause none', async () => {
    const addresses = [...lists, at(english), at(korean)];
    for (const address of addresses) await site.get(address);
    await site.quiet();
    const asked = site.queries.length;
    for (let visit = 0; visit < 20; visit += 1) await site.get(addresses[visit % 4] as string);
    await sleep(300);
    assert.equal(site.queries.length, asked);
  });

  test('a publication costs two for the article and two for each list', async () => {
    await site.quiet();
    site.queries = [];
    await site.webhook(body([english, english]));
    await site.quiet();
    const count = (name: string) => site.queries.filter((query) => query === name).length;
    assert.deepEqual(
      { article: count('article'), related: count('related'), addresses: count('addresses') },
      { article: 1, related: 1, addresses: 1 },
    );
    // Each list once.
    assert.equal(count('other'), 0);
    assert.equal(count('list'), 2);
    assert.equal(count('count'), 2);
    // For the lists, and for the sitemap in both languages; a topic's own page waits for its next visitor.
    assert.equal(count('topics'), 4);
    assert.equal(count('topic'), 0);
  });

  test('an article that does not exist costs two: itself, and who had that address before', async () => {
    site.queries = [];
    await site.get(at('nobody-asked-before'));
    assert.deepEqual(site.queries.toSorted(), ['article', 'related']);
  });

  test('an article is there after the first answer of a slow service, not after the second', async () => {
    const slug = 'asked-for-while-slow';
    await site.publish(slug);
    site.content = 'slow';
    try {
      const page = await site.get(at(slug));
      assert.equal(page.status, 200);
      // One answer takes 4 s. Whatever the service does, a visitor waits for 5 s at most.
      assert.ok(page.ms < 6_000, `${page.ms} ms`);
    } finally {
      site.content = 'ok';
    }
  });
});

describe('addresses that never existed', () => {
  test('are answered 404 with complete HTML that nothing keeps', async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      const page = await site.get(at('never-was'));
      assert.equal(page.status, 404);
      assert.match(page.html, /<h1[^>]*>Post Not Found/);
      assert.match(String(page.headers.get('cache-control')), /no-store/);
      assert.equal(page.headers.get('cache-status'), 'pages; fwd=miss');
    }
  });

  test('as topics too: one query each, and nothing is kept', async () => {
    for (const [address, lang] of [
      ['/resources/topics/never-was', 'en'],
      [`/ko/resources/topics/${encodeURIComponent('없는-주제')}`, 'ko'],
    ]) {
      site.queries = [];
      for (let visit = 0; visit < 2; visit += 1) {
        const page = await site.get(String(address));
        assert.equal(page.status, 404);
        assert.match(page.html, new RegExp(`<html lang="${lang}"`));
        assert.match(page.html, /<h1[^>]*>[^<]+<\/h1>/);
        assert.match(page.html, /<meta name="robots" content="noindex/);
        assert.match(String(page.headers.get('cache-control')), /no-store/);
        assert.equal(page.headers.get('cache-status'), 'pages; fwd=miss');
      }
      assert.deepEqual(site.queries, ['topics', 'topics']);
    }
  });

  test('beyond the last page of the list too', async () => {
    const page = await site.get('/ko/resources/page/99');
    assert.equal(page.status, 404);
    assert.match(page.html, /<html lang="ko"/);
    assert.match(String(page.headers.get('cache-control')), /no-store/);
  });
});

describe('a preview', () => {
  test('needs the secret', async () => {
    for (const secret of ['', 'wrong', previewSecret.slice(1)]) {
      const page = await site.get(`/api/preview?secret=${secret}&slug=${english}`);
      assert.equal(page.status, 401);
      assert.equal(page.headers.get('set-cookie'), null);
    }
  });

  test('shows a banner, is neither cached nor indexed, and ends', async () => {
    const { cookie, ...opened } = await site.openPreview(
      `/api/preview?secret=${previewSecret}&slug=${english}`,
    );
    assert.equal(opened.status, 307);
    assert.equal(new URL(opened.headers.get('location') ?? '', site.url).pathname, at(english));
    await site.edit(english, { title: 'Seen in the preview only' });
    const preview = await site.get(at(english), { cookie });
    assert.match(preview.html, /Seen in the preview only/);
    assert.match(preview.html, /Leave the preview/);
    assert.match(preview.html, /<meta name="robots" content="noindex/);
    assert.match(String(preview.headers.get('cache-control')), /no-store/);
    const nonces = [preview, await site.get('/resources', { cookie })].map((page) =>
      assertNonce(page, 'draft'),
    );
    assert.notEqual(nonces[0], nonces[1]);
    const visitor = await site.get(at(english));
    assert.doesNotMatch(visitor.html, /Seen in the preview only|Leave the preview/);
    assertHashes(visitor, 'the article after its preview');
    const left = await fetch(`${site.url}/api/preview`, {
      method: 'POST',
      headers: { cookie },
      redirect: 'manual',
    });
    assert.equal(left.status, 303);
    assert.match(left.headers.getSetCookie().join(), /__prerender_bypass=;/);
    assert.match(left.headers.getSetCookie().join(), /preview=;/);
  });
});

describe('an outage', () => {
  const failures: ContentMode[] = ['error500', 'strange', 'garbage', 'half', 'gone', 'hang'];
  for (const failure of failures) {
    test(`${failure}: visitors see what they saw, at once; the log says so once; then it is over`, async () => {
      site.content = 'ok';
      await site.edit(english, { title: `Before ${failure}` });
      await site.webhook(body([english, english]));
      await site.until(at(english), hasTitle(`Before ${failure}`));
      await site.until('/resources', hasTitle(`Before ${failure}`));

      site.content = failure;
      await site.edit(english, { title: `During ${failure}` });
      const lines = site.log.length;
      const asked = site.queries.length;
      await site.webhook(body([english, english]));
      for (let visit = 0; visit < 10; visit += 1) {
        for (const address of [at(english), ...lists]) {
          const page = await site.get(address);
          assert.equal(page.status, 200, address);
          assert.ok(page.ms < 2_000, `${address} took ${page.ms} ms`);
          if (address !== '/ko/resources') assert.ok(hasTitle(`Before ${failure}`)(page), address);
        }
        await sleep(50);
      }
      assert.ok(site.queries.length > asked, 'the site did try');
      const unknown = await site.get(at(`unknown-during-${failure}`));
      assert.equal(unknown.status, 503);
      assert.match(unknown.html, /<h1[^>]*>Post Not Found/);
      assert.match(String(unknown.headers.get('cache-control')), /no-store/);
      const said = site.log.slice(lines).filter((line) => !line.includes('"content_query"'));
      assert.ok(said.filter((line) => line.includes('content_service_failing')).length <= 1, said.join('\n'));
      assert.deepEqual(
        said.filter((line) => !/content_service_failing|"revalidated"/.test(line)),
        [],
      );

      site.content = 'ok';
      await site.webhook(body([english, english]));
      await site.until(at(english), hasTitle(`During ${failure}`), 12_000);
      await site.until('/resources', hasTitle(`During ${failure}`), 12_000);
      assert.equal((await site.get(at(`unknown-during-${failure}`))).status, 404);
    });
  }
});
