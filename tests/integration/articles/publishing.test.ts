import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { hostileText } from '../../support/hostile-article.ts';
import { send } from '../../support/http.ts';
import { texts } from '../../support/messages.ts';
import { NewsSite, type Page, previewSecret } from '../../support/news-site.ts';
import { startWebhook } from '../../support/receivers.ts';
import { until } from '../../support/wait.ts';

/*
 * The articles on a production build with the embedded content service: changes appear within five seconds of the webhook on
 * pages and in feeds, Markdown and social images; search engines are notified. `node --test tests/integration/articles`.
 */

const english = 'mocra-checklist-for-indie-brands';
const korean = 'mocra-guide-for-k-beauty';
const neighbor = 'choosing-a-us-agent';
const at = (slug: string) => `/resources/${encodeURIComponent(slug)}`;
const lists = ['/resources', '/ko/resources'] as const;
const holds = (text: string) => (page: { html: string }) => page.html.includes(text);
const indexNowKey = 'a-key-of-indexnow-for-tests';

type Ping = { host: string; key: string; keyLocation: string; urlList: string[] };
let endpointAnswers = true;
let endpoint: Awaited<ReturnType<typeof startWebhook>>;
let site: NewsSite;
before(async () => {
  endpoint = await startWebhook(() => (endpointAnswers ? 202 : 'hang'));
  site = await NewsSite.start('ok', { INDEXNOW_KEY: indexNowKey, INDEXNOW_ENDPOINT: endpoint.url });
  await site.warmUp(english);
});
after(async () => {
  await site.stop();
  await endpoint.stop();
});

const shows = (url: string, text: string) => site.until(url, holds(text));
const drops = (url: string, text: string) => site.until(url, ({ html }) => !html.includes(text));
const has = (url: string, status: number) => site.until(url, (page) => page.status === status);
const pathOf = ({ headers }: Page) => new URL(headers.get('location') ?? '', site.url).pathname;

function assertUncached({ headers }: Page, what: string) {
  assert.match(String(headers.get('cache-control')), /no-store/, what);
}

async function nextPing(): Promise<Ping> {
  const call = await until('a notification to a search engine', () => endpoint.calls.shift(), {
    limit: 5_000,
  });
  return JSON.parse(call?.body ?? '');
}

describe('after the webhook, within 5 s', () => {
  for (const [way, headers] of [
    ['of this machine', {}],
    ['through a proxy that ends TLS', { 'x-forwarded-proto': 'https' }],
  ] as const) {
    test(`renders the update before the next visitor comes: a call ${way}`, async () => {
      const title = `Renamed ${way}`;
      await site.edit(english, { title });
      assert.equal((await site.changed([english, english], { headers })).status, 200);
      const called = performance.now();
      assert.ok((await site.waitUntilIdle()) - called < 5_000);
      for (const url of [at(english), '/resources']) {
        assert.ok(holds(title)(await site.get(url)), url);
      }
    });
  }

  test("shows an author's new name on the article", async () => {
    const authors = ['joon-baek', 'nobody', 'nell-harwood'].map((name) => ({ _ref: `author-${name}` }));
    await site.edit(english, { authors });
    await site.change((documents) =>
      documents.map((document) => (document._type === 'author' ? { ...document, name: 'New' } : document)),
    );
    await site.webhook({ _type: 'author', slugs: [null, null] });
    const named = 'By New (Regulatory writer) and New (Regulatory writer)';
    await site.until(at(english), ({ html }) => html.replace(/<[^>]*>/g, '').includes(named));
  });

  test('follows an article through publication, a new slug, a new language and its deletion', async () => {
    const slug = 'published-just-now';
    const next = 'published-elsewhere';
    assert.equal((await site.get(at(slug))).status, 404);
    const starterContent = 'First line.\nSecond line.';
    await site.publish(slug, { title: 'Published just now', content: [], starterContent });
    await site.changed([null, slug]);
    await shows(at(slug), `class="whitespace-pre-line">${starterContent}</p>`);
    await shows('/resources', 'Published just now');
    await shows('/sitemap.xml', at(slug));

    await site.republish(slug, { slug: { current: next } }, [slug, next]);
    await has(at(next), 200);
    await has(at(slug), 404);
    await shows('/resources', at(next));
    await drops('/sitemap.xml', at(slug));

    await site.republish(next, { language: 'ko' });
    await shows(at(next), '<html lang="ko"');
    await shows('/ko/resources', at(next));
    await drops('/resources', at(next));

    await site.unpublish(next);
    await site.changed([next, null]);
    await has(at(next), 404);
    await drops('/ko/resources', at(next));
    await drops('/sitemap.xml', at(next));
  });

  test('shows it in the feed, llms.txt and Markdown, and notifies search engines', async () => {
    const markdown = `${at(english)}.md`;
    assert.equal((await site.get(markdown)).status, 200);
    endpoint.calls.length = 0;
    await site.republish(english, { title: 'Renamed for the feed' });
    for (const url of ['/feed.xml', '/llms.txt', markdown]) await shows(url, 'Renamed for the feed');
    const ping = await nextPing();
    assert.equal(ping.key, indexNowKey);
    assert.ok(ping.urlList.some((url) => url.endsWith(at(english))));
    const proof = await site.get(new URL(ping.keyLocation).pathname);
    assert.deepEqual([proof.status, proof.html], [200, indexNowKey]);
  });

  test('responds to the webhook while a search engine hangs', async () => {
    endpointAnswers = false;
    const started = performance.now();
    assert.equal((await site.changed([english, english])).status, 200);
    assert.ok(performance.now() - started < 2_000);
    await nextPing();
    endpointAnswers = true;
  });
});

