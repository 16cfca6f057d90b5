import type { Locator, Page } from '@playwright/test';
import { texts, translator } from '../../support/messages.ts';
import { expect } from '../../support/pages.ts';
import {
  desktop,
  expectEnding,
  expectFocusKept,
  expectSceneAccessible,
  heightKept,
  phone,
  pressAnyway,
  pressThrough,
  said,
  sceneJourneys,
  testServed,
} from '../../support/scenes.ts';

const feature = 'mocra-wizard';
const steps = ['facility', 'responsiblePerson', 'listedProduct', 'ingredients', 'review'] as const;
const stages = ['uploaded', 'validated', 'issued'] as const;
const ticket = 'CPL-2026-118219';

const stepButton = (scene: Locator, step: string) => scene.locator(`button[data-step="${step}"]`);
const settle = (scene: Locator, desk: 'name' | 'talc') => scene.locator(`button[data-desk="${desk}"]`);
const confirm = (scene: Locator) => scene.locator('[data-settles]');
const field = (scene: Locator) => scene.getByRole('combobox');
const name = (scene: Locator, inci: string) => scene.locator(`[role="option"][data-inci="${inci}"]`);
const onward = (scene: Locator) => scene.locator('[data-onward]');
const sign = (scene: Locator) => scene.locator('[data-signs]');
const submit = (scene: Locator) => scene.locator('[data-submit]');
const slip = (scene: Locator) => scene.locator('[data-slip="this"]');
const ending = (scene: Locator) => scene.locator('[data-ending]');

async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

