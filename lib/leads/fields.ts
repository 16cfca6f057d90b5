import type { ComponentProps } from 'react';
import type { FormName } from '../routes';
import type { ContactRow, SignupRow } from './schema';

/** What is told of a field beside its name. A field is required unless it is optional. */
type Hints = { optional?: true; multiline?: true } & Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode'
>;

const email = { type: 'email', autoComplete: 'email', inputMode: 'email' } as const;

const fields: { signup: Record<keyof SignupRow, Hints>; contact: Record<keyof ContactRow, Hints> } = {
  signup: {
    first_name: { autoComplete: 'given-name' },
    last_name: { autoComplete: 'family-name' },
    email,
    company: { autoComplete: 'organization' },
    title: { autoComplete: 'organization-title' },
    location: { autoComplete: 'country-name' },
  },
  contact: {
    name: { autoComplete: 'name' },
    email,
    company: { autoComplete: 'organization', optional: true },
    message: { multiline: true },
  },
};

/** The fields of a form, in the order of the language. */
export function fieldsOf(form: FormName, familyNameFirst: boolean) {
  const rows = Object.entries<Hints>(fields[form]).map(([name, hints]) => ({ name, ...hints }));
  // The family name is the second.
  if (form === 'signup' && familyNameFirst) rows.unshift(...rows.splice(1, 1));
  return rows;
}
