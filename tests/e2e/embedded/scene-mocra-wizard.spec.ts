import type { Locator, Page } from '@playwright/test';
import { texts, translator } from '../../support/messages.ts';
import { englishFirst, expect, landings, reduceMotion, test } from '../../support/pages.ts';
import {
  beginScene,
  desktop,
  expectEnding,
  expectFocusKept,
  expectSceneAccessible,
  openScene,
  phone,
  pressAnyway,
  said,
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

for (const { locale } of landings) {
  const text = texts(locale).sceneMocraWizard;
  const t = translator(locale, 'sceneMocraWizard');

  for (const [width, viewport] of Object.entries({ desktop, phone })) {
    const input = viewport === desktop ? {} : englishFirst(locale);
    test(`${locale}, ${width}: from the fourth step to the ticket, by pointer`, input, async ({ page }) => {
      test.slow();
      const scene = await beginScene(page, locale, feature, { ...text, viewport });
      const height = async () => (await scene.boundingBox())?.height;
      const first = await height();
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
      if (viewport === desktop) expect(await height()).toBe(first);
      await expectSceneAccessible(page);
    });
  }

  test(`${locale}: by keyboard alone`, englishFirst(locale), async ({ page }) => {
    const scene = await openScene(page, locale, feature);
    const press = (key: string) => page.keyboard.press(key);
    await stepButton(scene, 'facility').focus();
    await tabTo(page, settle(scene, 'name'));
    await press('Enter');
    await expect(confirm(scene)).toBeFocused();
    await press('Tab');
    await press('Enter');
    await expect(settle(scene, 'name')).toBeFocused();
    await press('Enter');
    await press('Space');
    await expect(settle(scene, 'talc')).toBeFocused();
    await press('Enter');
    await press('Enter');
    await expect(field(scene)).toBeFocused();
    await press('ArrowDown');
    await expect(name(scene, 'Citrus Limon Peel Oil')).toHaveAttribute('aria-selected', 'true');
    await press('ArrowUp');
    await press('Enter');
    await expect(onward(scene)).toBeFocused();
    await press('Enter');
    await expect(scene.locator('[data-focus-home]')).toBeFocused();
    await tabTo(page, sign(scene));
    await press('Enter');
    await expect(submit(scene)).toBeFocused();
    await press('Enter');
    await expect(ending(scene)).toBeVisible();
    await expect(submit(scene)).toBeFocused();
  });

  test(
    `${locale}: the field knows names, and answers what it does not`,
    englishFirst(locale),
    async ({ page }) => {
      const scene = await openScene(page, locale, feature);
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
    },
  );

  test(
    `${locale}: nothing is sent while something is open; each step has its texts`,
    englishFirst(locale),
    async ({ page }) => {
      await page.clock.install();
      await reduceMotion(page);
      const scene = await openScene(page, locale, feature);
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
    },
  );
}

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
