import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales.ts';
import type { MessageTypes } from '../../lib/i18n/messages.ts';
import { type Feature, href } from '../../lib/routes.ts';
import { expectAccessible } from './accessibility.ts';
import { texts, translator } from './messages.ts';
import {
  desktop,
  englishFirst,
  expect,
  full,
  inEachLanguage,
  landings,
  phone,
  reduceMotion,
  test,
  visit,
  withoutScripts,
} from './pages.ts';

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

type Namespace = Exclude<Extract<keyof MessageTypes, `scene${string}`>, 'scene'>;
type Texts = ReturnType<typeof texts>;
type Options = {
  /** In this window and with reduced motion. */
  viewport?: typeof desktop;
  /** With a clock that the test can stop. */
  clock?: boolean;
  /** Before every change in Korean too. */
  everyLanguage?: boolean;
};
type Given<Name extends Namespace> = {
  locale: Locale;
  text: Texts[Name];
  t: ReturnType<typeof translator<Name>>;
  /** A test that opens the scene, which invites and has not ended. Axe has looked at it there in every-page.spec.ts. */
  journey: (name: string, options: Options, walk: (scene: Locator, page: Page) => Promise<void>) => void;
};

/** The journeys through a scene, in each language: English before every change, Korean before a release. */
export function sceneJourneys<Name extends Namespace>(
  feature: Feature,
  namespace: Name,
  define: (given: Given<Name>) => void,
) {
  for (const { locale } of landings) {
    const text = texts(locale)[namespace];
    const journey: Given<Name>['journey'] = (name, { viewport, clock, everyLanguage }, walk) =>
      test(
        `${feature} in ${locale}: ${name}`,
        everyLanguage ? {} : englishFirst(locale),
        async ({ page }) => {
          test.slow();
          if (clock) await page.clock.install();
          if (viewport) await page.setViewportSize(viewport);
          if (viewport) await reduceMotion(page);
          const scene = await openScene(page, locale, feature);
          // The vault's export button invites by its name.
          if (feature !== 'evidence-vault') await expect(scene.getByText(text.invite)).toBeVisible();
          await expect(scene.locator('[data-ending]')).toHaveCount(0);
          await walk(scene, page);
        },
      );
    define({ locale, text, t: translator(locale, namespace), journey });
  }
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

/** Tests that every scene must pass; `read` names what is there to read without scripts. */
export function testServed<Name extends Namespace>(
  feature: Feature,
  namespace: Name,
  read: (scene: Locator, text: Texts[Name], t: Given<Name>['t']) => Locator[],
) {
  test.describe('without scripts', () => {
    test.use({ ...withoutScripts, viewport: desktop });

    inEachLanguage(`${feature} is a picture, complete and there to read`, async ({ page, locale, text }) => {
      await page.goto(href(locale, `/features/${feature}`));
      const scene = sceneOf(page);
      await expectPicture(scene);
      const notice = page.locator('noscript p', { hasText: text.featurePage.withoutScripts });
      await expect(notice).toBeVisible();
      const parts = read(scene, text[namespace], translator(locale, namespace));
      for (const part of parts) await expect(part).toBeVisible();
      await expect(scene.locator('figcaption')).toHaveText(text[namespace].caption);
    });
  });

  test(`${feature}: the script moves nothing when it comes`, full, async ({ browser, page, baseURL }) => {
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
  });
}

/** Presses a button with aria-disabled, as a visitor may. */
export async function pressAnyway(button: Locator) {
  // A forced click would not wait for the page to stand still.
  await button.hover();
  await button.click({ force: true });
}

/** Presses keys one after the other: what then has the focus, or a text that it contains. */
export async function pressThrough(
  page: Page,
  steps: readonly (readonly [key: string, then: Locator | string])[],
) {
  for (const [key, then] of steps) {
    await page.keyboard.press(key);
    if (typeof then === 'string') await expect(page.locator(':focus')).toContainText(then);
    else await expect(then).toBeFocused();
  }
}

/** The window keeps its height. Call it at the start; the function it returns compares. */
export async function heightKept(scene: Locator): Promise<() => Promise<void>> {
  const height = (await scene.boundingBox())?.height;
  return async () => expect((await scene.boundingBox())?.height).toBe(height);
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
  // Nothing is filled like a button that could be pressed, once colors have stopped moving.
  const buttons = scene.locator('button:not([aria-pressed="true"], [data-finding])');
  await expect(buttons).not.toHaveCount(0);
  const filled = () =>
    buttons.evaluateAll((all) =>
      all
        .map((each) => getComputedStyle(each).backgroundColor)
        .filter((color) => color !== 'rgba(0, 0, 0, 0)'),
    );
  await expect.poll(filled).toEqual([]);
}
