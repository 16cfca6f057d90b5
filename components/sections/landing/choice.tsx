import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './choice.module.css';

type ChoiceProps = {
  /** Name of the radio buttons, unique on the page. */
  name: string;
  label: string;
  /** At most three; the first is chosen at the start. */
  options: readonly string[];
  className?: string;
  /** Elements with `data-choice`, the position of their option from 1. */
  children: ReactNode;
};

/** A switch that shows one of several parts at a time on phones. Radio buttons work without scripts; paper shows all parts. */
export function Choice({ name, label, options, className, children }: ChoiceProps) {
  return (
    <div className={clsx(styles.choice, className)}>
      <div role="radiogroup" aria-label={label} className={styles.options}>
        {options.map((option, index) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={index + 1}
              defaultChecked={index === 0}
              className="sr-only"
            />
            {option}
          </label>
        ))}
      </div>
      {children}
    </div>
  );
}
