import { hosted } from '../../support/hosted-control.ts';
import { expectToast, LeadForm, newLead } from '../../support/lead-form.ts';
import { texts } from '../../support/messages.ts';
import { expect, test, visit } from '../../support/pages.ts';
import { hostedEnv } from '../../support/sites.ts';

/*
 * The requests to a hosted store, and the errors that visitors see when it fails. Their journeys are in tests/e2e/forms; every other
 * way to fail is in tests/e2e/forms/never-twice.spec.ts.
 */

for (const [form, mode] of [
  ['contact', 'error500'],
  ['signup', 'close'],
] as const) {
  const { errorTitle, [form]: own } = texts('en').forms;

  test(`${form}: reports a failing store (${mode}) and inserts the values on retry`, async ({ page }) => {
    await hosted.behave({ store: mode, inserts: [] });
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
    const [, insert, ...more] = await hosted.inserts();
    expect(more).toEqual([]);
    expect(insert).toMatchObject({ table: `${form}_submissions`, status: 201 });
    // toEqual: not one column more.
    expect(insert?.body).toEqual(values);
    expect(insert?.headers.apikey).toBe(hostedEnv.SUPABASE_ANON_KEY);
    expect(insert?.headers['content-type']).toMatch(/^application\/json/);
    expect(insert?.headers.prefer ?? '').not.toContain('return=representation');
    expect(insert?.search).not.toContain('select');
  });
}
