import type { ReactNode } from 'react';
import { bindPieces } from './typography';

/** Like `copyFrom`, for copy in a block: no element is around it, which only a flex or grid container needs. */
export function blockCopyFrom<Args extends unknown[]>(
  translate: (...args: Args) => string,
): (...args: Args) => ReactNode {
  return (...args) => bindPieces(translate(...args));
}
