import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { useLive } from '@/lib/use-live';
import { useTrial } from './scene-provider';
import { Stamp } from './stamp-artwork';

// What only a client component can use; apart from index.ts, which crops on the server use too.
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

type TrialLinkProps = { children: ReactNode; className?: string };

/** A link to the trial, in a new tab. */
export function TrialLink({ children, className }: TrialLinkProps) {
  const t = useTranslations('scene');
  return (
    <a href={useTrial().href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only"> {t('opensInNewTab')}</span>
    </a>
  );
}

type EndingProps = {
  stamp: ComponentProps<typeof Stamp>;
  /** What was achieved, in one sentence. */
  children: ReactNode;
  className?: string;
};

/** The end of a scene: its stamp drops, one sentence says what was achieved, and the trial is a link away. */
export function Ending({ stamp, children, className }: EndingProps) {
  const t = useTranslations('scene');
  return (
    <div className={clsx('flex flex-wrap items-center gap-x-5 gap-y-3', className)} data-ending="">
      <Stamp {...stamp} className={clsx('motion-safe:animate-stamp', stamp.className)} />
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-md leading-snug font-medium text-pretty">{children}</p>
        <TrialLink className={clsx(useTrial().className, 'mt-2.5')}>{t('trial')}</TrialLink>
      </div>
    </div>
  );
}
