import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { vaultKinds, vaultRecords } from '../../../components/features/evidence-vault/data.ts';
import { texts } from '../../support/messages.ts';
import { desktop, expect, phone, test } from '../../support/pages.ts';
import {
  expectEnding,
  expectSceneAccessible,
  heightKept,
  openScene,
  pressThrough,
  said,
  sceneJourneys,
  testServed,
} from '../../support/scenes.ts';

const feature = 'evidence-vault';
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const facet = (scene: Locator, id: string) => scene.locator(`button[data-facet="${id}"]`);
const row = (scene: Locator, kind: string) => scene.locator(`tr:has([data-opens="${kind}"])`);
const opener = (scene: Locator, kind: string) => scene.locator(`button[data-opens="${kind}"]`);
const sheet = (scene: Locator) => scene.locator('#vault-record');
const body = (scene: Locator) => scene.locator('pre:visible');
const computed = (scene: Locator) => scene.locator('[data-computed]');

const recordOf = (kind: string) =>
  vaultRecords.find((record) => record.kind === kind) as (typeof vaultRecords)[number];

/** Place of the ruler of the six years in the window. */
const rulerTop = async (scene: Locator) =>
  scene.evaluate((figure) => {
    const drawing = figure.querySelector('[data-ruler]');
    return Math.round((drawing?.getBoundingClientRect().top ?? 0) - figure.getBoundingClientRect().top);
  });

