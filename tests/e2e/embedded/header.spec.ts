import type { Page } from '@playwright/test';
import { features, finderPath, href } from '../../../lib/routes.ts';
import { site } from '../../../lib/site.ts';
import { texts } from '../../support/messages.ts';
import { expect, landings, reduceMotion, test, visit } from '../../support/pages.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
/** Where the top of a section may come to rest under the sticky header, in px. */
const restingPlace = { from: -2, to: 130 };

async function expectAtTop(page: Page, id: string) {
  await expect
    .poll(async () => {
      const top = await page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
      return top >= restingPlace.from && top <= restingPlace.to;
    })
    .toBe(true);
}

for (const { locale, address } of landings) {
  const text = texts(locale).header;

  test(`header of ${address} on a wide screen`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(desktop);

    await test.step('the features menu works by mouse', async () => {
      await visit(page, address);
      const menu = page.locator('#features-menu');
      await expect(menu).toBeHidden();
      await page.getByRole('banner').getByRole('button', { name: text.features, exact: true }).click();
      await expect(menu).toBeVisible();
      const links = menu.getByRole('link');
      await expect(links).toHaveCount(features.length + 1);
      await expect(links.last()).toHaveAttribute('href', href(locale, finderPath));
      await expect(links.last()).toContainText(texts(locale).finderPage.short);
      for (const [index, feature] of features.entries()) {
        const { name, short } = texts(locale).features[feature];
        await expect(links.nth(index)).toContainText(name);
        await expect(links.nth(index)).toContainText(short);
        await expect(links.nth(index)).toHaveAttribute('href', href(locale, `/features/${feature}`));
      }
      await links.nth(1).click();
      await expect(page).toHaveURL(href(locale, `/features/${features[1]}`));
      await expect(menu).toBeHidden();
    });

    await test.step('the features menu closes by a click outside', async () => {
      await visit(page, address);
      const menu = page.locator('#features-menu');
      await page.getByRole('banner').getByRole('button', { name: text.features, exact: true }).click();
      await expect(menu).toBeVisible();
      await page.mouse.click(5, 700);
      await expect(menu).toBeHidden();
    });

    await test.step('the features menu works by keyboard', async () => {
      await visit(page, address);
      const button = page.getByRole('banner').getByRole('button', { name: text.features, exact: true });
      const menu = page.locator('#features-menu');
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await page.keyboard.press('Space');
      await expect(menu).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(href(locale, `/features/${features[0]}`));
    });

    await test.step('Pricing scrolls to the section', async () => {
      await visit(page, address);
      await page.getByRole('banner').getByRole('link', { name: text.pricing, exact: true }).click();
      await expect(page).toHaveURL(`${address}#pricing`);
      await expectAtTop(page, 'pricing');
    });

    await test.step('Pricing on another page leads to the landing, at the section', async () => {
      await visit(page, href(locale, '/resources'));
      await page.getByRole('banner').getByRole('link', { name: text.pricing, exact: true }).click();
      await expect(page).toHaveURL(`${address}#pricing`);
      await expectAtTop(page, 'pricing');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts(locale).resources.title);
    });

    await test.step('Resources leads to the list of the language', async () => {
      await visit(page, address);
      await page.getByRole('banner').getByRole('link', { name: text.resources, exact: true }).click();
      await expect(page).toHaveURL(href(locale, '/resources'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts(locale).resources.title);
    });

    await test.step('the skip link is first and leads to the content', async () => {
      await visit(page, address);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: texts(locale).common.skipToContent });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });

    await test.step('a link to another site says that it opens in a new tab', async () => {
      await visit(page, address);
      for (const link of await page.locator('a[target="_blank"]').all()) {
        await expect(link).toContainText(texts(locale).common.opensInNewTab);
      }
    });
  });

  test(`header of ${address} on a phone`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(phone);

    await test.step('the menu opens, has everything, and closes by its button and by Escape', async () => {
      await visit(page, address);
      const opener = page.getByRole('button', { name: text.openMenu });
      const menu = page.locator('#site-menu');
      await opener.click();
      await expect(menu).toBeVisible();
      for (const feature of features) {
        await expect(menu.getByRole('link', { name: texts(locale).features[feature].name })).toHaveAttribute(
          'href',
          href(locale, `/features/${feature}`),
        );
      }
      for (const name of [text.pricing, text.resources]) {
        await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
      }
      for (const name of [text.getStarted, text.signIn]) {
        await expect(menu.getByRole('link', { name })).toHaveAttribute('target', '_blank');
      }
      await menu.getByRole('button', { name: text.closeMenu }).click();
      await expect(menu).toBeHidden();
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
    });

    await test.step('Pricing in the menu closes it and scrolls', async () => {
      await visit(page, address);
      await page.getByRole('button', { name: text.openMenu }).click();
      await page.locator('#site-menu').getByRole('link', { name: text.pricing, exact: true }).click();
      await expect(page.locator('#site-menu')).toBeHidden();
      await expectAtTop(page, 'pricing');
    });

    await test.step('Contact is in view as the menu opens, and can be scrolled to in small windows', async () => {
      await visit(page, address);
      await page.getByRole('button', { name: text.openMenu }).click();
      const contact = page.locator('#site-menu').getByRole('link', { name: text.contact, exact: true });
      // The nav scrolls: what it cuts off is not in the viewport either.
      await expect(contact).toBeInViewport({ ratio: 1 });
      for (const small of [
        { width: 360, height: 640 },
        { width: 320, height: 568 },
      ]) {
        await page.setViewportSize(small);
        await contact.scrollIntoViewIfNeeded();
        await expect(contact).toBeInViewport({ ratio: 1 });
      }
      await page.setViewportSize(phone);
    });

    await test.step('a page that the menu leads to has it closed', async () => {
      await visit(page, address);
      await page.getByRole('button', { name: text.openMenu }).click();
      await page.locator('#site-menu').getByRole('link', { name: text.resources, exact: true }).click();
      await expect(page).toHaveURL(href(locale, '/resources'));
      await expect(page.locator('#site-menu')).toBeHidden();
    });

    await test.step('Contact in the menu closes it, opens the dialog, and gives the focus back to the menu button', async () => {
      await visit(page, address);
      await page.getByRole('button', { name: text.openMenu }).click();
      await page.locator('#site-menu').getByRole('link', { name: text.contact, exact: true }).click();
      await expect(page.locator('#site-menu')).toBeHidden();
      const dialog = page.getByRole('dialog', { name: texts(locale).forms.contact.title });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: text.openMenu })).toBeFocused();
    });
  });
}

