import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { inputStyle } from './input';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea data-slot="textarea" className={cn(inputStyle, 'min-h-26 resize-y', className)} {...props} />
  );
}
