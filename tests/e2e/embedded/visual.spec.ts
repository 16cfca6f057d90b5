import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { features, href } from '../../../lib/routes.ts';
import { expect, landings, test, visit } from '../../support/pages.ts';
import { desktop, phone, sceneOf } from '../../support/scenes.ts';

/*
 * Pictures of both landings and of every scene, so that a change shows: `npm run screenshots` takes them anew.
 * Another browser version or another monospaced font draws other pixels without anything being wrong; there the
 * comparison is skipped and says so.
 */
const platformFile = path.join(import.meta.dirname, '../screenshots/platform.json');
const widths = { 1440: desktop, 390: phone };

/** What decides about pixels here, beside the site itself. */
async function platform(page: Page): Promise<string> {
  const monospace = await page.evaluate(() => {
    const probe = document.createElement('span');
    // Nothing of the page around it: sizes and spacing differ between widths and languages.
    probe.style.cssText = 'all: initial; font: 100px var(--font-mono); white-space: nowrap';
    probe.textContent = '21 CFR 701.3(b) il';
    document.body.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width.toFixed(2);
  });
  return `Chromium ${page.context().browser()?.version()}, monospace ${monospace}`;
}

/** A page as it stands when everything has arrived: fonts drawn, lazy images in, nothing moving. */
async function open(page: Page, address: string, info: typeof test.info) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, address);
  await page.evaluate(() => document.fonts.ready);
  const here = await platform(page);
  if (info().config.updateSnapshots === 'all') {
    mkdirSync(path.dirname(platformFile), { recursive: true });
    writeFileSync(platformFile, `${JSON.stringify({ platform: here }, null, 2)}\n`);
    return;
  }
  const known = existsSync(platformFile)
    ? (JSON.parse(readFileSync(platformFile, 'utf8')) as { platform: string }).platform
    : 'nowhere';
  test.skip(here !== known, `The pictures were taken with: ${known}. Here: ${here}`);
}

for (const { locale, address } of landings) {
  for (const [width, viewport] of Object.entries(widths)) {
    test(`landing, ${locale}, ${width}`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await open(page, address, test.info);
      await expect(page).toHaveScreenshot(`landing-${locale}-${width}.png`, {
        fullPage: true,
        timeout: 45_000,
        // The disclaimer tells today's date.
        mask: [page.locator('footer time')],
      });
    });

    for (const feature of features) {
      test(`scene ${feature}, ${locale}, ${width}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await open(page, href(locale, `/features/${feature}`), test.info);
        const scene = sceneOf(page);
        await scene.scrollIntoViewIfNeeded();
        await expect(scene).toHaveAttribute('data-live');
        await page.mouse.move(0, 0);
        // What stays in view while the page moves would lie on a scene that is taller than the window.
        await page
          .locator('header[data-site], .skip-link')
          .evaluateAll((fixed) => fixed.map((element) => element.remove()));
        await expect(scene).toHaveScreenshot(`scene-${feature}-${locale}-${width}.png`);
      });
    }
  }
}