sceneJourneys(feature, 'sceneMocraWizard', ({ locale, text, t, journey }) => {
  for (const [width, viewport] of Object.entries({ desktop, phone })) {
    const options = { viewport, everyLanguage: viewport === desktop };
    journey(`from the fourth step to the ticket, by pointer, ${width}`, options, async (scene, page) => {
      const expectHeight = await heightKept(scene);
      await expect(scene.getByText('FILED', { exact: true })).toHaveCount(0);

      await settle(scene, 'name').click();
      await expect(scene.getByText(text.invite)).toHaveCount(0);
      await expect(confirm(scene)).toBeInViewport();
      await expect(settle(scene, 'name')).toBeInViewport();
      await expect(scene.getByRole('rowheader', { name: 'Yellow 5' })).toHaveCount(0);
      await confirm(scene).click();
      await expect(settle(scene, 'name')).toHaveCount(0);
      // The lot is a record: it is shown, and nothing waited for it.
      await expect(scene.getByRole('rowheader', { name: /^Yellow 5 \(CI 19140\).*AP4127/ })).toBeVisible();
      await expect(said(scene)).toHaveText(text.said.name);
      await expect(scene.getByText(t('totals.fix', { count: 1 }), { exact: true })).toHaveCount(0);
      await settle(scene, 'talc').click();
      await confirm(scene).click();
      await expect(said(scene)).toHaveText(text.said.talc);
      await expectFocusKept(scene);

      await name(scene, 'Limonene').click();
      await expect(scene.getByRole('rowheader', { name: 'Limonene' })).toBeVisible();
      await expect(scene.getByText(t('totals.pass', { count: 8 }), { exact: true })).toBeVisible();
      await onward(scene).click();
      await expect(stepButton(scene, 'review')).toHaveAttribute('aria-current', 'step');
      await expectFocusKept(scene);
      await sign(scene).click();
      await expect(submit(scene)).toBeFocused();

      await submit(scene).click();
      await expect(slip(scene)).toBeInViewport();
      await expect(slip(scene).getByText(ticket)).toHaveCount(0);
      for (const [index, stage] of stages.entries()) {
        await expect(slip(scene).locator('time', { hasText: /\d/ })).toHaveCount(index + 1);
        await expect(slip(scene).getByText(text.last[stage])).toBeVisible();
      }
      await expect(slip(scene).getByText(ticket)).toBeVisible();
      await expect(said(scene)).toContainText(ticket);
      await expect(scene.getByText(text.renewal.listing)).toBeVisible();
      await expectEnding(scene, locale, { stamp: /^FILED/, sentence: text.ending });
      await expect(ending(scene).getByText(text.ending)).toBeInViewport();
      await expect(submit(scene)).toBeInViewport();
      await expect(submit(scene)).toBeFocused();
      if (viewport === desktop) await expectHeight();
      await expectSceneAccessible(page);
    });
  }

  journey('by keyboard alone', {}, async (scene, page) => {
    await stepButton(scene, 'facility').focus();
    await tabTo(page, settle(scene, 'name'));
    await pressThrough(page, [['Enter', confirm(scene)]]);
    await page.keyboard.press('Tab');
    await pressThrough(page, [
      ['Enter', settle(scene, 'name')],
      ['Enter', confirm(scene)],
      ['Space', settle(scene, 'talc')],
      ['Enter', confirm(scene)],
      ['Enter', field(scene)],
      ['ArrowDown', field(scene)],
    ]);
    await expect(name(scene, 'Citrus Limon Peel Oil')).toHaveAttribute('aria-selected', 'true');
    await pressThrough(page, [
      ['ArrowUp', field(scene)],
      ['Enter', onward(scene)],
      ['Enter', scene.locator('[data-focus-home]')],
    ]);
    await tabTo(page, sign(scene));
    await pressThrough(page, [['Enter', submit(scene)]]);
    await page.keyboard.press('Enter');
    await expect(ending(scene)).toBeVisible();
    await expect(submit(scene)).toBeFocused();
  });

  journey('the field knows names, and answers what it does not', {}, async (scene, page) => {
    const answer = scene.locator('[data-answer]');
    for (const typed of ['vitamin B3', '비타민 B3', '나이아신']) {
      await field(scene).fill(typed);
      await expect(scene.getByRole('option').first()).toContainText('Niacinamide');
    }
    await page.keyboard.press('Enter');
    await expect(answer).toHaveText(t('lookup.listed', { name: 'Niacinamide', total: 8 }));
    await field(scene).fill('녹차');
    await page.keyboard.press('Enter');
    await expect(field(scene)).toHaveValue('Camellia Sinensis Leaf Extract');
    await expect(answer).toContainText(text.wrong);
    await field(scene).fill('qqq');
    await expect(answer).toHaveText(text.lookup.unknown);
    await expect(said(scene)).toHaveText(text.lookup.unknown);
    await expectSceneAccessible(page);
    await field(scene).fill('oil');
    await expect(field(scene)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(scene.getByRole('listbox')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(field(scene)).toHaveValue('');
    await expect(answer).toHaveText(text.lookup.hint);
  });

  const quiet = { viewport: desktop, clock: true };
  journey('nothing is sent while something is open; each step has its texts', quiet, async (scene, page) => {
    const refused = async (reason: string) => {
      await pressAnyway(submit(scene));
      await expect(said(scene)).toHaveText(reason);
      await expect(slip(scene)).toHaveCount(0);
    };
    await refused(t('submitHint', { count: 1 }));
    await settle(scene, 'name').click();
    await confirm(scene).click();
    await refused(t('waits.map', { total: 8 }));
    await name(scene, 'Limonene').click();
    await refused(text.waits.sign);
    for (const step of ['listedProduct', 'responsiblePerson', 'facility'] as const) {
      await scene.locator('[data-move="-1"]').click();
      await expect(stepButton(scene, step)).toHaveAttribute('aria-current', 'step');
      await expect(scene.getByText(text.hints[step])).toBeVisible();
      for (const each of Object.values(text.fields[step]))
        await expect(scene.getByText(each).first()).toBeVisible();
      await expect(said(scene)).toContainText(text.steps[step]);
    }
    await expect(scene.locator('[data-move="-1"]')).toHaveAttribute('aria-disabled', 'true');
    // Talc is a flag: the filing may go with it. Starting over also stops a submission.
    await stepButton(scene, 'review').click();
    await sign(scene).click();
    await page.clock.pauseAt(new Date(Date.now() + 600_000));
    await submit(scene).click();
    await scene.locator('[data-again]').click();
    await expect(scene.locator('[data-again]')).toBeFocused();
    await page.clock.runFor(5_000);
    await expect(slip(scene)).toHaveCount(0);
    await expect(settle(scene, 'name')).toBeVisible();
  });
});

testServed(feature, async (scene, locale) => {
  const text = texts(locale).sceneMocraWizard;
  const chip = translator(locale, 'sceneMocraWizard')('renewal.chip', { days: 90 });
  await expect(field(scene)).toBeDisabled();
  for (const step of steps) await expect(stepButton(scene, step)).toContainText(text.steps[step]);
  for (const inci of ['Water', 'Talc', 'Niacinamide', 'CI 19140', 'Linalool']) {
    await expect(scene.getByRole('rowheader', { name: inci })).toBeVisible();
  }
  for (const stage of stages) await expect(scene.getByText(text.last[stage], { exact: true })).toBeVisible();
  await expect(scene.getByText('CPL-2026-118204')).toBeVisible();
  await expect(scene.getByText(chip, { exact: true })).toBeVisible();
  await expect(scene.getByText(text.submit, { exact: true })).toBeVisible();
  await expect(scene.locator('figcaption')).toHaveText(text.caption);
});
