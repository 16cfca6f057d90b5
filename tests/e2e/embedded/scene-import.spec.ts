import type { Locator } from '@playwright/test';
import { href } from '../../../lib/routes.ts';
import { texts, translator } from '../../support/messages.ts';
import { calm, expect, landings, test } from '../../support/pages.ts';
import {
  desktop,
  expectFocusKept,
  expectNothingMoves,
  expectPicture,
  expectSceneAccessible,
  openScene,
  phone,
  pressAnyway,
  said,
  sceneOf,
} from '../../support/scenes.ts';

const feature = 'import-assist';
const moments = ['prepared', 'submitted', 'review', 'held', 'mayProceed', 'released'] as const;

const stop = (scene: Locator, moment: string) => scene.locator(`ol button[data-set="at=${moment}"]`);
const next = (scene: Locator) => scene.locator('[data-next]');
const start = (scene: Locator) => scene.locator('button[data-set="at=prepared"]').last();
/** Texts of other states stand hidden beside the one that is shown. */
const noHidden = { useInnerText: true };
const paper = (scene: Locator, id: 'label' | 'batch') => scene.locator(`[data-paper="${id}"]`);
const now = (scene: Locator) => scene.locator('[data-now]');
const status = (scene: Locator, product: string) =>
  scene.getByRole('row', { name: product }).getByRole('cell').last();

