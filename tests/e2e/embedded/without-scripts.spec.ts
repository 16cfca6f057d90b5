import {
  isArgumentElement,
  isLiteralElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import type { Page } from '@playwright/test';
import { locales } from '../../../lib/i18n/locales.ts';
import { features, href } from '../../../lib/routes.ts';
import { texts, translator } from '../../support/messages.ts';
import {
  addresses,
  englishFirst,
  expect,
  type landingSections,
  landings,
  test,
} from '../../support/pages.ts';

// The browser counts the scripts it may not run as failed requests.
test.use({ javaScriptEnabled: false, expectedFailures: ['/_next/static/chunks/'] });

/** Message files of the landing's sections. */
const namespaces = {
  hero: 'landingHero',
  why: 'landingWhy',
  features: 'landingFeatures',
  brands: 'landingBrands',
  statistics: 'landingStatistics',
  about: 'landingAbout',
  trust: 'landingTrust',
  pricing: 'landingPricing',
  faq: 'landingFaq',
  contact: 'landingContact',
} as const satisfies Record<(typeof landingSections)[number], string>;

/** Texts that only one language shows, by key. */
const onlyIn: Record<string, 'en' | 'ko'> = {
  'landingHero.start': 'en',
  'landingHero.guided': 'en',
  'landingHero.startDays': 'ko',
  'landingBrands.panels': 'ko',
};

/** The fixed pieces of a message: what must stand on the page whatever its arguments. */
function pieces(message: string): string[] {
  const found: string[] = [];
  const walk = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (isLiteralElement(element)) found.push(element.value);
      else if (isTagElement(element)) walk(element.children);
      else expect(isArgumentElement(element) || 'options' in element || 'style' in element).toBe(true);
    }
  };
  walk(parse(message));
  return found.map((piece) => normal(piece)).filter((piece) => piece.length > 1);
}

const normal = (text: string) => text.replace(/\s+/g, ' ').trim();

function leaves(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([name, child]) =>
    leaves(child, `${key}.${name}`),
  );
}

/** Everything a page says: its text, labels and alternatives. */
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

for (const { locale, address } of landings) {
  test(`${address} says everything its messages say`, englishFirst(locale), async ({ page }) => {
    await page.goto(address);
    const text = await said(page);
    const absent = Object.values(namespaces)
      .flatMap((namespace) => leaves(texts(locale)[namespace], namespace))
      .filter(([key]) => {
        const rule = Object.entries(onlyIn).find(([name]) => key === name || key.startsWith(`${name}.`));
        return !rule || rule[1] === locale;
      })
      .filter(([, message]) => pieces(message).some((piece) => !text.includes(piece)))
      .map(([key]) => key);
    expect(absent).toEqual([]);

    // Its answers, its menu and its mobile menu are in the HTML.
    await expect(page.locator('#faq details')).toHaveCount(9);
    // Native: opens without a script.
    await page.locator('#faq details').last().locator('summary').click();
    await expect(page.locator('#faq details').last().locator('p')).toBeVisible();
    for (const menu of ['#features-menu', '#site-menu']) {
      for (const feature of features) {
        await expect(page.locator(`${menu} a[href="${href(locale, `/features/${feature}`)}"]`)).toHaveCount(
          1,
        );
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page
      .getByRole('banner')
      .getByRole('button', { name: texts(locale).header.features, exact: true })
      .click();
    await expect(page.locator('#features-menu')).toBeVisible();

    // The crop of the wizard shows a filing that waits: nothing is filed while a row is red.
    const { checks, last } = texts(locale).sceneMocraWizard;
    const crop = page.locator('figure[data-crop][data-scene="1"]');
    await expect(crop.locator('td').getByText(checks.fix, { exact: true })).toBeVisible();
    for (const stage of ['uploaded', 'validated', 'issued'] as const)
      await expect(crop.getByText(last[stage], { exact: true })).toBeVisible();
    await expect(crop).toContainText(translator(locale, 'sceneMocraWizard')('toGo', { count: 6 }));
    await expect(crop.locator('time, button, input')).toHaveCount(0);
    await expect(crop.getByText('FILED', { exact: true })).toHaveCount(0);
  });
}

/** Text that nobody sees although it has a place on the page: hidden or transparent, here or above. */
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
        // What a breakpoint takes away is not laid out at all.
        if (!element.checkVisibility()) return false;
        return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      })
      .map((element) => `${element.localName}: ${element.textContent?.trim().slice(0, 60)}`),
  );
}

for (const locale of locales) {
  test(
    `nothing on a page in ${locale} waits for a script to be seen`,
    englishFirst(locale),
    async ({ page }) => {
      test.slow();
      for (const { address } of addresses.filter((page) => page.locale === locale)) {
        await page.goto(address);
        // Who wants no motion gets another set of rules: both must show everything.
        for (const reducedMotion of ['no-preference', 'reduce'] as const) {
          await page.emulateMedia({ reducedMotion });
          await expect.poll(() => invisible(page), { message: `${address}, ${reducedMotion}` }).toEqual([]);
          await expect(page.locator('h1'), address).toBeVisible();
        }
        await page.emulateMedia({ reducedMotion: 'no-preference' });
      }
    },
  );
}
