import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Control } from '../../shared/interactive';

/** The two styles of small type in most parts of the wizard. */
export const quiet = 'text-sm leading-4.75 text-ink-3';
export const label = `${quiet} font-semibold`;

const kinds = {
  main: 'border-spruce-700 bg-spruce-700 text-surface aria-disabled:bg-paper-2 not-aria-disabled:enabled:hover:bg-spruce-600',
  plain:
    'border-control bg-surface text-ink aria-disabled:bg-transparent not-aria-disabled:enabled:hover:bg-paper-2',
  quiet: 'border-transparent text-ink-2 enabled:hover:bg-paper-2',
} as const;

type ButtonProps = ComponentProps<typeof Control> & { kind?: keyof typeof kinds };

/** Button of the wizard: the primary action of a step, or the secondary one to skip it. */
export function Button({ kind = 'plain', className, ...props }: ButtonProps) {
  return (
    <Control
      className={clsx(
        'inline-flex min-h-9 items-center justify-center gap-1.5 rounded-control border px-3 py-1 text-sm leading-4.5 font-semibold transition-colors aria-disabled:border-rule aria-disabled:text-ink-3 @max-[37.5rem]:min-h-11',
        kinds[kind],
        className,
      )}
      {...props}
    />
  );
}
