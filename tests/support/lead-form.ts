import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { type Locale, localeConfig } from '../../lib/i18n/locales.ts';
import { type FormName, href } from '../../lib/routes.ts';
import { texts } from './messages.ts';
import { expect, hydrated, visit } from './pages.ts';
import { readSubmissions } from './submissions.ts';

/** The two forms as visitors use them: in a dialog and on a separate page. */

/** Values that databases, HTML and Korean keyboards may mangle. */
const typed: Record<FormName, Record<string, string>> = {
  contact: {
    name: '김 민서',
    company: 'Onsil & Co',
    message: 'Two\nlines & <b>tags</b> “quoted” 🧴',
  },
  signup: {
    first_name: '서연',
    last_name: "O'Neil",
    company: 'Onsil & Co',
    title: 'Founder',
    location: '서울',
  },
};

/** Returns values that no test has sent before, because equal submissions within minutes count once. */
export function newLead(form: FormName): Record<string, string> & { email: string } {
  return { ...typed[form], email: `${randomUUID()}@example.com` };
}

const signupNames = ['email', 'company', 'title', 'location'];

/** Names of the fields in the order of a language. */
function namesOf(form: FormName, locale: Locale): [string, ...string[]] {
  if (form === 'contact') return ['name', 'email', 'company', 'message'];
  return localeConfig[locale].familyNameFirst
    ? ['last_name', 'first_name', ...signupNames]
    : ['first_name', 'last_name', ...signupNames];
}

/** The dialog that is open; its accessible name is its title. */
export function dialogNamed(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name, exact: true });
}

/** The newest toast, by its title and text. */
export async function expectToast(page: Page, title: string, description: string) {
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: description }).first();
  await expect(toast).toBeVisible();
  await expect(toast.locator('[data-title]')).toHaveText(title);
  await expect(toast.locator('[data-description]')).toHaveText(description);
}

/** The link that opens a form's dialog: in the header, or in the landing's closing section. */
export function openerOf(page: Page, form: FormName, locale: Locale): Locator {
  return form === 'contact'
    ? page.getByRole('banner').getByRole('link', { name: texts(locale).header.contact, exact: true })
    : page.locator('#contact a[data-dialog="signup"]');
}

export class LeadForm {
  readonly names: [string, ...string[]];
  readonly submit: Locator;
  readonly root: Locator;
  readonly #form: FormName;
  readonly #locale: Locale;

  constructor(root: Locator, form: FormName, locale: Locale) {
    this.root = root;
    this.#form = form;
    this.#locale = locale;
    this.names = namesOf(form, locale);
    this.submit = root.getByRole('button', { name: texts(locale).forms[form].submit, exact: true });
  }

  /** Opens the dialog by its link and waits until it is there. */
  static async open(page: Page, form: FormName = 'contact', locale: Locale = 'en'): Promise<LeadForm> {
    // Before hydration the link opens the form's page.
    await hydrated(page);
    await openerOf(page, form, locale).click();
    return LeadForm.opened(page, form, locale);
  }

  /** The dialog that has just been opened. */
  static async opened(page: Page, form: FormName, locale: Locale): Promise<LeadForm> {
    const dialog = dialogNamed(page, texts(locale).forms[form].title);
    await expect(dialog).toBeVisible();
    return new LeadForm(dialog, form, locale);
  }

  /** The form of the page that is open. */
  static onPage(page: Page, form: FormName = 'contact', locale: Locale = 'en'): LeadForm {
    return new LeadForm(page.getByRole('main'), form, locale);
  }

  /** Opens the form's own page and waits until it works. */
  static async visit(page: Page, form: FormName = 'contact', locale: Locale = 'en'): Promise<LeadForm> {
    await visit(page, href(locale, `/${form}`));
    return LeadForm.onPage(page, form, locale);
  }

  field(name: string): Locator {
    return this.root.locator(`[name="${name}"]`);
  }

  /** The first field of the form. */
  get first(): Locator {
    return this.field(this.names[0]);
  }

  get required(): readonly string[] {
    return this.#form === 'contact' ? ['name', 'email', 'message'] : this.names;
  }

