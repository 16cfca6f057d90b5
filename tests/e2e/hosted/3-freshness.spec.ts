import type { APIRequestContext as Request } from '@playwright/test';
import { callWebhook, hosted, restoreContent } from '../../support/hosted-control.ts';
import { documentOf, slugs } from '../../support/hosted-documents.ts';
import { texts } from '../../support/messages.ts';
import { edited } from '../../support/news-site.ts';
import { expect, test } from '../../support/pages.ts';

/*
 * The whole way from a hosted content service to the page. Everything that editors do, and every way in which the service
 * may fail, is in tests/integration/articles; an outage of a hosted one is in tests/deploy/standalone.test.ts.
 */

/** A change that the webhook announced is visible within this, in ms. */
const webhookLimit = 5_000;

const articleAt = `/resources/${slugs.full}`;
const title = String(documentOf(slugs.full).title);

const htmlOf = async (request: Request, address: string) => (await request.get(address)).text();

function expectText(request: Request, address: string, text: string) {
  return expect
    .poll(() => htmlOf(request, address), { timeout: webhookLimit, message: address })
    .toContain(text);
}

test.beforeEach(async ({ request }) => {
  await restoreContent();
  for (const address of ['/resources', articleAt]) await expectText(request, address, title);
  // No page is being made while a test begins: it would be made from what was there before the test.
  for (const address of ['/resources', '/ko/resources', articleAt]) {
    await expect
      .poll(async () => (await request.get(address)).headers()['cache-status'], { message: address })
      .toBe('pages; hit');
  }
});
test.afterAll(restoreContent);

test('a call of the webhook makes a change visible, if it is signed with our secret', async ({ request }) => {
  const renamed = 'Renamed by an editor';
  await hosted.change((documents) => edited(documents, slugs.full, { title: renamed }));
  const asked = (await hosted.queries()).length;
  expect((await request.post('/api/revalidate', { data: '{}' })).status()).toBe(401);
  expect((await callWebhook('not-the-secret')).status).toBe(401);
  for (const address of ['/resources', articleAt]) {
    expect(await htmlOf(request, address)).not.toContain(renamed);
  }
  // Not even asked for.
  expect((await hosted.queries()).length).toBe(asked);
  expect((await request.get('/api/revalidate')).status()).toBe(405);
  expect((await callWebhook()).status).toBe(200);
  for (const address of ['/resources', articleAt]) await expectText(request, address, renamed);
});

test('a language without articles shows those of the other; without any it says so', async ({ request }) => {
  await hosted.change((documents) => documents.filter(({ language }) => language !== 'ko'));
  expect((await callWebhook()).status).toBe(200);
  await expectText(request, '/ko/resources', title);
  await expectText(request, '/ko/resources', texts('ko').resources.otherLanguageFallback);

  await hosted.change(() => []);
  expect((await callWebhook()).status).toBe(200);
  for (const [locale, address] of [
    ['en', '/resources'],
    ['ko', '/ko/resources'],
  ] as const) {
    await expectText(request, address, texts(locale).resources.emptyTitle);
    await expectText(request, address, texts(locale).resources.emptyText);
  }
});

test('the content service is asked without a token, for published documents', async ({ page }) => {
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
