import assert from 'node:assert/strict';
import { readdirSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { NewsSite, type Page } from '../../support/news-site.ts';

/*
 * A revalidated page must equal the page of the build. `node --test tests/integration/articles/generations.test.ts`.
 */

const english = 'mocra-checklist-for-indie-brands';
const korean = 'mocra-guide-for-k-beauty';
const unpublished = 'choosing-a-us-agent';
const at = (slug: string) => `/resources/${slug}`;

/** One URL of every kind of page and file. */
const urls = [
  '/',
  '/ko',
  '/features/label-vision',
  '/features/label-vision-ko',
  '/resources',
  '/ko/resources',
  '/resources/page/2',
  at(english),
  at(korean),
  at('an-earlier-slug'),
  '/privacy',
  '/terms-of-service',
  '/login',
  '/nothing-here',
  '/ko/nothing-here',
  at('nothing-here'),
  '/resources/page/9',
  '/feed.xml',
  '/llms.txt',
  '/sitemap.xml',
  `${at(english)}.md`,
  '/features/label-vision.md',
  `/social/articles/${english}.png`,
];

/** The parts of a response that search engines and browsers read. */
function head({ status, html, headers }: Page) {
  const tag = (pattern: RegExp) => pattern.exec(html)?.[1] ?? null;
  return {
    status,
    type: headers.get('content-type'),
    location: headers.get('location'),
    language: tag(/<html[^>]* lang="([^"]*)"/),
    title: tag(/<title>([^<]*)/),
    description: tag(/<meta name="description" content="([^"]*)"/),
    canonical: tag(/<link rel="canonical" href="([^"]*)"/),
    // More than one could contradict each other.
    robots: [...html.matchAll(/<meta name="robots"/g)].length,
    listed: !/<meta name="robots" content="[^"]*noindex/.test(html),
    heading: tag(/<h1[^>]*>(.*?)<\/h1>/s),
  };
}

async function heads() {
  const found: Record<string, ReturnType<typeof head>> = {};
  for (const url of urls) found[url] = head(await site.get(url));
  return found;
}

/** Older than all that can become stale. */
const twoDays = 2 * 24 * 3_600_000;

let site: NewsSite;
before(async () => {
  site = await NewsSite.start();
  // A second page of the list and an article that has moved.
  await site.change((documents) => {
    const model = documents.find(({ slug }) => slug?.current === english) as (typeof documents)[number];
    const more = Array.from({ length: 30 }, (_, index) => ({
      ...model,
      _id: `more-${index}`,
      slug: { current: `more-${index}` },
      publishedAt: '2020-01-01T00:00:00Z',
      ...(index === 0 && { previousSlugs: ['an-earlier-slug'] }),
    }));
    return [...documents, ...more];
  });
});
after(() => site.stop());

/** Visits every URL until each stale response has been revalidated in the background. */
async function settle() {
  await heads();
  await site.waitUntilIdle();
  for (const url of urls) {
    await site.until(url, ({ headers }) => headers.get('cache-status') !== 'pages; hit; detail=stale');
  }
}

test('renders the same page in its first, second and third generation', async () => {
  let first: Awaited<ReturnType<typeof heads>> | undefined;
  for (const generation of [1, 2, 3]) {
    await site.restart(() => site.agePages(twoDays));
    await site.webhook({ _type: 'resourcePage' });
    await settle();
    const present = await heads();
    first ??= present;
    assert.deepEqual(present, first, `generation ${generation}`);
  }
  // Required on the pages, so that three empty heads are not equal.
  for (const [url, { status, title, language, robots }] of Object.entries(first ?? {})) {
    if (status === 308 || /\.(md|png|txt|xml)$/.test(url)) continue;
    assert.ok(title, url);
    assert.ok(robots <= 1, `${url} has ${robots} robots metas`);
    assert.ok(language, url);
  }
  assert.equal(first?.['/nothing-here']?.status, 404);
  assert.equal(first?.['/ko/nothing-here']?.title, '페이지를 찾을 수 없습니다');
  assert.equal(first?.[at('an-earlier-slug')]?.location, at('more-0'));
});

test('shows an article again as soon as it is republished', async () => {
  const before = head(await site.get(at(unpublished)));
  // A page that is rendered during the change would count as newer than it.
  await site.waitUntilIdle();
  const kept = site.services.documents().filter(({ slug }) => slug?.current === unpublished);
  for (const round of [1, 2]) {
    await site.unpublish(unpublished);
    await site.changed([unpublished, null]);
    await site.until(at(unpublished), ({ status }) => status === 404);
    assert.equal((await site.get(at(unpublished))).status, 404);

    await site.change((documents) => [...documents, ...kept]);
    await site.changed([null, unpublished]);
    const page = await site.until(at(unpublished), ({ status }) => status === 200);
    assert.deepEqual(head(page), before, `round ${round}`);
    assert.deepEqual(head(await site.get(at(unpublished))), before, `round ${round}, kept`);
  }
});

test('re-renders a truncated page and a truncated file', async () => {
  const pages = ['/', '/resources', at(korean), '/feed.xml', '/sitemap.xml', '/llms.txt'];
  const read = async (url: string) => {
    const page = await site.get(url);
    const isPage = /^text\/html/.test(page.headers.get('content-type') ?? '');
    assert.equal(page.headers.get('x-lengths'), null);
    return {
      url,
      ...head(page),
      ...(isPage ? { hasEnd: /<\/html>\s*$/.test(page.html) } : { text: page.html }),
    };
  };
  // Revalidates all pages, so that the site writes them to its cache.
  await site.restart(() => site.agePages(twoDays));
  await site.webhook({ _type: 'resourcePage' });
  await settle();
  const whole = await Promise.all(pages.map(read));
  let cut = 0;
  await site.restart(() => {
    for (const name of readdirSync(site.pages, { recursive: true, encoding: 'utf8' })) {
      if (!/^route-cache.*\.(html|body|rsc)$/.test(name)) continue;
      truncateSync(path.join(site.pages, name), 200);
      cut += 1;
    }
  });
  assert.ok(cut >= 2 * pages.length - 3, `${cut} files were cut`);
  for (const before of whole) assert.deepEqual(await read(before.url), before);
  // The second request gets the cached page.
  for (const before of whole) assert.deepEqual(await read(before.url), before);
});
