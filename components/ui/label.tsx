import clsx from 'clsx';
import type { ComponentProps } from 'react';

export function Label({ className, ...props }: ComponentProps<'label'>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: whoever uses it names the control
    <label
      data-slot="label"
      className={clsx('mb-1.5 block text-small font-semibold', className)}
      {...props}
    />
  );
}
