import { locales } from '../../../lib/i18n/locales.ts';
import { href, ingredientsPath, mocraDutiesPath, productFilePath, usLabelPath } from '../../../lib/routes.ts';
import { chromiumArgs, findChromium } from '../../support/chromium.ts';
import { cutOff, sideways } from '../../support/layout.ts';
import { expect, networkIdle, pageUrls, reduceMotion, test, visit } from '../../support/pages.ts';

/* The browser's own setting of the text size at twice its default, which also moves the breakpoints in rem. */
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
  },
});

/** Tools with answers, whose results and bars appear in the browser. */
const list = 'ingredients=Water%2C+Triclosan%2C+CI+19140%2C+Formaldehyde';
const answered = [
  [mocraDutiesPath, 'role=maker&drug=none&country=other&started=2026-10-01&report=2026-11-20'],
  [usLabelPath, `${list}&identity=Serum&contact=n`],
  [ingredientsPath, list],
  [productFilePath, list],
] as const;

for (const locale of locales) {
  test(`fits tools with answers on phones in ${locale} with text of twice the size`, async ({ page }) => {
    await reduceMotion(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [path, answers] of answered) {
        await page.goto('about:blank');
        await visit(page, `${href(locale, path)}#${answers}`);
        await expect(page.locator('main button[type="submit"][form]')).not.toBeEmpty();
        await networkIdle(page);
        expect.soft(await sideways(page), `${path}, ${width} px`).toEqual({ overflow: 0, moved: 0 });
        expect.soft(await cutOff(page), `${path}, ${width} px`).toEqual([]);
      }
    }
  });

  test(`fits every page in ${locale} with text of twice the size`, async ({ page }) => {
    test.slow();
    await reduceMotion(page);
    for (const { url } of pageUrls.filter((page) => page.locale === locale)) {
      await visit(page, url);
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size, url).toBe('32px');
      const scene = page.locator('figure[data-scene]:not([data-crop])');
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await sideways(page), `${url}, ${width} px`).toEqual({ overflow: 0, moved: 0 });
        expect.soft(await cutOff(page), `${url}, ${width} px`).toEqual([]);
        // The text of a scene grows too, on a phone until its narrowest drawing fits.
        if (width < 390) continue;
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
