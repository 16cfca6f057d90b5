import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { href } from '../../../lib/routes.ts';
import { texts } from '../../support/messages.ts';
import {
  contactFields,
  dialogNamed,
  expect,
  expectToast,
  fill,
  landings,
  openContact,
  openSignup,
  signupFields,
  test,
  valuesOf,
  visit,
} from '../../support/pages.ts';
import { readSubmissions } from '../../support/submissions.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const first = { contact: 'name', signup: 'first_name' } as const;

/** Every page that has dialog buttons, with how many of each kind it shows at least. */
const openers = [
  { address: '/', locale: 'en', contact: 3, signup: 2 },
  { address: '/ko', locale: 'ko', contact: 4, signup: 1 },
  { address: '/resources', locale: 'en', contact: 3, signup: 0 },
  { address: '/ko/resources', locale: 'ko', contact: 3, signup: 0 },
  { address: '/features/mocra-wizard', locale: 'en', contact: 2, signup: 0 },
  { address: '/ko/features/import-assist', locale: 'ko', contact: 2, signup: 0 },
  { address: '/privacy', locale: 'en', contact: 2, signup: 0 },
] as const;

for (const { address, locale, contact, signup } of openers) {
  test(`every dialog button of ${address} opens its dialog, which gives the focus back`, async ({ page }) => {
    await visit(page, address);
    const counts = { contact: 0, signup: 0 };
    for (const opener of await page.locator('[data-dialog]:visible').all()) {
      const kind = (await opener.getAttribute('data-dialog')) as 'contact' | 'signup';
      counts[kind] += 1;
      await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
      await opener.click();
      const dialog = dialogNamed(page, texts(locale).forms[kind].title);
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(`[name="${first[kind]}"]`)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
    expect(counts.contact).toBeGreaterThanOrEqual(contact);
    expect(counts.signup).toBeGreaterThanOrEqual(signup);
  });
}

/** Requests that could carry a form: everything but reading. */
function watchSending(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

for (const { locale, address } of landings) {
  const forms = texts(locale).forms;

  test.describe(`contact dialog on ${address}`, () => {
    test('opens by keyboard, keeps the focus inside, and names its fields', async ({ page }) => {
      await visit(page, address);
      const opener = page
        .getByRole('banner')
        .getByRole('button', { name: texts(locale).header.contact, exact: true });
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = dialogNamed(page, forms.contact.title);
      await expect(dialog).toBeVisible();
      await expect(dialog).toHaveAccessibleDescription(forms.contact.description);
      for (const name of contactFields) {
        await expect(dialog.getByRole('textbox', { name: forms.contact[name] })).toHaveAttribute(
          'name',
          name,
        );
      }
      await expect(dialog.locator('[name="email"]')).toHaveAttribute('type', 'email');
      await expect(dialog.locator('[name="company"]')).not.toHaveAttribute('required');
      for (const name of ['name', 'email', 'message']) {
        await expect(dialog.locator(`[name="${name}"]`)).toHaveAttribute('required');
      }
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab');
        expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
      // Nobody reaches the trap field.
      await expect(dialog.getByRole('textbox')).toHaveCount(contactFields.length);
    });

    for (const missing of ['name', 'email', 'message'] as const) {
      test(`without ${missing} says what is missing and sends nothing`, async ({ page }) => {
        await visit(page, address);
        const dialog = await openContact(page, locale);
        const values = {
          name: 'Jo',
          email: 'jo@example.com',
          company: 'Onsil',
          message: 'Hello.',
          [missing]: '  ',
        };
        await fill(dialog, values);
        const sent = watchSending(page);
        await dialog.getByRole('button', { name: forms.contact.submit }).click();
        await expectToast(page, forms.contact.missingTitle, forms.contact.missingText);
        const field = dialog.locator(`[name="${missing}"]`);
        await expect(field).toBeFocused();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(forms.errors.required);
        await field.fill('x');
        await expect(field).not.toHaveAttribute('aria-invalid');
        expect(sent).toEqual([]);
      });
    }

    test('an address that is none is refused with a sentence', async ({ page }) => {
      await visit(page, address);
      const dialog = await openContact(page, locale);
      await fill(dialog, { name: 'Jo', email: 'jo at example', message: 'Hello.' });
      const sent = watchSending(page);
      await dialog.getByRole('button', { name: forms.contact.submit }).click();
      await expectToast(page, forms.errorTitle, forms.checkFields);
      await expect(dialog.locator('[name="email"]')).toHaveAccessibleDescription(forms.errors.email);
      expect(sent).toEqual([]);
    });

    test('stores exactly one row', async ({ page }) => {
      const email = `${randomUUID()}@example.com`;
      const row = { name: '김 민서', email, company: null, message: 'Two\nlines & <b>tags</b> 🧴' };
      await visit(page, address);
      const dialog = await openContact(page, locale);
      await fill(dialog, { name: row.name, email, message: row.message });
      await dialog.getByRole('button', { name: forms.contact.submit }).click();
      await expectToast(page, forms.contact.successTitle, forms.contact.successText);
      await expect(dialog).toBeHidden();
      const stored = (await readSubmissions()).contact_submissions.filter(
        (candidate) => candidate.email === email,
      );
      expect(stored).toHaveLength(1);
      expect(stored[0]).toMatchObject(row);
    });

    test('is empty again after it was closed', async ({ page }) => {
      await visit(page, address);
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => dialogNamed(page, forms.contact.title).getByRole('button', { name: forms.cancel }).click(),
        () => dialogNamed(page, forms.contact.title).getByRole('button', { name: forms.close }).click(),
      ]) {
        const dialog = await openContact(page, locale);
        await fill(dialog, { name: 'Jo' });
        await dialog.getByRole('button', { name: forms.contact.submit }).click();
        await expect(dialog.locator('[name="email"]')).toHaveAttribute('aria-invalid', 'true');
        await close();
        await expect(dialog).toBeHidden();
        const again = await openContact(page, locale);
        expect(await valuesOf(again, contactFields)).toEqual({
          name: '',
          email: '',
          company: '',
          message: '',
        });
        await expect(again.locator('[aria-invalid]')).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(again).toBeHidden();
      }
    });

    test('tells what happens with the data, with the policy in a new tab', async ({ page }) => {
      await visit(page, address);
      const dialog = await openContact(page, locale);
      await expect(dialog).toContainText(forms.privacy);
      const link = dialog.getByRole('link', { name: forms.privacyLink });
      await expect(link).toHaveAttribute('href', /^\/privacy/);
      await expect(link).toHaveAttribute('target', '_blank');
    });
  });

  test.describe(`signup dialog on ${address}`, () => {
    test('requires all six fields, by the browser', async ({ page }) => {
      await visit(page, address);
      const dialog = await openSignup(page, locale);
      await expect(dialog.getByRole('textbox')).toHaveCount(signupFields.length);
      for (const name of signupFields) {
        const field = dialog.getByRole('textbox', { name: forms.signup.fields[name], exact: true });
        await expect(field).toHaveAttribute('name', name);
        await expect(field).toHaveAttribute('required');
      }
      await expect(dialog.locator('[name="email"]')).toHaveAttribute('type', 'email');
      const sent = watchSending(page);
      for (const name of signupFields) {
        await dialog.getByRole('button', { name: forms.signup.submit, exact: true }).click();
        // Said at the field in the page's language, not in a bubble in the browser's.
        await expect(dialog.locator(`[name="${name}"]`)).toBeFocused();
        await expect(dialog.locator(`[name="${name}"]`)).toHaveAccessibleDescription(forms.errors.required);
        await dialog.locator(`[name="${name}"]`).fill(name === 'email' ? 'jo@example.com' : 'x');
      }
      expect(sent).toEqual([]);
      await expect(dialog).toBeVisible();
    });

    test('refuses blank fields and sends nothing', async ({ page }) => {
      await visit(page, address);
      const dialog = await openSignup(page, locale);
      await fill(
        dialog,
        Object.fromEntries(signupFields.map((name) => [name, name === 'email' ? 'a@b.co' : '   '])),
      );
      const sent = watchSending(page);
      await dialog.getByRole('button', { name: forms.signup.submit, exact: true }).click();
      await expectToast(page, forms.errorTitle, forms.checkFields);
      await expect(dialog.locator('[name="first_name"]')).toHaveAccessibleDescription(forms.errors.required);
      expect(sent).toEqual([]);
    });

    test('stores exactly one row, thanks, and starts anew', async ({ page }) => {
      const email = `${randomUUID()}@example.com`;
      const row = {
        first_name: '서연',
        last_name: "O'Neil",
        email,
        company: 'Onsil & Co',
        title: 'Founder',
        location: '서울',
      };
      await visit(page, address);
      const dialog = await openSignup(page, locale);
      await fill(dialog, row);
      await dialog.getByRole('button', { name: forms.signup.submit, exact: true }).click();
      await expectToast(page, forms.signup.successTitle, forms.signup.successText);
      const thanks = dialogNamed(page, forms.signup.thanksTitle);
      await expect(thanks).toContainText(forms.signup.thanksText);
      const stored = (await readSubmissions()).signup_submissions.filter(
        (candidate) => candidate.email === email,
      );
      expect(stored).toHaveLength(1);
      expect(stored[0]).toMatchObject(row);
      // The focus must not fall back to the page behind when the form gives way to the thanks.
      expect(await thanks.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await thanks.getByRole('button', { name: forms.close }).first().click();
      await expect(thanks).toBeHidden();
      await expect(page.locator('#contact button[data-dialog="signup"]')).toBeFocused();
      const again = await openSignup(page, locale);
      expect(await valuesOf(again, signupFields)).toEqual(
        Object.fromEntries(signupFields.map((name) => [name, ''])),
      );
    });
  });
}

test('the page behind an open dialog does not scroll', async ({ page }) => {
  await visit(page, '/');
  const dialog = await openContact(page, 'en');
  await expect(dialog).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(5, 400);
  await page.mouse.wheel(0, 600);
  // A frame in which a scroll would have happened.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a dialog survives a change of page by its links', async ({ page }) => {
  await visit(page, '/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: texts('en').header.resources, exact: true })
    .click();
  await expect(page).toHaveURL(href('en', '/resources'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('en').resources.title);
  const dialog = await openContact(page, 'en');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  for (const { locale, address } of landings) {
    test(`both dialogs of ${address} can be scrolled to their buttons`, async ({ page }) => {
      await visit(page, address);
      const forms = texts(locale).forms;
      const signup = await openSignup(page, locale);
      const submit = signup.getByRole('button', { name: forms.signup.submit, exact: true });
      await submit.scrollIntoViewIfNeeded();
      await expect(submit).toBeInViewport({ ratio: 1 });
      await signup.getByRole('button', { name: forms.close }).click();
      await page.locator('footer button[data-dialog="contact"]').click();
      const contact = dialogNamed(page, forms.contact.title);
      const send = contact.getByRole('button', { name: forms.contact.submit });
      await send.scrollIntoViewIfNeeded();
      await expect(send).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }
});
