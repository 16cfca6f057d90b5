import { callWebhook, hosted } from '../../support/hosted-control.ts';
import { expect, headOf, test, visit } from '../../support/pages.ts';
import { hostedEnv } from '../../support/sites.ts';

/*
 * Behavior that only a hosted content service shows. Edits and every failure of the service are in
 * tests/integration/articles; how lists and articles look is in tests/e2e/embedded/resources.spec.ts.
 */

const article = '/resources/cosmetic-product-listing-120-days';
const images = `${hostedEnv.SANITY_IMAGE_HOST}/images/${hostedEnv.SANITY_PROJECT_ID}/production/`;

test('accepts only signed webhooks, and queries published documents without a token', async ({ request }) => {
  expect((await request.post('/api/revalidate', { data: '{}' })).status()).toBe(401);
  expect((await callWebhook('not-the-secret')).status).toBe(401);
  expect((await request.get('/api/revalidate')).status()).toBe(405);
  expect((await callWebhook()).status).toBe(200);
  await expect
    .poll(async () => (await hosted.queries()).map(({ parameters }) => parameters))
    // Articles of a language whose time has come.
    .toContainEqual({ language: 'ko', now: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
  for (const query of await hosted.queries()) {
    expect(query.authorization).toBeNull();
    expect(query.perspective ?? 'published').toBe('published');
    expect(query.query).toContain('_type == "resourcePage"');
  }
});

test("loads images from the image host and names the article's canonical URL", async ({ page }) => {
  await visit(page, '/resources');
  await expect(page.locator('main li img').nth(1)).toHaveAttribute('src', new RegExp(`^${images}`));
  await visit(page, article);
  const cover = page.getByRole('article').getByRole('figure').first().getByRole('img').last();
  await expect(cover).toHaveAttribute('src', new RegExp(`^${images}.*[?&]w=800&h=450`));
  const drawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
  await expect.poll(() => cover.evaluate(drawn)).toBe(true);
  const { canonical, metas } = await headOf(page);
  expect([canonical, metas['og:url']]).toEqual(Array(2).fill(hostedEnv.SITE_URL + article));
  expect(metas['og:image']).toMatch(new RegExp(`^${images}.*[?&]w=1200&h=630`));
  expect(metas['twitter:image']).toBe(metas['og:image']);
});
