import type { Locator } from '@playwright/test';
import { desktop, expect, phone } from '../../support/pages.ts';
import {
  expectEnding,
  expectInView,
  expectSceneAccessible,
  heightKept,
  pressAnyway,
  pressThrough,
  said,
  sceneJourneys,
  testServed,
} from '../../support/scenes.ts';

const feature = 'import-assist';
const moments = ['prepared', 'submitted', 'review', 'held', 'mayProceed', 'released'] as const;
const papers = ['label', 'photos'] as const;

const stage = (scene: Locator, moment: string) => scene.locator(`ol [data-moment="${moment}"]`);
const next = (scene: Locator) => scene.locator('[data-next]');
const again = (scene: Locator) => scene.locator('[data-again]');
const paper = (scene: Locator, id: (typeof papers)[number]) => scene.locator(`[data-paper="${id}"]`);
const now = (scene: Locator) => scene.locator('[data-now]');
const ending = (scene: Locator) => scene.locator('[data-ending]');
const status = (scene: Locator, product: string) =>
  scene.getByRole('row', { name: product }).getByRole('cell').last();

sceneJourneys(feature, 'sceneImportAssist', ({ locale, text, t, journey }) => {
  const title = (phase: keyof typeof text.now) => t(`now.${phase}.title`, { no: 1 });

  journey(
    'by mouse from the draft to the release',
    { viewport: desktop, language: 'en' },
    async (scene, page) => {
      const expectHeight = await heightKept(scene, 1);
      // Without both documents nothing is sent, and a message names the missing one.
      await expect(next(scene)).toHaveAttribute('aria-disabled', 'true');
      await pressAnyway(next(scene));
      await expect(said(scene)).toHaveText(text.attachFirst);
      await expect(scene.getByText(text.attachFirst).filter({ visible: true }).first()).toBeVisible();
      await expect(next(scene)).toHaveAccessibleDescription(text.attachFirst);
      await paper(scene, 'label').click();
      await expect(paper(scene, 'label')).toHaveAttribute('aria-pressed', 'true');
      await expect(said(scene)).toContainText(text.asked.attached);
      // The tag goes on to what is still missing.
      await expect(scene.locator('li:has([data-paper="photos"]) [data-invite]')).toBeVisible();
      await expect(paper(scene, 'photos')).toHaveAttribute('aria-pressed', 'false');

      // After a restart the ship sails from the first day, and the window keeps its height.
      await again(scene).click();
      await expect(scene.getByText(text.badge.prepared, { exact: true })).toBeVisible();
      const ship = scene.locator('[data-ship]');
      // It glides only without reduced motion (base.css).
      await expect(ship).toHaveCSS('transition-property', 'none');
      let sailed = Number.NEGATIVE_INFINITY;
      for (const moment of moments) {
        await stage(scene, moment === 'held' ? 'mayProceed' : moment).click();
        if (moment === 'held') await stage(scene, 'held').click();
        await expect(said(scene)).toContainText(title(moment));
        await expect(now(scene)).toContainText(title(moment));
        await expect(status(scene, 'Camellia Barrier Serum')).toHaveText(text.statuses[moment]);
        await expectHeight();
        // The final position: an animation may still be running.
        await scene.evaluate(async (figure) => {
          await Promise.allSettled(figure.getAnimations({ subtree: true }).map(({ finished }) => finished));
        });
        const bow = async () => (await ship.boundingBox())?.x ?? 0;
        await expect.poll(bow, moment).toBeGreaterThan(sailed);
        sailed = await bow();
      }
      await expectEnding(scene, locale, { stamp: /^RELEASED/, sentence: text.ending });
      await expectSceneAccessible(page);
    },
  );

  journey('by keyboard alone', { language: 'ko' }, async (scene, page) => {
    await again(scene).focus();
    const stops = ['prepared', 'submitted', 'held', 'mayProceed', 'released'];
    await pressThrough(
      page,
      stops.map((moment) => ['Tab', stage(scene, moment)]),
    );
    for (const id of papers) {
      await pressThrough(page, [
        ['Tab', paper(scene, id)],
        ['Space', paper(scene, id)],
      ]);
    }
    await pressThrough(page, [['Tab', next(scene)]]);
    for (const phase of ['sent', 'mayProceed', 'released'] as const) {
      await page.keyboard.press('Enter');
      await expect(now(scene)).toContainText(title(phase));
    }
    // The button is gone; the message in its place has the focus, and the trial is next.
    await expect(now(scene)).toBeFocused();
    await pressThrough(page, [['Tab', ending(scene).getByRole('link')]]);
    await again(scene).focus();
    await page.keyboard.press('Enter');
    await expect(now(scene)).toContainText(title('prepared'));
    await expect(again(scene)).toBeFocused();
  });

  journey(
    'on a phone the control and what it changes are seen together',
    { viewport: phone },
    async (scene, page) => {
      await stage(scene, 'submitted').click();
      await expectInView(stage(scene, 'submitted'), now(scene), next(scene));
      for (const moment of ['review', 'held']) {
        await next(scene).click();
        await expectInView(stage(scene, moment), now(scene), next(scene));
      }
      for (const id of papers) await paper(scene, id).click();
      await expectInView(now(scene), paper(scene, 'label'), next(scene));
      for (const moment of ['held', 'mayProceed', 'released']) {
        await next(scene).click();
        await expectInView(stage(scene, moment), now(scene));
      }
      await expectInView(stage(scene, 'released'), ending(scene).getByRole('link'));
      await expectSceneAccessible(page);
    },
  );
});

testServed(feature, 'sceneImportAssist', (text, t) => [
  text.stages.held,
  t('now.held.title', { no: 1 }),
  'Camellia Barrier Serum',
  text.statuses.held,
  '<PriorNotice',
  text.receipt.due,
]);
