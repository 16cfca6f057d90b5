import type { Browser, Locator, Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales.ts';
import { type Feature, href } from '../../lib/routes.ts';
import { expectAccessible } from './accessibility.ts';
import { texts } from './messages.ts';
import { englishFirst, expect, landings, reduceMotion, test, visit } from './pages.ts';

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

/** Opens a scene with reduced motion: it invites, has not ended, and passes axe. */
export async function beginScene(
  page: Page,
  locale: Locale,
  feature: Feature,
  { invite, viewport = desktop }: { invite: string; viewport?: typeof desktop },
): Promise<Locator> {
  await page.setViewportSize(viewport);
  await reduceMotion(page);
  const scene = await openScene(page, locale, feature);
  await expect(scene.getByText(invite)).toBeVisible();
  await expect(scene.locator('[data-ending]')).toHaveCount(0);
  await expectSceneAccessible(page);
  return scene;
}

/** The vault's sentence is announced only. */
type End = { stamp: RegExp; sentence?: string };

/** Expects a scene's end: its stamp in both languages, one sentence, and a visible link to the trial. */
export async function expectEnding(scene: Locator, locale: Locale, { stamp, sentence }: End) {
  const ending = scene.locator('[data-ending]');
  await expect(ending).toHaveText(stamp);
  if (sentence) await expect(ending).toContainText(sentence);
  const { trial, opensInNewTab } = texts(locale).scene;
  const link = ending.getByRole('link', { name: `${trial} ${opensInNewTab}`, exact: true });
  await expect(link).toHaveAttribute('href', /^https?:/);
  await expect(link).toBeInViewport();
  return ending;
}

/** A button and what it changed are whole in the viewport together, and nothing cuts them. */
export async function expectInView(...parts: Locator[]) {
  for (const part of parts) {
    // For a turned stamp, browsers round the ratio; its box is exact.
    await expect(part).toBeInViewport({ ratio: 0.99999 });
    const isWhole = part.evaluate((element) => {
      const { top, right, bottom, left } = element.getBoundingClientRect();
      return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    });
    expect(await isWhole).toBe(true);
  }
}

/** Tests that every scene must pass; `expectRead` checks what is readable without scripts. */
export function testServed(feature: Feature, expectRead: (scene: Locator, locale: Locale) => Promise<void>) {
  for (const { locale } of landings) {
    test.describe(`${locale}, without scripts`, () => {
      // The browser reports the scripts it was told not to load as failed requests.
      test.use({ javaScriptEnabled: false, viewport: desktop, expectedFailures: ['/_next/static/chunks/'] });

      test('the scene is a picture, complete and there to read', englishFirst(locale), async ({ page }) => {
        await page.goto(href(locale, `/features/${feature}`));
        await expectPicture(sceneOf(page));
        await expectRead(sceneOf(page), locale);
      });
    });
  }

  test('the script moves nothing when it comes', async ({ browser, page, baseURL }) => {
    await expectNothingMoves(browser, page, feature, baseURL);
  });
}

/** Presses a button with aria-disabled, as a visitor may. */
export async function pressAnyway(button: Locator) {
  // A forced click would not wait for the page to stand still.
  await button.hover();
  await button.click({ force: true });
}

/** The last announcement to screen readers. */
export function said(scene: Locator): Locator {
  return scene.getByRole('status');
}

/** Axe finds nothing inside the scene, and no control is smaller than 24 px. */
export async function expectSceneAccessible(page: Page) {
  // Contrasts are lower while something fades in.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  // Axe takes targets that are scrolled under the sticky header as covered.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page, 'figure[data-scene]');
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

/** The focus is on a visible element inside the scene. */
export async function expectFocusKept(scene: Locator) {
  await expect
    .poll(() =>
      scene.evaluate(
        (figure) => figure.contains(document.activeElement) && document.activeElement?.checkVisibility(),
      ),
    )
    .toBe(true);
}

/** Without scripts a scene is complete, has no enabled controls, and is styled by classes alone. */
async function expectPicture(scene: Locator) {
  await expect(scene).not.toHaveAttribute('data-live');
  await expect(scene.locator('button:enabled')).toHaveCount(0);
  await expect(scene.locator('[style], style, [onclick]')).toHaveCount(0);
}

/** Nothing moves when the scene's script arrives. */
async function expectNothingMoves(browser: Browser, page: Page, feature: Feature, baseURL?: string) {
  const still = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await still.goto(href('en', `/features/${feature}`));
  for (const viewport of [desktop, phone]) {
    await still.setViewportSize(viewport);
    const before = await sceneOf(still).boundingBox();
    await page.setViewportSize(viewport);
    const scene = await openScene(page, 'en', feature);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await scene.boundingBox()).toEqual(before);
  }
  await still.close();
}
