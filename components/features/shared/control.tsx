import type { ComponentProps } from 'react';
import { useLive } from './use-scene';

type ControlProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  /** Why it cannot be pressed yet: it keeps its place in the tab order, and pressing it does what `onClick` says. */
  notYet?: boolean;
};

/** A scene's button: drawn as it will be, and disabled until the scene lives. */
export function Control({ notYet, ...props }: ControlProps) {
  return <button type="button" {...props} disabled={!useLive()} aria-disabled={notYet} />;
}
