import {
  isLiteralElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import type { Page } from '@playwright/test';
import {
  colorAdditivesPath,
  href,
  ingredientsPath,
  mocraDutiesPath,
  usLabelPath,
} from '../../../lib/routes.ts';
import { colors } from '../../../lib/tools/color-additives/list.ts';
import { restrictions } from '../../../lib/tools/ingredients/list.ts';
import { texts } from '../../support/messages.ts';
import { expect, inEachLanguage, pageUrls, test, withoutScripts } from '../../support/pages.ts';

test.use(withoutScripts);

/** Messages that only one language shows, by key. */
const onlyIn: Record<string, 'en' | 'ko'> = {
  'landingBrands.panels': 'ko',
};

/** The fixed parts of a message, which the page must contain for any arguments. */
function pieces(message: string): string[] {
  const literals = (elements: MessageFormatElement[]): string[] =>
    elements.flatMap((element) => {
      if (isTagElement(element)) return literals(element.children);
      return isLiteralElement(element) ? element.value : [];
    });
  return literals(parse(message))
    .map(normal)
    .filter((piece) => piece.length > 1);
}

const normal = (text: string) => text.replace(/\s+/g, ' ').trim();

function leaves(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([name, child]) =>
    leaves(child, `${key}.${name}`),
  );
}

/** Returns a page's text, labels and alternative text. */
async function said(page: Page): Promise<string> {
  const text = await page.locator('body').evaluate((body) => {
    const labels = [...body.querySelectorAll('[aria-label], [alt], [title], [data-label]')].flatMap(
      (element) =>
        ['aria-label', 'alt', 'title', 'data-label'].map((name) => element.getAttribute(name) ?? ''),
    );
    return `${body.textContent} ${labels.join(' ')}`;
  });
  return normal(text);
}

inEachLanguage('styles the pictures of closed disclosures', async ({ page, url }) => {
  await page.goto(url);
  // The letterhead, whose size only the sheet of these pictures has.
  const letterheads = page.locator('main details:not([open]) strong[data-letter]:first-child');
  expect(await letterheads.count()).toBeGreaterThan(0);
  for (const letterhead of await letterheads.all()) await expect(letterhead).toHaveCSS('font-size', '23px');
});

inEachLanguage('shows every message of the landing page', async ({ page, locale, url }) => {
  await page.goto(url);
  const text = await said(page);
  const absent = Object.entries(texts(locale))
    .filter(([namespace]) => /^landing[A-Z]/.test(namespace))
    .flatMap(([namespace, messages]) => leaves(messages, namespace))
    .filter(([key]) => {
      const rule = Object.entries(onlyIn).find(([name]) => key === name || key.startsWith(`${name}.`));
      return !rule || rule[1] === locale;
    })
    .filter(([, message]) => pieces(message).some((piece) => !text.includes(piece)))
    .map(([key]) => key);
  expect(absent).toEqual([]);

  // Native: opens without a script.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page
    .getByRole('banner')
    .getByRole('button', { name: texts(locale).header.features, exact: true })
    .click();
  await expect(page.locator('#features-menu')).toBeVisible();
});

/** Text that is laid out but invisible because it or an ancestor is hidden or transparent. */
function invisible(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) =>
    [
      ...main.querySelectorAll(
        'h1, h2, h3, h4, p, li, dt, dd, th, td, figcaption, summary, blockquote, a, button',
      ),
    ]
      .filter((element) => {
        if (!element.textContent?.trim() || element.closest('details:not([open]) > :not(summary), [popover]'))
          return false;
        // A breakpoint removes these from the layout.
        if (!element.checkVisibility()) return false;
        return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      })
      .map((element) => `${element.localName}: ${element.textContent?.trim().slice(0, 60)}`),
  );
}

inEachLanguage('shows every page completely before scripts run', async ({ page, locale }) => {
  test.slow();
  for (const { url } of pageUrls.filter((page) => page.locale === locale)) {
    await page.goto(url);
    // Reduced motion has other rules: both must show everything.
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await expect.poll(() => invisible(page), { message: `${url}, ${reducedMotion}` }).toEqual([]);
      await expect(page.locator('h1'), url).toBeVisible();
    }
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  }
});

inEachLanguage(
  'shows every row of the tools with a note that they need scripts',
  async ({ page, locale, text: { ingredients, mocraDuties, usLabel } }) => {
    for (const [path, part, count, without] of [
      [mocraDutiesPath, '[data-duty]', 11, mocraDuties.ui.without],
      [mocraDutiesPath, '[data-duty] dl', 11, mocraDuties.ui.without],
      [usLabelPath, '[data-element]', 7, usLabel.ui.without],
      [usLabelPath, '[data-sheet] ol > li a', 7, usLabel.ui.without],
      [ingredientsPath, 'details table tbody tr', restrictions.length, ingredients.ui.without],
      [colorAdditivesPath, '[data-color-row]:visible', colors.length, ''],
    ] as const) {
      await page.goto(href(locale, path));
      await expect(page.locator(part), path).toHaveCount(count);
      if (without) await expect(page.locator('main p', { hasText: without }).first()).toBeVisible();
      for (const control of await page
        .locator('main :is(input:not([type=hidden]), select, textarea)')
        .all()) {
        await expect(control, path).toBeDisabled();
      }
    }
  },
);
