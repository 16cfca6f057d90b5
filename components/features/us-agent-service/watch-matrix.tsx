import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import motion from './motion.module.css';

/** Sunday first, as the calendar of both countries prints it. */
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

const left = 36;
const pitch = 8.1;
const rowHeight = 25;
const hours = 24;

const x = (hour: number) => Math.round((left + 1.4 + hour * pitch) * 10) / 10;
const y = (day: number) => 5 + day * rowHeight;

type Check = { day: number; hour: number };

/** The check that is next: all before it are done. Day 0 is Sunday. */
const next: Check = { day: 6, hour: 11 };
/** The check at which a notice came in. */
const notice: Check = { day: 2, hour: 17 };

const index = ({ day, hour }: Check) => day * hours + hour;
const path = (checks: Check[]) => checks.map(({ day, hour }) => `M${x(hour)} ${y(day)}v14`).join('');

type WatchMatrixProps = {
  /** Whether it watches; without the watch all is still ahead. */
  on: boolean;
  /** Whether the visitor made it begin: then the week is seen to fill. */
  fresh: boolean;
};

/** Seven days by twenty-four hours, one tick for every check. Decorative: a sentence beside it says the same. */
export function WatchMatrix({ on, fresh }: WatchMatrixProps) {
  const t = useTranslations('sceneUsAgentService');
  const checks = weekdays.flatMap((_, day) => Array.from({ length: hours }, (_, hour) => ({ day, hour })));
  const done = checks.filter((check) => index(check) < index(next) && index(check) !== index(notice));
  return (
    <svg
      className="max-w-full flex-none fill-current text-xs text-ink-3"
      viewBox="0 0 232 204"
      width="232"
      height="204"
      aria-hidden="true"
      focusable="false"
    >
      {weekdays.map((name, day) => (
        <text key={name} x="0" y={y(day) + 11.5}>
          {t(`weekdays.${name}`)}
        </text>
      ))}
      <path d={path(checks)} className="stroke-control/50" />
      {on ? (
        <g className={clsx(fresh && motion.ticked)}>
          <path d={path(done)} className="stroke-spruce-700" strokeWidth="2.8" />
          <path
            d={`m${x(notice.hour)} ${y(notice.day) - 2} 5.5 18h-11z`}
            className="fill-ochre-400 stroke-ochre-700"
          />
        </g>
      ) : null}
      <text x={left} y="196">
        {t('watch.first')}
      </text>
      <text x={x(12)} y="196" textAnchor="middle">
        12
      </text>
      <text x="231" y="196" textAnchor="end">
        {t('watch.last')}
      </text>
    </svg>
  );
}
