import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** Styles of a text control; a textarea adds its height. */
export const inputStyle =
  'block min-h-11.5 w-full rounded-control border border-control bg-surface px-3.5 py-2.25 text-base leading-normal text-ink aria-invalid:border-seal-600 aria-invalid:inset-ring aria-invalid:inset-ring-seal-600';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={clsx(inputStyle, className)} {...props} />;
}
