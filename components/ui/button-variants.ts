import clsx from 'clsx';

/*
 * Every variant has a border: the transparent one of a filled button becomes its edge in forced-colors mode. Print styles
 * hide `btn`.
 */
const base =
  'btn inline-flex items-center justify-center gap-2.5 rounded-control border text-center font-semibold leading-tight transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed';
const variants = {
  primary: 'border-transparent bg-spruce-700 text-surface hover:bg-spruce-600',
  quiet: 'border-control bg-transparent text-ink hover:border-ink hover:bg-paper-2',
  light: 'border-transparent bg-on-dark text-spruce-900 hover:bg-surface',
  'quiet-dark': 'border-on-dark-3 text-on-dark hover:border-on-dark hover:bg-spruce-700',
};
const sizes = {
  default: 'min-h-13 px-6 py-3 text-base',
  small: 'min-h-11 px-4.5 py-2 text-small',
};

export type ButtonVariant = keyof typeof variants;
type Options = {
  variant?: ButtonVariant | undefined;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
};

/** Returns the classes of a button, or of a link that looks like one. */
export const buttonVariants = ({ variant = 'primary', size = 'default', className }: Options): string =>
  clsx(base, variants[variant], sizes[size], className);
