import type { ContactField } from '@/lib/submissions/schema';
import type { DialogLabels } from './dialog-labels';
import { Field, type FieldsProps } from './field';

/** The fields of the contact form, in the dialog and in the page's own form alike. */
export function ContactFields({
  labels,
  problems,
  values,
  onInput,
  autoFocus,
}: FieldsProps<ContactField> & { labels: DialogLabels }) {
  const text = labels.contact;
  const shared = (name: ContactField) => ({
    name,
    label: text[name],
    error: problems[name] && labels.errors[problems[name]],
    defaultValue: values?.[name],
    onInput: onInput && (() => onInput(name)),
    autoFocus: autoFocus === name,
  });
  return (
    <>
      <Field {...shared('name')} required autoComplete="name" />
      <Field {...shared('email')} type="email" required autoComplete="email" inputMode="email" />
      <Field {...shared('company')} optional={labels.optional} autoComplete="organization" />
      <Field {...shared('message')} required multiline />
    </>
  );
}
