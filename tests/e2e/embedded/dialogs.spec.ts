import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { chromium } from 'playwright';
import { forms, href } from '../../../lib/routes.ts';
import { chromiumArgs, findChromium } from '../../support/chromium.ts';
import { texts, translator } from '../../support/messages.ts';
import {
  addresses,
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
import { readSubmissions } from '../../support/submissions.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const firstField = (locale: 'en' | 'ko') => ({ contact: 'name', signup: signupFieldsIn(locale)[0] });

/** Every page that has links to dialogs, with how many of each kind it shows at least. */
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
  test(`every dialog link of ${address} opens its dialog, which gives the focus back`, async ({ page }) => {
    await visit(page, address);
    const counts = { contact: 0, signup: 0 };
    for (const opener of await page.locator('[data-dialog]:visible').all()) {
      const kind = (await opener.getAttribute('data-dialog')) as 'contact' | 'signup';
      counts[kind] += 1;
      await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
      await opener.click();
      const dialog = dialogNamed(page, texts(locale).forms[kind].title);
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(`[name="${firstField(locale)[kind]}"]`)).toBeFocused();
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

const contactRows = async (email: string) =>
  (await readSubmissions()).contact_submissions.filter((row) => row.email === email);

for (const { locale, address } of landings) {
  const forms = texts(locale).forms;
  const signupFields = signupFieldsIn(locale);

  test(`contact dialog on ${address} by keyboard`, async ({ page }) => {
    await visit(page, address);
    const opener = page
      .getByRole('banner')
      .getByRole('link', { name: texts(locale).header.contact, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = dialogNamed(page, forms.contact.title);
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAccessibleDescription(forms.contact.description);
    for (const name of contactFields) {
      await expect(dialog.getByRole('textbox', { name: forms.contact.fields[name] })).toHaveAttribute(
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

    // A blank name is none.
    const row = {
      name: '김 민서',
      email: `${randomUUID()}@example.com`,
      message: 'Two\nlines & <b>tags</b> 🧴',
    };
    await fill(dialog, { ...row, name: '  ' });
    const sent = watchSending(page);
    const submit = dialog.getByRole('button', { name: forms.contact.submit });
    await submit.press('Enter');
    await expectToast(page, forms.contact.missingTitle, forms.contact.missingText);
    const field = dialog.locator('[name="name"]');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(forms.errors.required);
    await field.fill(row.name);
    await expect(field).not.toHaveAttribute('aria-invalid');
    expect(sent).toEqual([]);
    await submit.press('Enter');
    await expectToast(page, forms.contact.successTitle, forms.contact.successText);
    await expect(dialog).toBeHidden();
    expect(await contactRows(row.email)).toMatchObject([{ ...row, company: null }]);
  });

  test(`contact dialog on ${address} by mouse`, async ({ page }) => {
    await visit(page, address);
    const dialog = await openContact(page, locale);
    await expect(dialog).toContainText(forms.privacy);
    const policy = dialog.getByRole('link', { name: forms.privacyLink });
    await expect(policy).toHaveAttribute('href', href(locale, '/privacy'));
    await expect(policy).toHaveAttribute('target', '_blank');

    await fill(dialog, { name: 'Jo', email: 'jo at example', message: 'Hello.' });
    const sent = watchSending(page);
    await dialog.getByRole('button', { name: forms.contact.submit }).click();
    await expectToast(page, forms.errorTitle, forms.checkFields);
    await expect(dialog.locator('[name="email"]')).toHaveAccessibleDescription(forms.errors.email);
    expect(sent).toEqual([]);
    await dialog.getByRole('button', { name: forms.cancel }).click();
    await expect(dialog).toBeHidden();

    const again = await openContact(page, locale);
    expect(await valuesOf(again, contactFields)).toEqual({ name: '', email: '', company: '', message: '' });
    await expect(again.locator('[aria-invalid]')).toHaveCount(0);
    const row = { name: 'Jo', email: `${randomUUID()}@example.com`, company: 'Onsil', message: 'Hello.' };
    await fill(again, row);
    await again.getByRole('button', { name: forms.contact.submit }).click();
    await expectToast(page, forms.contact.successTitle, forms.contact.successText);
    await expect(again).toBeHidden();
    expect(await contactRows(row.email)).toMatchObject([row]);
  });

  test(`signup dialog on ${address}`, async ({ page }) => {
    test.slow();
    await test.step('requires all six fields, by the browser', async () => {
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

    await test.step('stores exactly one row, thanks, and starts anew', async () => {
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
      await expect(page.locator('#contact a[data-dialog="signup"]')).toBeFocused();
      const again = await openSignup(page, locale);
      expect(await valuesOf(again, signupFields)).toEqual(
        Object.fromEntries(signupFields.map((name) => [name, ''])),
      );
    });
  });
}

test('one label opens one dialog, on every page, and is a link to its page', async ({ page }) => {
  const opens = new Map<string, Set<string>>();
  for (const { address, locale, path } of addresses) {
    await page.goto(address);
    for (const form of forms) {
      // The page of a form has no dialog of it.
      const links = page.locator(`[data-dialog="${form}"]`);
      if (path === `/${form}`) await expect(links, address).toHaveCount(0);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('href', href(locale, `/${form}`));
        await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
      }
    }
    if (path !== '/contact' && path !== '/signup')
      await expect(page.locator('form[action=""]')).toHaveCount(0);
    for (const [label, dialog] of await page
      .locator('[data-dialog]')
      .evaluateAll((all) =>
        all.map((button) => [button.textContent?.trim() ?? '', button.getAttribute('data-dialog') ?? '']),
      )) {
      opens.set(label ?? '', (opens.get(label ?? '') ?? new Set()).add(dialog ?? ''));
    }
  }
  expect(opens.size).toBeGreaterThan(4);
  const ambiguous = [...opens].filter(([, dialogs]) => dialogs.size > 1).map(([label]) => label);
  expect(ambiguous).toEqual([]);
});

for (const { locale, address } of landings) {
  const { contact, close } = texts(locale).forms;

  test(`the news of a sent message on ${address} waits for its reader, and leaves by keyboard`, async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, address);
    const dialog = await openContact(page, locale);
    await fill(dialog, { name: 'Jo', email: `${randomUUID()}@example.com`, message: 'Hello.' });
    await dialog.getByRole('button', { name: contact.submit }).click();
    await expectToast(page, contact.successTitle, contact.successText);
    await expect(dialog).toBeHidden();
    await page.clock.fastForward('30:00');
    const toast = page.locator('[data-sonner-toast]');
    await expect(toast).toBeVisible();
    await expect(toast.getByRole('button', { name: close })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toast).toHaveCount(0);
  });

  test(`contact dialog of ${address} offers the demo, in a new tab`, async ({ page }) => {
    const name = translator(locale, 'forms')('contact.demoLink');
    await visit(page, href(locale, '/features/label-vision'));
    const link = (await openContact(page, locale)).getByRole('link', { name });
    expect(new URL((await link.getAttribute('href')) ?? '').hostname).toContain('calendar');
    await expect(link).toHaveAttribute('target', '_blank');
  });
}

test('a classic scrollbar leaves no bright strip beside the backdrop', async ({ baseURL }) => {
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
    await openContact(page, 'en');
    // The page has not moved, and the strip that was the scrollbar is as dim as the paper beside it.
    expect(await width()).toBe(before);
    // The backdrop fades in.
    await page.evaluate(async () => {
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    });
    const shot = await page.screenshot({
      clip: { x: before - 20, y: 90, width: 20 + 1280 - before, height: 1 },
    });
    const [beside, strip] = await page.evaluate(
      async (png) => {
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(png)], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, 1).getContext('2d');
        canvas?.drawImage(bitmap, 0, 0);
        const at = (x: number) => [...(canvas?.getImageData(x, 0, 1, 1).data ?? [])].slice(0, 3);
        return [at(5), at(bitmap.width - 5)];
      },
      [...shot],
    );
    for (const [index, value] of (strip ?? []).entries())
      expect(Math.abs(value - (beside?.[index] ?? 0)), `${strip} beside ${beside}`).toBeLessThanOrEqual(3);
    expect(strip).toHaveLength(3);
  } finally {
    await browser.close();
  }
});

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

test.describe('on a phone', () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ]) {
    for (const { locale, address } of landings) {
      test(`head and Send stay in view at ${viewport.width} px on ${address}, also after errors`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await visit(page, address);
        const forms = texts(locale).forms;
        await page.locator('footer a[data-dialog="contact"]').click();
        const dialog = dialogNamed(page, forms.contact.title);
        const always = [
          dialog.getByRole('heading', { name: forms.contact.title }),
          dialog.getByRole('button', { name: forms.close }),
          dialog.getByRole('button', { name: forms.contact.submit }),
        ];
        for (const part of always) await expect(part).toBeInViewport({ ratio: 1 });
        await dialog.getByRole('button', { name: forms.contact.submit }).click();
        await expect(dialog.locator('[aria-invalid]')).toHaveCount(3);
        for (const name of contactFields) {
          const field = dialog.locator(`[name="${name}"]`);
          await field.focus();
          for (const part of always) await expect(part).toBeInViewport({ ratio: 1 });
          // Neither head nor foot lies on the field that has the focus.
          const covered = await field.evaluate((element) => {
            const { left, top, bottom } = element.getBoundingClientRect();
            return [top + 3, Math.min(bottom - 3, top + 40)].some(
              (y) => document.elementFromPoint(left + 20, y) !== element,
            );
          });
          expect(covered, name).toBe(false);
        }
      });
    }
  }
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
      await page.locator('footer a[data-dialog="contact"]').click();
      const contact = dialogNamed(page, forms.contact.title);
      const send = contact.getByRole('button', { name: forms.contact.submit });
      await send.scrollIntoViewIfNeeded();
      await expect(send).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }
});
