import { type ComponentProps, useId } from 'react';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { honeypotField } from '@/lib/leads/schema';

type FieldProps = {
  name: string;
  label: string;
  /** Shown after the label of a field that may stay empty. */
  optional?: string;
  /** Sentence about what is wrong, if anything. */
  error?: string;
  multiline?: boolean;
  onInput?: () => void;
} & Omit<ComponentProps<'input'>, 'onInput'>;

/**
 * Label, control and, when there is one, the error tied to it. No `maxlength`: the browser would cut a pasted text
 * without a word, and it counts an emoji as two.
 */
export function Field({ label, optional, error, multiline, type = 'text', ...props }: FieldProps) {
  const id = useId();
  const control = {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    ...props,
  };
  return (
    <div>
      <Label htmlFor={id}>
        {label}
        {optional && <span className="ml-1.5 font-normal text-ink-3">{optional}</span>}
      </Label>
      {multiline ? (
        <Textarea {...(control as ComponentProps<'textarea'>)} rows={4} />
      ) : (
        <Input {...control} type={type} />
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
export function Honeypot() {
  return (
    <div className="absolute left-[-10000px] size-px overflow-hidden" aria-hidden="true">
      <label>
        {honeypotField}
        <input
          type="text"
          name={honeypotField}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
