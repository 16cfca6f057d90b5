import type { Locator, Page } from '@playwright/test';
import { desktop, expect, phone } from '../../support/pages.ts';
import {
  expectEnding,
  expectSceneAccessible,
  heightKept,
  pressAnyway,
  pressThrough,
  said,
  sceneJourneys,
  testServed,
} from '../../support/scenes.ts';

const feature = 'mocra-wizard';
const stages = ['uploaded', 'validated', 'issued'] as const;
const ticket = 'CPL-2026-118219';

const stepButton = (scene: Locator, step: string) => scene.locator(`button[data-step="${step}"]`);
const settle = (scene: Locator, desk: 'name' | 'talc') => scene.locator(`button[data-desk="${desk}"]`);
const field = (scene: Locator) => scene.getByRole('combobox');
const name = (scene: Locator, inci: string) => scene.locator(`[role="option"][data-inci="${inci}"]`);
/** The one main button, whatever it says. */
const submit = (scene: Locator) => scene.locator('[data-submit]');
const slip = (scene: Locator) => scene.locator('[data-slip="this"]');
const ending = (scene: Locator) => scene.locator('[data-ending]');

async function tabTo(page: Page, target: Locator, key = 'Tab') {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

sceneJourneys(feature, 'sceneMocraWizard', ({ locale, text, t, journey }) => {
  /** Presses the one main button, which names each task. */
  const goOn = async (scene: Locator, ...names: string[]) => {
    for (const name of names) {
      await expect(submit(scene)).toHaveText(name);
      await submit(scene).click();
    }
  };

  for (const [width, viewport] of Object.entries({ desktop, phone })) {
    const options = { viewport, ...(viewport === desktop && { language: 'ko' as const }) };
    journey(`from the fourth step to the ticket, by pointer, ${width}`, options, async (scene, page) => {
      const expectHeight = await heightKept(scene);

      // A tag is above the button of the next task.
      const goOnTo = async (name: string) => {
        const tag = scene.locator('[data-invite]');
        await expect(tag).toBeVisible();
        const [over, under] = [await tag.boundingBox(), await submit(scene).boundingBox()];
        expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
        await goOn(scene, name);
        await expect(submit(scene)).toBeFocused();
        await expect(submit(scene)).toBeInViewport();
      };
      await goOnTo(t('tasks.name', { count: 1 }));
      await expect(said(scene)).toContainText(text.desk.name.title);
      await expect(settle(scene, 'name')).toBeInViewport();
      await expect(scene.getByRole('rowheader', { name: 'Yellow 5' })).toHaveCount(0);
      await goOnTo(text.desk.name.action);
      await expect(settle(scene, 'name')).toHaveCount(0);
      // The lot is a record: it is shown, and nothing waited for it.
      await expect(scene.getByRole('rowheader', { name: /^Yellow 5 \(CI 19140\).*AP4127/ })).toBeVisible();
      const next = t('said.next', { happened: text.said.name, next: text.tasks.talc });
      await expect(said(scene)).toHaveText(next);
      // The row's own mark opens its tool too.
      await settle(scene, 'talc').click();
      await goOnTo(text.desk.talc.action);
      await expect(said(scene)).toContainText(text.said.talc);

      await name(scene, 'Limonene').click();
      await expect(scene.getByRole('rowheader', { name: 'Limonene' })).toBeVisible();
      await expect(scene.getByText(t('totals.pass', { count: 8 }), { exact: true })).toBeVisible();
      await goOnTo(text.steps.review);
      await expect(stepButton(scene, 'review')).toHaveAttribute('aria-current', 'step');
      await goOnTo(t('sign.action', { name: text.sign.name }));
      await expect(scene.getByText(text.waits.ready)).toBeVisible();

      await goOn(scene, text.submit);
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
      await expect(submit(scene)).toBeInViewport();
      await expect(submit(scene)).toBeFocused();
      if (viewport === desktop) await expectHeight();
      await expectSceneAccessible(page);
    });
  }

  journey('by keyboard alone', { language: 'ko' }, async (scene, page) => {
    await stepButton(scene, 'facility').focus();
    await tabTo(page, settle(scene, 'name'));
    await pressThrough(page, [['Enter', submit(scene)]]);
    await tabTo(page, scene.locator('[data-leaves]'), 'Shift+Tab');
    await pressThrough(page, [
      ['Enter', settle(scene, 'name')],
      ['Enter', submit(scene)],
      ['Enter', text.tasks.talc],
      ['Space', text.desk.talc.action],
      ['Enter', t('tasks.map', { count: 1 })],
    ]);
    await page.keyboard.press('Shift+Tab');
    await pressThrough(page, [['ArrowDown', field(scene)]]);
    await expect(name(scene, 'Citrus Limon Peel Oil')).toHaveAttribute('aria-selected', 'true');
    await pressThrough(page, [
      ['ArrowUp', field(scene)],
      ['Enter', text.steps.review],
      ['Enter', t('sign.action', { name: text.sign.name })],
      ['Enter', text.submit],
    ]);
    await page.keyboard.press('Enter');
    await expect(ending(scene)).toBeVisible();
    await expect(submit(scene)).toBeFocused();
  });

  const quiet = { viewport: desktop, clock: true, language: 'en' } as const;
  journey(
    'checks the field, labels the steps, and sends nothing with an amber flag',
    quiet,
    async (scene, page) => {
      const answer = scene.locator('[data-answer]');
      await field(scene).fill('나이아신');
      await expect(scene.getByRole('option').first()).toContainText('Niacinamide');
      await page.keyboard.press('Enter');
      await expect(answer).toHaveText(t('lookup.listed', { name: 'Niacinamide', total: 8 }));
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
      await field(scene).fill('limon');

      for (const step of ['listedProduct', 'responsiblePerson', 'facility'] as const) {
        await scene.locator('[data-move="-1"]').click();
        for (const words of [text.hints[step], ...Object.values(text.fields[step])])
          await expect(scene.getByText(words).first()).toBeVisible();
        await expect(said(scene)).toContainText(text.steps[step]);
      }
      await expect(scene.locator('[data-move="-1"]')).toHaveAttribute('aria-disabled', 'true');
      // From any step the button leads to the open items, including a postponed flag.
      await goOn(scene, t('tasks.name', { count: 1 }), text.desk.name.action, text.tasks.talc);
      await scene.locator('[data-leaves="talc"]').click();
      await expect(settle(scene, 'talc')).toBeFocused();
      await name(scene, 'Limonene').click();
      await stepButton(scene, 'review').click();
      await goOn(scene, text.tasks.talc, text.desk.talc.action, text.steps.review);
      await goOn(scene, t('sign.action', { name: text.sign.name }));
      // Sent once; starting over also stops a submission.
      await page.clock.pauseAt(new Date(Date.now() + 600_000));
      await goOn(scene, text.submit);
      await expect(submit(scene)).toHaveAttribute('aria-disabled', 'true');
      await pressAnyway(submit(scene));
      await expect(said(scene)).toHaveText(text.submitting);
      await scene.locator('[data-again]').click();
      await expect(scene.locator('[data-again]')).toBeFocused();
      await page.clock.runFor(5_000);
      await expect(slip(scene)).toHaveCount(0);
      await expect(settle(scene, 'name')).toBeVisible();
    },
  );
});

testServed(feature, 'sceneMocraWizard', (text, t) => [
  ...Object.values(text.steps),
  ...['Water', 'Talc', 'Niacinamide', 'CI 19140', 'Linalool'],
  ...stages.map((stage) => text.last[stage]),
  'CPL-2026-118204',
  t('renewal.chip', { days: 90 }),
  t('tasks.name', { count: 1 }),
]);
