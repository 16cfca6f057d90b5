import { createHash } from 'node:crypto';
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

/** What the tests press and look at. */
const partsOf = (scene: Locator) => ({
  choice: (agent: keyof typeof names) => scene.locator(`button[data-agent="${agent}"]`),
  step: (id: string) => scene.locator(`li[data-step="${id}"]`),
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

/** Short hash of the letter as it is there to read, line by line; the footer shows the same one. */
async function trueHash(scene: Locator) {
  const lines = await scene
    .locator('[data-letter]:visible')
    .evaluateAll((shown) => shown.map((line) => line.textContent?.replace(/\s+/g, ' ').trim()));
  const hash = createHash('sha256').update(lines.join('\n')).digest('hex');
  await expect(scene.getByText(`${hash.slice(0, 16)}…${hash.slice(-8)}`)).toBeVisible();
  return `${hash.slice(0, 6)}…${hash.slice(-6)}`;
}

sceneJourneys(feature, 'sceneUsAgentService', ({ locale, text, t, journey }) => {
  const expectSigned = (scene: Locator, sentence: string) =>
    expectEnding(scene, locale, { stamp: /^SIGNED 서명 완료/, sentence });

  journey('from the choice to the end by mouse, and back', { viewport: desktop }, async (scene, page) => {
    const { choice, current, confirm, sign, undo, again, record, ending, agent } = partsOf(scene);
    const expectHeight = await heightKept(scene);
    await expect(choice('premium')).toHaveAttribute('aria-pressed', 'true');
    await expect(record).toContainText(await trueHash(scene));

    // Another agent is another letter: not signed, and nobody watches. A second click takes nothing back.
    await choice('own').dblclick();
    await expect(scene.getByText(text.invite)).toHaveCount(0);
    await expect(current).toContainText(text.steps.details);
    await expect(said(scene)).toContainText(names.own);
    await expect(agent).toHaveText(names.own);
    await expect(scene.locator('[data-letter]', { hasText: names.own })).toBeVisible();
    await expect(scene.locator('[data-letter]', { hasText: names.premium })).toHaveCount(0);
    await expect(record).toContainText(text.record.unsigned);
    await expect(scene.getByText(text.notices.alone)).toBeVisible();
    await expect(sign).toHaveCount(0);
    await confirm.dblclick();
    await expect(current).toContainText(text.steps.sign);
    await expect(said(scene)).toHaveText(text.said.details);
    await sign.dblclick();
    await expect(current).toContainText(text.steps.letter);
    await expect(record).toContainText(`2026-11-09, 10:24:06 KST ${await trueHash(scene)}`);
    await expect(said(scene)).toContainText(t('said.alone', { agent: names.own }));
    await expect(scene.getByText(text.notices.received)).toHaveCount(0);
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
    await expect(sign).toBeFocused();
    await expect(scene.getByText('us-agent-letter_onsil_draft.pdf')).toBeVisible();
    await again.click();
    await expect(current).toContainText(text.steps.type);
    await expect(said(scene)).toHaveText(text.said.again);
  });

  journey('by keyboard alone', {}, async (scene, page) => {
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

testServed(feature, 'sceneUsAgentService', (scene, text) => [
  ...(['type', 'details', 'sign', 'letter'] as const).map((id) =>
    partsOf(scene).step(id).filter({ hasText: text.steps[id] }),
  ),
  ...(['own', 'premium'] as const).map((agent) => scene.getByText(text.types[agent].text)),
  scene.getByText(text.letter.heading, { exact: true }),
  scene.getByText('24/7', { exact: true }),
  ...(['received', 'forwarded', 'answered'] as const).map((id) =>
    scene.locator('li', { hasText: text.notices[`${id}Note`] }).filter({ hasText: text.notices[id] }),
  ),
  partsOf(scene).record.filter({ hasText: text.signed }),
]);

test('the signature is written only for those who want motion, and not by itself', async ({ page }) => {
  for (const motion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    const scene = await openScene(page, 'en', feature);
    const { hand, undo, sign } = partsOf(scene);
    await expect(hand).toBeVisible();
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
