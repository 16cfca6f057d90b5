import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { vaultKinds, vaultRecords } from '../../../components/features/evidence-vault/records.ts';
import { texts } from '../../support/messages.ts';
import { expect, test } from '../../support/pages.ts';
import {
  desktop,
  expectEnding,
  expectSceneAccessible,
  heightKept,
  openScene,
  phone,
  pressThrough,
  said,
  sceneJourneys,
  testServed,
} from '../../support/scenes.ts';

const feature = 'evidence-vault';
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

const facet = (scene: Locator, id: string) => scene.locator(`button[data-facet="${id}"]`);
const row = (scene: Locator, kind: string) => scene.locator(`tr:has([data-opens="${kind}"])`);
const opener = (scene: Locator, kind: string) => scene.locator(`button[data-opens="${kind}"]`);
const sheet = (scene: Locator) => scene.locator('#vault-record');
const body = (scene: Locator) => scene.locator('pre:visible');
const computed = (scene: Locator) => scene.locator('[data-computed]');

/** Place of the ruler of the six years in the window. */
const rulerTop = async (scene: Locator) =>
  scene.evaluate((figure) => {
    const drawing = figure.querySelector('[data-ruler]');
    return Math.round((drawing?.getBoundingClientRect().top ?? 0) - figure.getBoundingClientRect().top);
  });

