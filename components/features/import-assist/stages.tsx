import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Mark } from '../shared';
import { foodLine, type Moment, shortDate, stages } from './shipment';
import styles from './stages.module.css';
import { isReached, markOf, momentOf } from './state';

type StagesProps = {
  at: Moment;
  className?: string;
  /** Wraps what stands at a stage: a button in the scene, a paragraph in the crop. */
  children: (stage: {
    moment: Moment;
    current: 'step' | undefined;
    className: string | undefined;
    content: ReactNode;
  }) => ReactNode;
};

/** The five customs stages of the food line; the way is whole up to where the line is, dashed beyond. */
export function Stages({ at, className, children }: StagesProps) {
  return (
    <ol className={clsx(styles.stages, className)}>
      {stages.map((stage) => {
        const moment = momentOf(stage, at);
        return (
          <li key={stage} data-stop={stage} data-mark={markOf(stage, at)}>
            {children({
              moment,
              current: moment === at ? 'step' : undefined,
              className: styles.stage,
              content: <Stage moment={moment} at={at} mark={<Mark kind={markOf(stage, at)} size={22} />} />,
            })}
          </li>
        );
      })}
    </ol>
  );
}

function Stage({ moment, at, mark }: { moment: Moment; at: Moment; mark: ReactNode }) {
  const t = useTranslations('sceneImportAssist');
  const time = foodLine.reached[moment] ?? '';
  const dayOnly = moment === 'review' || moment === 'held';
  return (
    <>
      {mark}
      <span
        className={clsx('mt-1 flex items-baseline gap-x-2 leading-5 whitespace-nowrap', narrow, styles.text)}
      >
        <strong className="font-semibold">
          {t(`stages.${moment === 'held' && at !== 'held' ? 'answered' : moment}`)}
        </strong>{' '}
        {isReached(moment, at) ? (
          <span className="text-sm text-ink-3 @max-[1020px]:block @max-[1020px]:leading-4.5 in-[button]:@max-[560px]:leading-5.5">
            <time dateTime={time}>{shortDate(dayOnly ? time.slice(0, 10) : time)}</time>
            {at === 'held' && moment === 'held' ? `, ${t('query')}` : null}
          </span>
        ) : (
          <span className="sr-only">{t('ahead')}</span>
        )}
      </span>
    </>
  );
}

/** The date under the name, and on the rail at its other end. */
const narrow =
  '@max-[1020px]:block @max-[1020px]:whitespace-normal in-[button]:@max-[560px]:mt-0 in-[button]:@max-[560px]:flex in-[button]:@max-[560px]:flex-1 in-[button]:@max-[560px]:flex-wrap in-[button]:@max-[560px]:justify-between in-[button]:@max-[560px]:leading-5.5';
