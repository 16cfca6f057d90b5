import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { texts } from '../../support/messages.ts';
import {
  contactFields,
  expect,
  fill,
  landings,
  signupFieldsIn,
  test,
  valuesOf,
} from '../../support/pages.ts';
import { readSubmissions } from '../../support/submissions.ts';

/** Both forms in a browser that runs no scripts: the buttons open them, and the page that answers says what happened. */

// The browser counts a script that it does not run as a failed request.
test.use({ javaScriptEnabled: false, expectedFailures: ['/_next/static/chunks/'] });

const contact = { name: '김 민서', company: '', message: 'Two\nlines & <b>tags</b> 🧴' };
const signup = {
  first_name: '서연',
  last_name: "O'Neil",
  company: 'Onsil & Co',
  title: 'Founder',
  location: '서울',
};
const answerOf = (page: Page) => page.locator('.plain-answer');

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 320, height: 568 },
]) {
  for (const { locale, address } of landings) {
    const forms = texts(locale).forms;
    test.describe(`${address} at ${viewport.width} px`, () => {
      test.use({ viewport });

      for (const { form, values, names, title, submit, done } of [
        {
          form: 'contact',
          values: contact as Record<string, string>,
          names: contactFields as readonly string[],
          title: forms.contact.title,
          submit: forms.contact.submit,
          done: forms.contact.successText,
        },
        {
          form: 'signup',
          values: signup as Record<string, string>,
          names: signupFieldsIn(locale) as readonly string[],
          title: forms.signup.title,
          submit: forms.signup.submit,
          done: forms.signup.thanksText,
        },
      ] as const) {
        test(`${form}: opens, is answered with what is wrong, keeps the text, is stored once`, async ({
          page,
        }) => {
          const email = `${randomUUID()}@example.com`;
          await page.goto(address);
          const opener = page.locator(`main [data-dialog="${form}"], footer [data-dialog="${form}"]`).first();
          await opener.click();
          const panel = page.getByRole('dialog', { name: title, exact: true });
          await expect(panel).toBeVisible();
          await expect(panel.locator(`[name="${names[0]}"]`)).toBeFocused();
          // Closes, gives the focus back, and opens again with what was typed: nothing is lost by a wrong key or click.
          await fill(panel, values);
          for (const close of [
            () => page.keyboard.press('Escape'),
            () => panel.getByRole('button', { name: forms.close }).click(),
          ]) {
            await close();
            await expect(panel).toBeHidden();
            await expect(opener).toBeFocused();
            await opener.click();
          }
          await page.mouse.click(5, 5);
          await expect(panel).toBeHidden();
          await opener.click();
          // The browser takes it, the site does not.
          const wrong = { ...values, email: 'jo@nodot' };
          await fill(panel, { email: wrong.email });
          await panel.getByRole('button', { name: submit, exact: true }).click();
          const answer = answerOf(page);
          await expect(answer.getByRole('alert')).toContainText(forms.checkFields);
          await expect(answer.locator('[name="email"]')).toHaveAccessibleDescription(forms.errors.email);
          await expect(answer.locator('[name="email"]')).toBeFocused();
          expect(await valuesOf(answer, names)).toEqual(wrong);

          await answer.locator('[name="email"]').fill(email);
          await answer.getByRole('button', { name: submit, exact: true }).click();
          await expect(answer).toContainText(done);
          await page.reload();
          await expect(answer).toContainText(done);
          const rows = (await readSubmissions())[`${form}_submissions`].filter((row) => row.email === email);
          const expected = { ...values, ...(form === 'contact' && { company: null }) };
          expect(rows).toHaveLength(1);
          expect(rows[0]).toMatchObject(expected);

          await answer.getByRole('link', { name: forms.close }).last().click();
          await expect(answer).toHaveCount(0);
          await expect(page.locator('h1')).toBeVisible();
        });
      }

      test('everything can be reached, nothing sticks out, and no style stands in an attribute', async ({
        page,
      }) => {
        await page.goto(address);
        for (const form of ['contact', 'signup']) {
          await page.locator(`main [data-dialog="${form}"], footer [data-dialog="${form}"]`).first().click();
          const panel = page.locator(`#${form}-form`);
          const button = panel.locator('button[type="submit"]');
          await button.scrollIntoViewIfNeeded();
          await expect(button).toBeInViewport({ ratio: 0.95 });
          expect(await panel.locator('[style]').count()).toBe(0);
          const box = await panel.boundingBox();
          expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= viewport.width).toBe(true);
          await panel.getByRole('button', { name: forms.close }).click();
        }
      });
    });
  }
}

test('axe has nothing to say about the form of the page and its answers', async ({ browser, baseURL }) => {
  // axe needs scripts: the states are reached without, and looked at with them.
  const context = await browser.newContext({ baseURL, javaScriptEnabled: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.route('**/*.js', (route) => route.abort());
  const check = async (state: string) => {
    const { violations } = await new AxeBuilder({ page }).include('.plain-panel').analyze();
    expect(violations.map(({ id, nodes }) => `${state}: ${id} ${nodes[0]?.html}`)).toEqual([]);
  };
  await page.goto('/');
  await page.locator('footer [data-dialog="contact"]').click();
  await check('open');
  const panel = page.locator('#contact-form');
  await fill(panel, { name: 'Jo', email: 'jo@nodot', message: 'Hello.' });
  await panel.locator('button[type="submit"]').click();
  await expect(answerOf(page).getByRole('alert')).toBeVisible();
  await check('refused');
  await answerOf(page).locator('[name="email"]').fill(`${randomUUID()}@example.com`);
  await answerOf(page).locator('button[type="submit"]').click();
  await expect(answerOf(page).getByRole('status')).toBeVisible();
  await check('stored');
  await context.close();
});
