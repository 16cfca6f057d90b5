import { formatMessage } from '../i18n/format';
import { type Locale, localeConfig } from '../i18n/locales';
import { messagesFor } from '../i18n/messages';
import type { FormName } from '../routes';
import columns from './columns.json';
import { fieldsFor, formFields, type LeadField } from './fields';

/*
 * Personal data of people who send a form, for the notice beside the forms and the privacy policy. Retention periods are in
 * `figures` of lib/site.ts, the companies that process the data in lib/privacy.
 */

/** Columns of a table by the purpose of each. */
type Purposes = Partial<Record<string, readonly string[]>>;

const columnsFor = (form: FormName, purpose: LeadField['purpose']) =>
  formFields[form].filter((field) => field.purpose === purpose).map(({ name }) => name);

/** Purposes of the columns of a form's table: of its fields, of `recorded` values and of a `link` between rows. */
const formTable = (form: FormName, others: Purposes): Purposes => ({
  ...others,
  reply: columnsFor(form, 'reply'),
  preparation: columnsFor(form, 'preparation'),
});

/**
 * The purpose of each database column, by table. columns.json has the columns that are not form fields: values `recorded`
 * with a form, a `link` between rows, the `delivery` of the notification to staff, their
 * `work` on the lead, a `request` about a person's data, or a `staff` account. A column that is missing here fails
 * tests/unit/leads/schema-equals-migration.test.ts.
 */
export const processedColumns = {
  ...columns,
  signup_submissions: formTable('signup', columns.signup_submissions),
  contact_submissions: formTable('contact', columns.contact_submissions),
} satisfies Record<string, Purposes>;

/** Values recorded with a form and named in the notice to its sender, by column. */
const recorded = {
  signup: ['created_at', 'language', 'page', 'privacy_version'],
  contact: ['created_at', 'language', 'page', 'privacy_version', 'tool'],
} as const;

/** Returns the values recorded with a form in words, such as "time of arrival, language, page". */
function recordedInWords(form: FormName, locale: Locale): string {
  const { data } = messagesFor(locale).forms;
  return recorded[form].map((name) => data[name]).join(', ');
}

/** Returns a form's fields in words, such as "name, email, company (optional), message". */
function fieldsInWords(form: FormName, locale: Locale): string {
  const { data, optional: addition } = messagesFor(locale).forms;
  const words: Record<string, string> = data;
  return fieldsFor(form, localeConfig[locale].familyNameFirst)
    .map(({ name, optional }) => (optional ? `${words[name]} ${addition}` : words[name]))
    .join(', ');
}

/** Returns the arguments of the privacy policy: the fields of both forms and the values recorded with them. */
export function processingInWords(locale: Locale) {
  return {
    signupFields: fieldsInWords('signup', locale),
    contactFields: fieldsInWords('contact', locale),
    // The contact form records every value that the signup form records.
    recorded: recordedInWords('contact', locale),
  };
}

/** Returns the notice beside a form: data, purpose, retention, place, and the right to refuse (PIPA Art. 15(2)). */
export function privacyNotice(form: FormName, locale: Locale): string {
  return formatMessage(locale, messagesFor(locale).forms.privacy, {
    fields: fieldsInWords(form, locale),
    recorded: recordedInWords(form, locale),
  });
}
