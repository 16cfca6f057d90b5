import type { Locator } from '@playwright/test';
import { texts } from '../../support/messages.ts';
import { desktop, expect, phone, test } from '../../support/pages.ts';
import {
  expectEnding,
  expectInView,
  expectSceneAccessible,
  heightKept,
  openScene,
  pressAnyway,
  pressThrough,
  said,
  sceneJourneys,
  testServed,
} from '../../support/scenes.ts';

const feature = 'adverse-events';

const card = (scene: Locator, key: string) => scene.locator(`[data-card="${key}"]`);
const column = (scene: Locator, id: string) => scene.locator(`[data-column="${id}"]`);
const flag = (scene: Locator, key: string) => scene.locator(`[data-flag="${key}"]`);
const take = (scene: Locator, key: string) => card(scene, key).getByRole('button', { name: `AE-${key}` });
const onward = (scene: Locator, key: string) => card(scene, key).locator('[data-onward]');

/** Excludes texts for screen readers, which are one pixel high. */
const expectReadable = async (text: Locator) =>
  expect((await text.boundingBox())?.height).toBeGreaterThan(12);

sceneJourneys(feature, 'sceneAdverseEvents', ({ locale, text, t, journey }) => {
  const common = texts(locale).scene;
  const wide = { viewport: desktop, language: 'en' } as const;
  const complete = (scene: Locator, letter: string) =>
    card(scene, '0421').getByRole('button', { name: t('complete', { letter }), exact: true });
  const expectFiled = (scene: Locator, key: string, days: number) =>
    expectEnding(card(scene, key), locale, {
      stamp: /^FILED 제출 완료/,
      sentence: t('ending', { number: `AE-${key}`, days }),
    });

  journey(
    'by mouse, passes days and returns, reports and keeps the cases that are due',
    { ...wide, clock: true },
    async (scene, page) => {
      const next = scene.locator('[data-next-day]');
      // The case that is due first is selected. A press on another names the missing parts.
      await expect(take(scene, '0412')).toHaveAttribute('aria-pressed', 'true');
      await take(scene, '0421').click();
      await expect(onward(scene, '0421')).toHaveAccessibleDescription(text.lacking.sections);
      await expectReadable(card(scene, '0421').getByText(text.lacking.sections));
      await pressAnyway(onward(scene, '0421'));
      await expect(said(scene)).toHaveText(text.lacking.sections);
      await expect(card(scene, '0421').locator('[data-refused]')).toHaveText(text.lacking.sections);

      await take(scene, '0412').click();
      await expect(said(scene)).toContainText(t('status.next', { days: 0 }));
      await expect(scene.locator('[data-reminder="2"]')).toHaveAttribute('data-state', 'sent');
      const before = await flag(scene, '0417').getAttribute('x');
      await next.click();
      await expect(scene.locator('[data-today]')).toHaveText('2026-11-22');
      expect(await flag(scene, '0417').getAttribute('x')).not.toBe(before);
      await expect(card(scene, '0412').locator('[data-reminded]')).toBeVisible();
      await expect(said(scene)).toContainText(t('said.reminded', { number: 'AE-0412', days: 0 }));
      await pressAnyway(next);
      await expect(said(scene)).toHaveText(text.hold.due);
      await expect(next).toHaveAccessibleDescription(text.hold.due);
      await expectReadable(scene.locator('[data-status]'));

      // A draft without its label may go to review.
      await card(scene, '0412').getByRole('button', { name: text.back }).click();
      await expect(card(scene, '0412')).toContainText(text.labelMissing);
      await expect(complete(scene, 'C')).toHaveCount(0);
      await onward(scene, '0412').click();
      await expect(column(scene, 'inReview').locator('[data-card="0412"]')).toBeVisible();
      await expect(said(scene)).toHaveText(t('said.inReview', { number: 'AE-0412' }));
      await card(scene, '0412').getByRole('button', { name: text.attach }).click();
      await expect(onward(scene, '0412')).toBeFocused();

      // The clock does not advance between the report and its acknowledgment.
      await page.clock.pauseAt(new Date(Date.now() + 600_000));
      await onward(scene, '0412').click();
      await expect(said(scene)).toHaveText(t('said.sent', { number: 'AE-0412' }));
      await expect(flag(scene, '0412')).toHaveCount(0);
      await expect(card(scene, '0412').getByText(text.awaiting)).toBeVisible();
      await expect(scene.locator('[data-ending]')).toHaveCount(0);
      await page.clock.runFor(2000);
      await expect(said(scene)).toContainText('2032-11-22');
      await expect(scene.locator('[data-archived]')).toHaveText('24');
      await expect(scene.locator('[data-status]')).toContainText(text.status.stopped);
      await expectFiled(scene, '0412', 0);
      await page.clock.resume();
      await expectSceneAccessible(page);

      await scene.getByRole('button', { name: common.again }).click();
      await expect(said(scene)).toHaveText(text.said.again);
      await expect(scene.locator('[data-archived]')).toHaveText('23');
    },
  );

  journey('by keyboard alone', { ...wide, language: 'ko' }, async (scene, page) => {
    await take(scene, '0421').focus();
    await pressThrough(page, [
      ['Enter', take(scene, '0421')],
      ['Tab', complete(scene, 'C')],
      ['Enter', complete(scene, 'E')],
      ['Enter', complete(scene, 'G')],
      ['Enter', onward(scene, '0421')],
      ['Space', take(scene, '0421')],
      ['Tab', card(scene, '0421').getByRole('button', { name: text.back })],
      ['Tab', onward(scene, '0421')],
      ['Enter', take(scene, '0421')],
    ]);
    await expectFiled(scene, '0421', 13);
    await pressThrough(page, [['Tab', scene.getByRole('link', { name: common.trial })]]);
  });

  const narrow = { viewport: phone };
  journey('on a phone a case and what was pressed on it stay in view', narrow, async (scene, page) => {
    await take(scene, '0421').click();
    for (const letter of ['C', 'E', 'G']) {
      await complete(scene, letter).click();
      await expectInView(card(scene, '0421').locator('[data-state="pass"]').last());
    }
    for (const stage of ['inReview', 'submitted']) {
      await onward(scene, '0421').click();
      await expect(column(scene, stage).locator('[data-card="0421"]')).toBeInViewport({ ratio: 1 });
    }
    const ending = await expectFiled(scene, '0421', 13);
    await expect(ending).toBeInViewport({ ratio: 1 });
    await expectSceneAccessible(page);
  });
});

