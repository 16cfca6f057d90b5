import { languageSwitchPaths } from '../../../lib/routes.ts';
import { unbreakable } from '../../../lib/text/typography.tsx';
import { expectAccessible } from '../../support/accessibility.ts';
import { foreignGlyphs } from '../../support/fonts.ts';
import { badBreaks, cutOff, lowTargets, sideways } from '../../support/layout.ts';
import { texts } from '../../support/messages.ts';
import {
  englishFirst,
  expect,
  langOf,
  pageUrls,
  phone,
  reduceMotion,
  scrollThrough,
  test,
  visit,
} from '../../support/pages.ts';

/*
 * Requirements of every page of the route table, in each of its languages. One visit a page: most of a browser
 * test's time is its start. A browser error fails the test by itself (see tests/support/pages.ts). Status,
 * headings and the head: crawl.spec.ts, tests/unit/seo/metadata.test.ts.
 */

const widths = [1440, 1024, 768, 390, 360, 320];
/** A word may be alone on a line in windows narrower than this. */
const narrowestLines = 360;

for (const { url, locale, path } of pageUrls) {
  test(
    `fits ${url}, has targets for a finger, passes axe and links to the other language`,
    englishFirst(locale),
    async ({ page }) => {
      test.slow();
      await reduceMotion(page);
      await visit(page, url);
      await expect(page.locator('html')).toHaveAttribute('lang', langOf(locale));
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      await page.evaluate(() => document.fonts.ready);

      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await sideways(page), `${width} px`).toEqual({ overflow: 0, moved: 0 });
        expect.soft(await cutOff(page), `${width} px`).toEqual([]);
        if (width === phone.width) expect.soft(await lowTargets(page)).toEqual([]);
        if (width < narrowestLines) continue;
        expect.soft(await badBreaks(page, unbreakable.source), `${width} px`).toEqual([]);
      }

      await page.setViewportSize({ width: 1280, height: 844 });
      await scrollThrough(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.waitForFunction(() =>
        [...document.images].every((image) => image.complete || !image.checkVisibility()),
      );
      const broken = await page
        .locator('img')
        .evaluateAll((images) =>
          (images as HTMLImageElement[])
            .filter((image) => image.complete && image.naturalWidth === 0)
            .map(({ src }) => src),
        );
      expect.soft(broken).toEqual([]);

      await expectAccessible(page);
      expect.soft(await foreignGlyphs(page)).toEqual([]);

      const other = locale === 'en' ? 'ko' : 'en';
      const languages = page.getByRole('banner').getByRole('list', { name: texts(locale).header.language });
      await expect(languages.locator('[aria-current]')).toHaveAttribute('hreflang', locale);
      await expect(languages.locator('[aria-current]')).toHaveAttribute('href', url);
      await languages.locator(`a[hreflang="${other}"]`).click();
      await expect(page).toHaveURL(languageSwitchPaths(locale, path)[other]);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    },
  );
}
