import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentMode } from '../../support/faulty-services.ts';
import { NewsSite } from '../../support/news-site.ts';
import { assertHashes } from '../../support/policy.ts';

/*
 * Articles on a production build while the content service fails: visitors get the last pages, unknown paths say that the
 * service is down, and changes appear when it works again. `node --test tests/integration/articles/outage.test.ts`.
 */

const english = 'mocra-checklist-for-indie-brands';
const at = (slug: string) => `/resources/${encodeURIComponent(slug)}`;
const holds = (text: string) => (page: { html: string }) => page.html.includes(text);

let site: NewsSite;
before(async () => {
  site = await NewsSite.start();
  await site.warmUp(english);
});
after(() => site.stop());

const failures: ContentMode[] = ['error500', 'strange', 'garbage', 'half', 'gone', 'hang', 'uncompressed'];
for (const failure of failures) {
  test(`${failure}: serves the last pages at once, logs the outage once, and recovers`, async () => {
    site.content = 'ok';
    const topic = /\/resources\/topics\/[^"]+/.exec((await site.get('/resources')).html)?.[0] ?? '';
    await site.republish(english, { title: `Before ${failure}` });
    const changed = [at(english), '/resources', '/feed.xml', '/llms.txt', `${at(english)}.md`];
    for (const url of changed) await site.until(url, holds(`Before ${failure}`));
    const seen = new Map<string, string>();
    for (const url of [...changed, '/ko/resources', topic, '/ko/feed.xml', '/sitemap.xml']) {
      // A page that is still re-rendering would look like a change.
      const { html } = await site.until(url, ({ headers }) => headers.get('cache-status') === 'pages; hit');
      seen.set(url, html);
    }
    await site.waitUntilIdle();

    site.content = failure;
    const lines = site.log.length;
    const asked = site.queries.length;
    await site.republish(english, { title: `During ${failure}` });
    for (let visit = 0; visit < 10; visit += 1) {
      for (const [url, html] of seen) {
        const page = await site.get(url);
        assert.deepEqual([page.status, page.html], [200, html], url);
        assert.ok(page.ms < 2_000, `${url} took ${page.ms} ms`);
      }
      await sleep(50);
    }
    assert.ok(site.queries.length > asked, 'the site did try');
    const name = `unknown-during-${failure}`;
    const unknown = [at(name), `/resources/topics/${name}`, `${at(name)}.md`];
    for (const url of unknown) {
      const page = await site.get(url);
      assert.equal(page.status, 503, url);
      assert.match(String(page.headers.get('cache-control')), /no-store/, url);
      if (url.endsWith('.md')) continue;
      assert.match(page.html, /<h1[^>]*>[^<]+<\/h1>/, url);
      assertHashes(page, url);
    }
    const said = site.log.slice(lines).filter((line) => !line.includes('"content_query"'));
    assert.ok(said.filter((line) => line.includes('content_service_failing')).length <= 1, said.join('\n'));
    assert.deepEqual(
      said.filter((line) => !/content_service_failing|"revalidated"/.test(line)),
      [],
    );

    site.content = 'ok';
    await site.changed([english, english]);
    for (const url of changed) await site.until(url, holds(`During ${failure}`), 12_000);
    for (const url of unknown) await site.until(url, ({ status }) => status === 404, 12_000);
  });
}
