import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { hostileTitle } from '../../support/hosted-documents.ts';
import { send } from '../../support/http.ts';
import { NewsSite, previewSecret } from '../../support/news-site.ts';
import { startWebhook } from '../../support/receivers.ts';
import { until } from '../../support/wait.ts';

/*
 * What search engines, feed readers and social networks get, on a production build with the embedded content
 * service: feeds, Markdown, drawn images, moved articles, the call of IndexNow.
 */

const slug = 'mocra-checklist-for-indie-brands';
const article = `/resources/${slug}`;
const indexNowKey = 'a-key-of-indexnow-for-tests';
const body = (slugs: (string | null)[]) => ({ _type: 'resourcePage', slugs });

type Ping = { host: string; key: string; keyLocation: string; urlList: string[] };
let endpointAnswers = true;
let endpoint: Awaited<ReturnType<typeof startWebhook>>;
let site: NewsSite;
before(async () => {
  endpoint = await startWebhook(() => (endpointAnswers ? 202 : 'hang'));
  site = await NewsSite.start('ok', { INDEXNOW_KEY: indexNowKey, INDEXNOW_ENDPOINT: endpoint.url });
});
after(async () => {
  await site.stop();
  await endpoint.stop();
});

async function nextPing(): Promise<Ping> {
  const call = await until('a search engine is told', () => endpoint.calls.shift(), { limit: 5_000 });
  return JSON.parse(call?.body ?? '');
}

describe('a publication', () => {
  test('is in the feed, in llms.txt and in the Markdown, and search engines are told', async () => {
    assert.equal((await site.get(`${article}.md`)).status, 200);
    await site.edit(slug, { title: 'Renamed for the feed' });
    endpoint.calls.length = 0;
    assert.equal((await site.webhook(body([slug, slug]))).status, 200);
    const holds = ({ html }: { html: string }) => html.includes('Renamed for the feed');
    for (const address of ['/feed.xml', '/llms.txt', `${article}.md`]) await site.until(address, holds);
    const ping = await nextPing();
    assert.equal(ping.key, indexNowKey);
    assert.ok(ping.urlList.some((address) => address.endsWith(article)));
    const proof = await site.get(new URL(ping.keyLocation).pathname);
    assert.deepEqual([proof.status, proof.html], [200, indexNowKey]);
  });

  test('does not wait for a search engine that hangs', async () => {
    endpointAnswers = false;
    const started = performance.now();
    assert.equal((await site.webhook(body([slug, slug]))).status, 200);
    assert.ok(performance.now() - started < 2_000);
    await nextPing();
    endpointAnswers = true;
  });
});

describe('an outage', () => {
  test('leaves feeds, llms.txt and Markdown as they are', async () => {
    const addresses = ['/feed.xml', '/ko/feed.xml', '/llms.txt', '/sitemap.xml', `${article}.md`];
    const seen = new Map<string, string>();
    for (const address of addresses) seen.set(address, (await site.get(address)).html);
    site.content = 'error500';
    await site.webhook(body([slug, slug]));
    for (let visit = 0; visit < 5; visit += 1) {
      for (const address of addresses) {
        const page = await site.get(address);
        assert.equal(page.status, 200, address);
        assert.equal(page.html, seen.get(address), address);
      }
      await sleep(100);
    }
    const unknown = await site.get('/resources/unknown-in-the-outage.md');
    assert.equal(unknown.status, 503);
    assert.match(String(unknown.headers.get('cache-control')), /no-store/);
    site.content = 'ok';
    await site.webhook(body([slug, slug]));
    await site.until('/resources/unknown-in-the-outage.md', ({ status }) => status === 404, 12_000);
    // The webhook has pages made anew: what is edited meanwhile may come too late for them.
    await site.until(article, ({ headers }) => headers.get('cache-status') === 'pages; hit');
  });
});

describe('an article without a cover', () => {
  const size = async (address: string) => {
    const { status, headers, bytes } = await send(site.url, address);
    return {
      status,
      type: headers['content-type'],
      at: status === 200 && [bytes.readUInt32BE(16), bytes.readUInt32BE(20)],
    };
  };
  const titles = [
    hostileTitle,
    `👩‍🔬🧴🇰🇷 ${'한'.repeat(400)}`,
    'W'.repeat(2000),
    '\u202e\u0007\ufeff \u2028',
    '뷁쀍 العربية 漢字',
  ];
  for (const title of titles) {
    test(`is drawn, whatever its title: ${JSON.stringify(title.slice(0, 24))}`, async () => {
      await site.edit(slug, { title, coverImage: null });
      await site.webhook(body([slug, slug]));
      const image = `/social/articles/${slug}.png`;
      await site.until(article, ({ html }) => html.includes(`${image}"`));
      assert.deepEqual(await size(image), { status: 200, type: 'image/png', at: [1200, 630] });
      const feed = await site.get('/feed.xml');
      assert.doesNotMatch(feed.html, /<script|<img|(?!\n)\p{Control}/u);
    });
  }

  test('that does not exist has none', async () => {
    const image = await site.get('/social/articles/nobody-wrote-this.png');
    assert.equal(image.status, 404);
    assert.match(String(image.headers.get('cache-control')), /no-store/);
  });
});

