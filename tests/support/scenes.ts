import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales.ts';
import type { MessageTypes } from '../../lib/i18n/messages.ts';
import { type Feature, href } from '../../lib/routes.ts';
import { expectAccessible } from './accessibility.ts';
import { texts, translator } from './messages.ts';
import { desktop, expect, inEachLanguage, landings, phone, reduceMotion, test, visit } from './pages.ts';

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
  /** The only language of behavior that the texts and their width do not change. */
  language?: Locale;
};
type Given<Name extends Namespace> = {
  locale: Locale;
  text: Texts[Name];
  t: ReturnType<typeof translator<Name>>;
  /** A test that opens the scene, which invites and has not ended. Axe has looked at it there in every-page.spec.ts. */
  journey: (name: string, options: Options, walk: (scene: Locator, page: Page) => Promise<void>) => void;
};

/** The journeys through a scene, in each language. */
export function sceneJourneys<Name extends Namespace>(
  feature: Feature,
  namespace: Name,
  define: (given: Given<Name>) => void,
) {
  for (const { locale } of landings) {
    const text = texts(locale)[namespace];
    const journey: Given<Name>['journey'] = (name, { viewport, clock, language }, walk) => {
      if (language && language !== locale) return;
      test(`${feature} in ${locale}: ${name}`, async ({ page }) => {
        test.slow();
        if (clock) await page.clock.install();
        if (viewport) await page.setViewportSize(viewport);
        if (viewport) await reduceMotion(page);
        const scene = await openScene(page, locale, feature);
        // The vault's export button invites by its name.
        if (feature !== 'evidence-vault') await expect(scene.locator('[data-invite]')).toBeVisible();
        await expect(scene.locator('[data-ending]')).toHaveCount(0);
        await walk(scene, page);
      });
    };
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

/** A button and its result are completely in the viewport together, and nothing cuts them. */
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

/** Returns the text that a screen reader reads; disabled controls make no difference. */
const asRead = async (scene: Locator) => (await scene.ariaSnapshot()).replaceAll(' [disabled]', '');

/**
 * A test that every scene must pass: without scripts it is a complete picture, and the script that brings it to life moves
 * and rewrites nothing; `words` are some of its text.
 */
export function testServed<Name extends Namespace>(
  feature: Feature,
  namespace: Name,
  words: (text: Texts[Name], t: Given<Name>['t']) => string[],
) {
  inEachLanguage(
    `${feature} is a picture without scripts, and does not change when they load`,
    async ({ browser, page, baseURL, locale, text }) => {
      const still = await browser.newPage({ baseURL, javaScriptEnabled: false, viewport: desktop });
      await still.goto(href(locale, `/features/${feature}`));
      const notice = still.locator('noscript p', { hasText: text.featurePage.withoutScripts });
      await expect(notice).toBeVisible();
      const picture = sceneOf(still);
      await expectPicture(picture);
      for (const word of words(text[namespace], translator(locale, namespace)))
        await expect(picture).toContainText(word, { useInnerText: true });
      for (const viewport of [desktop, phone]) {
        await still.setViewportSize(viewport);
        await page.setViewportSize(viewport);
        const scene = await openScene(page, locale, feature);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        expect(await scene.boundingBox()).toEqual(await picture.boundingBox());
        expect(await asRead(scene)).toBe(await asRead(picture));
      }
      await still.close();
    },
  );
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

/**
 * The window keeps its height. Call it at the start; the function it returns compares.
 * @param tolerance in px, where a page has scrolled by a part of one meanwhile.
 */
export async function heightKept(scene: Locator, tolerance = 0): Promise<() => Promise<void>> {
  const height = async () => (await scene.boundingBox())?.height ?? Number.NaN;
  const first = await height();
  return async () => expect(Math.abs((await height()) - first)).toBeLessThanOrEqual(tolerance);
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

/** Without scripts a scene has no controls that could be pressed, and none that look so. */
async function expectPicture(scene: Locator) {
  await expect(scene).not.toHaveAttribute('data-live');
  await expect(scene.locator(':is(button, input):enabled')).toHaveCount(0);
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
