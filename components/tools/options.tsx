import clsx from 'clsx';
import { unbroken } from '@/lib/typography';

type OptionsProps = {
  name: string;
  type: 'checkbox' | 'radio';
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  className?: string;
};

/** Rows that can be ticked anywhere. */
export function Options({ name, type, options, chosen, className }: OptionsProps) {
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
