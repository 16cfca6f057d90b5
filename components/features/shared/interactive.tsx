import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useTrial } from './scene-provider';
import { Stamp } from './stamp-artwork';

// Exports for client components only; separate from index.ts, which crops on the server import too.
export { useScene } from './use-scene';

type ControlProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  /** True if the action is not available yet: it stays in the tab order, and a press still calls `onClick`. */
  notYet?: boolean;
};

/** Button of a scene: rendered in its final look, and disabled until hydration. */
export function Control({ notYet, ...props }: ControlProps) {
  return <button type="button" {...props} disabled={!useHydrated()} aria-disabled={notYet} />;
}

/** Input of a scene: disabled until hydration. */
export function LiveInput(props: Omit<ComponentProps<'input'>, 'disabled'>) {
  return <input {...props} disabled={!useHydrated()} />;
}

type InviteProps = {
  children: string;
  className?: string;
};

/**
 * A tag above the control that a scene waits for, "Fix this". It is ink: red marks violations only. It overlays the content,
 * so nothing moves, and repeats the control's name. The parent of the control must be `relative`.
 */
export function Invite({ children, className }: InviteProps) {
  if (!useHydrated()) return null;
  return (
    <span
      aria-hidden="true"
      data-invite=""
      className={clsx(
        'pointer-events-none absolute bottom-full left-0 z-10 mb-0.5 rounded-mark bg-ink px-2 py-0.5 text-xs leading-4 font-semibold whitespace-nowrap text-surface shadow-sm forced-colors:border print:hidden',
        className,
      )}
    >
      {children}
    </span>
  );
}

type GuideProps = {
  /** The next step in words. */
  step: string;
  /** Takes the step; undefined while the scene goes on by itself, and at its end. */
  onStep: (() => void) | undefined;
};

/**
 * The strip below the title bar of a scene: it names the next step until the end and takes it, so that a visitor can begin
 * in the first screen.
 */
export function Guide({ step, onStep }: GuideProps) {
  const t = useTranslations('scene');
  const id = useId();
  return (
    <div
      data-guide=""
      className="flex min-h-13.25 items-center justify-between gap-4 border-b border-rule bg-spruce-50 px-5 py-1 @max-[43.75rem]:px-4 print:hidden"
    >
      <p className="min-w-0 leading-5" id={id}>
        {onStep ? <span className="text-ink-2">{t('guide')} </span> : null}
        <strong>{step}</strong>
      </p>
      {onStep ? (
        <Control
          className="min-h-11 flex-none rounded-control border border-ink bg-ink px-4 font-semibold whitespace-nowrap text-surface transition-colors hover:enabled:bg-spruce-600"
          data-guide-step=""
          aria-describedby={id}
          onClick={onStep}
        >
          {t('guideButton')}
        </Control>
      ) : null}
    </div>
  );
}

type TrialLinkProps = { children: ReactNode; className?: string };

/** Link to the trial, in a new tab. */
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
  /** One sentence about the result. */
  children: ReactNode;
  className?: string;
};

/** End of a scene: the stamp drops, one sentence states the result, and a link leads to the trial. */
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