/** Presses a button that saves a file. */
async function saved(page: Page, save: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

sceneJourneys(feature, 'sceneEvidenceVault', ({ locale, text, t, journey }) => {
  for (const [name, viewport] of Object.entries({ desktop, phone })) {
    const options = { viewport, ...(viewport === desktop && { language: 'en' as const }) };
    const rows = (scene: Locator) => scene.locator('tbody tr:visible');

    journey(
      `filters by kind, and alters, saves and restores a record, ${name}`,
      options,
      async (scene, page) => {
        const expectHeight = await heightKept(scene);
        for (const { id, count } of vaultKinds) {
          await facet(scene, id).click();
          await expect(facet(scene, id)).toHaveAttribute('aria-pressed', 'true');
          await expect(facet(scene, id)).toBeFocused();
          await expect(said(scene)).toContainText(text.kinds[id]);
          await expect(said(scene)).toContainText(String(count));
          await expect(rows(scene)).toHaveCount(1);
          await expect(row(scene, id)).toBeVisible();
          expect(await body(scene).textContent()).toBe(recordOf(id).body);
          if (viewport === desktop) await expectHeight();
        }
        await facet(scene, 'all').click();
        await expect(said(scene)).toContainText(new Intl.NumberFormat(locale).format(1537));
        await expect(sheet(scene)).toBeHidden();
        await expect(rows(scene)).toHaveCount(viewport === desktop ? 9 : 5);

        const record = recordOf('labelVersion');
        const change = scene.getByRole('button', { name: text.sheet.change });
        const save = scene.locator('[data-saves]');
        await opener(scene, 'labelVersion').click();
        await expect(sheet(scene)).toBeFocused();
        for (const words of [
          t('sheet.bytes', { count: Buffer.byteLength(record.body) }),
          `shasum -a 256 ${record.file}`,
          text.sheet.match,
        ])
          await expect(sheet(scene)).toContainText(words);
        await expect(scene.locator('dd code')).toHaveText([record.sha256, record.sha256]);
        await expect(said(scene)).toContainText(text.sheet.match);
        const file = await saved(page, save);
        expect([file.name, sha256(file.bytes)]).toEqual([record.file, record.sha256]);

        await change.click();
        await expect(scene.locator('mark')).toHaveText('8');
        const altered = (await body(scene).textContent()) ?? '';
        await expect(computed(scene)).toHaveText(sha256(altered));
        await expect(scene.locator('[data-verdict]')).toContainText(/6[0-4]|5\d/);
        await expect(said(scene)).toContainText(text.sheet.changed);
        expect(sha256((await saved(page, save)).bytes)).toBe(sha256(altered));
        await expectSceneAccessible(page);
        await scene.getByRole('button', { name: text.sheet.restore }).click();
        await expect(computed(scene)).toHaveText(record.sha256);
        await expect(change).toBeFocused();
        await scene.getByRole('button', { name: text.sheet.close }).click();
        await expect(sheet(scene)).toBeHidden();
        await expect(opener(scene, 'labelVersion')).toBeFocused();
      },
    );

    journey(`search and ticks decide what the zip holds, ${name}`, options, async (scene, page) => {
      const search = scene.getByRole('textbox', { name: text.search });
      const exports = scene.locator('[data-exports]');
      const ruler = await rulerTop(scene);
      await search.fill('6K18A');
      await expect(rows(scene)).toHaveCount(1);
      await expect(row(scene, 'batchRecord')).toBeVisible();
      // Hidden records are not exported, even if they are checked.
      await expect(exports).toHaveText(t('export', { count: 1 }));
      // One frame, round the whole field.
      await expect(search).toHaveCSS('outline-style', 'none');
      const field = scene.locator('label', { has: page.getByRole('textbox') });
      await expect(field).toHaveCSS('outline-style', 'solid');

      await search.fill('nothing of the kind');
      await expect(exports).toHaveAttribute('aria-disabled', 'true');
      await expect(exports).toHaveAccessibleDescription(text.nothing);
      await expect(scene.getByText(t('invite', { count: 0 }))).toHaveCount(0);
      if (viewport === desktop) expect(await rulerTop(scene)).toBe(ruler);
      await scene.getByRole('button', { name: text.clear }).click();
      await expect(search).toBeFocused();
      await row(scene, 'splReceipt').getByRole('checkbox').uncheck();
      await row(scene, 'batchRecord').getByRole('checkbox').check();
      await expect(exports).toHaveText(t('export', { count: 3 }));

      const zip = await saved(page, exports);
      expect(zip.name).toMatch(/^[\w-]+\.zip$/);
      const { SHA256SUMS = new Uint8Array() } = unzipSync(zip.bytes);
      expect(strFromU8(SHA256SUMS).trimEnd().split('\n')).toHaveLength(3);
      await expectEnding(scene, locale, { stamp: /^SEALED/ });
      await expect(said(scene)).toContainText('3');
    });
  }

  journey('by keyboard alone', { language: 'ko' }, async (scene, page) => {
    await facet(scene, 'splReceipt').focus();
    await pressThrough(page, [
      ['Tab', facet(scene, 'agentLetter')],
      ['Enter', facet(scene, 'agentLetter')],
    ]);
    await expect(row(scene, 'agentLetter')).toBeVisible();
    await opener(scene, 'agentLetter').focus();
    await pressThrough(page, [
      ['Tab', text.sheet.close],
      ['Tab', text.sheet.change],
      ['Space', text.sheet.restore],
    ]);
    await expect(scene.locator('mark')).toHaveText('1');
    await pressThrough(page, [['Enter', text.sheet.change]]);
    await expect(scene.locator('mark')).toHaveCount(0);
    await pressThrough(page, [['Escape', opener(scene, 'agentLetter')]]);
    await expect(sheet(scene)).toBeHidden();
    await pressThrough(page, [['Enter', sheet(scene)]]);
  });
});

test('says so when the browser has no SHA-256', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  const scene = await openScene(page, 'en', feature);
  await scene.getByRole('button', { name: texts('en').sceneEvidenceVault.sheet.close }).click();
  await opener(scene, 'splReceipt').click();
  await expect(said(scene)).toContainText(texts('en').sceneEvidenceVault.sheet.unavailable);
  await expect(computed(scene)).toBeHidden();
  await expect(sheet(scene)).toContainText(vaultRecords[0]?.sha256 ?? 'none');
});

testServed(feature, 'sceneEvidenceVault', (text) => [
  vaultRecords[0]?.sha256 ?? 'none',
  text.sheet.match,
  text.sheet.change,
  text.writeOnce,
]);

test('shows the hash of every record in the list', async ({ page }) => {
  const scene = await openScene(page, 'en', feature);
  await scene.getByRole('button', { name: texts('en').sceneEvidenceVault.sheet.close }).click();
  for (const { sha256: hash } of vaultRecords)
    await expect(scene.getByText(`${hash.slice(0, 8)}…${hash.slice(-6)}`)).toBeVisible();
});
