import type { ComponentProps } from 'react';

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
  'type' | 'required' | 'maxLength' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'onInput'
>;

/** Label, control and, when there is one, the error tied to it. */
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
  const id = `field-${name}`;
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
      <label htmlFor={id} className="mb-1.5 block text-[0.9375rem] font-semibold">
        {label}
        {optional && <span className="ml-1.5 font-normal text-ink-3">{optional}</span>}
      </label>
      {multiline ? (
        <textarea {...shared} rows={5} onInput={onInput as ComponentProps<'textarea'>['onInput']} />
      ) : (
        <input {...shared} type={type} onInput={onInput} />
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-[0.875rem] font-medium text-seal-700">
          {error}
        </p>
      )}
    </div>
  );
}

/** A field no person sees or reaches: whatever fills it is a bot. */
export function Honeypot({ name }: { name: string }) {
  return (
    <div className="absolute left-[-10000px] size-px overflow-hidden" aria-hidden="true">
      <label>
        {name}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
