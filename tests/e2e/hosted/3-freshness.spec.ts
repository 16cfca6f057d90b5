import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { callWebhook, hosted, restoreContent } from '../../support/hosted-control.ts';
import { documentOf, originalDocuments, slugs } from '../../support/hosted-documents.ts';
import { texts } from '../../support/messages.ts';
import { expect, test } from '../../support/pages.ts';

/*
 * The whole way from a hosted content service to the page. Everything that editors do, and every other way in which the
 * service may fail, is in tests/integration/articles.
 */

/** A change that the webhook announced is visible within this, in ms. */
const webhookLimit = 5_000;
/** After an outage the site tries again within this, in ms: Next waits 30 s after a failed try. */
const recoveryLimit = 40_000;

const articleAt = `/resources/${slugs.full}`;
const watched = ['/resources', '/ko/resources', articleAt, `/resources/${slugs.korean}`] as const;
const elsewhere = ['/', '/ko', '/privacy', '/features/label-vision'] as const;

async function get(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  const html = await response.text();
  // The main part's text, without what React numbers anew.
  const shown = (/<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  return { status: response.status(), html, shown };
}

const rename = (title: string) => hosted.change({ patch: { [`article-${slugs.full}`]: { title } } });

async function expectTitle(request: APIRequestContext, title: string, timeout = webhookLimit) {
  for (const address of ['/resources', articleAt]) {
    const holds = async () => (await get(request, address)).html.includes(title);
    await expect.poll(holds, { timeout, message: address }).toBe(true);
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

test('a call of the webhook makes a change visible, if it is signed as it must be', async ({ request }) => {
  await rename('Renamed by an editor');
  const asked = (await hosted.queries()).length;
  const body = JSON.stringify({ _id: 'article-x', _type: 'resourcePage' });
  for (const [how, call] of Object.entries({
    unsigned: { secret: null },
    'signed with another secret': { secret: 'not-the-secret' },
    'signed for another body': { sentBody: body.replace('article-x', 'article-y') },
    'signed with nonsense': { signature: 't=1,v1=AAAA' },
    'with an empty signature': { signature: '' },
    'with a signature that is no signature': { signature: 'hello' },
    'about another type': { body: JSON.stringify({ _type: 'note', _id: 'note-1' }) },
    'with too large a body': { body: JSON.stringify({ _type: 'resourcePage', x: 'x'.repeat(70_000) }) },
  })) {
    const status = { 'about another type': 200, 'with too large a body': 413 }[how] ?? 401;
    expect((await callWebhook({ body, ...call })).status, how).toBe(status);
    for (const address of ['/resources', articleAt]) {
      expect((await get(request, address)).html, how).not.toContain('Renamed by an editor');
    }
    // Not even asked for.
    expect((await hosted.queries()).length, how).toBe(asked);
  }
  expect((await request.get('/api/revalidate')).status()).toBe(405);
  expect((await callWebhook()).status).toBe(200);
  await expectTitle(request, 'Renamed by an editor');
});

test('a language without articles shows those of the other; without any the lists say so', async ({
  request,
}) => {
  const expectText = (address: string, text: string) =>
    expect
      .poll(async () => (await get(request, address)).html, { timeout: webhookLimit, message: address })
      .toContain(text);
  const korean = originalDocuments().filter(({ language }) => language === 'ko');
  await hosted.change({ remove: korean.map(({ _id }) => _id) });
  expect((await callWebhook()).status).toBe(200);
  await expectText('/ko/resources', String(documentOf(slugs.full).title));
  await expectText('/ko/resources', texts('ko').resources.otherLanguageFallback);

  await hosted.change({ set: [] });
  expect((await callWebhook()).status).toBe(200);
  for (const [locale, address] of [
    ['en', '/resources'],
    ['ko', '/ko/resources'],
  ] as const) {
    await expectText(address, texts(locale).resources.emptyTitle);
    await expectText(address, texts(locale).resources.emptyText);
  }
});

for (const mode of ['error503', 'noresult'] as const) {
  test(`outage, ${mode}: pages stay as they were and recover; new articles wait`, async ({ request }) => {
    const before = new Map<string, string>();
    for (const address of watched) before.set(address, (await get(request, address)).shown);
    const slug = `written-during-the-outage-${randomUUID()}`;
    const [first] = originalDocuments() as [ReturnType<typeof documentOf>];
    await hosted.change({ create: [{ ...first, _id: 'article-outage', slug: { current: slug } }] });
    await rename('Renamed during the outage');
    await hosted.behave({ content: mode });
    const asked = (await hosted.queries()).length;
    expect((await callWebhook()).status).toBe(200);

    // The first visit may be the one that tries; the second comes after a failed try.
    for (const round of [1, 2]) {
      for (const address of watched) {
        const { status, shown } = await get(request, address);
        expect(status, address).toBe(200);
        expect(shown, `${address}, visit ${round}`).toBe(before.get(address));
      }
    }
    for (const address of elsewhere) expect((await get(request, address)).status, address).toBe(200);
    expect((await get(request, `/resources/${slug}`)).status).toBeGreaterThanOrEqual(404);
    // The site did try: what it showed was not merely a page that was still fresh.
    await expect.poll(async () => (await hosted.queries()).length).toBeGreaterThan(asked);

    await hosted.behave({ content: 'ok' });
    // No webhook: an outage must not have been cached as a 404.
    const statusOfNew = async () => (await get(request, `/resources/${slug}`)).status;
    await expect.poll(statusOfNew, { timeout: webhookLimit }).toBe(200);
    expect((await callWebhook()).status).toBe(200);
    await expectTitle(request, 'Renamed during the outage', recoveryLimit);
  });
}

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
