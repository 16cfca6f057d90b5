import type { Page, Route } from '@playwright/test';
import { forms, href } from '../../../lib/routes.ts';
import { site } from '../../../lib/site.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { LeadForm, newLead, openerOf } from '../../support/lead-form.ts';
import { texts } from '../../support/messages.ts';
import {
  expect,
  holdScripts,
  hydrated,
  inEachLanguage,
  inEnglish,
  inKorean,
  networkIdle,
  phone,
  reduceMotion,
  test,
  visit,
  withoutScripts,
} from '../../support/pages.ts';

/** The pages of the forms, with scripts and without. */

const doneText = (form: 'contact' | 'signup', locale: 'en' | 'ko') => {
  const { contact, signup } = texts(locale).forms;
  return form === 'contact' ? contact.successText : signup.thanksText;
};

test.describe('without scripts', () => {
  test.use(withoutScripts);

  for (const form of forms) {
    inEachLanguage(`shows errors, then stores the page of ${form}`, async ({ page, locale, text }) => {
      const pathname = href(locale, `/${form}`);
      await page.goto(pathname);
      const lead = LeadForm.onPage(page, form, locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.forms[form].title);
      await lead.expectWhole();
      expect(await lead.root.locator('[style]').count()).toBe(0);

      const { email, ...rest } = newLead(form);
      const values = form === 'contact' ? { ...rest, company: '' } : rest;
      const { contact, checkFields } = text.forms;
      // The browser accepts the email address, the site does not; in a signup, the browser reports missing fields.
      const wrongEmail = ['email', 'jo@nodot', 'email', checkFields] as const;
      const missing = ['message', '', 'required', contact.missingText] as const;
      for (const [name, wrong, problem, said] of form === 'contact' ? [missing, wrongEmail] : [wrongEmail]) {
        const sent = { ...values, email, [name]: wrong };
        await lead.send(sent);
        await expect(lead.root.getByRole('alert')).toContainText(said);
        await lead.expectProblem(name, problem);
        await lead.expectKept(sent);
        expect(new URL(page.url()).pathname).toBe(pathname);
      }

      await lead.send({ email });
      await expect(lead.root.getByRole('status')).toContainText(doneText(form, locale));
      await expect(lead.root.getByRole('textbox')).toHaveCount(0);
      await page.reload();
      await expect(lead.root.getByRole('status')).toContainText(doneText(form, locale));
      await lead.expectStored({ ...values, email });
      await expect(page.getByRole('link', { name: text.common.home, exact: true }).first()).toBeVisible();
    });
  }
});

