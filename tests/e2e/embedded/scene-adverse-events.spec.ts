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

const feature = 'adverse-events';

const card = (scene: Locator, key: string) => scene.locator(`[data-card="${key}"]`);
const column = (scene: Locator, id: string) => scene.locator(`[data-column="${id}"]`);
const count = (scene: Locator, id: string) => column(scene, id).locator('[data-count]');
const flag = (scene: Locator, key: string) => scene.locator(`[data-flag="${key}"]`);
const take = (scene: Locator, key: string) => card(scene, key).getByRole('button', { name: `AE-${key}` });
const reminder = (scene: Locator, day: number) => scene.locator(`[data-reminder="${day}"]`);
/** A message with its arguments put in. */
const filled = (message: string, values: Record<string, string | number>) =>
  message.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));

for (const { locale } of landings) {
  const text = texts(locale).sceneAdverseEvents;
  const t = translator(locale, 'sceneAdverseEvents');
  /** The badge of a case, and how a reminder names it. */
  const badgeOf = (days: number) => `${text.badge}${days}`;
  const reminded = (key: string, days: number) => t('said.reminded', { number: `AE-${key}`, days });
  const button = (scene: Locator, key: string, name: string) =>
    card(scene, key).getByRole('button', { name, exact: true });

  for (const [name, viewport] of Object.entries({ desktop, phone })) {
    test.describe(`${locale}, ${name}`, () => {
      test.use({ viewport });
      test.beforeEach(({ page }) => calm(page));

      test('a draft is completed, reviewed, sent back, submitted and kept', async ({ page }) => {
        await page.clock.install();
        const scene = await openScene(page, locale, feature);
        const review = button(scene, '0421', text.send);
        await expect(take(scene, '0421')).toHaveAttribute('aria-pressed', 'true');
        await expect(review).toHaveAttribute('aria-disabled', 'true');
        await expect(review).toHaveAccessibleDescription(text.lacking.sections);
        await pressAnyway(review);
        await expect(said(scene)).toHaveText(text.lacking.sections);
        await expect(card(scene, '0421').locator('[aria-current="step"]')).toContainText(
          text.sections.product,
        );

        for (const letter of ['C', 'E', 'G']) {
          await button(scene, '0421', filled(text.complete, { letter })).click();
        }
        await expect(said(scene)).toContainText(filled(text.allSections, { total: 5 }));
        await expect(review).toBeFocused();
        await review.click();
        await expect(said(scene)).toHaveText(filled(text.said.inReview, { number: 'AE-0421' }));
        await expect(column(scene, 'inReview').locator('[data-card]').first()).toContainText('AE-0421');
        await expect(count(scene, 'draft')).toHaveText('1');
        await expect(count(scene, 'inReview')).toHaveText('4');
        await expect(take(scene, '0421')).toBeFocused();
        await expect(card(scene, '0421')).toBeInViewport();

        await button(scene, '0421', text.back).click();
        await expect(column(scene, 'draft').locator('[data-card="0421"]')).toBeVisible();
        await expect(said(scene)).toHaveText(filled(text.said.draft, { number: 'AE-0421' }));
        await button(scene, '0421', text.send).click();

        // Time stands still between the report and its acknowledgment.
        await page.clock.pauseAt(new Date(Date.now() + 600_000));
        await button(scene, '0421', text.submit).click();
        await expect(said(scene)).toHaveText(filled(text.said.sent, { number: 'AE-0421' }));
        await expect(flag(scene, '0421')).toBeHidden();
        await expect(scene.locator('[data-open]')).toHaveText('4');
        const filed = column(scene, 'submitted').locator('[data-card="0421"]');
        await expect(filed.getByText(text.awaiting)).toBeVisible();
        await expect(filed.getByText(text.sent, { exact: true }).last()).toBeVisible();
        await page.clock.runFor(2000);
        await expect(filed.getByText(text.acknowledged, { exact: true })).toBeVisible();
        await expect(filed.getByText(filled(text.kept, { years: 6 }))).toBeVisible();
        await expect(filed.getByText('2032-11-21')).toBeVisible();
        await expect(filed.getByText('ESG-8842294')).toBeVisible();
        await expect(said(scene)).toContainText('2032-11-21');
        await expect(scene.locator('[data-archived]')).toHaveText('24');
        await expect(scene.locator('[data-status]')).toContainText(text.status.stopped);
        await expect(filed.getByRole('button')).toHaveCount(1);
        await expectFocusKept(scene);
      });

      test('days pass, reminders go out, and what is due holds the day', async ({ page }) => {
        const scene = await openScene(page, locale, feature);
        const next = scene.locator('[data-next-day]');
        await take(scene, '0412').click();
        await expect(scene.locator('[data-status]')).toContainText(t('status.next', { days: 0 }));
        await expect(said(scene)).toContainText('AE-0412');
        for (const day of [10, 5, 2]) {
          await expect(reminder(scene, day)).toHaveAttribute('data-state', 'sent');
        }
        await expect(reminder(scene, 0)).toHaveAttribute('data-state', 'ahead');

        const before = await flag(scene, '0417').getAttribute('x');
        await next.click();
        await expect(scene.locator('[data-today]')).toHaveText('2026-11-22');
        await expect(card(scene, '0412')).toContainText(badgeOf(0));
        await expect(card(scene, '0417')).toContainText(badgeOf(3));
        expect(await flag(scene, '0417').getAttribute('x')).not.toBe(before);
        await expect(card(scene, '0412').locator('[data-reminded]')).toBeVisible();
        await expect(card(scene, '0417').locator('[data-reminded]')).toBeHidden();
        await expect(said(scene)).toContainText(`${reminded('0419', 10)}, ${reminded('0412', 0)}`);
        await expect(reminder(scene, 0)).toHaveAttribute('data-state', 'sent');

        await expect(next).toHaveAttribute('aria-disabled', 'true');
        await pressAnyway(next);
        await expect(said(scene)).toHaveText(text.hold.due);
        await expect(scene.locator('[data-today]')).toHaveText('2026-11-22');

        const submit = button(scene, '0412', text.submit);
        await expect(submit).toHaveAccessibleDescription(text.lacking.label);
        await button(scene, '0412', text.attach).click();
        await expect(card(scene, '0412').getByText(text.labelAttached)).toBeVisible();
        await expect(submit).toBeFocused();
        await submit.click();
        await expect(card(scene, '0412').getByText('2032-11-22')).toBeVisible();
        await next.click();
        const badge = card(scene, '0417').locator('[data-tone]');
        await expect(badge).toContainText(badgeOf(2));
        await expect(badge.getByText(text.overdueRisk)).toBeVisible();
        await expect(badge).toHaveAttribute('data-tone', 'seal');
        await expect(said(scene)).toContainText(reminded('0417', 2));

        await scene.getByRole('button', { name: text.again }).click();
        await expect(said(scene)).toHaveText(text.said.again);
        await expect(scene.locator('[data-today]')).toHaveText('2026-11-21');
        await expect(count(scene, 'inReview')).toHaveText('3');
        await expect(card(scene, '0412')).toContainText(badgeOf(1));
        await expect(scene.locator('[data-archived]')).toHaveText('23');
      });

      test('axe finds nothing', async ({ page }) => {
        test.slow();
        const scene = await openScene(page, locale, feature);
        const check = async () => {
          if (viewport === desktop) await expectSceneAccessible(page);
        };
        await expectSceneAccessible(page);
        await take(scene, '0412').click();
        await check();
        await button(scene, '0412', text.attach).click();
        await scene.locator('[data-next-day]').click();
        await check();
        await button(scene, '0412', text.submit).click();
        await expect(card(scene, '0412').getByText(text.acknowledged, { exact: true })).toBeVisible();
        await expectSceneAccessible(page);
      });
    });
  }

  test(`${locale}: by keyboard alone`, async ({ page }) => {
    const scene = await openScene(page, locale, feature);
    await scene.locator('[data-next-day]').focus();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(text.again);
    await page.keyboard.press('Tab');
    await expect(take(scene, '0421')).toBeFocused();
    await page.keyboard.press('Tab');
    for (let section = 0; section < 3; section += 1) await page.keyboard.press('Enter');
    await expect(button(scene, '0421', text.send)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(take(scene, '0421')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(scene, '0421', text.back)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(take(scene, '0421')).toBeFocused();
    await expect(said(scene)).toContainText('ESG-8842294');
    await expectFocusKept(scene);
  });

  test(`${locale}: a new case starts with the whole clock`, async ({ page }) => {
    await page.setViewportSize(desktop);
    const scene = await openScene(page, locale, feature);
    await scene.getByRole('button', { name: text.newCase, exact: true }).click();
    await expect(card(scene, '0422')).toContainText(badgeOf(15));
    await expect(take(scene, '0422')).toBeFocused();
    await expect(count(scene, 'draft')).toHaveText('3');
    await expect(flag(scene, '0422')).toBeVisible();
    await expect(flag(scene, '0422')).toHaveAttribute('x', '0%');
  });

  test.describe(`${locale}, without scripts`, () => {
    // The browser reports the scripts it was told not to load as failed requests.
    test.use({ javaScriptEnabled: false, viewport: desktop, expectedFailures: ['/_next/static/chunks/'] });

    test('board, clock and filed cases are there to read', async ({ page }) => {
      await page.goto(href(locale, `/features/${feature}`));
      const scene = sceneOf(page);
      await expectPicture(scene);
      for (const id of ['draft', 'inReview', 'submitted'] as const) {
        await expect(scene.getByText(text.columns[id], { exact: true })).toBeVisible();
      }
      for (const key of ['0421', '0419', '0412', '0417', '0418', '0409', '0406']) {
        await expect(card(scene, key)).toBeVisible();
      }
      await expect(card(scene, '0422')).toBeHidden();
      await expect(card(scene, '0412').locator('[data-tone]')).toContainText(badgeOf(1));
      await expect(card(scene, '0412').getByText(text.overdueRisk)).toBeVisible();
      await expect(card(scene, '0409').getByText('ESG-8841207')).toBeVisible();
      await expect(scene.locator('figcaption')).toContainText('15');
    });
  });
}

test('the window keeps its height on a wide screen whatever is moved', async ({ page }) => {
  await page.setViewportSize(desktop);
  const scene = await openScene(page, 'en', feature);
  const height = (await scene.boundingBox())?.height;
  const text = texts('en').sceneAdverseEvents;
  for (const key of ['0412', '0417', '0418', '0419', '0409', '0421']) {
    await take(scene, key).click();
    expect((await scene.boundingBox())?.height).toBe(height);
  }
  for (let section = 0; section < 3; section += 1) await scene.locator('[data-fills]').click();
  for (const key of ['0421', '0419']) {
    await take(scene, key).click();
    await card(scene, key).getByRole('button', { name: text.send }).click();
    expect((await scene.boundingBox())?.height).toBe(height);
  }
  for (const key of ['0419', '0421', '0418', '0417']) {
    await take(scene, key).click();
    await card(scene, key).getByRole('button', { name: text.submit }).click();
    expect((await scene.boundingBox())?.height).toBe(height);
  }
});

test('the script moves nothing when it comes', async ({ browser, page, baseURL }) => {
  await expectNothingMoves(browser, page, feature, baseURL);
});

test('the crop fits a phone at a glance', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const { address } of landings) {
    await page.goto(address);
    const crop = page.locator('figure[data-crop][data-scene="5"]');
    expect((await crop.boundingBox())?.height).toBeLessThan(310);
    await expect(crop.getByText('AE-0412')).toBeVisible();
  }
});
