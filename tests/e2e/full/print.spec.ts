import { href } from '../../../lib/routes.ts';
import { expect, inEachLanguage, test } from '../../support/pages.ts';

/* Printed pages: the browser's print styles, at the width of a sheet. */

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 990 });
});

test.describe('on paper', () => {
  inEachLanguage(
    'prints pages without navigation and calls to action, in dark text',
    async ({ page, locale }) => {
      await page.emulateMedia({ media: 'print' });
      for (const path of ['/', '/features/label-vision', '/privacy', '/resources']) {
        await page.goto(href(locale, path));
        for (const part of ['.skip-link', 'header[data-site]', 'footer[data-site]', 'main .btn']) {
          for (const element of await page.locator(part).all()) await expect(element, part).toBeHidden();
        }
        await expect(page.locator('h1')).toBeVisible();
        // Backgrounds are not printed, so light text on a dark one would be light on white.
        const light = await page.locator('main').evaluate((main) =>
          [...main.querySelectorAll('h1, h2, h3, p, li, dt, dd, summary')]
            .filter((element) => element.checkVisibility() && !element.closest('figure, svg'))
            .filter((element) => {
              const { color, printColorAdjust } = getComputedStyle(element);
              // Text on a printed background may be light.
              if (printColorAdjust === 'exact') return false;
              const [red = 0, green = 0, blue = 0] = color.match(/\d+(\.\d+)?/g)?.map(Number) ?? [];
              return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 150;
            })
            .map((element) => `${element.localName}: ${element.textContent?.slice(0, 40)}`),
        );
        expect(light, path).toEqual([]);

        if (path !== '/') continue;
        const answers = page.locator('#faq details p');
        await expect(answers).toHaveCount(9);
        for (const answer of await answers.all()) {
          expect((await answer.boundingBox())?.height ?? 0).toBeGreaterThan(10);
        }
      }
    },
  );
});

test('drawings keep their colors, and outside links of an article say where they lead', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/features/label-vision');
  // Tinted boxes do not cover the words under them.
  const box = page.locator('figure [data-finding="claim"]').first();
  await expect(box).toHaveCSS('print-color-adjust', 'exact');

  const after = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => [getComputedStyle(link, '::after').content, link.getAttribute('href') ?? '']);
  await page.goto('/resources/mocra-product-listing-120-days');
  const [said, target] = await after('.prose a[href^="http"]');
  expect(said).toContain(target);
  // Buttons do not.
  await page.goto('/');
  expect((await after('main a[href^="http"]'))[0]).toBe('none');
});
