import type { Locator } from '@playwright/test';
import { href } from '../../../lib/routes.ts';
import { texts } from '../../support/messages.ts';
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

const feature = 'label-vision';
const findings = ['claim', 'units', 'height'] as const;
const notes = [...findings, 'allergens', 'states'] as const;
const citations = { claim: '21 USC 321(g)(1)', units: '21 CFR 701.13', height: '21 CFR 701.3(b)' };
/** Their beginnings; tests/unit/label-artwork.test.tsx has them computed from the carton's words. */
const hashes = { submitted: /^6859f6f7/, corrected: /^b84cf2b8/ };

const box = (scene: Locator, note: string) => scene.locator(`button[data-opens="${note}"]`).first();
const line = (scene: Locator, note: string) => scene.locator(`li button[data-opens="${note}"]`);
const slip = (scene: Locator, note: string) => scene.locator(`#label-note-${note}`);
/** Fixed beginning of a message with arguments. */
const start = (message: string) => message.split('{')[0]?.trim() ?? '';

for (const { locale } of landings) {
  const text = texts(locale).sceneLabelVision;

  for (const [name, viewport] of Object.entries({ desktop, phone })) {
    test.describe(`${locale}, ${name}`, () => {
      test.use({ viewport });
      test.beforeEach(({ page }) => calm(page));

      test('the switch shows what was submitted and what auto-fix made of it', async ({ page }) => {
        const scene = await openScene(page, locale, feature);
        const submitted = scene.getByRole('button', { name: text.versions.submitted, exact: true });
        const corrected = scene.getByRole('button', { name: text.versions.corrected, exact: true });
        await expect(submitted).toHaveAttribute('aria-pressed', 'true');
        await expect(scene).toContainText(/96\s*%/);

        await corrected.click();
        await expect(corrected).toHaveAttribute('aria-pressed', 'true');
        await expect(submitted).toHaveAttribute('aria-pressed', 'false');
        await expect(scene.getByText('camellia-serum_carton_v8.pdf')).toBeVisible();
        await expect(scene.getByText('camellia-serum_carton_v7.pdf')).toBeHidden();
        await expect(scene.locator('strong', { hasText: '99%' })).toBeVisible();
        await expect(scene.locator('strong', { hasText: '96%' })).toBeHidden();
        for (const finding of findings) {
          await expect(line(scene, finding)).toContainText(text.findings[finding].corrected);
        }
        const hash = scene.locator('code:visible', { hasText: /^[0-9a-f]{8}/ });
        await expect(hash).toHaveText(hashes.corrected);
        await expect(said(scene)).toContainText('99');

        await submitted.click();
        await expect(hash).toHaveText(hashes.submitted);
        await expect(said(scene)).toContainText('96');
      });

      test('auto-fix leads to the corrected version and back, and keeps the focus', async ({ page }) => {
        const scene = await openScene(page, locale, feature);
        const fix = scene.locator('[data-flip]');
        await expect(fix).toHaveAccessibleName(text.action.submitted);
        await fix.focus();
        await page.keyboard.press('Enter');
        await expect(scene).toHaveAttribute('data-version', 'corrected');
        await expect(fix).toHaveAccessibleName(text.action.corrected);
        await expect(fix).toBeFocused();
        await page.keyboard.press('Space');
        await expect(scene).toHaveAttribute('data-version', 'submitted');
      });

      test('each finding is explained from its box and from its line', async ({ page }) => {
        const scene = await openScene(page, locale, feature);
        for (const version of ['submitted', 'corrected'] as const) {
          await scene.locator(`[data-set="version=${version}"]`).click();
          for (const finding of findings) {
            for (const opener of [box(scene, finding), line(scene, finding)]) {
              await opener.click();
              const note = slip(scene, finding);
              await expect(note).toBeVisible();
              await expect(note).toBeFocused();
              await expect(note).toBeInViewport();
              await expect(opener).toHaveAttribute('aria-expanded', 'true');
              await expect(note.getByText(text.findings[finding][version]).first()).toBeVisible();
              await expect(note.getByText(citations[finding])).toBeVisible();
              await expect(
                note.locator('p:visible', { hasText: start(text.why[finding][version]) }),
              ).toBeVisible();
              await expect(note.getByText(text.advice[version], { exact: true })).toBeVisible();
              // Box, line and slip are marked together.
              await expect(scene.locator(`[data-finding="${finding}"][data-chosen]`)).toHaveCount(3);
              await note.getByRole('button', { name: text.closeNote }).click();
              await expect(note).toBeHidden();
              await expect(opener).toBeFocused();
              await expect(opener).toHaveAttribute('aria-expanded', 'false');
            }
          }
        }
      });

      test('axe finds nothing in any state', async ({ page }) => {
        test.slow();
        const scene = await openScene(page, locale, feature);
        for (const version of ['submitted', 'corrected'] as const) {
          await scene.locator(`[data-set="version=${version}"]`).click();
          await expectSceneAccessible(page);
          for (const note of notes) {
            await line(scene, note).click();
            await expectSceneAccessible(page);
          }
          await page.keyboard.press('Escape');
        }
      });
    });
  }

  test(`${locale}: by keyboard alone`, async ({ page }) => {
    const scene = await openScene(page, locale, feature);
    await scene.locator('[data-set="version=submitted"]').focus();
    for (const name of [text.versions.corrected, '1', '2', '3']) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toContainText(name);
    }
    await page.keyboard.press('Enter');
    await expect(slip(scene, 'height')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(slip(scene, 'height').getByRole('button')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(slip(scene, 'height')).toBeHidden();
    await expect(box(scene, 'height')).toBeFocused();
    for (const note of notes) {
      await page.keyboard.press('Tab');
      await expect(line(scene, note)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(slip(scene, note)).toBeVisible();
      await page.keyboard.press('Escape');
      await expectFocusKept(scene);
    }
  });

  test(`${locale}: box and line light up together`, async ({ page }) => {
    await page.setViewportSize(desktop);
    const scene = await openScene(page, locale, feature);
    for (const [pointed, other] of [
      [box(scene, 'units'), scene.locator('li[data-finding="units"]')],
      [line(scene, 'claim'), box(scene, 'claim')],
    ] as const) {
      await pointed.hover();
      await expect(other).toHaveAttribute('data-hot');
    }
    await expect(scene.locator('[data-finding="units"][data-hot]')).toHaveCount(0);
  });

  test.describe(`${locale}, without scripts`, () => {
    // The browser reports the scripts it was told not to load as failed requests.
    test.use({ javaScriptEnabled: false, viewport: desktop, expectedFailures: ['/_next/static/chunks/'] });

    test('score, findings, citations and suggestions are there to read', async ({ page }) => {
      await page.goto(href(locale, `/features/${feature}`));
      const scene = sceneOf(page);
      await expectPicture(scene);
      for (const finding of findings) {
        const item = scene.locator(`li[data-finding="${finding}"]`);
        await expect(item.getByText(text.findings[finding].submitted)).toBeVisible();
        await expect(item.getByText(citations[finding])).toBeVisible();
        await expect(item.getByText(text.advice.submitted, { exact: true })).toBeVisible();
      }
      await expect(scene.locator('strong', { hasText: '96%' })).toBeVisible();
      await expect(scene.getByText(new RegExp(`${hashes.submitted.source}[0-9a-f]{56}$`))).toBeVisible();
      await expect(scene.getByText(text.versions.corrected, { exact: true })).toBeVisible();
      await expect(scene.locator('figcaption')).toHaveText(text.caption);
    });
  });
}

test('the script moves nothing when it comes', async ({ browser, page, baseURL }) => {
  await expectNothingMoves(browser, page, feature, baseURL);
});

test('what appears fades in only for those who want motion', async ({ page }) => {
  for (const motion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    const scene = await openScene(page, 'en', feature);
    await scene.locator('[data-set="version=corrected"]').click();
    const animated = await scene
      .locator('[data-fresh]')
      .first()
      .evaluate((element) => getComputedStyle(element).animationName);
    expect(animated === 'none').toBe(motion === 'reduce');
  }
});

test('crops on the landing are pictures', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('figure[data-crop] button')).toHaveCount(0);
});
