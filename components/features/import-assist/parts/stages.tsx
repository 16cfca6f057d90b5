import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Mark } from '../../shared';
import { type Moment, reached, shortDate, stages } from '../data';
import { isReached, stageMark, stageMoment } from '../state';

type StepProps = { className: string; 'aria-current': 'step' | undefined; children: ReactNode };

type StagesProps = {
  at: Moment;
  /** Element of a stage: a button in the scene, a paragraph in the crop. */
  step: (moment: Moment, props: StepProps) => ReactNode;
};

const colors: Partial<Record<ReturnType<typeof stageMark>, string>> = {
  held: 'text-ochre-700',
  current: 'text-spruce-700',
  empty: 'text-ink-3',
};

/**
 * The five customs stages of the held line; the path is solid up to the line's stage and dashed beyond it. On phones
 * the stages of the scene become a rail.
 */
export function Stages({ at, step }: StagesProps) {
  const t = useTranslations('sceneImportAssist');
  return (
    <ol className="grid flex-1 grid-cols-[repeat(4,minmax(0,1fr))_auto] has-[button]:@max-[35rem]:grid-cols-1 has-[button]:@max-[35rem]:gap-[12px]">
      {stages.map((stage) => {
        const moment = stageMoment(stage, at);
        const mark = stageMark(stage, at);
        const time = reached[moment];
        const children = (
          <>
            <Mark kind={mark} size={22} />
            <span
              className={clsx(
                'mt-1 flex gap-x-2 leading-5 whitespace-nowrap @max-[63.75rem]:flex-col in-[button]:@max-[35rem]:mt-0 in-[button]:@max-[35rem]:flex-1 in-[button]:@max-[35rem]:flex-row in-[button]:@max-[35rem]:justify-between',
                // On phones only the held stage of the crop has a label.
                mark !== 'held' && 'in-data-crop:@max-[30rem]:sr-only',
              )}
            >
              <strong className={colors[mark]}>
                {t(`stages.${moment === 'held' && at !== 'held' ? 'answered' : moment}`)}
              </strong>{' '}
              {isReached(moment, at) ? (
                <span className="text-sm leading-5 text-ink-3">
                  <time dateTime={time}>{shortDate(stage === 'review' ? time.slice(0, 10) : time)}</time>
                  {at === 'held' && moment === 'held' ? `, ${t('query')}` : null}
                </span>
              ) : (
                <span className="sr-only">{t('ahead')}</span>
              )}
            </span>
          </>
        );
        return (
          <li key={stage} className="relative min-w-0">
            {step(moment, {
              className: 'relative z-1 block text-left',
              'aria-current': moment === at ? 'step' : undefined,
              children,
            })}
            {stage === 'released' ? null : (
              <span
                className={clsx(
                  'absolute inset-[10px_6px_auto_28px] border-t-2 [button+&]:@max-[35rem]:inset-[23px_auto_-11px_10px] [button+&]:@max-[35rem]:border-t-0 [button+&]:@max-[35rem]:border-l-2',
                  mark === 'pass' ? 'border-spruce-700' : 'border-dashed border-control',
                )}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
