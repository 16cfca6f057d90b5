import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { locales } from '../../../lib/i18n/locales.ts';
import { type FormName, forms as formNames, href } from '../../../lib/routes.ts';
import { site } from '../../../lib/site.ts';
import { texts } from '../../support/messages.ts';
import {
  contactFields,
  expect,
  fill,
  holdScripts,
  signupFieldsIn,
  test,
  valuesOf,
  visit,
} from '../../support/pages.ts';
import { readSubmissions } from '../../support/submissions.ts';

/** The pages of the forms, with scripts and without. */

const valid: Record<FormName, Record<string, string>> = {
  contact: { name: '김 민서', company: '', message: 'Two\nlines & <b>tags</b> 🧴' },
  signup: {
    first_name: '서연',
    last_name: "O'Neil",
    company: 'Onsil & Co',
    title: 'Founder',
    location: '서울',
  },
};
const newEmail = () => `${randomUUID()}@example.com`;
const rowsOf = async (form: FormName, email: string) =>
  (await readSubmissions())[`${form}_submissions`].filter((row) => row.email === email);
const main = (page: Page) => page.getByRole('main');
const send = (page: Page) => main(page).locator('button[type="submit"]');

const cases = locales.flatMap((locale) => {
  const { contact, signup } = texts(locale).forms;
  return formNames.map((form) => ({
    form,
    locale,
    address: href(locale, `/${form}`),
    names: form === 'contact' ? contactFields : signupFieldsIn(locale),
    labels: (form === 'contact' ? contact.fields : signup.fields) as Record<string, string>,
    heading: form === 'contact' ? contact.title : signup.title,
    done: form === 'contact' ? contact.successText : signup.thanksText,
    failure: form === 'contact' ? contact.failureText : signup.failureText,
  }));
});

test.describe('without scripts', () => {
  // The browser counts a script that it does not run as a failed request.
  test.use({ javaScriptEnabled: false, expectedFailures: ['/_next/static/chunks/'] });

  for (const { form, locale, address, names, labels, heading, done } of cases) {
    const { forms, common } = texts(locale);

    test(`${address}: is whole, answers what is wrong, keeps the text, and stores one row`, async ({
      page,
    }) => {
      const email = newEmail();
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(main(page).getByRole('textbox')).toHaveCount(names.length);
      for (const name of names) {
        const field = main(page).getByRole('textbox', { name: new RegExp(`^${labels[name]}`) });
        await expect(field.and(page.locator(`[name="${name}"]`))).toHaveCount(1);
      }
      await expect(main(page)).toContainText(forms.privacy);
      await expect(main(page).getByRole('link', { name: forms.privacyLink })).toHaveAttribute(
        'href',
        href(locale, '/privacy'),
      );
      expect(await main(page).locator('[style]').count()).toBe(0);

      // The browser takes it, the site does not.
      const wrong = { ...valid[form], email: 'jo@nodot' };
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await fill(main(page), wrong);
        await send(page).click();
        await expect(main(page).getByRole('alert')).toContainText(forms.checkFields);
        const field = main(page).locator('[name="email"]');
        await expect(field).toHaveAccessibleDescription(forms.errors.email);
        await expect(field).toBeFocused();
        expect(await valuesOf(main(page), names)).toEqual(wrong);
        expect(new URL(page.url()).pathname).toBe(address);
      }

      await main(page).locator('[name="email"]').fill(email);
      await send(page).click();
      await expect(main(page).getByRole('status')).toContainText(done);
      await expect(main(page).getByRole('textbox')).toHaveCount(0);
      await page.reload();
      await expect(main(page).getByRole('status')).toContainText(done);
      const rows = await rowsOf(form, email);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ ...valid[form], ...(form === 'contact' && { company: null }) });
      await expect(page.getByRole('link', { name: common.home, exact: true }).first()).toBeVisible();
    });
  }

  test('a message that is required and missing is asked for by the page', async ({ page }) => {
    const { contact, errors } = texts('en').forms;
    await page.goto('/contact');
    await fill(main(page), { name: 'Jo', email: newEmail() });
    await send(page).click();
    await expect(main(page).getByRole('alert')).toContainText(contact.missingText);
    await expect(main(page).locator('[name="message"]')).toHaveAccessibleDescription(errors.required);
    await expect(main(page).locator('[name="message"]')).toBeFocused();
    await expect(main(page).locator('[name="name"]')).toHaveValue('Jo');
  });

  test('a link that would open a dialog leads to the page of its form', async ({ page }) => {
    for (const [address, form] of [
      ['/', 'contact'],
      ['/', 'signup'],
      ['/ko', 'signup'],
      ['/ko/resources', 'contact'],
    ] as const) {
      await page.goto(address);
      await page.locator(`main [data-dialog="${form}"]`).last().click();
      await expect(page).toHaveURL(href(address.startsWith('/ko') ? 'ko' : 'en', `/${form}`));
      await expect(main(page).locator('form')).toBeVisible();
    }
  });

  test('an answer is for its visitor alone: the page itself stays as it was', async ({ page, request }) => {
    const before = await (await request.get('/contact')).text();
    await page.goto('/contact');
    await fill(main(page), { ...valid.contact, email: 'private@nodot' });
    await send(page).click();
    await expect(main(page).getByRole('alert')).toBeVisible();
    const after = await request.get('/contact');
    expect(after.headers()['cache-control']).toMatch(/s-maxage/);
    expect(await after.text()).toBe(before);
  });
});

