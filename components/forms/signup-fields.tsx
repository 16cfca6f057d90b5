import type { FieldProblem, SignupField } from '@/lib/submissions/schema';
import type { DialogLabels } from './dialog-labels';
import { Field, type FieldsProps } from './field';

const givenName = { name: 'first_name', autoComplete: 'given-name' } as const;
const familyName = { name: 'last_name', autoComplete: 'family-name' } as const;
const otherFields = [
  { name: 'email', autoComplete: 'email', type: 'email', inputMode: 'email' },
  { name: 'company', autoComplete: 'organization' },
  { name: 'title', autoComplete: 'organization-title' },
  { name: 'location', autoComplete: 'country-name' },
] as const;

/** The fields as they are asked for in the language of the labels. */
export function signupOrder({ familyNameFirst }: Pick<DialogLabels, 'familyNameFirst'>) {
  const names = familyNameFirst ? [familyName, givenName] : [givenName, familyName];
  return [...names, ...otherFields];
}

/** The fields of the signup form, in the dialog and in the page's own form alike. */
export function SignupFields({
  labels,
  problems,
  values,
  onInput,
  autoFocus,
}: FieldsProps<SignupField> & { labels: DialogLabels }) {
  const sentence = (problem: FieldProblem | undefined) => problem && labels.errors[problem];
  return signupOrder(labels).map((field) => (
    <Field
      key={field.name}
      {...field}
      label={labels.signup.fields[field.name]}
      error={sentence(problems[field.name])}
      defaultValue={values?.[field.name]}
      onInput={onInput && (() => onInput(field.name))}
      autoFocus={autoFocus === field.name}
      required
    />
  ));
}
