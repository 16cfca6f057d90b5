import { features, href } from '../../../lib/routes.ts';
import { desktop, expect, inEachLanguage, phone, reduceMotion, test, visit } from '../../support/pages.ts';
import { openScene, sceneOf } from '../../support/scenes.ts';

/* The strip of a scene that names the next step and takes it. */

/** More presses than any scene needs. */
const mostPresses = 15;
/** A laptop's window, as tall as the screens of most visitors. */
const laptop = { width: 1440, height: 900 };

for (const feature of features) {
  inEachLanguage(`offers the first step of ${feature} in the first screen`, async ({ page, locale }) => {
    for (const viewport of [laptop, phone]) {
      await page.setViewportSize(viewport);
      await visit(page, href(locale, `/features/${feature}`));
      const step = sceneOf(page).locator('[data-guide-step]');
      await expect(step).toBeEnabled();
      await expect(step).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });

  test(`leads through ${feature} to its end`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(desktop);
    await reduceMotion(page);
    const scene = await openScene(page, 'en', feature);
    const step = scene.locator('[data-guide-step]');
    const ending = scene.locator('[data-ending]');
    let presses = 0;
    while ((await ending.count()) === 0 && presses < mostPresses) {
      const named = await scene.locator('[data-guide] strong').textContent();
      await step.click();
      presses += 1;
      // Each press takes a step, and the strip names another.
      await expect(scene.locator('[data-guide] strong')).not.toHaveText(named ?? '');
      // A scene may go on by itself.
      await expect(step.or(ending).first()).toBeVisible();
    }
    await expect(ending).toBeVisible();
    await expect(step).toHaveCount(0);
    await expect(scene.locator('[data-invite]')).toHaveCount(0);
  });
}
