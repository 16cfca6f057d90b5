import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { texts } from '../../support/messages.ts';
import {
  dialogNamed,
  expect,
  expectToast,
  fill,
  holdScripts,
  landings,
  openContact,
  openSignup,
  test,
  valuesOf,
  visit,
} from '../../support/pages.ts';
import { readSubmissions } from '../../support/submissions.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const rowsOf = async (email: string) =>
  (await readSubmissions()).contact_submissions.filter((row) => row.email === email);
const newMessage = () => ({
  name: 'Jo Kim',
  email: `${randomUUID()}@example.com`,
  message: 'One.\nTwo. 김 🧴',
});
const submitOf = (page: Page) =>
  dialogNamed(page, texts('en').forms.contact.title).getByRole('button', {
    name: texts('en').forms.contact.submit,
  });
const en = texts('en').forms;
const opener = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: texts('en').header.contact, exact: true });

test.describe('closing', () => {
  test('a click beside an empty form closes it, beside a filled one it does not', async ({ page }) => {
    await visit(page, '/');
    const dialog = await openContact(page, 'en');
    // A dialog listens for clicks beside it a moment after it has opened.
    await expect(async () => {
      await page.mouse.click(5, 400);
      await expect(dialog).toBeHidden({ timeout: 1000 });
    }).toPass();

    for (const open of [openContact, openSignup]) {
      const form = await open(page, 'en');
      await fill(form, { email: 'jo@example.com' });
      await page.mouse.click(5, 400);
      await page.mouse.click(1275, 400);
      await expect(form).toBeVisible();
      await expect(form.locator('[name="email"]')).toHaveValue('jo@example.com');
      await page.keyboard.press('Escape');
      await expect(form).toBeHidden();
    }
  });
});

test.describe('never twice, never lost', () => {
  test('a double click and Enter twice are one row', async ({ page }) => {
    await visit(page, '/');
    for (const send of [
      () => submitOf(page).dblclick(),
      () =>
        page.evaluate(() => {
          const form = document.querySelector<HTMLFormElement>('.dialog-panel form');
          form?.requestSubmit();
          form?.requestSubmit();
        }),
    ]) {
      const message = newMessage();
      const dialog = await openContact(page, 'en');
      await fill(dialog, message);
      await send();
      await expect(dialog).toBeHidden();
      expect(await rowsOf(message.email)).toHaveLength(1);
    }
  });

  test.describe('with a broken connection', () => {
    test.use({ expectedFailures: ['net::ERR_', 'localhost'] });

    test('an answer that is lost, a retry, and the same again after a reload are one row', async ({
      page,
    }) => {
      const message = newMessage();
      await visit(page, '/');
      let dialog = await openContact(page, 'en');
      await fill(dialog, message);
      await page.route('**/*', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        await route.fetch();
        await route.abort('connectionreset');
      });
      await submitOf(page).click();
      await expectToast(page, en.errorTitle, en.unexpectedText);
      expect(await valuesOf(dialog, Object.keys(message))).toEqual(message);
      await expect(submitOf(page)).toBeFocused();
      await page.unroute('**/*');
      await submitOf(page).click();
      await expectToast(page, en.contact.successTitle, en.contact.successText);
      await page.reload();
      dialog = await openContact(page, 'en');
      await fill(dialog, message);
      await submitOf(page).click();
      await expectToast(page, en.contact.successTitle, en.contact.successText);
      expect(await rowsOf(message.email)).toHaveLength(1);
    });

    for (const { locale, address } of landings) {
      test(`offline is said in words on ${address}, and the next try works`, async ({ page, context }) => {
        const forms = texts(locale).forms;
        const message = newMessage();
        await visit(page, address);
        const dialog = await openContact(page, locale);
        await fill(dialog, message);
        await context.setOffline(true);
        const submit = dialog.getByRole('button', { name: forms.contact.submit });
        await submit.click();
        await expectToast(page, forms.offlineTitle, forms.offlineText);
        expect(await valuesOf(dialog, Object.keys(message))).toEqual(message);
        await context.setOffline(false);
        await submit.click();
        await expectToast(page, forms.contact.successTitle, forms.contact.successText);
        expect(await rowsOf(message.email)).toHaveLength(1);
      });
    }

    test('an action that a new deployment does not know: said, kept, and nothing stored', async ({
      page,
    }) => {
      const message = newMessage();
      await visit(page, '/');
      const dialog = await openContact(page, 'en');
      await fill(dialog, message);
      await page.route('**/*', (route) =>
        route.request().method() === 'POST'
          ? route.continue({
              headers: { ...route.request().headers(), 'next-action': `60${'0'.repeat(40)}` },
            })
          : route.fallback(),
      );
      await submitOf(page).click();
      await expectToast(page, en.errorTitle, en.unexpectedText);
      expect(await valuesOf(dialog, Object.keys(message))).toEqual(message);
      expect(await rowsOf(message.email)).toHaveLength(0);
    });

    test('without the dialogs’ code a click leads to the page of the form', async ({ page }) => {
      const scripts = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.add(request.url());
      });
      await visit(page, '/');
      const first = new Set(scripts);
      await page.route('**/_next/static/**/*.js', (route) =>
        first.has(route.request().url()) ? route.fallback() : route.abort('connectionrefused'),
      );
      await opener(page).click();
      await expect(page).toHaveURL('/contact');
      await page.unroute('**/_next/static/**/*.js');
      const form = page.getByRole('main');
      const message = newMessage();
      await fill(form, message);
      await form.getByRole('button', { name: en.contact.submit }).click();
      await expect(form.getByRole('status')).toContainText(en.contact.successText);
      expect(await rowsOf(message.email)).toHaveLength(1);
    });
  });
});

