import type { Locator, Page } from '@playwright/test';
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

const feature = 'mocra-wizard';
const steps = ['facility', 'responsiblePerson', 'listedProduct', 'ingredients', 'review'] as const;
const stages = ['uploaded', 'validated', 'issued'] as const;
const ticket = 'CPL-2026-118219';

const stepButton = (scene: Locator, step: string) => scene.locator(`button[data-step="${step}"]`);
const settle = (scene: Locator, desk: 'lot' | 'talc') => scene.locator(`button[data-desk="${desk}"]`);
const submit = (scene: Locator) => scene.locator('[data-submit]');
const accept = (scene: Locator) => scene.locator('[data-accepts]');
const confirm = (scene: Locator) => scene.locator('[data-settles]:visible');

/** Settles all that is open, as a visitor would with the mouse. */
async function settleAll(scene: Locator) {
  for (const desk of ['lot', 'talc'] as const) {
    await settle(scene, desk).click();
    await confirm(scene).click();
  }
  await accept(scene).click();
}

async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

for (const { locale } of landings) {
  const text = texts(locale).sceneMocraWizard;
  const t = translator(locale, 'sceneMocraWizard');

  for (const [name, viewport] of Object.entries({ desktop, phone })) {
    test.describe(`${locale}, ${name}`, () => {
      test.use({ viewport });
      test.beforeEach(({ page }) => calm(page));

      test('a filing from its fourth step to the ticket, by mouse', async ({ page }) => {
        const scene = await openScene(page, locale, feature);
        await expect(stepButton(scene, 'ingredients')).toHaveAttribute('aria-current', 'step');
        await expect(submit(scene)).toHaveAttribute('aria-disabled', 'true');

        await settle(scene, 'lot').click();
        await expect(scene.getByText(text.desk.lot.title)).toBeVisible();
        await confirm(scene).click();
        await expect(settle(scene, 'lot')).toBeHidden();
        await expect(said(scene)).toHaveText(text.said.lot);
        await expect(scene.getByText(t('totals.fix', { count: 1 }), { exact: true })).toBeHidden();
        await expectFocusKept(scene);

        await settle(scene, 'talc').click();
        await expect(scene.getByText(text.desk.talc.title)).toBeVisible();
        await confirm(scene).click();
        await expect(said(scene)).toHaveText(text.said.talc);

        await accept(scene).click();
        await expect(scene.getByRole('rowheader', { name: 'Limonene' })).toBeVisible();
        await expect(scene.getByText(t('totals.pass', { count: 8 }), { exact: true })).toBeVisible();
        await expect(submit(scene)).toHaveAttribute('aria-disabled', 'true');

        await scene.locator('[data-onward]').click();
        await expect(stepButton(scene, 'review')).toHaveAttribute('aria-current', 'step');
        await expectFocusKept(scene);
        await scene.locator('[data-signs]').click();
        await expect(submit(scene)).toHaveAttribute('aria-disabled', 'false');
        await expect(submit(scene)).toBeFocused();

        await submit(scene).click();
        const slip = scene.locator('[data-slip]');
        await expect(slip).toBeInViewport();
        await expect(slip.getByText(ticket)).toBeHidden();
        // One after another.
        for (const [index, stage] of stages.entries()) {
          await expect(scene).toHaveAttribute('data-filing', stage);
          await expect(slip.locator('time > :visible', { hasText: /\d/ })).toHaveCount(index + 1);
          await expect(slip.getByText(text.last[stage])).toBeVisible();
        }
        await expect(slip.getByText(ticket)).toBeVisible();
        await expect(slip.getByText('FILED', { exact: true })).toBeVisible();
        await expect(scene.getByText(text.renewal.listing)).toBeVisible();
        await expect(scene.getByText(t('renewal.chip', { days: 90 }), { exact: true }).last()).toBeVisible();
        await expect(said(scene)).toContainText(ticket);
        await expect(submit(scene)).toHaveAttribute('aria-disabled', 'true');
        await expect(submit(scene)).toBeFocused();
      });

      test('each step has its own texts, forth and back', async ({ page }) => {
        const scene = await openScene(page, locale, feature);
        const back = scene.locator('[data-move="-1"]');
        const next = scene.locator('[data-move="1"]');
        for (const step of ['listedProduct', 'responsiblePerson', 'facility'] as const) {
          await back.click();
          await expect(stepButton(scene, step)).toHaveAttribute('aria-current', 'step');
          await expect(scene.getByText(text.hints[step])).toBeVisible();
          for (const field of Object.values(text.fields[step])) {
            await expect(scene.locator('dt:visible', { hasText: field }).first()).toBeVisible();
          }
          await expect(said(scene)).toContainText(text.steps[step]);
        }
        await expect(back).toHaveAttribute('aria-disabled', 'true');
        await expect(back).toBeFocused();
        for (const step of steps.slice(1)) {
          await next.click();
          await expect(stepButton(scene, step)).toHaveAttribute('aria-current', 'step');
          await expect(scene.getByText(text.hints[step])).toBeVisible();
        }
        await expect(next).toHaveAttribute('aria-disabled', 'true');
        await expect(next).toBeFocused();
      });

      test('axe finds nothing in any state', async ({ page }) => {
        test.slow();
        const scene = await openScene(page, locale, feature);
        for (const step of steps) {
          await stepButton(scene, step).click();
          await expectSceneAccessible(page);
        }
        await stepButton(scene, 'ingredients').click();
        for (const desk of ['lot', 'talc'] as const) {
          await settle(scene, desk).click();
          await expectSceneAccessible(page);
          await confirm(scene).click();
        }
        await scene.locator('[data-set="wrong=yes"]').click();
        await expectSceneAccessible(page);
        await accept(scene).click();
        await expectSceneAccessible(page);
        await stepButton(scene, 'review').click();
        await scene.locator('[data-signs]').click();
        await expectSceneAccessible(page);
        await submit(scene).click();
        await expectSceneAccessible(page);
        await expect(scene).toHaveAttribute('data-filing', 'issued');
        await expectSceneAccessible(page);
      });
    });
  }

  test(`${locale}: nothing is sent while something is open, and the button says what`, async ({ page }) => {
    await calm(page);
    const scene = await openScene(page, locale, feature);
    const refused = async (reason: string) => {
      await pressAnyway(submit(scene));
      await expect(said(scene)).toHaveText(reason);
      await expect(scene).toHaveAttribute('data-filing', 'no');
    };
    await refused(t('submitHint', { count: 1 }));
    await settle(scene, 'lot').click();
    await confirm(scene).click();
    await refused(t('waits.map', { total: 8 }));
    await scene.locator('[data-set="wrong=yes"]').click();
    await expect(said(scene)).toHaveText(text.said.wrong);
    await refused(t('waits.map', { total: 8 }));
    await accept(scene).click();
    await refused(text.waits.sign);
    // Talc is a flag: the filing may go with it.
    await stepButton(scene, 'review').click();
    await scene.locator('[data-signs]').click();
    await submit(scene).click();
    await expect(scene).toHaveAttribute('data-filing', 'issued');
  });

  test(`${locale}: a filing by keyboard alone`, async ({ page }) => {
    const scene = await openScene(page, locale, feature);
    await stepButton(scene, 'facility').focus();
    await tabTo(page, settle(scene, 'lot'));
    await page.keyboard.press('Enter');
    await expect(confirm(scene)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(settle(scene, 'lot')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(settle(scene, 'talc')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(accept(scene)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(scene.locator('[data-onward]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(scene.locator('[data-home]')).toBeFocused();
    await tabTo(page, scene.locator('[data-signs]'));
    await page.keyboard.press('Enter');
    await expect(submit(scene)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(scene).toHaveAttribute('data-filing', 'issued');
    await expect(submit(scene)).toBeFocused();
  });

  test.describe(`${locale}, without scripts`, () => {
    // The browser reports the scripts it was told not to load as failed requests.
    test.use({ javaScriptEnabled: false, viewport: desktop, expectedFailures: ['/_next/static/chunks/'] });

    test('rows, checks, stages, ticket and renewal are there to read', async ({ page }) => {
      await page.goto(href(locale, `/features/${feature}`));
      const scene = sceneOf(page);
      await expectPicture(scene);
      for (const step of steps) await expect(stepButton(scene, step)).toContainText(text.steps[step]);
      for (const inci of ['Water', 'Talc', 'Niacinamide', 'Yellow 5 (CI 19140)', 'Linalool']) {
        await expect(scene.getByRole('rowheader', { name: inci })).toBeVisible();
      }
      for (const flag of Object.values(text.flags)) {
        await expect(scene.locator('td').getByText(flag, { exact: true }).first()).toBeVisible();
      }
      for (const stage of stages) await expect(scene.getByText(text.last[stage]).first()).toBeVisible();
      await expect(scene.getByText('CPL-2026-118204')).toBeVisible();
      await expect(scene.getByText('FILED', { exact: true }).first()).toBeVisible();
      await expect(scene.getByText(t('renewal.chip', { days: 90 }), { exact: true }).nth(1)).toBeVisible();
      await expect(scene.getByText(text.submit, { exact: true })).toBeVisible();
      await expect(scene.locator('figcaption')).toHaveText(text.caption);
    });
  });
}

test('starting over brings the first picture back, also in the middle of a submission', async ({ page }) => {
  const scene = await openScene(page, 'en', feature);
  const states = () =>
    scene.evaluate((figure) =>
      Object.fromEntries(Object.entries((figure as HTMLElement).dataset).filter(([key]) => key !== 'live')),
    );
  const first = await states();
  await settleAll(scene);
  await stepButton(scene, 'review').click();
  await scene.locator('[data-signs]').click();
  await submit(scene).click();
  await expect(scene).toHaveAttribute('data-filing', 'uploaded');
  await scene.locator('[data-again]').click();
  await expect(scene.locator('[data-again]')).toBeFocused();
  expect(await states()).toEqual(first);
  // No stage comes late.
  await page.waitForTimeout(2500);
  expect(await states()).toEqual(first);
  await expect(settle(scene, 'lot')).toBeVisible();
});

test('the window keeps its height on a desktop through all states', async ({ page }) => {
  await page.setViewportSize(desktop);
  await calm(page);
  for (const { locale } of landings) {
    const scene = await openScene(page, locale, feature);
    const height = async () => (await scene.boundingBox())?.height;
    const first = await height();
    for (const step of steps) {
      await stepButton(scene, step).click();
      expect(await height(), step).toBe(first);
    }
    await stepButton(scene, 'ingredients').click();
    await settleAll(scene);
    expect(await height()).toBe(first);
    await stepButton(scene, 'review').click();
    await scene.locator('[data-signs]').click();
    await submit(scene).click();
    await expect(scene).toHaveAttribute('data-filing', 'issued');
    expect(await height()).toBe(first);
  }
});

test('the script moves nothing when it comes', async ({ browser, page, baseURL }) => {
  await expectNothingMoves(browser, page, feature, baseURL);
});

test('stamp and signature move only for those who want motion', async ({ page }) => {
  for (const motion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    const scene = await openScene(page, 'en', feature);
    await settleAll(scene);
    await stepButton(scene, 'review').click();
    await scene.locator('[data-signs]').click();
    await submit(scene).click();
    await expect(scene).toHaveAttribute('data-filing', 'issued');
    const animated = await scene
      .locator('[data-slip]')
      .getByText('FILED', { exact: true })
      .evaluate((word) => {
        const stamp = word.closest('[data-when]');
        return stamp ? getComputedStyle(stamp).animationName : '';
      });
    expect(animated === 'none').toBe(motion === 'reduce');
  }
});
