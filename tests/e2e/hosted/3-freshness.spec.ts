import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { ContentMode } from '../../support/faulty-services.ts';
import { callWebhook, hosted, restoreContent } from '../../support/hosted-control.ts';
import { documentOf, originalDocuments, slugs } from '../../support/hosted-documents.ts';
import { texts } from '../../support/messages.ts';
import { expect, test } from '../../support/pages.ts';

/** A change that the webhook announced is visible within this, in ms. */
const webhookLimit = 5_000;
/** After an outage the site tries again within this, in ms: Next waits 30 s after a failed try. */
const recoveryLimit = 40_000;

const articleAt = `/resources/${slugs.full}`;
const watched = ['/resources', '/ko/resources', articleAt, `/resources/${slugs.korean}`] as const;

async function html(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  return { status: response.status(), text: await response.text() };
}

/** What a page shows of its articles: the main part's text, without what React numbers anew. */
async function shown(request: APIRequestContext, address: string) {
  const { status, text } = await html(request, address);
  const main = /<main[\s\S]*?<\/main>/.exec(text)?.[0] ?? '';
  return {
    status,
    main: main
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}

const rename = (title: string) => hosted.change({ patch: { [`article-${slugs.full}`]: { title } } });

async function expectTitle(request: APIRequestContext, title: string, timeout = webhookLimit) {
  for (const address of ['/resources', articleAt]) {
    await expect
      .poll(async () => (await html(request, address)).text.includes(title), { timeout, message: address })
      .toBe(true);
  }
}

// A test may wait for the end of the outage of the one before it, and for that of its own.
test.describe.configure({ timeout: 180_000 });

test.beforeEach(async ({ request }) => {
  await restoreContent();
  // The test before may have left a failed try behind.
  await expectTitle(request, String(documentOf(slugs.full).title), recoveryLimit);
  // No page is being made while a test begins: it would be made from what was there before the test.
  for (const address of watched) {
    await expect
      .poll(async () => (await request.get(address)).headers()['cache-status'], { message: address })
      .toBe('pages; hit');
  }
});
test.afterAll(async ({ request }) => {
  await restoreContent();
  await expectTitle(request, String(documentOf(slugs.full).title), recoveryLimit);
});

test.describe('webhook', () => {
  test('makes a change visible', async ({ request }) => {
    await rename('Renamed by an editor');
    expect((await callWebhook()).status).toBe(200);
    await expectTitle(request, 'Renamed by an editor');
  });

  test('makes a new article visible, first in the list', async ({ request }) => {
    const slug = `published-just-now-${randomUUID()}`;
    const address = `/resources/${slug}`;
    expect((await html(request, address)).status).toBe(404);
    const [first] = originalDocuments();
    await hosted.change({
      create: [
        {
          ...(first as NonNullable<typeof first>),
          _id: 'article-new',
          title: 'Published just now',
          slug: { current: slug },
          publishedAt: '2026-01-01T00:00:00Z',
        },
      ],
    });
    expect((await callWebhook()).status).toBe(200);
    await expect.poll(async () => (await html(request, address)).status, { timeout: webhookLimit }).toBe(200);
    await expect
      .poll(async () => (await html(request, '/resources')).text.match(/<h3[^>]*>[\s\S]*?<\/h3>/g)?.[1], {
        timeout: webhookLimit,
      })
      // Behind the one without a date, before everything with one.
      .toContain('Published just now');
  });

  test('takes a deleted article away', async ({ request }) => {
    await hosted.change({ remove: [`article-${slugs.full}`] });
    expect((await callWebhook()).status).toBe(200);
    await expect
      .poll(async () => (await html(request, articleAt)).status, { timeout: webhookLimit })
      .toBe(404);
    await expect
      .poll(async () => (await html(request, '/resources')).text, { timeout: webhookLimit })
      .not.toContain(articleAt);
  });

  test('shows the empty state when the last article is gone', async ({ request }) => {
    await hosted.change({ set: [] });
    expect((await callWebhook()).status).toBe(200);
    for (const [locale, address] of [
      ['en', '/resources'],
      ['ko', '/ko/resources'],
    ] as const) {
      await expect
        .poll(async () => (await html(request, address)).text, { timeout: webhookLimit })
        .toContain(texts(locale).resources.emptyTitle);
      expect((await html(request, address)).text).toContain(texts(locale).resources.emptyText);
    }
  });

  test('a language without articles shows those of the other', async ({ request }) => {
    const ids = originalDocuments()
      .filter(({ language }) => language === 'ko')
      .map(({ _id }) => _id);
    await hosted.change({ remove: ids });
    expect((await callWebhook()).status).toBe(200);
    await expect
      .poll(async () => (await html(request, '/ko/resources')).text, { timeout: webhookLimit })
      .toContain(String(documentOf(slugs.full).title));
    expect((await html(request, '/ko/resources')).text).toContain(
      texts('ko').resources.otherLanguageFallback,
    );
  });

  const body = JSON.stringify({ _id: 'article-x', _type: 'resourcePage' });
  const refused = {
    unsigned: { secret: null },
    'signed with another secret': { secret: 'not-the-secret' },
    'signed for another body': { sentBody: body.replace('article-x', 'article-y') },
    'signed with nonsense': { signature: 't=1,v1=AAAA' },
    'with an empty signature': { signature: '' },
    'with a signature that is no signature': { signature: 'hello' },
  } as const;
  test('refuses a call that is not signed as it must be', async ({ request }) => {
    await rename('Nobody may see this');
    const before = (await hosted.queries()).length;
    for (const [how, call] of Object.entries(refused)) {
      const response = await callWebhook({ body, ...call });
      expect(response.status, how).toBe(401);
      for (const address of ['/resources', articleAt]) {
        expect((await html(request, address)).text, how).not.toContain('Nobody may see this');
      }
      // Not even asked for.
      expect((await hosted.queries()).length, how).toBe(before);
    }
  });

  test('does nothing for other types of document', async ({ request }) => {
    await rename('Nobody may see this');
    const response = await callWebhook({ body: JSON.stringify({ _type: 'note', _id: 'note-1' }) });
    expect(response.status).toBe(200);
    expect((await html(request, articleAt)).text).not.toContain('Nobody may see this');
  });

  test('refuses a body that is too large, and other methods', async ({ request }) => {
    const response = await callWebhook({
      body: JSON.stringify({ _type: 'resourcePage', x: 'x'.repeat(70_000) }),
    });
    expect(response.status).toBe(413);
    expect((await request.get('/api/revalidate')).status()).toBe(405);
  });
});

test.describe('outage of the content service', () => {
  const modes: ContentMode[] = ['error500', 'error503', 'garbage', 'noresult', 'half', 'hang', 'gone'];
  for (const mode of modes) {
    test(`${mode}: pages stay as they were and recover`, async ({ request }) => {
      const before = new Map<string, { status: number; main: string }>();
      for (const address of watched) before.set(address, await shown(request, address));
      for (const [address, { status }] of before) expect(status, address).toBe(200);

      await rename('Renamed during the outage');
      await hosted.behave({ content: mode });
      const asked = (await hosted.queries()).length;
      expect((await callWebhook()).status).toBe(200);

      // The first visit may be the one that tries; the second comes after a failed try.
      for (const round of [1, 2]) {
        for (const address of watched) {
          expect(await shown(request, address), `${address}, visit ${round}`).toEqual(before.get(address));
        }
      }
      // The site did try: what it showed was not merely a page that was still fresh.
      await expect.poll(async () => (await hosted.queries()).length).toBeGreaterThan(asked);

      await hosted.behave({ content: 'ok' });
      expect((await callWebhook()).status).toBe(200);
      await expectTitle(request, 'Renamed during the outage', recoveryLimit);
    });
  }

  test('an address nobody knows yet answers an error or a not-found view, and works afterwards', async ({
    request,
  }) => {
    const slug = `written-during-the-outage-${randomUUID()}`;
    const address = `/resources/${slug}`;
    const [first] = originalDocuments();
    await hosted.change({
      create: [
        {
          ...(first as NonNullable<typeof first>),
          _id: 'article-outage',
          title: 'Written during the outage',
          slug: { current: slug },
        },
      ],
    });
    await hosted.behave({ content: 'error500' });
    expect((await html(request, address)).status).toBeGreaterThanOrEqual(404);
    await hosted.behave({ content: 'ok' });
    // No webhook: an outage must not have been cached as a 404.
    await expect.poll(async () => (await html(request, address)).status, { timeout: webhookLimit }).toBe(200);
  });

  test('pages without articles do not depend on it', async ({ request }) => {
    await hosted.behave({ content: 'gone' });
    await callWebhook();
    for (const address of ['/', '/ko', '/privacy', '/features/label-vision']) {
      expect((await html(request, address)).status, address).toBe(200);
    }
  });
});

test('the content service is asked without a token, for published documents, in the specified form', async ({
  page,
}) => {
  await page.goto('/ko/resources');
  await expect
    .poll(async () => (await hosted.queries()).map(({ parameters }) => parameters))
    // Articles of a language whose time has come.
    .toContainEqual({ language: 'ko', now: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
  const queries = await hosted.queries();
  for (const query of queries) {
    expect(query.authorization).toBeNull();
    expect(query.perspective ?? 'published').toBe('published');
    expect(query.query).toContain('_type == "resourcePage"');
  }
  const list = queries.find(({ parameters }) => parameters.language === 'ko');
  expect(list?.query).toMatch(/order\(publishedAt desc\b/);
});
