import { formatMessage } from '../i18n/format';
import { type Locale, localeConfig } from '../i18n/locales';
import { messagesFor } from '../i18n/messages';
import type { FormName } from '../routes';
import type { ReceiverName } from './delivery/lead';
import { fieldsOf } from './fields';

/*
 * What is processed about a person who sends a form, as the notice beside the forms and the privacy policy say it. The
 * fields are those of fields.ts; how long is in `figures` of lib/site.ts. columns.json says of every column of the database
 * why it exists: as a `field` of the form, `recorded` with it, as a `link` between rows, for the `delivery` of the notice to
 * staff, their `work` on it, a `request` about somebody's data, or a `staff` account. A new receiver without its row fails
 * types; a new column without its row fails tests/unit/leads/schema-equals-migration.test.ts.
 */

/** What is recorded with every form and shown to its sender in the notice, by its column. */
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