testServed(feature, 'sceneAdverseEvents', (text) => [
  ...['0421', '0419', '0412', '0417', '0418', '0409', '0406'].map((key) => `AE-${key}`),
  text.overdueRisk,
  'ESG-8841207',
]);

test("keeps the window's height and starts a new case with the whole clock", async ({ page }) => {
  await page.setViewportSize(desktop);
  const scene = await openScene(page, 'en', feature);
  const text = texts('en').sceneAdverseEvents;
  const expectHeight = await heightKept(scene);
  for (const key of ['0412', '0417', '0418']) {
    await take(scene, key).click();
    await expectHeight();
  }
  for (const key of ['0419', '0417']) {
    await take(scene, key).click();
    if (key === '0419') await onward(scene, key).click();
    await expectHeight();
    await onward(scene, key).click();
    await expect(card(scene, key).locator('[data-ending]')).toBeVisible();
    await expectHeight();
  }
  await scene.getByRole('button', { name: text.newCase, exact: true }).click();
  await expect(card(scene, '0422')).toContainText(`${text.badge}15`);
  await expect(take(scene, '0422')).toBeFocused();
  await expect(flag(scene, '0422')).toHaveAttribute('x', '0%');
  // It goes to review once its first section is complete.
  await pressAnyway(onward(scene, '0422'));
  await expect(column(scene, 'draft').locator('[data-card="0422"]')).toBeVisible();
  await expect(said(scene)).toHaveText(text.lacking.firstSection);
  await card(scene, '0422').locator('[data-supply]').click();
  await expect(onward(scene, '0422')).toBeFocused();
  await onward(scene, '0422').click();
  await expect(column(scene, 'inReview').locator('[data-card="0422"]')).toBeVisible();
});
