import type { Locator } from '@playwright/test';
import { chromium } from 'playwright';
import sharp from 'sharp';
import type { Locale } from '../../../lib/i18n/locales.ts';
import { type FormName, forms as formNames, href } from '../../../lib/routes.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { chromiumArgs, findChromium } from '../../support/chromium.ts';
import { dialogNamed, expectToast, LeadForm, newLead, openerOf } from '../../support/lead-form.ts';
import {
  englishFirst,
  expect,
  holdScripts,
  inEachLanguage,
  inKorean,
  phone,
  reduceMotion,
  test,
  visit,
} from '../../support/pages.ts';

test.use({ viewport: { width: 1280, height: 800 } });

for (const form of formNames) {
  inKorean(`shows errors, then stores the ${form} dialog`, async ({ page, locale, text: { forms } }) => {
    const own = forms[form];
    test.slow();
    await reduceMotion(page);
    await page.clock.install();
    await visit(page, href(locale, '/'));
    const opener = openerOf(page, form, locale);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });

    const lead = new LeadForm(dialogNamed(page, own.title), form, locale);
    const holdsFocus = (dialog: Locator) =>
      dialog.evaluate((element) => element.contains(document.activeElement));

    await test.step('describes its fields and keeps the focus by keyboard', async () => {
      await opener.press('Enter');
      await expect(lead.root).toHaveAccessibleDescription(own.description);
      await expect(lead.first).toBeFocused();
      await lead.expectWhole();
      await expectAccessible(page);
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab');
        expect(await holdsFocus(lead.root)).toBe(true);
      }
    });

    await test.step('shows each error at its field and sends nothing', async () => {
      await lead.submit.press('Enter');
      // In the page's language, not in a bubble in the browser's.
      await lead.expectProblem(lead.names[0], 'required');
      for (const name of lead.required) await lead.field(name).fill('x');
      await expect(lead.first).not.toHaveAttribute('aria-invalid');
      await lead.fill({ email: 'jo at example' });
      await lead.submit.press('Enter');
      await lead.expectProblem('email', 'email');
      if (form === 'contact') {
        await expectToast(page, forms.errorTitle, forms.checkFields);
        // Toasts are announced although the page behind the dialog is hidden from screen readers.
        const region = page.locator('section[aria-live="polite"]');
        await expect(region).toHaveAttribute('aria-label', new RegExp(forms.notifications));
        expect(await region.evaluate((element) => element.closest('[aria-hidden="true"]'))).toBeNull();
      }
      await expectAccessible(page);
      expect(sent).toEqual([]);
      const close = form === 'contact' ? forms.cancel : forms.close;
      await lead.root.getByRole('button', { name: close }).click();
      await expect(lead.root).toBeHidden();
      await expect(opener).toBeFocused();
    });

    await test.step('by a double click: starts over, stores one row and shows the thanks', async () => {
      await opener.click();
      await lead.expectEmpty();
      const values = newLead(form);
      await lead.fill(values);
      await lead.submit.dblclick();
      await lead.expectSuccess();
      if (form === 'signup') {
        const thanks = dialogNamed(page, forms.signup.thanksTitle);
        await expect(thanks).toContainText(forms.signup.thanksText);
        await expectAccessible(page);
        // The focus must not move to the page behind when the thanks replace the form.
        expect(await holdsFocus(thanks)).toBe(true);
        await thanks.getByRole('button', { name: forms.close }).first().click();
        await expect(thanks).toBeHidden();
      }
      await expect(lead.root).toBeHidden();
      await expect(opener).toBeFocused();
      await lead.expectStored(values);
    });

    if (form === 'contact') {
      await test.step('the news of a sent message waits for its reader, and leaves by keyboard', async () => {
        await page.clock.fastForward('30:00');
        const toast = page.locator('[data-sonner-toast]');
        await expect(toast).toBeVisible();
        await expect(toast.getByRole('button', { name: forms.close })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(toast).toHaveCount(0);
      });
    }
  });
}

/** Pages of every kind that have links to dialogs, with how many of each they show at least. */
for (const [url, locale, contact, signup] of [
  ['/', 'en', 3, 1],
  ['/ko', 'ko', 4, 1],
  ['/resources', 'en', 3, 0],
  ['/ko/resources', 'ko', 3, 0],
  ['/features/mocra-wizard', 'en', 2, 0],
  ['/ko/features/import-assist', 'ko', 2, 0],
  ['/privacy', 'en', 2, 0],
  ['/resources/mocra-checklist-for-indie-brands', 'en', 2, 0],
  ['/resources/mocra-guide-for-k-beauty', 'ko', 2, 0],
] as [string, Locale, number, number][]) {
  test(`returns focus to each dialog link of ${url}`, englishFirst(locale), async ({ page }) => {
    await visit(page, url);
    const counts: Record<FormName, number> = { contact: 0, signup: 0 };
    for (const opener of await page.locator('[data-dialog]:visible').all()) {
      const form = (await opener.getAttribute('data-dialog')) as FormName;
      counts[form] += 1;
      await opener.click();
      const { root, first } = await LeadForm.opened(page, form, locale);
      await expect(first).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(root).toBeHidden();
      await expect(opener).toBeFocused();
    }
    expect(counts.contact).toBeGreaterThanOrEqual(contact);
    expect(counts.signup).toBeGreaterThanOrEqual(signup);
  });
}