test.describe('language switch', () => {
  test.use({ viewport: desktop });

  for (const { locale } of landings) {
    test(`of an article in ${locale} leads to its counterpart, or else to the other language's list`, async ({
      page,
      request,
    }) => {
      const other = locale === 'en' ? 'ko' : 'en';
      const list = await (await request.get(href(locale, '/resources'))).text();
      const articles = [...new Set(list.match(/\/resources\/[a-z0-9-]+(?=")/g))];
      expect(articles.length).toBeGreaterThan(1);
      const targets = new Set<string>();
      for (const article of articles) {
        await page.goto(article);
        const counterpart = await page
          .locator(`head link[rel="alternate"][hreflang="${other}"]`)
          .evaluateAll(([link]) => link && new URL((link as HTMLLinkElement).href).pathname);
        const expected = counterpart ?? href(other, '/resources');
        targets.add(expected);
        for (const place of ['banner', 'contentinfo'] as const) {
          const languages = page
            .getByRole(place)
            .getByRole('list', { name: texts(locale).header.language })
            .first();
          await expect(languages.locator(`a[hreflang="${other}"]`)).toHaveAttribute('href', expected);
        }
      }
      expect(targets.size).toBeGreaterThan(0);
    });
  }
});

test.describe('footer', () => {
  for (const { locale, address } of landings) {
    test(`of ${address} leads to every page`, async ({ page }) => {
      await reduceMotion(page);
      await visit(page, address);
      const footer = page.getByRole('contentinfo');
      const { footer: text, features: names } = texts(locale);
      for (const feature of features) {
        await expect(footer.getByRole('link', { name: names[feature].name, exact: true })).toHaveAttribute(
          'href',
          href(locale, `/features/${feature}`),
        );
      }
      for (const [name, target] of [
        [text.resources, href(locale, '/resources')],
        [text.privacy, href(locale, '/privacy')],
        [text.terms, href(locale, '/terms')],
        [text.compliance, href(locale, '/compliance')],
        [text.about, '#about'],
        [text.pricing, '#pricing'],
        [text.trial, '#contact'],
      ] as const) {
        await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', target);
      }
      // The Korean site keeps the founding year, and names the channels that are still to come.
      const year = locale === 'ko' ? '2024' : String(new Date().getUTCFullYear());
      await expect(footer).toContainText(`© ${year}`);
      for (const { name } of site.social)
        await expect(footer.getByText(name)).toHaveCount(locale === 'ko' ? 1 : 0);
      await footer.getByRole('link', { name: text.pricing, exact: true }).click();
      await expectAtTop(page, 'pricing');
    });
  }
});
