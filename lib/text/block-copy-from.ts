import { isValidElement, type ReactNode } from 'react';
import { keepTogether } from './typography';

/**
 * Like `keepTogether`, for a text in a block: without the element around it, which only a flex or grid container needs.
 */
export function keepTogetherInBlock(text: string): ReactNode {
  const bound = keepTogether(text);
  return isValidElement<{ children: ReactNode }>(bound) ? bound.props.children : bound;
}

/** Like `copyFrom`, for copy in a block. */
export function blockCopyFrom<Args extends unknown[]>(
  translate: (...args: Args) => string,
): (...args: Args) => ReactNode {
  return (...args) => keepTogetherInBlock(translate(...args));
}