test('a click before the page is ready leads to the page of the form', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await opener(page).click();
  await expect(page).toHaveURL('/contact');
  const form = page.getByRole('main');
  const message = newMessage();
  await fill(form, message);
  release();
  await page.waitForLoadState('networkidle');
  expect(await valuesOf(form, Object.keys(message))).toEqual(message);
  await form.getByRole('button', { name: en.contact.submit }).click();
  await expect(form.getByRole('status')).toContainText(en.contact.successText);
  expect(await rowsOf(message.email)).toMatchObject([message]);
});

test('what opens a dialog is a link: a new tab is a new tab', async ({ page, context }) => {
  await visit(page, '/');
  for (const click of [{ modifiers: ['ControlOrMeta'] as const }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page');
    await opener(page).click({ ...click, modifiers: [...(click.modifiers ?? [])] });
    const tab = await opened;
    await expect(tab).toHaveURL('/contact');
    await tab.close();
  }
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await opener(page).click();
  await expect(dialogNamed(page, en.contact.title)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test.describe('where nothing was found', () => {
  test.use({ expectedFailures: ['nope'] });

  test('a link leads to the page of the form: such an address takes none', async ({ page }) => {
    await visit(page, '/nope');
    await opener(page).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('main').locator('form')).toBeVisible();
  });

  test('an article that does not exist has dialogs that send', async ({ page }) => {
    await visit(page, '/resources/nope');
    const message = newMessage();
    await fill(await openContact(page, 'en'), message);
    await submitOf(page).click();
    await expectToast(page, en.contact.successTitle, en.contact.successText);
    expect(await rowsOf(message.email)).toHaveLength(1);
  });
});

test('a strict policy has nothing to refuse, from the dialog to the toast', async ({ page }) => {
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const policy =
        "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self'; form-action 'self'";
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    },
  );
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { violations: found });
    document.addEventListener('securitypolicyviolation', (event) => found.push(event.violatedDirective));
  });
  await visit(page, '/');
  const dialog = await openContact(page, 'en');
  await submitOf(page).click();
  await expectToast(page, en.contact.missingTitle, en.contact.missingText);
  await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openSignup(page, 'en');
  expect(await page.evaluate(() => (window as never as { violations: string[] }).violations)).toEqual([]);
});
