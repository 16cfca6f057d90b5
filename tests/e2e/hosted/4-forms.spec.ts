import { hosted } from '../../support/hosted-control.ts';
import { expectToast, LeadForm, newLead } from '../../support/lead-form.ts';
import { texts } from '../../support/messages.ts';
import { expect, test, visit } from '../../support/pages.ts';
import { hostedEnv } from '../../support/sites.ts';

/*
 * What a hosted store is asked, and what visitors see when it fails. Their journeys are in tests/e2e/forms; every other
 * way to fail is in tests/e2e/forms/never-twice.spec.ts.
 */

test.beforeEach(() => hosted.resetStore());

for (const form of ['contact', 'signup'] as const) {
  const { errorTitle, [form]: own } = texts('en').forms;

  test(`${form}: exactly what was typed is inserted, as the anonymous role, without asking for the row back`, async ({
    page,
  }) => {
    await visit(page, '/');
    const values = newLead(form);
    const lead = await LeadForm.open(page, form);
    await lead.send(values);
    await lead.expectSuccess();
    const [insert, ...more] = await hosted.inserts();
    expect(more).toEqual([]);
    expect(insert).toMatchObject({ table: `${form}_submissions`, status: 201 });
    // toEqual: not one column more.
    expect(insert?.body).toEqual(values);
    expect(insert?.headers.apikey).toBe(hostedEnv.SUPABASE_ANON_KEY);
    expect(insert?.headers['content-type']).toMatch(/^application\/json/);
    expect(insert?.headers.prefer ?? '').not.toContain('return=representation');
    expect(insert?.search).not.toContain('select');
  });

  for (const mode of ['error500', 'close'] as const) {
    test(`${form}: when the store fails (${mode}) the form says so and stays as typed, and a retry works`, async ({
      page,
    }) => {
      await hosted.behave({ store: mode });
      await visit(page, '/');
      const values = newLead(form);
      const lead = await LeadForm.open(page, form);
      await lead.send(values);
      await expectToast(page, errorTitle, own.failureText);
      await lead.expectKept(values);
      // One attempt: an insert that is repeated blindly may be stored twice.
      expect(await hosted.inserts()).toHaveLength(1);

      await hosted.behave({ store: 'ok' });
      await lead.submit.click();
      await lead.expectSuccess();
      const inserts = await hosted.inserts();
      expect(inserts).toHaveLength(2);
      expect(inserts[1]).toMatchObject({ status: 201, body: values });
    });
  }

  test(`${form}: while the store is slow the buttons rest, and one row arrives`, async ({ page }) => {
    await hosted.behave({ store: 'slow' });
    await visit(page, '/');
    const lead = await LeadForm.open(page, form);
    await lead.send(newLead(form));
    const sending = lead.root.getByRole('button', { name: own.sending, exact: true });
    await expect(sending).toBeDisabled();
    for (const button of await lead.root.getByRole('button').all()) await expect(button).toBeDisabled();
    // Enter in a field would submit again, Escape would close.
    await lead.field('email').press('Enter');
    await page.keyboard.press('Escape');
    await expect(lead.root).toBeVisible();
    await expect.poll(async () => (await hosted.inserts()).length).toBe(1);
    await hosted.behave({ store: 'ok' });
    await lead.expectSuccess();
    expect(await hosted.inserts()).toHaveLength(1);
  });
}
