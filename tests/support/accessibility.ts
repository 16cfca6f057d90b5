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

const widths = { wide: 1280, phone: 390 };

/** Asserts that axe finds no violation at both widths, in the site's colors and in forced colors. */
export async function expectAccessibleEverywhere(page: Page) {
  // The system's colors last: Chromium keeps them for some elements after they were switched off.
  for (const forcedColors of ['none', 'active'] as const) {
    // With less motion every section is laid out.
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page);
    }
  }
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
}
