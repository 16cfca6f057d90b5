import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { keepTogether } from '@/lib/text/typography';

export type Control = Pick<ComponentProps<'input'>, 'id' | 'name' | 'aria-describedby' | 'aria-invalid'>;

/** Classes of the field and its parts. */
export type FieldClassNames = { whole?: string; label: string; hint: string; control?: string };

/** Returns the classes of a field in a form of two columns; `isHalf` if it takes one of them. */
export const inColumns = (isHalf: boolean, hasChoices: boolean): FieldClassNames => ({
  whole: clsx(!hasChoices && 'flex flex-col', !isHalf && 'sm:col-span-2'),
  label: 'text-small font-semibold',
  hint: 'mt-0.5',
  control: 'mt-auto pt-1.5',
});

/** Options of the field; `chosen` are the defaults. */
export type Choices = {
  type: 'checkbox' | 'radio';
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  className?: string;
  /** Rows below the options. */
  more?: ReactNode;
  onChange?: ComponentProps<'div'>['onChange'];
};

type FieldProps = {
  id?: string;
  name: string;
  label: ReactNode;
  /** Explanation; may be empty. */
  hint: string;
  /** Error message, if any. */
  problem?: string | false | undefined;
  classNames: FieldClassNames;
  /** Options, or a custom control. */
  choices?: Choices | undefined;
  children: (control: Control) => ReactNode;
};

/** A question of a tool: its label, explanation, control and error. */
export function Field({ id, name, label, hint, problem, classNames, choices, children }: FieldProps) {
  const key = useId();
  const ids = [problem && `${key}-problem`, hint && `${key}-hint`];
  const describedBy = ids.filter(Boolean).join(' ') || undefined;
  const meaning = hint && (
    <p id={`${key}-hint`} className={clsx('type-caption text-ink-3', classNames.hint)}>
      {keepTogether(hint)}
    </p>
  );
  if (choices) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a legend cannot be laid out beside a number or in a grid
      <div
        id={id}
        role="group"
        aria-labelledby={`${key}-label`}
        aria-describedby={describedBy}
        className={classNames.whole}
      >
        <p id={`${key}-label`} className={classNames.label}>
          {label}
        </p>
        {meaning}
        <Options name={name} {...choices} />
      </div>
    );
  }
  return (
    <div id={id} className={classNames.whole}>
      <label htmlFor={key} className={clsx('block', classNames.label)}>
        {label}
      </label>
      {meaning}
      <div className={classNames.control}>
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

/** Checkbox rows with the whole row as the target. */
export function Options({
  name,
  type,
  options,
  chosen,
  className,
  more,
  onChange,
}: Choices & { name: string }) {
  return (
    <div className={clsx('-mx-2', className)} onChange={onChange}>
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
          <span>{keepTogether(label)}</span>
        </label>
      ))}
      {more}
    </div>
  );
}
