import type { Locator, Page } from '@playwright/test';
import type { StoreMode } from '../../support/faulty-services.ts';
import { hosted } from '../../support/hosted-control.ts';
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
  signupFieldsIn,
  test,
  valuesOf,
  visit,
} from '../../support/pages.ts';
import { hostedEnv } from '../../support/sites.ts';

/** The site waits this long for the store, in ms; the rest is for the way there and back. */
const storeLimit = 8_000;
const slack = 4_000;

const contact = {
  name: 'Jo Kim',
  email: 'jo@example.com',
  company: 'Onsil Labs',
  message: 'First line.\nSecond line with “quotes” & <tags>, 한국어 and 🧴.',
};
const signup = {
  first_name: 'Seo-yeon',
  last_name: "O'Neil 김",
  email: 'seo+tests@example.co.kr',
  company: 'Onsil & Sons',
  title: 'Head of Regulatory',
  location: 'Seoul, 대한민국',
};

// What is sent again within some minutes is the same submission, so every test sends another one.
let count = 0;
test.beforeEach(() => {
  count += 1;
  contact.email = `jo${count}@example.com`;
  signup.email = `seo+tests${count}@example.co.kr`;
});

const submitOf = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true });

test.beforeEach(() => hosted.resetStore());

for (const { locale, address } of landings) {
  const forms = texts(locale).forms;

  test(`contact on ${address}`, async ({ page }) => {
    test.slow();
    await test.step('stores exactly what was typed, then clears and closes', async () => {
      await hosted.resetStore();
      await visit(page, address);
      const dialog = await openContact(page, locale);
      await fill(dialog, contact);
      await submitOf(dialog, forms.contact.submit).click();
      await expectToast(page, forms.contact.successTitle, forms.contact.successText);
      await expect(dialog).toBeHidden();
      const inserts = await hosted.inserts();
      expect(inserts).toHaveLength(1);
      expect(inserts[0]).toMatchObject({ table: 'contact_submissions', status: 201 });
      // toEqual: not one column more.
      expect(inserts[0]?.body).toEqual(contact);

      const again = await openContact(page, locale);
      expect(await valuesOf(again, contactFields)).toEqual({ name: '', email: '', company: '', message: '' });
    });

    await test.step('sends null for an empty company and trims the rest', async () => {
      await hosted.resetStore();
      await visit(page, address);
      const dialog = await openContact(page, locale);
      await fill(dialog, { ...contact, name: '  Jo Kim ', message: 'Another.', company: '   ' });
      await submitOf(dialog, forms.contact.submit).click();
      await expectToast(page, forms.contact.successTitle, forms.contact.successText);
      expect((await hosted.inserts()).map(({ body }) => body)).toEqual([
        { ...contact, message: 'Another.', company: null },
      ]);
    });

    await test.step('asks for missing fields and sends nothing', async () => {
      await hosted.resetStore();
      await visit(page, address);
      const dialog = await openContact(page, locale);
      await fill(dialog, { ...contact, message: '' });
      await submitOf(dialog, forms.contact.submit).click();
      await expectToast(page, forms.contact.missingTitle, forms.contact.missingText);
      await expect(dialog).toBeVisible();
      expect(await hosted.inserts()).toEqual([]);
    });
  });

  test.describe(`signup on ${address}`, () => {
    test('stores exactly what was typed and thanks', async ({ page }) => {
      await visit(page, address);
      const dialog = await openSignup(page, locale);
      await fill(dialog, signup);
      await submitOf(dialog, forms.signup.submit).click();
      await expectToast(page, forms.signup.successTitle, forms.signup.successText);
      const thanks = dialogNamed(page, forms.signup.thanksTitle);
      await expect(thanks).toBeVisible();
      await expect(thanks).toContainText(forms.signup.thanksText);
      const inserts = await hosted.inserts();
      expect(inserts).toHaveLength(1);
      expect(inserts[0]).toMatchObject({ table: 'signup_submissions', status: 201 });
      expect(inserts[0]?.body).toEqual(signup);

      await thanks.getByRole('button', { name: forms.close }).first().click();
      await expect(thanks).toBeHidden();
      const again = await openSignup(page, locale);
      expect(await valuesOf(again, signupFieldsIn('en'))).toEqual(
        Object.fromEntries(signupFieldsIn('en').map((name) => [name, ''])),
      );
    });
  });
}