describe('a topic', () => {
  const keyword = '모크라 신규 주제';
  const topic = `/ko/resources/topics/${encodeURIComponent('모크라-신규-주제')}`;
  const other = 'us-agent-for-korean-factories';

  test('has a page while two articles share its keyword, in the list and in the sitemap', async () => {
    assert.equal((await site.get(topic)).status, 404);
    // Lists link to the eight most used topics: with fewer keywords the new one is among them.
    await site.change((documents) =>
      documents.map((document) =>
        document.language === 'ko' ? { ...document, supportingKeywords: [] } : document,
      ),
    );
    await site.republish(korean, { primaryKeywords: [keyword, 7, null] });
    await shows(at(korean), keyword);
    assert.equal((await site.get(topic)).status, 404, 'one article makes no topic');
    await site.republish(other, { supportingKeywords: [keyword], title: '주제에서 바뀐 제목' });
    const page = await has(topic, 200);
    assert.match(page.html, /<html lang="ko"/);
    assert.match(page.html, new RegExp(`<h1[^>]*>${keyword}</h1>`));
    assert.match(page.html, new RegExp(`<a href="${topic}" aria-current="page"`));
    assert.match(page.html, new RegExp(`<link rel="canonical" href="[^"]*${topic}"`));
    assert.doesNotMatch(page.html, /rel="alternate" hrefLang/i);
    for (const text of [at(korean), at(other), '주제에서 바뀐 제목']) {
      assert.ok(page.html.includes(text), text);
    }
    await shows('/ko/resources', topic);
    await shows('/sitemap.xml', topic);
    assert.equal((await site.get(topic.replace('/ko', ''))).status, 404, 'not in the other language');

    await site.republish(other, { supportingKeywords: [] });
    await has(topic, 404);
    await drops('/ko/resources', topic);
    await drops('/sitemap.xml', topic);
  });
});

test('links no counterpart after an article loses it', async () => {
  const slug = 'safety-substantiation-file';
  const namesCounterpart = ({ html }: { html: string }) => /rel="alternate" hrefLang/i.test(html);
  assert.ok(namesCounterpart(await site.get(at(slug))));
  await site.change((documents) => documents.filter(({ _id }) => _id !== `translations-${slug}`));
  await site.changed([slug, slug]);
  await site.until(at(slug), (page) => !namesCounterpart(page));
});

test('leads the link about notices to the list while its article is missing', async () => {
  const slug = 'import-refusal-and-prior-notice';
  assert.equal((await site.get(at(slug))).status, 200);
  await site.unpublish(slug);
  await site.changed([slug, null]);
  const moved = await has(at(slug), 307);
  assert.equal(pathOf(moved), '/ko/resources');
});

test('redirects the decomposed slug of a published article to the composed one', async () => {
  const slug = '한국-화장품-안내';
  await site.publish(slug);
  await site.changed([null, slug]);
  await has(at(slug), 200);
  const decomposed = await site.get(at(slug.normalize('NFD')));
  assert.deepEqual([decomposed.status, pathOf(decomposed)], [308, at(slug)]);
  assert.equal((await site.get(at('없는-안내'.normalize('NFD')))).status, 404);
  await site.unpublish(slug);
  await site.changed([slug, null]);
  await has(at(slug), 404);
});

