import { formatMessage } from '../i18n/format';
import { type Locale, localeConfig } from '../i18n/locales';
import { messagesFor } from '../i18n/messages';
import type { FormName } from '../routes';
import type { ReceiverName } from './delivery/lead';
import type { ContactRow, SignupRow } from './schema';

/*
 * What is processed about a person who sends a form. The notice beside the forms and the privacy policy quote these
 * tables. A new field or receiver without its row fails types; a new column of the database without its row fails
 * tests/unit/leads/schema-equals-migration.test.ts. How long is in `figures` of lib/site.ts.
 */

type Asked<Row> = Record<keyof Row, 'required' | 'optional'>;

/** The fields that each form asks for. */
const asked: { signup: Asked<SignupRow>; contact: Asked<ContactRow> } = {
  signup: {
    first_name: 'required',
    last_name: 'required',
    email: 'required',
    company: 'required',
    title: 'required',
    location: 'required',
  },
  contact: { name: 'required', email: 'required', company: 'optional', message: 'required' },
};

/** What is recorded with every form and shown to its sender in the notice, by its column. */
const recorded = ['created_at', 'language', 'page', 'privacy_version'] as const;

/**
 * Why a column exists: a `field` of the form, a datum `recorded` with it, the `link` between rows, the `delivery` of the
 * notice to staff, the `work` of staff on it, a `request` about somebody's data, or a `staff` account.
 */
type Kind = 'field' | 'recorded' | 'link' | 'delivery' | 'work' | 'request' | 'staff';

const fieldsOf = <Name extends FormName>(form: Name) =>
  Object.fromEntries(Object.keys(asked[form]).map((name) => [name, 'field'])) as Record<string, Kind>;

/** Every column of the database that may hold personal data. */
export const columns: Record<string, Record<string, Kind>> = {
  signup_submissions: { id: 'link', created_at: 'recorded', ...fieldsOf('signup') },
  contact_submissions: { id: 'link', created_at: 'recorded', ...fieldsOf('contact') },
  submission_context: {
    submission_id: 'link',
    form: 'link',
    created_at: 'recorded',
    language: 'recorded',
    page: 'recorded',
    privacy_version: 'recorded',
  },
  lead_outbox: {
    id: 'link',
    submission_id: 'link',
    form: 'link',
    created_at: 'recorded',
    attempts: 'delivery',
    next_attempt_at: 'delivery',
    delivered_at: 'delivery',
    last_error: 'delivery',
    request_id: 'delivery',
    requested_at: 'delivery',
    taken: 'delivery',
  },
  lead_work: {
    submission_id: 'link',
    status: 'work',
    assignee: 'work',
    note: 'work',
    updated_at: 'work',
    updated_by: 'work',
  },
  audit_log: {
    id: 'link',
    at: 'request',
    actor: 'request',
    actor_id: 'request',
    action: 'request',
    email_sha256: 'request',
    counts: 'request',
  },
  staff_members: { user_id: 'staff', email: 'staff', added_at: 'staff' },
};

/** Who handles the data for us. The policy has one line for each, in this order, and one on the transfer to it. */
export const recipients = {
  hosting: 'hosting',
  database: 'database',
  content: 'content',
  mail: 'mail',
  confirmation: 'mail',
  webhook: 'team',
} as const satisfies Record<ReceiverName, string> & Record<string, string>;

/** The columns of a form's fields, in the order of the language. */
function orderOf(form: FormName, locale: Locale): string[] {
  const names = Object.keys(asked[form]);
  return form === 'signup' && localeConfig[locale].familyNameFirst
    ? ['last_name', 'first_name', ...names.slice(2)]
    : names;
}

/** A form's fields in words, such as "name, email, company (optional), message". */
function fieldsInWords(form: FormName, locale: Locale): string {
  const { data, optional } = messagesFor(locale).forms;
  const need: Record<string, string> = asked[form];
  const word = (name: string) => data[name as keyof typeof data];
  return orderOf(form, locale)
    .map((name) => (need[name] === 'optional' ? `${word(name)} ${optional}` : word(name)))
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
export function noticeOf(form: FormName, locale: Locale): string {
  const { signupFields, contactFields, recorded } = processingInWords(locale);
  const fields = form === 'signup' ? signupFields : contactFields;
  return formatMessage(locale, messagesFor(locale).forms.privacy, { fields, recorded });
}
