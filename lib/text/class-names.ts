import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** Text sizes of app/styles/tokens.css: tailwind-merge would otherwise take `text-small` for a color. */
const twMerge = extendTailwindMerge({
  extend: {
    theme: { text: ['2xs', 'md', 'small', 'lead', 'h3', 'pillar', 'h2', 'h1', 'display'] },
  },
});

/** Joins class names; a later Tailwind class wins over an earlier one of the same property. */
export function cn(...inputs: ClassValue[]): string {
  return twMerge(clsx(inputs));
}