test('inserts as the anonymous role, without asking for the row back', async ({ page }) => {
  await visit(page, '/');
  const dialog = await openContact(page, 'en');
  await fill(dialog, contact);
  await submitOf(dialog, texts('en').forms.contact.submit).click();
  await expect(dialog).toBeHidden();
  const [insert] = await hosted.inserts();
  expect(insert?.headers.apikey).toBe(hostedEnv.SUPABASE_ANON_KEY);
  expect(insert?.headers['content-type']).toMatch(/^application\/json/);
  expect(insert?.headers.prefer ?? '').not.toContain('return=representation');
  expect(insert?.search).not.toContain('select');
});

type Form = {
  name: string;
  values: Record<string, string>;
  names: readonly string[];
  open: (page: Page) => Promise<Locator>;
  submit: string;
  sending: string;
  failure: string;
  success: [string, string];
};

const { contact: contactText, signup: signupText, errorTitle, unexpectedText } = texts('en').forms;
const bothForms: Form[] = [
  {
    name: 'contact',
    values: contact,
    names: contactFields,
    open: (page) => openContact(page, 'en'),
    submit: contactText.submit,
    sending: contactText.sending,
    failure: contactText.failureText,
    success: [contactText.successTitle, contactText.successText],
  },
  {
    name: 'signup',
    values: signup,
    names: signupFieldsIn('en'),
    open: (page) => openSignup(page, 'en'),
    submit: signupText.submit,
    sending: signupText.sending,
    failure: signupText.failureText,
    success: [signupText.successTitle, signupText.successText],
  },
];

test('when the store hangs, both forms give up within the limit and are kept as typed', async ({
  page,
  context,
}) => {
  await hosted.behave({ store: 'hang' });
  const other = await context.newPage();
  const opened: { page: Page; form: Form; dialog: Locator }[] = [];
  for (const [index, form] of bothForms.entries()) {
    const own = index === 0 ? page : other;
    await own.bringToFront();
    await visit(own, '/');
    const dialog = await form.open(own);
    await fill(dialog, form.values);
    opened.push({ page: own, form, dialog });
  }
  const started = Date.now();
  for (const { page: own, form, dialog } of opened) {
    await own.bringToFront();
    await submitOf(dialog, form.submit).click();
  }
  for (const { page: own, form, dialog } of opened) {
    await expect(own.locator('[data-sonner-toast]').filter({ hasText: form.failure })).toBeAttached({
      timeout: storeLimit + slack,
    });
    expect(Date.now() - started).toBeGreaterThanOrEqual(storeLimit - 500);
    await own.bringToFront();
    await expect(own.locator('[data-sonner-toast]').filter({ hasText: form.failure })).toBeVisible();
    expect(await valuesOf(dialog, form.names)).toEqual(form.values);
  }
  expect(await hosted.inserts()).toHaveLength(bothForms.length);
});

