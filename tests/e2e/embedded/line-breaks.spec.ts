import { unbreakable } from '../../../lib/typography.tsx';
import { badBreaks } from '../../support/layout.ts';
import { addresses, calm, expect, test, visit } from '../../support/pages.ts';

const widths = [1440, 1024, 768, 390, 360];

for (const { address } of addresses) {
  test(`${address} parts nothing that belongs together`, async ({ page }) => {
    await calm(page);
    await visit(page, address);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await badBreaks(page, unbreakable.source), `${width} px`).toEqual([]);
    }
  });
}
