import { type ComponentProps, useId } from 'react';
import type { FieldProblem } from '@/lib/submissions/schema';

/** What a form tells its fields. */
export type FieldsProps<Name extends string> = {
  problems: Partial<Record<Name, FieldProblem>>;
  /** What was typed before, where the page is an answer. */
  values?: Partial<Record<Name, string>>;
  onInput?: (name: Name) => void;
  /** Name of the field that gets the focus when the form appears. */
  autoFocus?: Name;
};

type FieldProps = {
  name: string;
  label: string;
  /** Shown after the label of a field that may stay empty. */
  optional?: string;
  /** Sentence about what is wrong, if anything. */
  error?: string;
  multiline?: boolean;
} & Pick<
  ComponentProps<'input'>,
  'type' | 'required' | 'autoComplete' | 'inputMode' | 'onInput' | 'defaultValue' | 'autoFocus'
>;

/**
 * Label, control and, when there is one, the error tied to it. No `maxlength`: the browser would cut a pasted text
 * without a word, and it counts an emoji as two.
 */
export function Field({
  name,
  label,
  optional,
  error,
  multiline = false,
  type = 'text',
  onInput,
  ...rest
}: FieldProps) {
  const id = useId();
  const shared = {
    id,
    name,
    className: 'field-control',
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    ...rest,
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        {label}
        {optional && <span className="ml-1.5 font-normal text-ink-3">{optional}</span>}
      </label>
      {multiline ? (
        <textarea {...shared} rows={4} onInput={onInput as ComponentProps<'textarea'>['onInput']} />
      ) : (
        <input {...shared} type={type} onInput={onInput} />
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-md font-medium text-seal-700">
          {error}
        </p>
      )}
    </div>
  );
}

/**
 * A field no person sees or reaches: whatever fills it is a bot. Password managers are asked to leave it alone, or a
 * visitor's message would be taken for a bot's.
 */
export function Honeypot({ name }: { name: string }) {
  return (
    <div className="absolute left-[-10000px] size-px overflow-hidden" aria-hidden="true">
      <label>
        {name}
        <input
          type="text"
          name={name}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
