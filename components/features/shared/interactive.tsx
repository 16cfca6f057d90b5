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

type InviteProps = { children: string; className?: string };

/**
 * A tag at the corner of the control with which a scene begins, "1 Fix this". It stands over what is there, so that
 * nothing moves; the control's own name says the same. The control's parent is `relative`.
 */
export function Invite({ children, className }: InviteProps) {
  if (!useLive()) return null;
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'pointer-events-none absolute -top-3.5 -left-2 z-10 flex items-center gap-1 rounded-mark bg-seal-600 py-0.5 pr-1.5 pl-1 text-xs leading-4 font-semibold whitespace-nowrap text-surface shadow-sm print:hidden',
        className,
      )}
    >
      <span className="grid size-4 place-items-center rounded-mark bg-surface text-seal-700">1</span>
      {children}
    </span>
  );
}
