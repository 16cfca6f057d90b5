import { type ComponentProps, type ReactNode, useId } from 'react';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { honeypotField } from '@/lib/leads/result';

type FieldProps = ComponentProps<'input'> & {
  label: ReactNode;
  /** Shown after the label of an optional field. */
  optional?: string;
  error?: string;
  multiline?: boolean;
  /** Height of a multiline field in lines. */
  rows?: number | undefined;
};

/** Scroll margins keep the label and the error of a field clear of sticky headers and footers. */
const withLabel = 'scroll-mt-10 scroll-mb-9';

/**
 * Label, control and optional error. No `maxlength`: the browser would silently truncate pasted text, and it counts an
 * emoji as two characters.
 */
export function Field({ label, optional, error, multiline, rows, type = 'text', ...props }: FieldProps) {
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
        <Textarea {...(control as ComponentProps<'textarea'>)} className={withLabel} rows={rows} />
      ) : (
        <Input {...control} className={withLabel} type={type} />
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
 * The honeypot: people cannot see or reach it, so only bots fill it. The attributes make 1Password, LastPass, Bitwarden,
 * Dashlane and Proton Pass skip it; otherwise they would mark a visitor as a bot.
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
          data-bwignore=""
          data-form-type="other"
          data-protonpass-ignore="true"
        />
      </label>
    </div>
  );
}
