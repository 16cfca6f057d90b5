import type { Locator } from '@playwright/test';
import { desktop, expect, phone, test } from '../../support/pages.ts';
import {
  expectEnding,
  expectInView,
  expectSceneAccessible,
  heightKept,
  openScene,
  pressThrough,
  said,
  sceneJourneys,
  testServed,
} from '../../support/scenes.ts';

const feature = 'us-agent-service';
const names = { own: 'Grace Seo', premium: 'Attesta Agent Services LLC' } as const;

/** Controls and output that the tests use. */
const partsOf = (scene: Locator) => ({
  choice: (agent: keyof typeof names) => scene.locator(`button[data-agent="${agent}"]`),
  current: scene.locator('li[aria-current="step"]'),
  confirm: scene.locator('[data-confirms]'),
  sign: scene.locator('[data-signs]'),
  undo: scene.locator('[data-undo]'),
  again: scene.locator('[data-again]'),
  record: scene.locator('[data-record]'),
  ending: scene.locator('[data-ending]'),
  trial: scene.locator('[data-ending]').getByRole('link'),
  agent: scene.locator('dd').first(),
  hand: scene.locator('[data-signature]'),
});

sceneJourneys(feature, 'sceneUsAgentService', ({ locale, text, t, journey }) => {
  const expectSigned = (scene: Locator, sentence: string) =>
    expectEnding(scene, locale, { stamp: /^SIGNED 서명 완료/, sentence });

  journey(
    'from the choice to the end by mouse, and back',
    { viewport: desktop, language: 'en' },
    async (scene, page) => {
      const { choice, current, confirm, sign, undo, again, record, ending, agent } = partsOf(scene);
      const expectHeight = await heightKept(scene);
      // Another agent is another letter: not signed, and not monitored. A second click takes nothing back.
      await choice('own').dblclick();
      await expect(scene.getByText(text.invite)).toHaveCount(0);
      await expect(scene.locator('[data-invite]')).toHaveCount(1);
      await expect(said(scene)).toContainText(names.own);
      await expect(agent).toHaveText(names.own);
      await expect(scene.locator('[data-letter]', { hasText: names.own })).toBeVisible();
      await expect(record).toContainText(text.record.unsigned);
      await expect(scene.getByText(text.notices.alone)).toBeVisible();
      await confirm.dblclick();
      await expect(said(scene)).toHaveText(text.said.details);
      await sign.dblclick();
      await expect(record).toContainText('2026-11-09, 10:24:06 KST');
      await expect(said(scene)).toContainText(t('said.alone', { agent: names.own }));
      await expectSigned(scene, t('ending.own', { agent: names.own }));
      await expectHeight();

      await choice('premium').click();
      await expect(ending).toHaveCount(0);
      await expect(scene.getByText(text.notices.waits)).toBeVisible();
      await confirm.click();
      await sign.click();
      await expect(said(scene)).toContainText(text.said.watch);
      await expect(scene.getByText(text.notices.received)).toBeVisible();
      await expectSigned(scene, text.ending.premium);
      await expectHeight();
      await expectSceneAccessible(page);

      await undo.click();
      await expect(scene.getByText('us-agent-letter_onsil_draft.pdf')).toBeVisible();
      await again.click();
      await expect(current).toContainText(text.steps.type);
      await expect(said(scene)).toHaveText(text.said.again);
    },
  );

  journey('by keyboard alone', { language: 'ko' }, async (scene, page) => {
    const { choice, confirm, sign, undo, again, trial } = partsOf(scene);
    await choice('own').focus();
    await pressThrough(page, [
      ['Enter', choice('own')],
      ['Tab', choice('premium')],
      ['Tab', confirm],
      ['Enter', sign],
      // Not on a button, which a second Enter would press.
      ['Enter', scene.locator('[data-end]')],
      ['Tab', trial],
      ['Tab', undo],
      ['Space', sign],
      ['Shift+Tab', choice('premium')],
      ['Shift+Tab', choice('own')],
      ['Shift+Tab', again],
      ['Enter', choice('own')],
    ]);
  });

  journey(
    'on a phone a control and what it changes are seen together',
    { viewport: phone },
    async (scene, page) => {
      const { choice, confirm, sign, ending, trial, agent, hand } = partsOf(scene);
      await choice('own').click();
      await expectInView(choice('own'), agent);
      await confirm.click();
      await expectInView(scene.getByText(text.confirmed, { exact: true }), sign);
      await sign.click();
      await expectInView(hand, ending.locator('p').first(), trial);
      await expectSceneAccessible(page);
    },
  );
});

testServed(feature, 'sceneUsAgentService', (text) => [
  ...Object.values(text.steps),
  ...Object.values(text.types).map((type) => type.text),
  text.letter.heading,
  '24/7',
  text.notices.waits,
  text.unsigned,
]);

test('animates the signature only on request and without reduced motion', async ({ page }) => {
  for (const motion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    const scene = await openScene(page, 'en', feature);
    const { hand, confirm, undo, sign } = partsOf(scene);
    await confirm.click();
    await sign.click();
    await expect(hand).toBeVisible();
    await hand.evaluate((drawn) => Promise.all(drawn.getAnimations().map(({ finished }) => finished)));
    const begun = await page.evaluateHandle(() => {
      const properties: string[] = [];
      document.addEventListener('transitionrun', (event) => properties.push(event.propertyName));
      return properties;
    });
    const written = async () => (await begun.jsonValue()).includes('stroke-dashoffset');
    expect(await hand.evaluate((drawn) => drawn.getAnimations().length)).toBe(0);
    await undo.click();
    expect(await written()).toBe(false);
    await sign.click();
    await expect(hand).toBeVisible();
    // The browser reports a transition in the next frame.
    await page.evaluate(
      () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
    );
    expect(await written()).toBe(motion === 'no-preference');
  }
});
