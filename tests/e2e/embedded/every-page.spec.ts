import { hrefInOtherLanguage } from '../../../lib/routes.ts';
import { unbreakable } from '../../../lib/typography.tsx';
import { expectAccessibleEverywhere } from '../../support/accessibility.ts';
import { badBreaks, cutOff, sideways } from '../../support/layout.ts';
import { texts } from '../../support/messages.ts';
import { addresses, expect, reduceMotion, test, visit } from '../../support/pages.ts';

/*
 * What has to hold on every page of the route table, in each of its languages. One visit a page: most of a browser
 * test's time is its start. What the browser complains of fails the test by itself (see quietBrowser).
 */

const widths = [1440, 1024, 768, 390, 360, 320];
/** Narrower than this a word may stand alone. */
const narrowestLines = 360;

for (const { address, locale, path } of addresses) {
  test(`${address} fits at every width, loads everything, axe is content, and the other language is a click away`, async ({
    page,
  }) => {
    test.slow();
    await reduceMotion(page);
    await visit(page, address);
    await page.evaluate(() => document.fonts.ready);

    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await sideways(page), `${width} px`).toEqual({ overflow: 0, moved: 0 });
      expect.soft(await cutOff(page), `${width} px`).toEqual([]);
      if (width < narrowestLines) continue;
      expect.soft(await badBreaks(page, unbreakable.source), `${width} px`).toEqual([]);
    }

    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((done) => requestAnimationFrame(done));
      }
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await page.waitForLoadState('networkidle');
    const broken = await page
      .locator('img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter((image) => image.complete && image.naturalWidth === 0)
          .map(({ src }) => src),
      );
    expect.soft(broken).toEqual([]);

    await expectAccessibleEverywhere(page);

    await page.setViewportSize({ width: 1280, height: 800 });
    const other = locale === 'en' ? 'ko' : 'en';
    const languages = page.getByRole('banner').getByRole('list', { name: texts(locale).header.language });
    await expect(languages.locator('[aria-current]')).toHaveAttribute('hreflang', locale);
    await expect(languages.locator('[aria-current]')).toHaveAttribute('href', address);
    await languages.locator(`a[hreflang="${other}"]`).click();
    await expect(page).toHaveURL(hrefInOtherLanguage(path, other));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });
}
