import { locales } from '../../../lib/i18n/locales.ts';
import { chromiumArgs, findChromium } from '../../support/chromium.ts';
import { cutOff, sideways } from '../../support/layout.ts';
import { expect, full, pageUrls, reduceMotion, test, visit } from '../../support/pages.ts';

/* The browser's own setting of the text size at twice its default, which also moves the breakpoints in rem. */
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
  },
});

for (const locale of locales) {
  test(`fits every page in ${locale} with text of twice the size`, full, async ({ page }) => {
    test.slow();
    await reduceMotion(page);
    for (const { url } of pageUrls.filter((page) => page.locale === locale)) {
      await visit(page, url);
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size, url).toBe('32px');
      const scene = page.locator('figure[data-scene]:not([data-crop])');
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await sideways(page), `${url}, ${width} px`).toEqual({ overflow: 0, moved: 0 });
        expect.soft(await cutOff(page), `${url}, ${width} px`).toEqual([]);
        // The text of a scene grows too, on a phone until its narrowest drawing fits.
        for (const figure of await scene.all()) {
          const text = await figure.evaluate((element) =>
            Number.parseFloat(getComputedStyle(element).fontSize),
          );
          expect.soft(text, `${url}, ${width} px`).toBeGreaterThanOrEqual(width < 768 ? 17 : 28);
        }
      }
    }
  });
}