for (const { locale } of landings) {
  const text = texts(locale).sceneImportAssist;
  const t = translator(locale, 'sceneImportAssist');
  const title = (phase: keyof typeof text.now) => t(`now.${phase}.title`, { no: 4 });

  for (const [name, viewport] of Object.entries({ desktop, phone })) {
    test.describe(`${locale}, ${name}`, () => {
      test.use({ viewport });
      test.beforeEach(({ page }) => calm(page));

      test('from the start through the hold to its release', async ({ page }) => {
        const scene = await openScene(page, locale, feature);
        const jelly = status(scene, 'Yuja Collagen Jelly');
        const serum = status(scene, 'Camellia Barrier Serum');
        await expect(now(scene)).toContainText(title('held'), noHidden);
        await expect(jelly).toHaveText(text.statuses.held, noHidden);
        await expect(serum).toHaveText(text.statuses.released, noHidden);

        await start(scene).click();
        await expect(scene.getByText(text.badge.prepared, { exact: true })).toBeVisible();
        await expect(said(scene)).toContainText(title('prepared'));
        await expect(scene.getByText(t('progress', { day: 0, days: 15 }))).toBeVisible();
        await expect(scene.getByText(text.receipt.query, { exact: true })).toBeHidden();
        for (const moment of ['prepared', 'submitted', 'review'] as const) {
          await expect(stop(scene, moment)).toHaveAttribute('aria-current', 'step');
          await expect(now(scene)).toContainText(title(moment), noHidden);
          await expect(next(scene)).toHaveAccessibleName(text.now[moment].action);
          await expect(jelly).toHaveText(text.statuses[moment], noHidden);
          await expect(serum).toHaveText(text.statuses[moment], noHidden);
          await next(scene).click();
        }

        // What FDA asked for and what the team does about it; without both papers nothing is sent.
        await expect(stop(scene, 'held')).toHaveAttribute('aria-current', 'step');
        await expect(now(scene)).toContainText(title('held'), noHidden);
        await expect(scene.getByText(t('answerDue', { days: 2 }))).toBeVisible();
        await expect(scene.getByText(text.receipt.query, { exact: true })).toBeVisible();
        await expect(next(scene)).toHaveAttribute('aria-disabled', 'true');
        await pressAnyway(next(scene));
        await expect(said(scene)).toContainText(title('held'));
        await expect(scene).toHaveAttribute('data-answer', 'no');
        for (const id of ['label', 'batch'] as const) {
          await expect(paper(scene, id)).toContainText(text.asked.missing, noHidden);
          await paper(scene, id).click();
          await expect(paper(scene, id)).toHaveAttribute('aria-pressed', 'true');
          await expect(said(scene)).toContainText(text.asked.attached);
        }
        await next(scene).click();
        await expect(now(scene)).toContainText(title('sent'), noHidden);
        await expect(scene.getByText(text.badge.sent, { exact: true }).first()).toBeVisible();
        await expect(jelly).toHaveText(text.statuses.held, noHidden);

        await next(scene).click();
        await expect(now(scene)).toContainText(title('mayProceed'), noHidden);
        await expect(jelly).toHaveText(text.statuses.mayProceed, noHidden);
        await next(scene).click();
        await expect(jelly).toHaveText(text.statuses.released, noHidden);
        await expect(said(scene)).toContainText(title('released'));
        await expect(scene.getByText(t('progress', { day: 15, days: 15 }))).toBeVisible();

        // Back to Held it is open again.
        await next(scene).click();
        await expect(jelly).toHaveText(text.statuses.held, noHidden);
        await expect(paper(scene, 'label')).toHaveAttribute('aria-pressed', 'false');
        await stop(scene, 'released').click();
        await expect(jelly).toHaveText(text.statuses.released, noHidden);
        await stop(scene, 'held').click();
        await expect(jelly).toHaveText(text.statuses.held, noHidden);
        await expectFocusKept(scene);
      });
    });
  }

  test(`${locale}: axe finds nothing in any state`, async ({ page }) => {
    test.slow();
    await calm(page);
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      const scene = await openScene(page, locale, feature);
      await expectSceneAccessible(page);
      if (viewport === desktop) {
        for (const id of ['label', 'batch'] as const) await paper(scene, id).click();
        await expectSceneAccessible(page);
        await next(scene).click();
        await expectSceneAccessible(page);
        for (const moment of ['prepared', 'submitted', 'review'] as const) {
          await stop(scene, moment).click();
          await expectSceneAccessible(page);
        }
        await stop(scene, 'mayProceed').click();
        await expectSceneAccessible(page);
      }
      await stop(scene, 'released').click();
      await expectSceneAccessible(page);
    }
  });

  test(`${locale}: by keyboard alone`, async ({ page }) => {
    const scene = await openScene(page, locale, feature);
    await stop(scene, 'prepared').focus();
    for (const moment of ['submitted', 'held', 'mayProceed', 'released'] as const) {
      await page.keyboard.press('Tab');
      await expect(stop(scene, moment)).toBeFocused();
    }
    for (const id of ['label', 'batch'] as const) {
      await page.keyboard.press('Tab');
      await expect(paper(scene, id)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(paper(scene, id)).toHaveAttribute('aria-pressed', 'true');
    }
    await page.keyboard.press('Tab');
    for (const phase of ['sent', 'mayProceed', 'released', 'held'] as const) {
      await page.keyboard.press('Enter');
      await expect(now(scene)).toContainText(title(phase), noHidden);
      await expect(next(scene)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(now(scene)).toContainText(title('prepared'), noHidden);
    await expect(start(scene)).toBeFocused();
    // A stage whose button gives way to the hold's hands the focus on.
    await stop(scene, 'review').focus();
    await page.keyboard.press('Enter');
    await expect(stop(scene, 'review')).toBeFocused();
  });

  test.describe(`${locale}, without scripts`, () => {
    // The browser reports the scripts it was told not to load as failed requests.
    test.use({ javaScriptEnabled: false, viewport: desktop, expectedFailures: ['/_next/static/chunks/'] });

    test('draft, notice, stages, hold and fees are there to read', async ({ page }) => {
      await page.goto(href(locale, `/features/${feature}`));
      const scene = sceneOf(page);
      await expectPicture(scene);
      for (const stage of ['prepared', 'submitted', 'held', 'mayProceed', 'released'] as const) {
        await expect(stop(scene, stage)).toContainText(text.stages[stage], noHidden);
      }
      await expect(now(scene)).toContainText(title('held'), noHidden);
      await expect(scene.getByRole('row')).toHaveCount(5);
      await expect(status(scene, 'Yuja Collagen Jelly')).toHaveText(text.statuses.held, noHidden);
      await expect(scene.getByText('<PriorNotice')).toBeVisible();
      await expect(scene.getByText(text.receipt.due)).toBeVisible();
      await expect(scene.locator('code:visible', { hasText: '…' })).toHaveText(
        /^[0-9a-f]{8}…[0-9a-f]{6}$/,
        noHidden,
      );
      await expect(scene.locator('figcaption')).toHaveText(text.caption);
    });
  });
}

test('the window keeps its height on a desktop, and the ship sails', async ({ page }) => {
  await page.setViewportSize(desktop);
  await calm(page);
  for (const { locale } of landings) {
    const scene = await openScene(page, locale, feature);
    const height = async () => (await scene.boundingBox())?.height;
    const bow = async () => {
      const box = await scene.getByText('HANBIT LINE').boundingBox();
      return Math.round(box?.x ?? 0);
    };
    const first = await height();
    await start(scene).click();
    let sailed = 0;
    for (const moment of moments) {
      await stop(scene, moment === 'held' ? 'mayProceed' : moment).click();
      if (moment === 'held') await stop(scene, 'held').click();
      expect(await height(), moment).toBe(first);
      expect(await bow(), moment).toBeGreaterThan(sailed);
      sailed = await bow();
    }
  }
});

test('the script moves nothing when it comes', async ({ browser, page, baseURL }) => {
  await expectNothingMoves(browser, page, feature, baseURL);
});

test('the ship glides only for those who want motion', async ({ page }) => {
  for (const motion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    const scene = await openScene(page, 'en', feature);
    const glides = await scene
      .getByText('HANBIT LINE')
      .evaluate((line) => getComputedStyle(line.closest('div') ?? line).transitionProperty.includes('right'));
    expect(glides).toBe(motion === 'no-preference');
  }
});
