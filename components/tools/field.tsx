import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { unbroken } from '@/lib/typography';

export type Control = Pick<ComponentProps<'input'>, 'id' | 'name' | 'aria-describedby' | 'aria-invalid'>;

/** Classes of the whole, and of its parts. */
export type Looks = { whole?: string; label: string; hint: string; control?: string };

/** Answers to choose from; `chosen` are those of the beginning. */
export type Choices = {
  type: 'checkbox' | 'radio';
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  className?: string;
};

type FieldProps = {
  id?: string;
  name: string;
  label: ReactNode;
  /** What it means; may be empty. */
  hint: string;
  /** What is wrong with the answer, if anything. */
  problem?: string | false | undefined;
  looks: Looks;
  /** Answers to choose from, or else a control of its own. */
  choices?: Choices | undefined;
  children: (control: Control) => ReactNode;
};

/** A question of a tool: its label, what it means, what answers it, and what is wrong with the answer. */
export function Field({ id, name, label, hint, problem, looks, choices, children }: FieldProps) {
  const key = useId();
  const ids = [problem && `${key}-problem`, hint && `${key}-hint`];
  const describedBy = ids.filter(Boolean).join(' ') || undefined;
  const meaning = hint && (
    <p id={`${key}-hint`} className={clsx('type-caption text-ink-3', looks.hint)}>
      {unbroken(hint)}
    </p>
  );
  if (choices) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a legend can stand neither beside a number nor in a grid
      <div
        id={id}
        role="group"
        aria-labelledby={`${key}-label`}
        aria-describedby={describedBy}
        className={looks.whole}
      >
        <p id={`${key}-label`} className={looks.label}>
          {label}
        </p>
        {meaning}
        <Options name={name} {...choices} />
      </div>
    );
  }
  return (
    <div id={id} className={looks.whole}>
      <label htmlFor={key} className={clsx('block', looks.label)}>
        {label}
      </label>
      {meaning}
      <div className={looks.control}>
        {children({
          id: key,
          name,
          'aria-describedby': describedBy,
          'aria-invalid': problem ? true : undefined,
        })}
      </div>
      {problem && (
        <p id={`${key}-problem`} className="mt-1.5 text-md font-medium text-seal-700">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Rows that can be ticked anywhere. */
function Options({ name, type, options, chosen, className }: Choices & { name: string }) {
  return (
    <div className={clsx('-mx-2', className)}>
      {options.map(({ value, label }) => (
        <label
          key={value}
          className={clsx(
            'flex min-h-11 items-start gap-3 rounded-control px-2 py-2 text-small leading-normal',
            'has-checked:font-medium has-enabled:cursor-pointer has-enabled:hover:bg-paper-2',
            !value && 'text-ink-3',
          )}
        >
          <input
            type={type}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            className="mt-0.5 size-5 flex-none accent-spruce-700"
          />
          <span>{unbroken(label)}</span>
        </label>
      ))}
    </div>
  );
}
