import AxeBuilder from '@axe-core/playwright';
import type { Browser, Locator, Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales.ts';
import { type Feature, href } from '../../lib/routes.ts';
import { expect, visit } from './pages.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** The figure of a feature page's scene. */
export function sceneOf(page: Page): Locator {
  return page.locator('figure[data-scene]');
}

/** Opens a feature's page and waits until its scene can be tried. */
export async function openScene(page: Page, locale: Locale, feature: Feature): Promise<Locator> {
  await visit(page, href(locale, `/features/${feature}`));
  const scene = sceneOf(page);
  await scene.scrollIntoViewIfNeeded();
  await expect(scene).toHaveAttribute('data-live');
  return scene;
}

/** Presses a button that says it is not ready (aria-disabled): a visitor may do so all the same. */
export async function pressAnyway(button: Locator) {
  // A forced click would not wait for the page to stand still.
  await button.hover();
  await button.click({ force: true });
}

/** What a screen reader was told last. */
export function said(scene: Locator): Locator {
  return scene.getByRole('status');
}

/** No finding of axe inside the scene, and no control smaller than 24 px. */
export async function expectSceneAccessible(page: Page) {
  // What fades in has other contrasts on its way.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  // To axe the sticky header covers the targets that are scrolled under it.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const { violations, passes } = await new AxeBuilder({ page })
    .include('figure[data-scene]')
    .withTags(tags)
    .analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => target.join(' ')) })),
  ).toEqual([]);
  expect(passes.length).toBeGreaterThan(5);
  const small = await sceneOf(page)
    .locator('button:visible')
    .evaluateAll((buttons) =>
      buttons
        .map((button) => ({ box: button.getBoundingClientRect(), name: button.textContent }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ box, name }) => `${name}: ${Math.round(box.width)}x${Math.round(box.height)}`),
    );
  // A line of text whose target is stretched over its item counts by the item.
  expect(small.filter((button) => !/x2[0-3]$/.test(button))).toEqual([]);
}

/** The focus is on something that is there to see, inside the scene. */
export async function expectFocusKept(scene: Locator) {
  await expect
    .poll(() =>
      scene.evaluate(
        (figure) => figure.contains(document.activeElement) && document.activeElement?.checkVisibility(),
      ),
    )
    .toBe(true);
}

/** Without its script a scene is a picture: complete, with nothing to press, and styled by classes alone. */
export async function expectPicture(scene: Locator) {
  await expect(scene).not.toHaveAttribute('data-live');
  await expect(scene.locator('button:enabled')).toHaveCount(0);
  await expect(scene.locator('[style], style, [onclick]')).toHaveCount(0);
}

/** What a visitor sees stands where it stood when the scene's script comes. */
export async function expectNothingMoves(browser: Browser, page: Page, feature: Feature, baseURL?: string) {
  for (const viewport of [desktop, phone]) {
    const still = await browser.newPage({ baseURL, javaScriptEnabled: false, viewport });
    await still.goto(href('en', `/features/${feature}`));
    const before = await sceneOf(still).boundingBox();
    await still.close();
    await page.setViewportSize(viewport);
    const scene = await openScene(page, 'en', feature);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await scene.boundingBox()).toEqual(before);
  }
}
