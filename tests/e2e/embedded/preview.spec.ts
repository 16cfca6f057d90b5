import { expect, test, visit } from '../../support/pages.ts';
import { embeddedEnv } from '../../support/sites.ts';

const published = '/resources/mocra-small-business-exemption';
const draftTitle = 'The MoCRA small business exemption: what it lifts and what stays';

test('shows drafts and loads the overlays until the preview ends', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await visit(page, published);
  await expect(page.locator('h1')).not.toHaveText(draftTitle);
  await expect(page.locator('sanity-visual-editing')).toHaveCount(0);
  const own = new Set(scripts.splice(0));

  await page.goto(
    `/api/preview?secret=${embeddedEnv.SANITY_PREVIEW_SECRET}&slug=${published.split('/').at(-1)}`,
  );
  await expect(page.locator('h1')).toHaveText(draftTitle);
  // The overlays are there, with their styles, which the policy lets through by its nonce.
  await expect(page.locator('sanity-visual-editing')).toHaveCount(1);
  const rules = () =>
    page.evaluate(
      () => [...document.styleSheets].filter(({ href, cssRules }) => !href && cssRules.length > 0).length,
    );
  await expect.poll(rules).toBeGreaterThan(0);
  expect(scripts.filter((url) => !own.has(url)).length).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Leave the preview' }).click();
  await page.goto(published);
  await expect(page.locator('h1')).not.toHaveText(draftTitle);
  await expect(page.locator('sanity-visual-editing')).toHaveCount(0);
});