  async fill(values: Record<string, string>) {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value);
  }

  async send(values: Record<string, string>) {
    await this.fill(values);
    await this.submit.click();
  }

  /** Returns the values of the fields. */
  async values(names: readonly string[] = this.names): Promise<Record<string, string>> {
    const values: Record<string, string> = {};
    for (const name of names) values[name] = await this.field(name).inputValue();
    return values;
  }

  /** Expects the form to keep the typed values. */
  async expectKept(values: Record<string, string>) {
    expect(await this.values(Object.keys(values))).toEqual(values);
  }

  async expectEmpty() {
    expect(await this.values()).toEqual(Object.fromEntries(this.names.map((name) => [name, ''])));
    await expect(this.root.locator('[aria-invalid]')).toHaveCount(0);
  }

  /** Expects a field to have the focus and its error. */
  async expectProblem(name: string, problem: 'required' | 'email') {
    await expect(this.field(name)).toBeFocused();
    await expect(this.field(name)).toHaveAttribute('aria-invalid', 'true');
    const { forms } = texts(this.#locale);
    const missing: Record<string, string> = forms[this.#form].missing;
    await expect(this.field(name)).toHaveAccessibleDescription(
      (problem === 'required' ? missing[name] : forms.errors[problem]) ?? 'no sentence',
    );
  }

  /** Expects the reason of a failure beside the button, in view and focused. */
  async expectFailure(description: string) {
    const box = this.root.locator('[data-failure]');
    await expect(box).toContainText(description);
    await expect(box).toBeFocused();
    // Chromium scrolls to whole pixels, and the box may end at a fraction.
    await expect(box).toBeInViewport({ ratio: 0.99 });
    const [failure, button] = await Promise.all([box.elementHandle(), this.submit.elementHandle()]);
    const gap = await this.root.evaluate(
      (_, [above, below]) =>
        (below?.getBoundingClientRect().top ?? 0) - (above?.getBoundingClientRect().bottom ?? 0),
      [failure, button],
    );
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(64);
  }

  /** Returns true if an element covers a field or its label. */
  async covered(name: string): Promise<boolean> {
    return this.field(name).evaluate((element) => {
      const parts = [...(element.parentElement?.children ?? [])]
        .slice(0, 2)
        .map((part) => part.getBoundingClientRect());
      const left = (parts[0]?.left ?? 0) + 4;
      return parts.some(({ top, bottom }) =>
        [top + 3, Math.min(bottom - 3, top + 40)].some(
          (y) => document.elementFromPoint(left, y)?.closest('div') !== element.parentElement,
        ),
      );
    });
  }

  /** Expects every field to have its label, the honeypot none, and a link to the privacy policy. */
  async expectWhole() {
    const own = texts(this.#locale).forms[this.#form];
    await expect(this.root.getByRole('textbox')).toHaveCount(this.names.length);
    for (const name of this.names) {
      const label = own.fields[name as keyof typeof own.fields];
      const field = this.root.getByRole('textbox', { name: new RegExp(`^${label}`) });
      await expect(field.and(this.field(name))).toHaveCount(1);
      await expect(this.field(name)).toHaveJSProperty('required', this.required.includes(name));
    }
    await expect(this.field('email')).toHaveAttribute('type', 'email');
    const policy = this.root.getByRole('link', { name: texts(this.#locale).forms.privacyLink });
    await expect(policy).toHaveAttribute('href', href(this.#locale, '/privacy'));
  }

  /** Expects exactly one row with these values. */
  async expectStored({ email = '', ...values }: Record<string, string>) {
    const all = (await readSubmissions())[`${this.#form}_submissions`];
    const rows = all.filter((row) => row.email === email);
    expect(rows).toHaveLength(1);
    const company = this.#form === 'contact' && !values.company?.trim() ? null : values.company;
    expect(rows[0]).toMatchObject({ ...values, email, company });
  }

  /** The toast that a stored submission brings. */
  async expectSuccess() {
    const { successTitle, successText } = texts(this.#locale).forms[this.#form];
    await expectToast(this.root.page(), successTitle, successText);
  }
}
