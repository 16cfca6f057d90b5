import { expect, layOutAll, phone, reduceMotion, test, visit } from '../../support/pages.ts';

/** Most that a section of a landing may take on a phone, in screens of 844 px; the six features and the table take more. */
const screens = {
  hero: 2.25,
  why: 1.7,
  features: 4,
  brands: 3.3,
  statistics: 0.7,
  about: 0.8,
  trust: 1.4,
  pricing: 1.85,
};

for (const [url, longest] of [
  ['/', 14_200],
  ['/ko', 14_900],
] as const) {
  test(`keeps ${url} short enough for a phone`, async ({ page }) => {
    await reduceMotion(page);
    await page.setViewportSize(phone);
    await visit(page, url);
    await layOutAll(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(longest);
    for (const [id, most] of Object.entries(screens)) {
      const box = await page.locator(`#${id}`).boundingBox();
      expect.soft((box?.height ?? Number.POSITIVE_INFINITY) / 844, id).toBeLessThan(most);
    }
  });
}