for (const form of forms) {
  inEnglish(`stores the page of ${form} by keyboard`, async ({ page, locale }) => {
    await reduceMotion(page);
    const lead = await LeadForm.visit(page, form, locale);
    await lead.first.focus();
    for (const name of lead.names) {
      await expect(lead.field(name)).toBeFocused();
      await page.keyboard.type(name === 'email' ? 'jo@nodot' : 'x');
      await page.keyboard.press('Tab');
    }
    // Past the link to the policy.
    await page.keyboard.press('Tab');
    await expect(lead.submit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(lead.root.getByRole('alert')).toContainText(texts(locale).forms.checkFields);
    await lead.expectProblem('email', 'email');
    await expectAccessible(page);
    const values = newLead(form);
    await lead.fill(values);
    await expect(lead.field('email')).not.toHaveAttribute('aria-invalid');
    await lead.field('email').press('Enter');
    await expect(lead.root.getByRole('status')).toContainText(doneText(form, locale));
    await expect(lead.root.getByRole('status')).toBeFocused();
    await lead.expectStored(values);
    await expectAccessible(page);
  });
}

test('scrolls to the form on its own page and keeps typed values', async ({ page }) => {
  const lead = await LeadForm.visit(page);
  await lead.fill({ name: 'Jo' });
  const link = openerOf(page, 'contact', 'en');
  await expect(link).toHaveAttribute('aria-current', 'page');
  await link.click();
  await lead.expectKept({ name: 'Jo' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(lead.root.getByRole('link', { name: site.contactEmail })).toHaveAttribute(
    'href',
    `mailto:${site.contactEmail}`,
  );
});

test('keeps and stores once a form that is sent before hydration', async ({ page }) => {
  const release = await holdScripts(page);
  const { checkFields } = texts('en').forms;
  await page.goto('/contact', { waitUntil: 'commit' });
  const lead = LeadForm.onPage(page);
  const { email, ...values } = newLead('contact');
  await lead.send({ ...values, email: 'jo@nodot' });
  await expect(lead.root.getByRole('alert')).toContainText(checkFields);
  await lead.fill({ name: 'Typed before' });
  release();
  await networkIdle(page);
  await expect(lead.root.getByRole('alert')).toContainText(checkFields);
  await lead.expectKept({ ...values, name: 'Typed before' });
  await lead.send({ email });
  await expect(lead.root.getByRole('status')).toContainText(doneText('contact', 'en'));
  await lead.expectStored({ ...values, email, name: 'Typed before' });
});

/** Faults between the browser and the server. */
const accidents: Record<string, (route: Route) => Promise<void>> = {
  'the connection breaks': (route) => route.abort('connectionreset'),
  'the server fails': (route) => route.fulfill({ status: 500 }),
  'it is stored, and the answer is lost': async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
};

test.describe('with a connection that breaks', () => {
  test.use({ expectedFailures: ['net::ERR_', 'localhost'] });

  for (const form of forms) {
    inKorean(
      `on a phone the ${form} form says that it failed, and the next try is one row`,
      async ({ page, context, locale }) => {
        test.slow();
        await page.setViewportSize(phone);
        const { offlineText, unexpectedText } = texts(locale).forms;
        for (const where of ['page', 'dialog'] as const) {
          const onPage = where === 'page';
          await visit(page, href(locale, onPage ? `/${form}` : '/'));
          if (!onPage) await page.locator(`a[data-dialog="${form}"]:visible`).last().click();
          const lead = onPage
            ? LeadForm.onPage(page, form, locale)
            : await LeadForm.opened(page, form, locale);
          await lead.submit.click();
          await expect(lead.first).toBeFocused();
          await expect.poll(() => lead.covered(lead.names[0])).toBe(false);
          const values = newLead(form);
          await lead.fill(values);
          const expectFailed = async (text: string) => {
            await lead.submit.click();
            await lead.expectFailure(text);
            await lead.expectKept(values);
          };
          await context.setOffline(true);
          await expectFailed(offlineText);
          await context.setOffline(false);
          for (const [what, happen] of Object.entries(accidents)) {
            await test.step(`${where}: ${what}`, async () => {
              await page.route('**/*', (route) =>
                route.request().method() === 'POST' ? happen(route) : route.fallback(),
              );
              await expectFailed(unexpectedText);
              await page.unroute('**/*');
            });
          }
          await lead.submit.click();
          if (onPage) await expect(lead.root.getByRole('status')).toContainText(doneText(form, locale));
          else await lead.expectSuccess();
          await lead.expectStored(values);
        }
      },
    );
  }
});

/** Makes the server reject the action ids of the open document until the test ends, as after a deployment. */
async function deployUnder(page: Page) {
  await page.evaluate(() => Object.assign(window, { isOutdated: true }));
  await page.route('**/*', async (route) => {
    const headers = route.request().headers();
    const isOutdated = headers['next-action'] && (await page.evaluate(() => 'isOutdated' in window));
    if (!isOutdated) return route.fallback();
    await route.continue({ headers: { ...headers, 'next-action': `60${'0'.repeat(40)}` } });
  });
}

test.describe('after a deployment', () => {
  test.use({ expectedFailures: ['localhost'] });

  for (const form of forms) {
    for (const where of ['page', 'dialog'] as const) {
      inEnglish(
        `it moves the ${form} form of an open tab (${where}) to the new page with its text, and stores it once`,
        async ({ page, locale, text }) => {
          const onPage = where === 'page';
          await visit(page, href(locale, onPage ? `/${form}` : '/'));
          if (!onPage) await page.locator(`a[data-dialog="${form}"]:visible`).last().click();
          const old = onPage
            ? LeadForm.onPage(page, form, locale)
            : await LeadForm.opened(page, form, locale);
          await deployUnder(page);
          const values = newLead(form);
          await old.send(values);
          const lead = LeadForm.onPage(page, form, locale);
          await lead.expectFailure(text.forms.movedText);
          expect(new URL(page.url()).pathname).toBe(href(locale, `/${form}`));
          await lead.expectKept(values);
          await expectAccessible(page);
          expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
          await hydrated(page);
          await lead.submit.click();
          await expect(lead.root.getByRole('status')).toContainText(doneText(form, locale));
          await lead.expectStored(values);
        },
      );
    }
  }

  test('keeps the text when the new page cannot load either', async ({ page }) => {
    const lead = await LeadForm.visit(page);
    await deployUnder(page);
    await page.route('**/contact', (route) => {
      const isCall = 'next-action' in route.request().headers();
      return isCall ? route.fallback() : route.fulfill({ status: 502, body: 'Bad gateway' });
    });
    const values = newLead('contact');
    await lead.send(values);
    await lead.expectFailure(texts('en').forms.unexpectedText);
    await lead.expectKept(values);
    expect(await page.evaluate(() => 'isOutdated' in window)).toBe(true);
  });
});
