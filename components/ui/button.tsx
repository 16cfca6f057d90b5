import type { VariantProps } from 'class-variance-authority';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { buttonVariants } from './button-variants';

type ButtonProps = ComponentProps<'button'> & Pick<VariantProps<typeof buttonVariants>, 'variant'>;

export function Button({ className, variant, ...props }: ButtonProps) {
  return <button className={clsx(buttonVariants({ variant }), className)} {...props} />;
}
