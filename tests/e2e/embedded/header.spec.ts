import type { Page } from '@playwright/test';
import { features, href, toolsPath } from '../../../lib/routes.ts';
import { site } from '../../../lib/site.ts';
import { tools } from '../../../lib/tools/list.ts';
import { LeadForm } from '../../support/lead-form.ts';
import { texts } from '../../support/messages.ts';
import { expect, inEachLanguage, pageUrls, phone, reduceMotion, test, visit } from '../../support/pages.ts';

const desktop = { width: 1280, height: 800 };
/** Where exactly a section comes to rest: later.spec.ts. */
const expectReached = (page: Page, id: string) => expect(page.locator(`#${id} h2`)).toBeInViewport();

inEachLanguage('shows the header on a wide screen', async ({ page, locale, url }) => {
  const text = texts(locale).header;
  const resources = texts(locale).resources.title;
  test.slow();
  await page.setViewportSize(desktop);
  const banner = page.getByRole('banner');
  const opener = banner.getByRole('button', { name: text.features, exact: true });
  const menu = page.locator('#features-menu');
  const pricing = banner.getByRole('link', { name: text.pricing, exact: true });

  await test.step('the skip link is first and leads to the content', async () => {
    await visit(page, url);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: texts(locale).common.skipToContent });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('a link to another site says that it opens in a new tab', async () => {
    for (const link of await page.locator('a[target="_blank"]').all()) {
      await expect(link).toContainText(texts(locale).common.opensInNewTab);
    }
  });

  await test.step('the features menu works by mouse, and closes by a click outside', async () => {
    await expect(menu).toBeHidden();
    await opener.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(5, 700);
    await expect(menu).toBeHidden();
    await opener.click();
    const links = menu.getByRole('link');
    const { features: names } = texts(locale);
    const entries = features.map(
      (name) => [`/features/${name}`, names[name].name, names[name].short] as const,
    );
    await expect(links).toHaveCount(entries.length);
    for (const [index, [path, ...words]] of entries.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', href(locale, path));
      for (const each of words) await expect(links.nth(index)).toContainText(each);
    }
    await links.nth(1).click();
    await expect(page).toHaveURL(href(locale, `/features/${features[1]}`));
  });

  await test.step('the tools menu has every tool and the page of all', async () => {
    await visit(page, url);
    await banner.getByRole('button', { name: text.tools, exact: true }).click();
    const links = page.locator('#tools-menu').getByRole('link');
    await expect(links).toHaveCount(tools.length + 1);
    for (const [index, tool] of tools.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', href(locale, tool.path));
      await expect(links.nth(index)).toContainText(texts(locale)[tool.messages].short);
    }
    await links.last().click();
    await expect(page).toHaveURL(href(locale, toolsPath));
  });

  await test.step('opens the features menu by keyboard', async () => {
    await visit(page, url);
    await opener.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Space');
    await expect(menu).toBeVisible();
    // The focus leaves at the end, and the menu does not stay in front of it.
    await menu.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(page.locator('header :focus')).toBeVisible();
    await opener.press('Space');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href(locale, `/features/${features[0]}`));
  });

  await test.step('Pricing scrolls to the section; on another page it leads to the landing', async () => {
    await visit(page, url);
    await pricing.click();
    await expect(page).toHaveURL(`${url}#pricing`);
    await expectReached(page, 'pricing');
    await banner.getByRole('link', { name: text.resources, exact: true }).click();
    await expect(page).toHaveURL(href(locale, '/resources'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(resources);
    await pricing.click();
    await expect(page).toHaveURL(`${url}#pricing`);
    await expectReached(page, 'pricing');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(resources);
  });
});

inEachLanguage('shows the header on a phone', async ({ page, locale, url }) => {
  const text = texts(locale).header;
  test.slow();
  await page.setViewportSize(phone);
  const opener = page.getByRole('button', { name: text.openMenu });
  const menu = page.locator('#site-menu');
  const link = (name: string) => menu.getByRole('link', { name, exact: true });

  await test.step('the menu opens, has everything, and closes by its button and by Escape', async () => {
    await visit(page, url);
    await opener.click();
    await expect(menu).toBeVisible();
    for (const tool of tools) {
      const entry = menu.getByRole('link', { name: texts(locale)[tool.messages].name });
      await expect(entry).toHaveAttribute('href', href(locale, tool.path));
    }
    for (const feature of features) {
      const entry = menu.getByRole('link', { name: texts(locale).features[feature].name });
      await expect(entry).toHaveAttribute('href', href(locale, `/features/${feature}`));
    }
    for (const name of [text.pricing, text.resources]) await expect(link(name)).toBeVisible();
    for (const name of [text.getStarted, text.signIn]) {
      await expect(menu.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
    await menu.getByRole('button', { name: text.closeMenu }).click();
    await expect(menu).toBeHidden();
    await opener.press('Enter');
    await expect(menu).toBeVisible();
    await menu.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(page.locator('main :focus')).toBeVisible();
    await opener.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('Contact is in view as it opens, and can be scrolled to in small windows', async () => {
    await opener.click();
    // The nav scrolls, and its clipped part does not count as in the viewport.
    await expect(link(text.contact)).toBeInViewport({ ratio: 1 });
    for (const small of [
      { width: 360, height: 640 },
      { width: 320, height: 568 },
    ]) {
      await page.setViewportSize(small);
      await link(text.contact).scrollIntoViewIfNeeded();
      await expect(link(text.contact)).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize(phone);
  });

  await test.step('Contact closes it, opens the dialog, and gives the focus back to the menu button', async () => {
    await link(text.contact).click();
    await expect(menu).toBeHidden();
    const { root } = await LeadForm.opened(page, 'contact', locale);
    await page.keyboard.press('Escape');
    await expect(root).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('Pricing closes it and scrolls; a page that it leads to has it closed', async () => {
    await opener.click();
    await link(text.pricing).click();
    await expect(menu).toBeHidden();
    await expectReached(page, 'pricing');
    await opener.click();
    await link(text.resources).click();
    await expect(page).toHaveURL(href(locale, '/resources'));
    await expect(menu).toBeHidden();
  });
});

inEachLanguage('links every page in the footer', async ({ page, locale, url }) => {
  await reduceMotion(page);
  await visit(page, url);
  const footer = page.getByRole('contentinfo');
  const targets = await footer.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  // Signup is in the closing section, login in the app, and bylines lead to the authors.
  const others = ['/', '/signup', '/login', '/authors'];
  const paths = pageUrls.filter((row) => row.locale === locale && !others.includes(row.path));
  expect(targets).toEqual(expect.arrayContaining(paths.map((row) => row.url)));
  expect(targets).toEqual(expect.arrayContaining(['#about', '#pricing', '#contact']));
  // The Korean site keeps the founding year, and names the channels that are still to come.
  const year = locale === 'ko' ? '2024' : String(new Date().getUTCFullYear());
  await expect(footer).toContainText(`© ${year}`);
  for (const { name } of site.social)
    await expect(footer.getByText(name)).toHaveCount(locale === 'ko' ? 1 : 0);
});
