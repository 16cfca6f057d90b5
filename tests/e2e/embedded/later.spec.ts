import { expect, landings, layOutAll, test, visit } from '../../support/pages.ts';

/** Widths for which the classes `tall-*` name a height. */
const widths = [390, 768, 1440];
/** From this share on the scroll bar visibly jumps. */
const tolerance = 0.15;

for (const { address } of landings) {
  test(`sections below the first screen of ${address} keep about their height`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, address);
      const later = page.locator('.later');
      const expected = await later.evaluateAll((sections) =>
        sections.map((section) =>
          Number.parseFloat(getComputedStyle(section).containIntrinsicBlockSize.slice('auto '.length)),
        ),
      );
      expect(expected.length).toBeGreaterThan(8);
      await layOutAll(page);
      const real = await later.evaluateAll((sections) =>
        sections.map((section) => section.getBoundingClientRect().height),
      );
      for (const [index, height] of real.entries()) {
        const off = Math.abs((expected[index] ?? 0) - height) / height;
        expect
          .soft(off, `section ${index} at ${width} px: tall-${Math.round(height)}`)
          .toBeLessThan(tolerance);
      }
    }
  });
}