for (const { form, locale, address, names, done } of cases) {
  const { forms } = texts(locale);

  test(`${address}, by keyboard: errors at the fields, then thanks in place of the form`, async ({
    page,
  }) => {
    const email = newEmail();
    await visit(page, address);
    await main(page).locator(`[name="${names[0]}"]`).focus();
    for (const name of names) {
      await expect(main(page).locator(`[name="${name}"]`)).toBeFocused();
      await page.keyboard.type(name === 'email' ? 'jo@nodot' : 'x');
      await page.keyboard.press('Tab');
    }
    // Past the link to the policy.
    await page.keyboard.press('Tab');
    await expect(send(page)).toBeFocused();
    await page.keyboard.press('Enter');
    const field = main(page).locator('[name="email"]');
    await expect(main(page).getByRole('alert')).toContainText(forms.checkFields);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(forms.errors.email);
    await field.fill(email);
    await expect(field).not.toHaveAttribute('aria-invalid');
    await fill(main(page), valid[form]);
    await field.press('Enter');
    await expect(main(page).getByRole('status')).toContainText(done);
    await expect(main(page).getByRole('status')).toBeFocused();
    const rows = await rowsOf(form, email);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ ...valid[form], ...(form === 'contact' && { company: null }) });
  });
}

test('on its own page a link to the form leads to the form, and nothing typed is lost', async ({ page }) => {
  await visit(page, '/contact');
  await fill(main(page), { name: 'Jo' });
  const link = page.getByRole('banner').getByRole('link', { name: texts('en').header.contact, exact: true });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await link.click();
  await expect(main(page).locator('[name="name"]')).toHaveValue('Jo');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: site.contactEmail })).toHaveAttribute(
    'href',
    `mailto:${site.contactEmail}`,
  );
});

test.describe('with scripts that are late', () => {
  test('what is typed and sent before they come is kept, and stored once', async ({ page }) => {
    const release = await holdScripts(page);
    const email = newEmail();
    await page.goto('/contact', { waitUntil: 'commit' });
    await fill(main(page), { ...valid.contact, email: 'jo@nodot' });
    await send(page).click();
    await expect(main(page).getByRole('alert')).toContainText(texts('en').forms.checkFields);
    await main(page).locator('[name="name"]').fill('Typed before');
    release();
    await page.waitForLoadState('networkidle');
    await expect(main(page).getByRole('alert')).toContainText(texts('en').forms.checkFields);
    await expect(main(page).locator('[name="name"]')).toHaveValue('Typed before');
    await expect(main(page).locator('[name="message"]')).toHaveValue(valid.contact.message ?? '');
    await main(page).locator('[name="email"]').fill(email);
    await send(page).click();
    await expect(main(page).getByRole('status')).toContainText(texts('en').forms.contact.successText);
    expect(await rowsOf('contact', email)).toMatchObject([{ name: 'Typed before' }]);
  });

  test.describe('and a connection that breaks', () => {
    test.use({ expectedFailures: ['net::ERR_', 'localhost'] });

    test('the page stays, says so, and the next try works', async ({ page, context }) => {
      const { forms } = texts('ko');
      const email = newEmail();
      await visit(page, '/ko/contact');
      await fill(main(page), { ...valid.contact, email });
      await context.setOffline(true);
      await send(page).click();
      await expect(main(page).getByRole('alert')).toContainText(forms.offlineText);
      await expect(main(page).locator('[name="message"]')).toHaveValue(valid.contact.message ?? '');
      await context.setOffline(false);
      await send(page).click();
      await expect(main(page).getByRole('status')).toContainText(forms.contact.successText);
      expect(await rowsOf('contact', email)).toHaveLength(1);
    });
  });
});

for (const { form, address } of cases) {
  test(`axe has nothing to say about the answers of ${address}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const check = async (state: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${state}: ${id} ${nodes[0]?.html}`)).toEqual([]);
    };
    await visit(page, address);
    await fill(main(page), { ...valid[form], email: 'jo@nodot' });
    await send(page).click();
    await expect(main(page).getByRole('alert')).not.toBeEmpty();
    await check('refused');
    await main(page).locator('[name="email"]').fill(newEmail());
    await send(page).click();
    await expect(main(page).getByRole('status')).toBeVisible();
    await check('stored');
  });
}
