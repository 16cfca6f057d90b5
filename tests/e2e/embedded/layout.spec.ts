import { cutOff, sideways } from '../../support/layout.ts';
import { addresses, calm, expect, test, visit } from '../../support/pages.ts';

const widths = [1440, 1024, 768, 390, 320];

for (const { address } of addresses) {
  test(`${address} fits at every width`, async ({ page }) => {
    await calm(page);
    await visit(page, address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await sideways(page), `${width} px`).toEqual({ overflow: 0, moved: 0 });
      expect.soft(await cutOff(page), `${width} px`).toEqual([]);
    }
  });

  test(`${address} loads everything and says nothing in the console`, async ({ page }) => {
    // What the browser complains of fails the test by itself (see quietBrowser).
    await visit(page, address);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((done) => requestAnimationFrame(done));
      }
    });
    await page.waitForLoadState('networkidle');
    const broken = await page
      .locator('img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter((image) => image.complete && image.naturalWidth === 0)
          .map(({ src }) => src),
      );
    expect(broken).toEqual([]);
  });
}

/** Most that a section of a landing may take on a phone, in screens of 844 px; the six features and the table take more. */
const screens = {
  hero: 2.25,
  why: 1.7,
  features: 4,
  brands: 3.3,
  statistics: 0.7,
  about: 0.8,
  trust: 1.4,
  pricing: 1.8,
};

for (const [address, longest] of [
  ['/', 13_600],
  ['/ko', 14_800],
] as const) {
  test(`${address} on a phone is no longer than a reader walks, as a whole and section by section`, async ({
    page,
  }) => {
    await calm(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, address);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(longest);
    for (const [id, most] of Object.entries(screens)) {
      const box = await page.locator(`#${id}`).boundingBox();
      expect.soft((box?.height ?? Number.POSITIVE_INFINITY) / 844, id).toBeLessThan(most);
    }
  });
}