for (const form of bothForms) {
  test.describe(`${form.name}, when the store fails`, () => {
    test('says so, keeps the form as typed, and a retry works', async ({ page }) => {
      test.slow();
      const modes: StoreMode[] = ['error500', 'error401', 'error429', 'constraint', 'garbage', 'close'];
      for (const mode of modes) {
        await test.step(mode, async () => {
          await hosted.resetStore();
          await hosted.behave({ store: mode });
          await visit(page, '/');
          const dialog = await form.open(page);
          const values = { ...form.values, email: `${mode}-${form.values.email}` };
          await fill(dialog, values);
          await submitOf(dialog, form.submit).click();
          await expectToast(page, errorTitle, form.failure);
          await expect(dialog).toBeVisible();
          expect(await valuesOf(dialog, form.names)).toEqual(values);
          // One attempt: an insert that is repeated blindly may be stored twice.
          expect(await hosted.inserts()).toHaveLength(1);

          await hosted.behave({ store: 'ok' });
          await submitOf(dialog, form.submit).click();
          await expectToast(page, ...form.success);
          const inserts = await hosted.inserts();
          expect(inserts).toHaveLength(2);
          expect(inserts[1]).toMatchObject({ status: 201, body: values });
        });
      }
    });

    test('slow: the buttons say so and rest, and one row arrives', async ({ page }) => {
      await hosted.behave({ store: 'slow' });
      await visit(page, '/');
      const dialog = await form.open(page);
      await fill(dialog, form.values);
      await submitOf(dialog, form.submit).click();
      const sending = submitOf(dialog, form.sending);
      await expect(sending).toBeVisible();
      await expect(sending).toBeDisabled();
      for (const button of await dialog.getByRole('button').all()) await expect(button).toBeDisabled();
      // Enter in a field would submit again, Escape would close.
      await dialog.locator(`[name="email"]`).press('Enter');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
      await expect.poll(async () => (await hosted.inserts()).length).toBe(1);
      await hosted.behave({ store: 'ok' });
      await expectToast(page, ...form.success);
      expect(await hosted.inserts()).toHaveLength(1);
    });

    test.describe('the site itself cannot be reached', () => {
      test.use({ expectedFailures: ['net::ERR_', 'localhost'] });

      test('says so, keeps the form as typed, and a retry works', async ({ page }) => {
        await visit(page, '/');
        const dialog = await form.open(page);
        await fill(dialog, form.values);
        await page.route('**/*', (route) =>
          route.request().method() === 'POST' ? route.abort('connectionrefused') : route.continue(),
        );
        await submitOf(dialog, form.submit).click();
        await expectToast(page, errorTitle, unexpectedText);
        expect(await valuesOf(dialog, form.names)).toEqual(form.values);
        expect(await hosted.inserts()).toEqual([]);
        await page.unroute('**/*');
        await submitOf(dialog, form.submit).click();
        await expectToast(page, ...form.success);
        expect(await hosted.inserts()).toHaveLength(1);
      });

      test('an answer that is not understood counts as unexpected', async ({ page }) => {
        await visit(page, '/');
        const dialog = await form.open(page);
        await fill(dialog, form.values);
        await page.route('**/*', (route) =>
          route.request().method() === 'POST'
            ? route.fulfill({ status: 404, contentType: 'text/html', body: '<html>new deployment</html>' })
            : route.continue(),
        );
        await submitOf(dialog, form.submit).click();
        await expectToast(page, errorTitle, unexpectedText);
        expect(await valuesOf(dialog, form.names)).toEqual(form.values);
      });
    });
  });
}

test.describe('refusals that the visitor must not suffer from', () => {
  test('a filled trap field looks like success and stores nothing', async ({ page }) => {
    await visit(page, '/');
    const dialog = await openContact(page, 'en');
    await fill(dialog, contact);
    await dialog.locator('[name="website"]').evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
    await submitOf(dialog, contactText.submit).click();
    await expectToast(page, contactText.successTitle, contactText.successText);
    expect(await hosted.inserts()).toEqual([]);
  });

  test('an action called from another site or from no site stores nothing', async ({ page, request }) => {
    await visit(page, '/');
    const dialog = await openContact(page, 'en');
    await fill(dialog, contact);
    const sent = page.waitForRequest((candidate) => candidate.method() === 'POST');
    await submitOf(dialog, contactText.submit).click();
    const original = await sent;
    await expect(dialog).toBeHidden();
    await hosted.resetStore();

    // Another submission than the one that was just stored.
    const data = original.postDataBuffer()?.toString('utf8').replaceAll('Jo Kim', 'Ha Kim');
    const headers = await original.allHeaders();
    const replayed = (origin: string | undefined) => {
      const copy: Record<string, string> = {
        'next-action': headers['next-action'] ?? '',
        'content-type': headers['content-type'] ?? '',
        accept: 'text/x-component',
      };
      if (origin) copy.origin = origin;
      return request.post('/', { headers: copy, data });
    };
    for (const origin of [undefined, 'https://evil.example', 'null']) {
      await replayed(origin);
      expect(await hosted.inserts(), String(origin)).toEqual([]);
    }
    // The same call from the site itself is taken: the two above failed for their origin alone.
    await replayed(hostedEnv.SITE_URL);
    expect(await hosted.inserts()).toHaveLength(1);
  });
});
