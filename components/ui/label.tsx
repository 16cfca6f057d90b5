import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

export function Label({ className, ...props }: ComponentProps<'label'>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: whoever uses it names the control
    <label data-slot="label" className={cn('mb-1.5 block text-small font-semibold', className)} {...props} />
  );
}
