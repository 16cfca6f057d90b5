import { createHash } from 'node:crypto';
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
  said,
  sceneOf,
} from '../../support/scenes.ts';

const feature = 'us-agent-service';
const names = { own: 'Grace Seo', premium: 'Attesta Agent Services LLC' } as const;
type AgentType = keyof typeof names;

const choice = (scene: Locator, type: AgentType) => scene.locator(`[data-type="${type}"]:is(button)`);
const step = (scene: Locator, id: string) => scene.locator(`li[data-step="${id}"]`);
const confirm = (scene: Locator) => scene.locator('[data-confirms]');
const sign = (scene: Locator) => scene.locator('[data-signs]');
const undo = (scene: Locator) => scene.locator('[data-undo]');
const again = (scene: Locator) => scene.locator('[data-again]');
const record = (scene: Locator) => scene.locator('[data-record]');
const heading = (scene: Locator) => record(scene).locator('strong:visible').first();
const noHidden = { useInnerText: true };

/** SHA-256 of the letter as it is there to read, line by line. */
async function hashOfLetter(scene: Locator): Promise<string> {
  const lines = await scene
    .locator('[data-letter]:visible')
    .evaluateAll((shown) => shown.map((line) => line.textContent?.replace(/\s+/g, ' ').trim()));
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

for (const { locale } of landings) {
  const text = texts(locale).sceneUsAgentService;
  const t = translator(locale, 'sceneUsAgentService');

  for (const [name, viewport] of Object.entries({ desktop, phone })) {
    test.describe(`${locale}, ${name}`, () => {
      test.use({ viewport });
      test.beforeEach(({ page }) => calm(page));

      test('type, details, signature, and back', async ({ page }) => {
        const scene = await openScene(page, locale, feature);
        await expect(choice(scene, 'premium')).toHaveAttribute('aria-pressed', 'true');
        await expect(heading(scene)).toContainText(text.signed);
        await expect(scene.getByText(text.notices.received)).toBeVisible();
        // The end is the visitor's, not the picture's.
        await expect(scene.locator('[data-ending]')).toHaveCount(0);
        await expect(scene.getByText(text.invite)).toBeVisible();

        // Another agent is another letter: not signed, and nobody watches.
        await choice(scene, 'own').click();
        await expect(step(scene, 'details')).toHaveAttribute('aria-current', 'step');
        await expect(said(scene)).toContainText(names.own);
        await expect(scene.locator('dd:visible').first()).toHaveText(names.own);
        await expect(scene.locator('[data-letter]:visible', { hasText: names.own })).toBeVisible();
        await expect(scene.locator('[data-letter]:visible', { hasText: names.premium })).toHaveCount(0);
        await expect(scene.getByText(text.unsigned, { exact: true })).toBeVisible();
        await expect(heading(scene)).toHaveText(text.record.unsigned);
        await expect(scene.getByText(text.notices.alone)).toBeVisible();
        await expect(sign(scene)).toBeHidden();
        await expect(choice(scene, 'own')).toBeFocused();

        await confirm(scene).click();
        await expect(sign(scene)).toBeFocused();
        await expect(sign(scene)).toBeInViewport();
        await expect(said(scene)).toHaveText(text.said.details);
        const stood = await sign(scene).boundingBox();
        await sign(scene).click();
        // What the finger changed and its result are seen together, and nothing else lies under the finger.
        await expect(scene.locator('svg path[pathLength]')).toBeInViewport();
        const undone = await undo(scene).boundingBox();
        expect(
          undone &&
            stood &&
            undone.y < stood.y + stood.height &&
            undone.y + undone.height > stood.y &&
            undone.x < stood.x + stood.width,
        ).toBeFalsy();
        await expect(step(scene, 'letter')).toHaveAttribute('aria-current', 'step');
        await expect(heading(scene)).toContainText(text.signed);
        await expect(record(scene).locator('time')).toHaveText('2026-11-09, 10:24:06 KST');
        await expect(said(scene)).toContainText(t('said.alone', { agent: names.own }));
        await expect(scene.getByText(text.notices.received)).toBeHidden();
        await expectFocusKept(scene);

        await choice(scene, 'premium').click();
        await expect(scene.getByText(text.notices.waits)).toBeVisible();
        await confirm(scene).click();
        await sign(scene).click();
        await expect(said(scene)).toContainText(text.said.watch);
        await expect(scene.getByText(text.notices.received)).toBeVisible();
        await expect(scene.getByText('us-agent-letter_onsil_signed.pdf')).toBeVisible();
        const end = scene.locator('[data-ending]');
        await expect(end).toContainText('DESIGNATED');
        await expect(end.getByRole('link', { name: texts(locale).scene.trial })).toBeVisible();

        await undo(scene).click();
        await expect(sign(scene)).toBeFocused();
        await expect(said(scene)).toHaveText(text.said.undone);
        await expect(scene.getByText('us-agent-letter_onsil_draft.pdf')).toBeVisible();
        await again(scene).click();
        await expect(step(scene, 'type')).toHaveAttribute('aria-current', 'step');
        await expect(choice(scene, 'premium')).toBeFocused();
        await choice(scene, 'premium').click();
        await expect(step(scene, 'details')).toHaveAttribute('aria-current', 'step');
      });
    });
  }

  test(`${locale}: the hash is that of the letter on the sheet`, async ({ page }) => {
    await page.setViewportSize(desktop);
    const scene = await openScene(page, locale, feature);
    const shown = scene.locator('code:visible', { hasText: /[0-9a-f]{16}…/ });
    const short = record(scene).locator('code');
    const hashes = [];
    for (const type of ['premium', 'own'] as const) {
      await choice(scene, type).click();
      const hash = await hashOfLetter(scene);
      await expect(shown).toHaveText(`${hash.slice(0, 16)}…${hash.slice(-8)}`, noHidden);
      if (type === 'own') {
        await confirm(scene).click();
        await sign(scene).click();
      }
      await expect(short).toHaveText(`${hash.slice(0, 6)}…${hash.slice(-6)}`, noHidden);
      hashes.push(hash);
    }
    expect(new Set(hashes).size).toBe(2);
  });

  test(`${locale}: axe finds nothing in any state`, async ({ page }) => {
    test.slow();
    await calm(page);
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      const scene = await openScene(page, locale, feature);
      await expectSceneAccessible(page);
      await choice(scene, 'own').click();
      if (viewport === desktop) await expectSceneAccessible(page);
      await confirm(scene).click();
      if (viewport === desktop) await expectSceneAccessible(page);
      await sign(scene).click();
      await expectSceneAccessible(page);
      if (viewport === desktop) {
        await choice(scene, 'premium').click();
        await expectSceneAccessible(page);
      }
    }
  });

  test(`${locale}: by keyboard alone`, async ({ page }) => {
    const scene = await openScene(page, locale, feature);
    await choice(scene, 'own').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(choice(scene, 'premium')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(confirm(scene)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sign(scene)).toBeFocused();
    await page.keyboard.press('Enter');
    // Not on Undo, which a second Enter would press.
    await expect(record(scene)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(undo(scene)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(sign(scene)).toBeFocused();
    for (let back = 0; back < 3; back += 1) await page.keyboard.press('Shift+Tab');
    await expect(again(scene)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(choice(scene, 'own')).toBeFocused();
    await expectFocusKept(scene);
  });

  test.describe(`${locale}, without scripts`, () => {
    // The browser reports the scripts it was told not to load as failed requests.
    test.use({ javaScriptEnabled: false, viewport: desktop, expectedFailures: ['/_next/static/chunks/'] });

    test('type, details, signed letter and watch are there to read', async ({ page }) => {
      await page.goto(href(locale, `/features/${feature}`));
      const scene = sceneOf(page);
      await expectPicture(scene);
      for (const id of ['type', 'details', 'sign', 'letter'] as const) {
        await expect(step(scene, id)).toContainText(text.steps[id]);
      }
      for (const type of ['own', 'premium'] as const) {
        await expect(scene.getByText(text.types[type].text)).toBeVisible();
      }
      await expect(scene.getByText(text.letter.heading)).toBeVisible();
      await expect(heading(scene)).toContainText(text.signed);
      await expect(scene.getByText('24/7', { exact: true })).toBeVisible();
      await expect(scene.getByText(text.notices.answered)).toBeVisible();
      await expect(scene.locator('figcaption')).toHaveText(text.caption);
    });
  });
}

test('the window keeps its height on a desktop through all states', async ({ page }) => {
  await page.setViewportSize(desktop);
  await calm(page);
  for (const { locale } of landings) {
    const scene = await openScene(page, locale, feature);
    const height = async () => (await scene.boundingBox())?.height;
    const first = await height();
    for (const type of ['own', 'premium'] as const) {
      for (const press of [choice(scene, type), confirm(scene), sign(scene)]) {
        await press.click();
        expect(await height()).toBe(first);
      }
    }
  }
});

test('the script moves nothing when it comes', async ({ browser, page, baseURL }) => {
  await expectNothingMoves(browser, page, feature, baseURL);
});

test('the signature is written only for those who want motion', async ({ page }) => {
  for (const motion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    const scene = await openScene(page, 'en', feature);
    await undo(scene).click();
    await sign(scene).click();
    const animated = await scene
      .locator('path[pathLength]')
      .first()
      .evaluate((path) => getComputedStyle(path).animationName);
    expect(animated === 'none').toBe(motion === 'reduce');
  }
});
