import type { ReactNode } from 'react';
import { keepTogether } from './typography';

/**
 * Returns the translator for copy between tags, which applies `keepTogether` to each message. Attributes take the strings
 * of the translator itself.
 */
export function copyFrom<Args extends unknown[]>(
  translate: (...args: Args) => string,
): (...args: Args) => ReactNode {
  return (...args) => keepTogether(translate(...args));
}
