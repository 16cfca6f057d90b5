import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe finds nothing on the page that is open, as it is now. */
export async function expectAccessible(page: Page) {
  const { violations, passes } = await new AxeBuilder({ page })
    // Legacy mode leaves out frames, which no page has; the other mode opens a second page for each run.
    .setLegacyMode()
    .withTags(tags)
    .analyze();
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
  expect(passes.length).toBeGreaterThan(10);
}

const widths = { wide: 1280, phone: 390 };

/** Axe finds nothing in either width, in the site's own colours and in those of the system. */
export async function expectAccessibleEverywhere(page: Page) {
  for (const width of Object.values(widths)) {
    await page.setViewportSize({ width, height: 844 });
    for (const forcedColors of ['active', 'none'] as const) {
      await page.emulateMedia({ forcedColors });
      await expectAccessible(page);
    }
  }
}