test('shows no retracted article to the next visitor of a topic, the authors or the search', async () => {
  const slug = 'retracted-with-teasers';
  const title = 'Retracted with its teasers';
  const urls = ['/resources/topics/us-agent', '/authors', '/articles.json'];
  await site.publish(slug, {
    title,
    primaryKeywords: ['U.S. Agent'],
    authors: [{ _ref: 'author-nell-harwood' }],
  });
  await site.changed([null, slug]);
  await site.waitUntilIdle();
  for (const url of urls) await shows(url, title);

  await site.unpublish(slug);
  await site.changed([slug, null]);
  await site.waitUntilIdle();
  for (const url of urls) assert.ok(!(await site.get(url)).html.includes(title), url);
});

describe('queries', () => {
  test('sends no query for 20 visits', async () => {
    const urls = [...lists, at(english), at(korean)];
    for (const url of urls) await site.get(url);
    await site.waitUntilIdle();
    const asked = site.queries.length;
    for (let visit = 0; visit < 20; visit += 1) await site.get(urls[visit % 4] as string);
    await sleep(300);
    assert.equal(site.queries.length, asked);
  });

  test('queries the article for its page, Markdown and image, each list twice and no topic for a publication', async () => {
    await site.waitUntilIdle();
    site.queries = [];
    await site.changed([english, english]);
    await site.waitUntilIdle();
    const asked = Map.groupBy(site.queries, (name) => name);
    assert.deepEqual(Object.fromEntries([...asked].map(([name, all]) => [name, all.length])), {
      article: 3,
      related: 3,
      paths: 1,
      list: 2,
      listCount: 2,
      // Two feeds, and both languages of llms.txt.
      feed: 4,
      // For the lists, and for the sitemap in both languages; a topic's own page waits for its next visitor.
      topics: 4,
    });
  });

  test('shows an article after one response of a slow service', async () => {
    const slug = 'asked-for-while-slow';
    await site.publish(slug);
    site.content = 'slow';
    try {
      const page = await site.get(at(slug));
      assert.equal(page.status, 200);
      // One response takes 4 s. Whatever the service does, a visitor waits for 5 s at most.
      assert.ok(page.ms < 6_000, `${page.ms} ms`);
    } finally {
      site.content = 'ok';
    }
  });
});

describe('a path that never existed', () => {
  for (const [url, lang] of [
    [at('never-was'), 'en'],
    ['/resources/topics/never-was', 'en'],
    [`/ko/resources/topics/${encodeURIComponent('없는-주제')}`, 'ko'],
    ['/ko/resources/page/99', 'ko'],
  ] as const) {
    test(`gets a complete uncached 404 without a query: ${url}`, async () => {
      for (let visit = 0; visit < 2; visit += 1) {
        site.queries = [];
        const page = await site.get(url);
        assert.equal(page.status, 404);
        assert.match(page.html, new RegExp(`<html lang="${lang}"`));
        assert.match(page.html, /<h1[^>]*>[^<]+<\/h1>/);
        assert.match(page.html, /<meta name="robots" content="noindex/);
        assertUncached(page, url);
        // At most the read of the known paths, which all requests share.
        assert.deepEqual(
          site.queries.filter((query) => query !== 'paths' && query !== 'topics'),
          [],
        );
      }
    });
  }
});

describe('an article without a cover', () => {
  const image = `/social/articles/${english}.png`;

  for (const title of [hostileText, `👩‍🔬🧴🇰🇷 \u202e\u0007\ufeff ${'한'.repeat(2000)}`]) {
    test(`is drawn for the title ${JSON.stringify(title.slice(0, 24))}`, async () => {
      await site.republish(english, { title, coverImage: null });
      await shows(at(english), `${image}"`);
      const { status, headers, bytes } = await send(site.url, image);
      assert.deepEqual([status, headers['content-type']], [200, 'image/png']);
      assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630]);
      const feed = await site.get('/feed.xml');
      assert.doesNotMatch(feed.html, /<script|<img|(?!\n)\p{Control}/u);
    });
  }

  test('has no image when the article does not exist', async () => {
    const none = await site.get('/social/articles/nobody-wrote-this.png');
    assert.equal(none.status, 404);
    assertUncached(none, 'no image');
  });
});

