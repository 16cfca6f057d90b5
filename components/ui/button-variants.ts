import { cva } from 'class-variance-authority';

/*
 * Every variant has a border: the transparent one of a filled button becomes its edge in forced-colors mode. Print styles
 * hide `btn`.
 */
export const buttonVariants = cva(
  'btn inline-flex items-center justify-center gap-2.5 rounded-control border text-center font-semibold leading-tight transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed',
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-spruce-700 text-surface hover:bg-spruce-600',
        quiet: 'border-control bg-transparent text-ink hover:border-ink hover:bg-paper-2',
        light: 'border-transparent bg-on-dark text-spruce-900 hover:bg-surface',
        'quiet-dark': 'border-on-dark-3 text-on-dark hover:border-on-dark hover:bg-spruce-700',
      },
      size: {
        default: 'min-h-13 px-6 py-3 text-base',
        small: 'min-h-11 px-4.5 py-2 text-small',
      },
    },
    defaultVariants: { variant: 'primary', size: 'default' },
  },
);
