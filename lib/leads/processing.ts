import { formatMessage } from '../i18n/format';
import { type Locale, localeConfig } from '../i18n/locales';
import { messagesFor } from '../i18n/messages';
import type { FormName } from '../routes';
import columns from './columns.json';
import type { ReceiverName } from './delivery/lead';
import { type Field, fieldsOf, formFields } from './fields';

/*
 * What the site processes about a person who sends a form, as the notice beside the forms and the privacy policy say it. How
 * long is in `figures` of lib/site.ts. A new receiver without a recipient fails types.
 */

/** Columns of a table by the purpose of each. */
type Purposes = Partial<Record<string, readonly string[]>>;

const columnsFor = (form: FormName, purpose: Field['purpose']) =>
  formFields[form].filter((field) => field.purpose === purpose).map(({ name }) => name);

/** Purposes of the columns of a form's table: of its fields, of `recorded` values and of a `link` between rows. */
const formTable = (form: FormName, others: Purposes): Purposes => ({
  ...others,
  reply: columnsFor(form, 'reply'),
  preparation: columnsFor(form, 'preparation'),
});

/**
 * Why each column of the database exists: its tables by name, their columns by purpose. columns.json has what is not a
 * field of a form: what is `recorded` with it, a `link` between rows, the `delivery` of the notification to staff, their
 * `work` on the lead, a `request` about a person's data, or a `staff` account. A column that is missing here fails
 * tests/unit/leads/schema-equals-migration.test.ts.
 */
export const processedColumns: Record<string, Purposes> = {
  ...columns,
  signup_submissions: formTable('signup', columns.signup_submissions),
  contact_submissions: formTable('contact', columns.contact_submissions),
};

/** Values recorded with every form and named in the notice to its sender, by column. */
const recorded = ['created_at', 'language', 'page', 'privacy_version'] as const;

/** Who handles the data for us. The policy has one line for each, in this order, and one on the transfer to it. */
export const recipients = {
  hosting: 'hosting',
  database: 'database',
  content: 'content',
  mail: 'mail',
  confirmation: 'mail',
  webhook: 'team',
} as const satisfies Record<ReceiverName, string> & Record<string, string>;

/** A form's fields in words, such as "name, email, company (optional), message". */
function fieldsInWords(form: FormName, locale: Locale): string {
  const { data, optional: addition } = messagesFor(locale).forms;
  const words: Record<string, string> = data;
  return fieldsOf(form, localeConfig[locale].familyNameFirst)
    .map(({ name, optional }) => (optional ? `${words[name]} ${addition}` : words[name]))
    .join(', ');
}

/** The arguments of the privacy policy: the fields of both forms, and what is recorded with them. */
export function processingInWords(locale: Locale) {
  const { data } = messagesFor(locale).forms;
  return {
    signupFields: fieldsInWords('signup', locale),
    contactFields: fieldsInWords('contact', locale),
    recorded: recorded.map((name) => data[name]).join(', '),
  };
}

/** The notice beside a form: what is kept, why, how long and where, and that one may decline (PIPA Art. 15(2)). */
export function privacyNotice(form: FormName, locale: Locale): string {
  const { [`${form}Fields` as const]: fields, recorded } = processingInWords(locale);
  return formatMessage(locale, messagesFor(locale).forms.privacy, { fields, recorded });
}