describe('an article whose time has not come', () => {
  const future = 'still-to-come';
  const address = `/resources/${future}`;
  const minute = 60_000;
  const neighbour = '/resources/choosing-a-us-agent';
  const linking = {
    _type: 'block',
    style: 'normal',
    markDefs: [{ _key: 'l', _type: 'internalLink', reference: { _ref: 'future' } }],
    children: [{ _type: 'span', text: 'What comes next', marks: ['l'] }],
  };
  const dated = (publishedAt: number) => ({ publishedAt: new Date(publishedAt).toISOString() });

  test('is seen by editors in the preview only, and by nobody else', async () => {
    const fields = { title: 'Still to come', previousSlugs: ['once-to-come'], _id: 'future' };
    await site.publish(future, { ...fields, ...dated(Date.now() + 60 * minute) }, slug);
    await site.change((documents) => {
      const model = documents.find((document) => document.slug?.current === slug);
      const translations = [model?._id, 'future'].map((_ref) => ({ value: { _ref } }));
      return [...documents, { _id: 'future-pair', _type: 'translation.metadata', translations }];
    });
    await site.edit(slug, { title: 'Published beside it', ...dated(Date.now() - minute) });
    await site.edit('choosing-a-us-agent', { content: [linking] });
    endpoint.calls.length = 0;
    await site.webhook(body([null, future, 'choosing-a-us-agent']));
    const ping = await nextPing();
    assert.ok(!ping.urlList.some((told) => told.includes(future)));
    for (const path of [
      address,
      `${address}.md`,
      `/social/articles/${future}.png`,
      '/resources/once-to-come',
    ]) {
      assert.equal((await site.get(path)).status, 404, path);
    }
    const topic = /\/resources\/topics\/[^"]+/.exec((await site.get('/resources')).html)?.[0] ?? '';
    const shows: Record<string, string> = {
      '/resources': 'Published beside it',
      [topic]: 'Published beside it',
      '/feed.xml': 'Published beside it',
      '/llms.txt': 'Published beside it',
      [article]: 'Published beside it',
      [neighbour]: 'What comes next',
      [`${neighbour}.md`]: 'What comes next',
      '/ko/resources': '',
      '/sitemap.xml': article,
    };
    for (const [path, words] of Object.entries(shows)) {
      const page = await site.until(path, ({ html }) => html.includes(words));
      assert.ok(!page.html.includes(future), path);
      assert.ok(!page.html.includes('Still to come'), path);
    }
    const { cookie } = await site.openPreview(`/api/preview?secret=${previewSecret}&slug=${future}`);
    assert.match((await site.get(address, { cookie })).html, /Still to come/);
    assert.equal((await site.get(address)).status, 404);
  });

  test('is there from its moment on, without anybody calling', async () => {
    const time = Date.now() + 2_500;
    await site.edit(future, dated(time));
    while (Date.now() < time - 300) {
      assert.equal((await site.get(address)).status, 404);
      await sleep(100);
    }
    const page = await site.until(address, ({ status }) => status === 200);
    assert.ok(Date.now() >= time);
    assert.match(page.html, /Still to come/);
  });

  test('is in every kept page 300 s after it, although nobody called', async () => {
    const kept = ['/resources', '/feed.xml', '/llms.txt', '/sitemap.xml', neighbour, `${neighbour}.md`];
    await site.edit(future, dated(Date.now() + 60 * minute));
    await site.webhook(body([future, 'choosing-a-us-agent']));
    for (const path of kept) await site.until(path, ({ html }) => !html.includes(future));
    await site.quiet();
    // As if its time had passed. The CDN is asked for the last full minute.
    await site.edit(future, dated(Date.now() - 2 * minute));
    await site.restart(() => site.agePages(200_000));
    for (const path of kept) assert.ok(!(await site.get(path)).html.includes(future), `${path} is kept`);
    await site.restart(() => site.agePages(301_000));
    for (const path of kept) await site.until(path, ({ html }) => html.includes(future));
    await site.change((documents) => documents.filter(({ _id }) => !_id.startsWith('future')));
    await site.webhook(body([future, null]));
  });
});

describe('an article that moved', () => {
  test('is led to from its earlier address, and from nowhere else', async () => {
    const earlier = 'what-it-was-called-before';
    assert.equal((await site.get(`/resources/${earlier}`)).status, 404);
    await site.edit(slug, { title: 'Moved', previousSlugs: [earlier, slug, 7] });
    await site.webhook(body([slug, slug]));
    for (const suffix of ['', '.md']) {
      const from = `/resources/${earlier}${suffix}`;
      const page = await site.until(from, ({ status }) => status === 308);
      assert.equal(new URL(page.headers.get('location') ?? '', site.url).pathname, article + suffix);
    }
    // Its own address is among the earlier ones too: no loop.
    assert.equal((await site.get(article)).status, 200);
    assert.equal((await site.get('/resources/never-a-name-of-it')).status, 404);
  });

  test('is led to from an address that was a page until this moment', async () => {
    const next = `${slug}-at-its-new-address`;
    await site.edit(slug, { title: 'Read before it moved', previousSlugs: [] });
    await site.webhook(body([slug, slug]));
    await site.until(article, ({ html }) => html.includes('Read before it moved'));
    await site.edit(slug, { slug: { current: next }, previousSlugs: [slug] });
    await site.webhook(body([slug, next]));
    await site.until(article, ({ status }) => status === 308);
    // Revalidated in the background and cached: the next visitors get the target too.
    for (let visit = 0; visit < 10; visit += 1) {
      const { status, headers } = await site.get(article);
      const { pathname } = new URL(headers.get('location') ?? '', site.url);
      assert.deepEqual([status, pathname], [308, `/resources/${next}`], `visit ${visit}`);
      if (visit === 5) await site.webhook(body([slug, next]));
      await sleep(300);
    }
  });
});

test('a search engine that hung was given up, which the log says', async () => {
  const says = (line: string) => line.includes('"index_now"') && line.includes('TimeoutError');
  await until('the log says so', () => site.log.some(says));
});
