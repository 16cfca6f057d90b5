import { watchShifts } from '../../support/layout.ts';
import { expect, networkIdle, test, visit } from '../../support/pages.ts';

// In English only: a machine that runs tests has no Korean fallback font.
for (const width of [390, 1440]) {
  test(`moves nothing on the landing when fonts arrive late, ${width} px`, async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.route('**/*.woff2', async (route) => {
      await new Promise((done) => setTimeout(done, 1000));
      await route.continue();
    });
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/');
    await networkIdle(page);
    await page.evaluate(() => document.fonts.ready);
    // A bold word within a line may move by a few pixels: fallback fonts match the average of a text, not each word.
    expect(await shifts()).toBeLessThan(0.005);
  });
}
