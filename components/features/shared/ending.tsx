import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useTrial } from './scene-provider';
import { Stamp, type StampProps } from './stamp-artwork';

type EndingProps = {
  stamp: StampProps;
  /** What was achieved, in one sentence. */
  children: ReactNode;
  className?: string;
};

/** The end of a scene: its stamp drops, one sentence says what was achieved, and the trial is a link away. */
export function Ending({ stamp, children, className }: EndingProps) {
  const t = useTranslations('scene');
  const trial = useTrial();
  return (
    <div className={clsx('flex flex-wrap items-center gap-x-5 gap-y-3', className)} data-ending="">
      <Stamp {...stamp} className={clsx('motion-safe:animate-stamp', stamp.className)} />
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-md leading-snug font-medium text-pretty">{children}</p>
        <a href={trial.href} target="_blank" rel="noopener" className={clsx(trial.className, 'mt-2.5')}>
          {t('trial')}
          <span className="sr-only"> {t('opensInNewTab')}</span>
        </a>
      </div>
    </div>
  );
}
