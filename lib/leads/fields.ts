import type { ComponentProps } from 'react';
import type { FormName } from '../routes';

/**
 * A field of a form. Schema, form, privacy notice, and `npm run leads` derive from it; the rest of the
 * places it needs (migration, messages, docs) is compared with it in tests/unit/leads/schema-equals-migration.test.ts.
 */
export type LeadField = {
  /** Its name in the form and its column; also its key in `forms.<form>.fields` and `forms.data` of the messages. */
  name: string;
  /** One line, an email address, or several lines. */
  type: 'line' | 'email' | 'text';
  /** Longest value in characters (code points), after trimming. */
  max: number;
  /** An empty optional field is null. */
  optional?: true;
  /** Why it is processed: to reply to the person, or to prepare their request. */
  purpose: 'reply' | 'preparation';
  /** Its column in the view `leads`, when that is another one. */
  leadColumn?: string;
} & Pick<ComponentProps<'input'>, 'autoComplete'>;

const longest = { name: 100, email: 254, short: 160, message: 5000 } as const;
const email = {
  name: 'email',
  type: 'email',
  max: longest.email,
  purpose: 'reply',
  autoComplete: 'email',
} as const;
const company = {
  name: 'company',
  type: 'line',
  max: longest.short,
  purpose: 'preparation',
  autoComplete: 'organization',
} as const;

export const formFields = {
  signup: [
    {
      name: 'first_name',
      type: 'line',
      max: longest.name,
      purpose: 'reply',
      leadColumn: 'name',
      autoComplete: 'given-name',
    },
    {
      name: 'last_name',
      type: 'line',
      max: longest.name,
      purpose: 'reply',
      leadColumn: 'name',
      autoComplete: 'family-name',
    },
    email,
    company,
    {
      name: 'title',
      type: 'line',
      max: longest.short,
      purpose: 'preparation',
      autoComplete: 'organization-title',
    },
    {
      name: 'location',
      type: 'line',
      max: longest.short,
      purpose: 'preparation',
      autoComplete: 'country-name',
    },
  ],
  contact: [
    { name: 'name', type: 'line', max: longest.name, purpose: 'reply', autoComplete: 'name' },
    email,
    { ...company, optional: true },
    { name: 'message', type: 'text', max: longest.message, purpose: 'preparation' },
  ],
} as const satisfies Record<FormName, readonly LeadField[]>;

type FieldOf<Form extends FormName> = (typeof formFields)[Form][number];

/** Returns the longest value of a field, in characters. */
export function fieldLimit<Form extends FormName>(form: Form, name: FieldOf<Form>['name']): number {
  const fields: readonly LeadField[] = formFields[form];
  const field = fields.find((each) => each.name === name);
  if (!field) throw new Error(`${form} has no field ${name}`);
  return field.max;
}

/** A row of a form's table. */
export type FormRow<Form extends FormName> = {
  [Each in FieldOf<Form> as Each['name']]: Each extends { optional: true } ? string | null : string;
};

/** Returns the fields of a form as its inputs, in the locale's name order. */
export function fieldsFor(form: FormName, familyNameFirst: boolean) {
  const rows = formFields[form].map(({ name, type, ...field }: LeadField) => ({
    name,
    optional: field.optional,
    autoComplete: field.autoComplete,
    multiline: type === 'text',
    ...(type === 'email' && ({ type: 'email', inputMode: 'email' } as const)),
  }));
  // The family name is the second field.
  if (form === 'signup' && familyNameFirst) rows.unshift(...rows.splice(1, 1));
  return rows;
}
