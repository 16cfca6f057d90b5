import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe's defaults, which an option replaces as a whole, except that pseudo elements are ignored: axe does not check text in
 * front of one, which is most text of this site.
 */
const contrastOptions = {
  ignoreUnicode: true,
  ignoreLength: false,
  ignorePseudo: true,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.2,
  textStrokeEmMin: 0.03,
};

/** The package's type lacks the options of single checks. */
const options: Parameters<AxeBuilder['options']>[0] & { checks: object } = {
  // Elements are named for violations only: thousands that pass take longer to hand over than to check.
  resultTypes: ['violations'],
  checks: { 'color-contrast': { options: contrastOptions } },
};

/** Asserts that axe finds no violation on the open page or in a part of it. */
export async function expectAccessible(page: Page, part?: string) {
  const axe = new AxeBuilder({ page })
    // Legacy mode leaves out frames, which no page has; the other mode opens a second page for each run.
    .setLegacyMode()
    .options(options)
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
