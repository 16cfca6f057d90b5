import type { ReactNode } from 'react';
import { keepTogetherInBlock } from './typography';

/** Like `copyFrom`, for copy in a block. In its own file because scripts of other pages need `copyFrom` only. */
export function blockCopyFrom<Args extends unknown[]>(
  translate: (...args: Args) => string,
): (...args: Args) => ReactNode {
  return (...args) => keepTogetherInBlock(translate(...args));
}
