import type { ComponentProps } from 'react';
import type { FormName } from '@/lib/routes';
import type { FormLabels } from './form-labels';

export type FieldRow = {
  name: string;
  label: string;
  /** The field is not required. */
  optional?: boolean;
  multiline?: boolean;
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'>;

const email = { type: 'email', autoComplete: 'email', inputMode: 'email' } as const;

/** The fields of a form, in the order of the language. */
export function fieldsOf(form: FormName, labels: FormLabels): readonly FieldRow[] {
  if (form === 'contact') {
    const text = labels.contact.fields;
    return [
      { name: 'name', label: text.name, autoComplete: 'name' },
      { name: 'email', label: text.email, ...email },
      { name: 'company', label: text.company, autoComplete: 'organization', optional: true },
      { name: 'message', label: text.message, multiline: true },
    ];
  }
  const text = labels.signup.fields;
  const givenName = { name: 'first_name', label: text.first_name, autoComplete: 'given-name' };
  const familyName = { name: 'last_name', label: text.last_name, autoComplete: 'family-name' };
  return [
    ...(labels.familyNameFirst ? [familyName, givenName] : [givenName, familyName]),
    { name: 'email', label: text.email, ...email },
    { name: 'company', label: text.company, autoComplete: 'organization' },
    { name: 'title', label: text.title, autoComplete: 'organization-title' },
    { name: 'location', label: text.location, autoComplete: 'country-name' },
  ];
}
