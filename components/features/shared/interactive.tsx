import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useLive } from '@/lib/use-live';

// What only a client component can use; apart from index.ts, which crops on the server use too.
export { Ending } from './ending';
export { useScene } from './use-scene';

type ControlProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  /** Why it cannot be pressed yet: it keeps its place in the tab order, and pressing it does what `onClick` says. */
  notYet?: boolean;
};

/** A scene's button: drawn as it will be, and disabled until the scene lives. */
export function Control({ notYet, ...props }: ControlProps) {
  return <button type="button" {...props} disabled={!useLive()} aria-disabled={notYet} />;
}

/** An input of a scene: disabled until the scene lives. */
export function LiveInput(props: Omit<ComponentProps<'input'>, 'disabled'>) {
  return <input {...props} disabled={!useLive()} />;
}

type InviteProps = {
  children: string;
  /** Which of the scene's steps it is. */
  number?: number;
  className?: string;
};

/**
 * A tag above the control that a scene waits for, "1 Fix this". It stands over what is there, so that nothing moves; the control's own name says the same. The control's parent is `relative`.
 */
export function Invite({ children, number = 1, className }: InviteProps) {
  if (!useLive()) return null;
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'pointer-events-none absolute bottom-full left-0 z-10 mb-0.5 flex items-center gap-1 rounded-mark bg-seal-600 py-0.5 pr-1.5 pl-1 text-xs leading-4 font-semibold whitespace-nowrap text-surface shadow-sm forced-colors:border print:hidden',
        className,
      )}
    >
      <span className="grid size-4 place-items-center rounded-mark bg-surface text-seal-700">{number}</span>
      {children}
    </span>
  );
}
