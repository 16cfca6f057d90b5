import type { Locator, Page } from '@playwright/test';
import { texts } from '../../support/messages.ts';
import { desktop, expect, phone } from '../../support/pages.ts';
import {
  expectEnding,
  expectInView,
  expectSceneAccessible,
  heightKept,
  pressThrough,
  said,
  sceneJourneys,
  sceneOf,
  testServed,
} from '../../support/scenes.ts';

const feature = 'label-vision';
const findings = ['claim', 'units', 'height'] as const;
const notes = [...findings, 'allergens', 'states'] as const;
const citations = { claim: 'FD&C Act § 201(g)(1)', units: '21 CFR 701.13', height: '21 CFR 701.3(b)' };

const box = (scene: Locator, note: string) => scene.locator(`button[data-finding="${note}"]`);
const line = (scene: Locator, note: string) => scene.locator(`li[data-finding="${note}"] button`);
const slip = (scene: Locator, note: string) => scene.locator(`#label-note-${note}`);
const ending = (scene: Locator) => scene.locator('[data-ending]');
/** Fixed beginning of a message with arguments. */
const start = (message: string) => message.split('{')[0]?.trim() ?? '';

/** Drags a file over the scene's bar, or drops it there. */
const drag = (page: Page, type: 'dragenter' | 'dragleave' | 'drop') =>
  sceneOf(page).evaluate((figure, name) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['label'], 'label.png', { type: 'image/png' }));
    const event = new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer });
    figure.firstElementChild?.dispatchEvent(event);
    return event.defaultPrevented;
  }, type);

sceneJourneys(feature, 'sceneLabelVision', ({ locale, text, journey }) => {
  const wide = { viewport: desktop, language: 'en' } as const;

  journey('auto-fix corrects the carton, and there is a way back', wide, async (scene, page) => {
    const corrected = scene.getByRole('button', { name: text.versions.corrected, exact: true });
    const fix = scene.getByRole('button', { name: text.action.submitted });
    const place = await fix.boundingBox();
    const expectHeight = await heightKept(scene);

    await fix.click();
    await expect(ending(scene).getByText('CHECKED')).toBeInViewport();
    await expectEnding(scene, locale, { stamp: /^CHECKED/, sentence: start(text.ending) });
    await expect(corrected).toHaveAttribute('aria-pressed', 'true');
    await expect(scene.getByText('camellia-serum_carton_v8.pdf')).toBeVisible();
    await expect(scene.locator('strong', { hasText: '99%' })).toBeVisible();
    await expect(scene.getByText(/^4a57704d[0-9a-f]{56}$/)).toBeVisible();
    await expect(said(scene)).toContainText('99');
    await expectHeight();
    await expectSceneAccessible(page);

    // No control is where auto-fix was, so a second click does nothing.
    const back = scene.getByRole('button', { name: text.action.corrected });
    const trial = ending(scene).getByRole('link');
    for (const other of [back, trial]) {
      expect((await other.boundingBox())?.x).toBeGreaterThan((place?.x ?? 0) + (place?.width ?? 0));
    }
    await back.click();
    await expect(scene.locator('strong', { hasText: '96%' })).toBeVisible();
    await expect(ending(scene)).toHaveCount(0);
    await expect(scene.getByText(text.invite)).toHaveCount(0);
    await expect(said(scene)).toContainText('96');
  });

  journey('explains each finding from its box', wide, async (scene, page) => {
    for (const version of ['submitted', 'corrected'] as const) {
      await scene.getByRole('button', { name: text.versions[version], exact: true }).click();
      for (const finding of findings) {
        const opener = box(scene, finding);
        const note = slip(scene, finding);
        await opener.click();
        await expect(note).toBeFocused();
        await expect(note).toBeInViewport();
        await expect(opener).toHaveAttribute('aria-expanded', 'true');
        for (const words of [
          text.findings[finding][version],
          citations[finding],
          start(text.why[finding][version]),
          text.advice[version],
        ])
          await expect(note).toContainText(words);
        // Box and line are marked together.
        await expect(scene.locator(`[data-finding="${finding}"][data-chosen]`)).toHaveCount(2);
        await note.getByRole('button', { name: text.closeNote }).click();
        await expect(note).toHaveCount(0);
        await expect(opener).toBeFocused();
      }
      await line(scene, 'states').click();
      await expectSceneAccessible(page);
      await page.keyboard.press('Escape');
    }
    await box(scene, 'units').hover();
    await expect(scene.locator('li[data-finding="units"]')).toHaveAttribute('data-hot');
  });

  journey('keeps a file that is dropped on the scene, and explains why', wide, async (scene, page) => {
    const zone = scene.locator('[data-dropzone]');
    await expect(zone).toContainText(text.uploadAction);
    expect(await drag(page, 'dragenter')).toBe(true);
    await expect(zone).toHaveAttribute('data-over');
    await drag(page, 'dragleave');
    await expect(zone).not.toHaveAttribute('data-over');
    expect(await drag(page, 'drop')).toBe(true);
    const answer = text.uploadAnswer.replaceAll(/<\/?trial>/g, '');
    await expect(said(scene)).toHaveText(answer);
    await expect(zone).toContainText(answer.slice(0, 20));
    await expect(zone.getByRole('link')).toHaveAttribute('href', /^https?:/);
    await expectSceneAccessible(page);
  });

  journey('by keyboard alone', { language: 'ko' }, async (scene, page) => {
    await scene.getByRole('button', { name: text.versions.submitted, exact: true }).focus();
    await pressThrough(page, [
      ['Tab', text.versions.corrected],
      ['Tab', texts(locale).scene.guideButton],
      ...['1', '2', '3'].map((number) => ['Tab', number] as const),
      ['Enter', slip(scene, 'height')],
      ['Tab', slip(scene, 'height').getByRole('button')],
      ['Escape', box(scene, 'height')],
    ]);
    await expect(slip(scene, 'height')).toHaveCount(0);
    await pressThrough(page, [['Tab', text.action.submitted]]);
    await page.keyboard.press('Enter');
    await expect(scene.locator('[data-focus-home]')).toBeFocused();
    await pressThrough(page, [
      ['Tab', texts(locale).scene.trial],
      ['Tab', text.action.corrected],
    ]);
    for (const note of notes) {
      await pressThrough(page, [
        ['Tab', line(scene, note)],
        ['Space', slip(scene, note)],
        ['Escape', line(scene, note)],
      ]);
    }
  });

  const narrow = { viewport: phone };
  journey('on a phone carton, stamp and the way back are seen together', narrow, async (scene, page) => {
    await scene.getByRole('button', { name: text.action.submitted }).click();
    await expectInView(
      ending(scene).getByText('CHECKED'),
      ending(scene).getByRole('link'),
      scene.getByRole('button', { name: text.action.corrected }),
      ...findings.map((finding) => box(scene, finding)),
    );
    await expectSceneAccessible(page);
  });
});

testServed(feature, 'sceneLabelVision', (text) => [
  ...findings.flatMap((finding) => [text.findings[finding].submitted, citations[finding]]),
  text.advice.submitted,
  '96%',
  // tests/unit/features/label-vision-artwork.test.tsx has it computed from the carton's words.
  '5d14696a',
]);