test('closes an empty form on a click outside, and keeps a filled one open', async ({ page }) => {
  await visit(page, '/');
  const { root } = await LeadForm.open(page);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(5, 400);
  await page.mouse.wheel(0, 600);
  // A frame in which a scroll would have happened.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => scrollY)).toBe(before);
  // A dialog listens for clicks beside it a moment after it has opened.
  await expect(async () => {
    await page.mouse.click(5, 400);
    await expect(root).toBeHidden({ timeout: 1000 });
  }).toPass();
  for (const form of ['contact', 'signup'] as const) {
    const lead = await LeadForm.open(page, form);
    await lead.fill({ email: 'jo@example.com' });
    await page.mouse.click(5, 400);
    await page.mouse.click(1275, 400);
    await expect(lead.root).toBeVisible();
    await lead.expectKept({ email: 'jo@example.com' });
    await page.keyboard.press('Escape');
    await expect(lead.root).toBeHidden();
  }
});

test.describe('with a broken connection', () => {
  test.use({ expectedFailures: ['net::ERR_', 'localhost'] });

  test("opens the form's page when the dialog's code does not load", async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await visit(page, '/');
    const first = new Set(scripts);
    await page.route('**/_next/static/**/*.js', (route) =>
      first.has(route.request().url()) ? route.fallback() : route.abort('connectionrefused'),
    );
    await openerOf(page, 'contact', 'en').click();
    await expect(page).toHaveURL('/contact');
  });
});

test("opens the form's page on a click before hydration", async ({ page }) => {
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await openerOf(page, 'contact', 'en').click();
  await expect(page).toHaveURL('/contact');
});

test("opens the form's page in a new tab on a modified click", async ({ page, context }) => {
  await visit(page, '/');
  const opener = openerOf(page, 'contact', 'en');
  for (const click of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page');
    await opener.click(click);
    const tab = await opened;
    await expect(tab).toHaveURL('/contact');
    await tab.close();
  }
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await LeadForm.open(page);
  await expect(page).toHaveURL('/');
});

test.describe('where nothing was found', () => {
  test.use({ expectedFailures: ['nope'] });

  test("links to the form's page, and opens a dialog on an article's 404 page", async ({ page }) => {
    await visit(page, '/nope');
    await openerOf(page, 'contact', 'en').click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('main').locator('form')).toBeVisible();

    await visit(page, '/resources/nope');
    const values = newLead('contact');
    const lead = await LeadForm.open(page);
    await lead.send(values);
    await lead.expectSuccess();
    await lead.expectStored(values);
  });
});

test('covers the place of a classic scrollbar with the backdrop', async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  try {
    const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } });
    await visit(page, '/privacy');
    const width = () => page.locator('body').evaluate((body) => body.getBoundingClientRect().width);
    const before = await width();
    expect(before).toBeLessThan(1280);
    await LeadForm.open(page);
    // The page has not moved, and the strip that was the scrollbar is as dim as the paper beside it.
    expect(await width()).toBe(before);
    // The backdrop fades in.
    await page.evaluate(async () => {
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    });
    const clip = { x: before - 20, y: 90, width: 20 + 1280 - before, height: 1 };
    const { data, info } = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [beside, strip] = [5, info.width - 5].map((x) => [...data.subarray(3 * x, 3 * x + 3)]);
    expect(strip).toHaveLength(3);
    for (const [index, value] of (strip ?? []).entries())
      expect(Math.abs(value - (beside?.[index] ?? 0)), `${strip} beside ${beside}`).toBeLessThanOrEqual(3);
  } finally {
    await browser.close();
  }
});

inEachLanguage(
  'keeps the title and Send in view on phones',
  async ({ page, locale, url, text: { forms } }) => {
    for (const viewport of [phone, { width: 320, height: 568 }]) {
      await page.setViewportSize(viewport);
      await visit(page, url);
      await page.locator('footer a[data-dialog="contact"]').click();
      const lead = await LeadForm.opened(page, 'contact', locale);
      const close = lead.root.getByRole('button', { name: forms.close });
      const always = [lead.root.getByRole('heading', { name: forms.contact.title }), close, lead.submit];
      for (const part of always) await expect(part).toBeInViewport({ ratio: 1 });
      await lead.submit.click();
      await expect(lead.root.locator('[aria-invalid]')).toHaveCount(3);
      for (const name of lead.names) {
        const field = lead.field(name);
        await field.focus();
        for (const part of always) await expect(part).toBeInViewport({ ratio: 1 });
        await expect.poll(() => lead.covered(name), name).toBe(false);
      }
      await close.click();
      const signup = await LeadForm.open(page, 'signup', locale);
      await signup.submit.click();
      await expect(signup.root.locator('[aria-invalid]')).toHaveCount(6);
      await expect(signup.first).toBeFocused();
      await expect.poll(() => signup.covered(signup.names[0])).toBe(false);
      await expect(signup.submit).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  },
);
