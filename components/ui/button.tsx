import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonVariants } from './button-variants';

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant };

export function Button({ className, variant, ...props }: ButtonProps) {
  return <button className={clsx(buttonVariants({ variant }), className)} {...props} />;
}
