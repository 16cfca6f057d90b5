import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { inputStyle } from './input';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea className={clsx(inputStyle, 'field-sizing-content min-h-26 resize-y', className)} {...props} />
  );
}
