import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Asserts that axe finds no violation on the open page or in a part of it. */
export async function expectAccessible(page: Page, part?: string) {
  const axe = new AxeBuilder({ page })
    // Legacy mode leaves out frames, which no page has; the other mode opens a second page for each run.
    .setLegacyMode()
    // Elements are named for violations only: thousands that pass take longer to hand over than to check.
    .options({ resultTypes: ['violations'] })
    .withTags(tags);
  const { violations, passes } = await (part ? axe.include(part) : axe).analyze();
  expect(
    violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      nodes: nodes.map(
        ({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
      ),
    })),
  ).toEqual([]);
  // Proof that axe checked something.
  expect(passes.length).toBeGreaterThan(part ? 5 : 10);
}

/**
 * Asserts that axe finds no violation on a phone in the site's colors, and on a desktop in forced colors. every-page.spec.ts
 * checks the desktop in the site's colors; forced colors on a phone have the same colors as these, in the same layout.
 */
export async function expectAccessibleElsewhere(page: Page) {
  // With less motion every section is laid out.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  // Last: Chromium keeps the system's colors for some elements after they were switched off.
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 844 });
  await expectAccessible(page);
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
}