describe('an article whose time has not come', () => {
  const future = 'still-to-come';
  const minute = 60_000;
  const linking = {
    _type: 'block',
    style: 'normal',
    markDefs: [{ _key: 'l', _type: 'internalLink', reference: { _ref: 'future' } }],
    children: [{ _type: 'span', text: 'What comes next', marks: ['l'] }],
  };
  const dated = (publishedAt: number) => ({ publishedAt: new Date(publishedAt).toISOString() });
  const kept = ['/resources', '/feed.xml', '/llms.txt', '/sitemap.xml', at(neighbor), `${at(neighbor)}.md`];

  test('is visible in the preview only, without a notification to search engines', async () => {
    await site.publish(future, { title: 'Still to come', _id: 'future', ...dated(Date.now() + 60 * minute) });
    await site.edit(neighbor, { content: [linking] });
    endpoint.calls.length = 0;
    await site.changed([null, future, neighbor]);
    const ping = await nextPing();
    assert.ok(!ping.urlList.some((told) => told.includes(future)));
    for (const path of [at(future), `${at(future)}.md`, `/social/articles/${future}.png`]) {
      assert.equal((await site.get(path)).status, 404, path);
    }
    for (const url of [at(neighbor), `${at(neighbor)}.md`]) await shows(url, 'What comes next');
    for (const url of kept) assert.ok(!holds(future)(await drops(url, 'Still to come')), url);
    const { cookie } = await site.openPreview(`/api/preview?secret=${previewSecret}&slug=${future}`);
    assert.match((await site.get(at(future), { cookie })).html, /Still to come/);
    assert.equal((await site.get(at(future))).status, 404);
  });

  test('appears at its time without a webhook', async () => {
    const time = Date.now() + 2_500;
    await site.edit(future, dated(time));
    while (Date.now() < time - 300) {
      assert.equal((await site.get(at(future))).status, 404);
      await sleep(100);
    }
    const page = await has(at(future), 200);
    assert.ok(Date.now() >= time);
    assert.match(page.html, /Still to come/);
  });

  test('appears on every cached page after 300 s without a webhook', async () => {
    await site.republish(future, dated(Date.now() + 60 * minute), [future, neighbor]);
    for (const path of kept) await drops(path, future);
    await site.waitUntilIdle();
    // As if its time had passed. A query to the CDN names the last full minute.
    await site.edit(future, dated(Date.now() - 2 * minute));
    await site.restart(() => site.agePages(200_000));
    for (const path of kept) assert.ok(!(await site.get(path)).html.includes(future), `${path} is kept`);
    await site.restart(() => site.agePages(301_000));
    for (const path of kept) await shows(path, future);
  });
});

describe('an article that moved', () => {
  test('redirects from its previous slug only', async () => {
    const earlier = 'what-it-was-called-before';
    assert.equal((await site.get(at(earlier))).status, 404);
    await site.republish(english, { title: 'Moved', previousSlugs: [earlier, english, 7] });
    for (const suffix of ['', '.md']) {
      assert.equal(pathOf(await has(at(earlier) + suffix, 308)), at(english) + suffix);
    }
    // Its own URL is among the earlier ones too: no loop.
    assert.equal((await site.get(at(english))).status, 200);
    assert.equal((await site.get(at('never-a-name-of-it'))).status, 404);
  });

  test('redirects from a URL that was a page until now', async () => {
    const next = `${english}-at-its-new-url`;
    await site.republish(english, { title: 'Read before it moved', previousSlugs: [] });
    await shows(at(english), 'Read before it moved');
    await site.republish(english, { slug: { current: next }, previousSlugs: [english] }, [english, next]);
    await has(at(english), 308);
    // Revalidated in the background and cached: the next visitors get the target too.
    for (let visit = 0; visit < 10; visit += 1) {
      const page = await site.get(at(english));
      assert.deepEqual([page.status, pathOf(page)], [308, at(next)], `visit ${visit}`);
      if (visit === 5) await site.changed([english, next]);
      await sleep(300);
    }
  });
});

test('links only articles with a slug, falls back to the other language, or says that it is empty', async () => {
  await site.publish('', { title: 'Without a URL', shortTitle: null }, neighbor);
  await site.webhook({ _type: 'resourcePage' });
  assert.match((await shows('/resources', 'Without')).html, /<h3[^>]*>Without a URL<\/h3>/);
  const { resources } = texts('ko');
  await site.change((documents) => documents.filter(({ language }) => language !== 'ko'));
  await site.webhook({ _type: 'resourcePage' });
  const list = await shows('/ko/resources', 'Without a URL');
  assert.ok(holds(resources.otherLanguageFallback)(list));
  await site.change(() => []);
  await site.webhook({ _type: 'resourcePage' });
  const empty = await shows('/ko/resources', resources.emptyTitle);
  assert.ok(holds(resources.emptyText)(empty));
});

test('logs that it gave up a search engine that hung', async () => {
  const says = (line: string) => line.includes('"index_now"') && line.includes('TimeoutError');
  await until('the log says so', () => site.log.some(says));
});