/** Presses a button of the sheet and waits until its hash is there. */
async function saved(page: Page, save: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

sceneJourneys(feature, 'sceneEvidenceVault', ({ locale, text, t, journey }) => {
  const number = new Intl.NumberFormat(locale);

  for (const [name, viewport] of Object.entries({ desktop, phone })) {
    journey(`kinds filter the records and say how many there are, ${name}`, { viewport }, async (scene) => {
      await expect(facet(scene, 'all')).toHaveAttribute('aria-pressed', 'true');
      for (const { id, count } of vaultKinds) {
        await facet(scene, id).click();
        await expect(facet(scene, id)).toHaveAttribute('aria-pressed', 'true');
        await expect(facet(scene, 'all')).toHaveAttribute('aria-pressed', 'false');
        await expect(facet(scene, id)).toContainText(number.format(count));
        await expect(said(scene)).toContainText(text.kinds[id]);
        await expect(said(scene)).toContainText(number.format(count));
        await expect(scene.locator('tbody tr:visible')).toHaveCount(1);
        await expect(row(scene, id)).toBeVisible();
        await expect(facet(scene, id)).toBeFocused();
      }
      await facet(scene, 'all').click();
      await expect(said(scene)).toContainText(number.format(1537));
      await expect(sheet(scene)).toBeHidden();
      await expect(scene.locator('tbody tr:visible')).toHaveCount(viewport === desktop ? 9 : 5);
    });

    journey(`an altered copy matches again when restored, ${name}`, { viewport }, async (scene) => {
      await opener(scene, 'labelVersion').click();
      await expect(sheet(scene)).toBeFocused();
      const record = vaultRecords.find(({ kind }) => kind === 'labelVersion');
      await expect(computed(scene)).toHaveText(record?.sha256 ?? 'none');
      await expect(said(scene)).toContainText(text.sheet.match);

      await scene.getByRole('button', { name: text.sheet.change }).click();
      await expect(scene.locator('mark')).toHaveText('8');
      const altered = (await body(scene).textContent()) ?? '';
      expect(altered).toContain('2026-10-08');
      await expect(computed(scene)).toHaveText(sha256(altered));
      await expect(scene.locator('[data-verdict]')).toContainText(/6[0-4]|5\d/);
      await expect(said(scene)).toContainText(text.sheet.changed);
      const restore = scene.getByRole('button', { name: text.sheet.restore });
      await expect(restore).toBeFocused();
      await restore.click();
      await expect(scene.locator('mark')).toHaveCount(0);
      await expect(computed(scene)).toHaveText(record?.sha256 ?? 'none');
      await expect(scene.getByRole('button', { name: text.sheet.change })).toBeFocused();
      await scene.getByRole('button', { name: text.sheet.close }).click();
      await expect(sheet(scene)).toBeHidden();
      await expect(opener(scene, 'labelVersion')).toBeFocused();
    });

    journey(`search and ticks decide what the zip holds, ${name}`, { viewport }, async (scene, page) => {
      const search = scene.getByRole('textbox', { name: text.search });
      const exports = scene.locator('[data-exports]');
      await expect(scene.locator('[data-ending]')).toHaveCount(0);
      const ruler = await rulerTop(scene);
      await search.fill('6K18A');
      await expect(scene.locator('tbody tr:visible')).toHaveCount(1);
      await expect(row(scene, 'batchRecord')).toBeVisible();
      // What is ticked but hidden is not exported.
      await expect(exports).toHaveText(t('export', { count: 1 }));
      await row(scene, 'batchRecord').getByRole('checkbox').check();
      await expect(exports).toHaveText(t('export', { count: 1 }));
      // One frame, round the whole field.
      await search.focus();
      await expect(search).toHaveCSS('outline-style', 'none');
      await expect(scene.locator('label', { has: page.getByRole('textbox') })).toHaveCSS(
        'outline-style',
        'solid',
      );

      await search.fill('nothing of the kind');
      await expect(scene.getByText(text.nothing)).toBeVisible();
      await expect(exports).toHaveAttribute('aria-disabled', 'true');
      await expect(exports).toHaveAccessibleDescription(text.nothing);
      await expect(scene.getByText(t('invite', { count: 0 }))).toHaveCount(0);
      if (viewport === desktop) expect(await rulerTop(scene)).toBe(ruler);
      await scene.getByRole('button', { name: text.clear }).click();
      await expect(search).toBeFocused();
      await row(scene, 'splReceipt').getByRole('checkbox').uncheck();
      await expect(exports).toHaveText(t('export', { count: 3 }));

      const zip = await saved(page, exports);
      expect(zip.name).toMatch(/^[\w-]+\.zip$/);
      const files = unzipSync(zip.bytes);
      const lines = strFromU8(files.SHA256SUMS as Uint8Array)
        .trimEnd()
        .split('\n');
      expect(lines).toHaveLength(3);
      for (const line of lines) {
        const [hash, file = ''] = line.split('  ');
        expect(sha256(Buffer.from(files[file] as Uint8Array))).toBe(hash);
      }
      await expectEnding(scene, locale, { stamp: /^SEALED/ });
      await expect(said(scene)).toContainText('3');
    });

    journey(`axe finds nothing, ${name}`, { viewport }, async (scene, page) => {
      if (viewport === desktop) {
        await opener(scene, 'splReceipt').click();
        await expect(computed(scene)).toHaveText(/^[0-9a-f]{64}$/);
        await expectSceneAccessible(page);
      }
      await facet(scene, 'batchRecord').click();
      await scene.locator('[data-changes]').click();
      await expect(said(scene)).toContainText(text.sheet.changed);
      await expectSceneAccessible(page);
    });
  }

  journey('by keyboard alone', {}, async (scene, page) => {
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

test('every record is shown byte for byte, with its length and a hash that anyone can compute', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const scene = await openScene(page, 'en', feature);
  const expectHeight = await heightKept(scene);
  for (const record of vaultRecords) {
    await facet(scene, record.kind).click();
    expect(await body(scene).textContent()).toBe(record.body);
    await expect(computed(scene)).toHaveText(sha256(record.body));
    await expect(scene.locator('dd code:visible').first()).toHaveText(record.sha256);
    await expect(sheet(scene)).toContainText(`${Buffer.byteLength(record.body)} bytes`);
    await expect(sheet(scene)).toContainText(`shasum -a 256 ${record.file}`);
    await expectHeight();
  }
});

test('the text is saved as it is shown, true or altered', async ({ page }) => {
  const scene = await openScene(page, 'en', feature);
  await opener(scene, 'splReceipt').click();
  const save = scene.locator('[data-saves]');
  const [record] = vaultRecords;
  const file = await saved(page, save);
  expect(file.name).toBe(record?.file);
  expect(sha256(file.bytes)).toBe(record?.sha256);
  await scene.locator('[data-changes]').click();
  await expect(computed(scene)).not.toHaveText(record?.sha256 ?? '');
  expect(sha256((await saved(page, save)).bytes)).toBe(await computed(scene).textContent());
});

test('where the browser offers no SHA-256 the scene says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  const scene = await openScene(page, 'en', feature);
  await opener(scene, 'splReceipt').click();
  await expect(said(scene)).toContainText(texts('en').sceneEvidenceVault.sheet.unavailable);
  await expect(computed(scene)).toBeHidden();
  await expect(sheet(scene)).toContainText(vaultRecords[0]?.sha256 ?? 'none');
});

testServed(feature, async (scene, locale) => {
  await expect(scene.locator('tbody tr:visible')).toHaveCount(9);
  for (const { sha256: hash } of vaultRecords) {
    await expect(scene.getByText(`${hash.slice(0, 8)}…${hash.slice(-6)}`).first()).toBeVisible();
  }
  await expect(sheet(scene)).toBeHidden();
  await expect(scene.getByText(texts(locale).sceneEvidenceVault.writeOnce)).toBeVisible();
  await expect(scene.locator('figcaption')).toHaveText(texts(locale).sceneEvidenceVault.caption);
});
