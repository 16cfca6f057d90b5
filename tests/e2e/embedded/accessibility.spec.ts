import type { Page } from '@playwright/test';
import { href } from '../../../lib/routes.ts';
import { expectAccessible, expectAccessibleEverywhere } from '../../support/accessibility.ts';
import { texts } from '../../support/messages.ts';
import {
  addresses,
  englishFirst,
  expect,
  full,
  landings,
  reduceMotion,
  test,
  visit,
} from '../../support/pages.ts';

test.beforeEach(({ page }) => reduceMotion(page));

for (const { address } of addresses) {
  test(`${address} on a phone, and in the system's colours`, full, async ({ page }) => {
    await visit(page, address);
    await expectAccessibleEverywhere(page);
  });
}

/** What an address of no row of the route table is found by. */
const found = { article: 'main li h3 a', topic: 'main nav a[href*="/resources/topics/"]' };

for (const { locale } of landings) {
  const list = href(locale, '/resources');
  for (const [kind, link] of Object.entries(found)) {
    const open = async (page: Page) => {
      await visit(page, list);
      await visit(page, String(await page.locator(link).first().getAttribute('href')));
    };

    test(`first ${kind} of ${list}`, englishFirst(locale), async ({ page }) => {
      await open(page);
      await expectAccessible(page);
    });

    test(`first ${kind} of ${list} on a phone, and in the system's colours`, full, async ({ page }) => {
      await open(page);
      await expectAccessibleEverywhere(page);
    });
  }
}

test.describe('not found', () => {
  test.use({ expectedFailures: ['nope'] });

  test('pages in both languages, and an article', async ({ page }) => {
    for (const address of ['/nope', '/ko/nope', '/resources/nope']) {
      await visit(page, address);
      await expectAccessible(page);
    }
  });
});

for (const { locale, address } of landings) {
  test.describe('before anybody scrolls', () => {
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

    test(`${address}, whose sections are still to be laid out`, englishFirst(locale), async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      await page.goto(address);
      await expectAccessible(page);
    });
  });
}

for (const { locale, address } of landings) {
  const { header } = texts(locale);

  test(`questions and menus of ${address}`, englishFirst(locale), async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, address);
    await page.locator('#faq details').evaluateAll((all) => {
      for (const question of all) {
        question.removeAttribute('name');
        question.setAttribute('open', '');
      }
    });
    await expectAccessible(page);
    await page.getByRole('banner').getByRole('button', { name: header.features, exact: true }).click();
    await expect(page.locator('#features-menu')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: header.openMenu }).click();
    await expect(page.locator('#site-menu')).toBeVisible();
    await expectAccessible(page);
  });
}

test('login, refused', async ({ page }) => {
  await visit(page, '/login');
  await page.getByLabel(texts('en').login.username).fill('jo');
  await page.getByLabel(texts('en').login.password).fill('secret');
  await page.getByLabel(texts('en').login.password).press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(texts('en').login.error);
  await expectAccessible(page);
});

test.describe('with the text spacing of WCAG 1.4.12', () => {
  // A reader's styles come from the browser, which no policy of the page stops.
  test.use({ bypassCSP: true });

  /** The widest spacing that a reader may ask for; drawings keep their lettering. */
  const spacing = `:not(svg, svg *) {
      line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
    p { margin-bottom: 2em !important }`;

  test('pages still fit', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    for (const address of [
      '/',
      '/ko',
      '/resources',
      '/features/label-vision',
      '/ko/features/import-assist',
    ]) {
      await visit(page, address);
      await page.addStyleTag({ content: spacing });
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        address,
      ).toBe(0);
    }
  });
});
