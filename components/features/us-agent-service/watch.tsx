import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Mark } from '../shared';
import { agents } from './designation';
import motion from './motion.module.css';
import { type AgentState, watch } from './state';

/** What came of one check; the hours are those of Washington, where it was Tuesday afternoon. */
const notices = [
  { id: 'received', kind: 'review', time: '17:48', at: '2026-11-17T17:48-05:00' },
  { id: 'forwarded', kind: 'pass', time: '17:54', at: '2026-11-17T17:54-05:00' },
  { id: 'answered', kind: 'pass', time: '19:30', at: '2026-11-17T19:30-05:00' },
] as const;

const line = 'flex gap-3 border-b border-rule py-2.25';
const note = 'text-sm leading-4.5 text-ink-3';
const strong = 'block leading-4.75 font-semibold';

/** The premium service's watch, what it found in a week, and the registration that names the agent. */
export function Watch({ state }: { state: AgentState }) {
  const t = useTranslations('sceneUsAgentService');
  const watched = watch(state);
  const on = watched === 'on';
  return (
    <div className="flex min-w-0 flex-col border-rule px-5.5 py-5 @max-[1020px]:border-t @min-[1020px]:border-l @min-[600px]:@max-[1020px]:grid @min-[600px]:@max-[1020px]:grid-cols-[232px_minmax(0,1fr)] @min-[600px]:@max-[1020px]:gap-x-8 @max-[600px]:block @max-[600px]:p-4">
      <div className="@min-[348px]:@max-[600px]:flex @min-[348px]:@max-[600px]:justify-between @min-[348px]:@max-[600px]:gap-1.5 @min-[600px]:@max-[1020px]:row-span-2">
        <p className="mb-3 flex items-center gap-3.5 @min-[348px]:@max-[600px]:block @min-[348px]:@max-[600px]:w-19.5">
          <strong
            className={clsx(
              'block flex-none text-h2 leading-11 font-semibold tracking-[-0.04em] @max-[600px]:text-pillar',
              !on && 'text-ink-3',
            )}
          >
            24/7
          </strong>{' '}
          <span className="block text-sm leading-4.25 text-ink-3">
            {t(on ? 'watch.text' : `watch.${watched}`)}
            {on ? <span className="sr-only">. {t('watch.summary')}</span> : null}
          </span>
        </p>
        <WatchMatrix on={on} fresh={state.begun} />
      </div>
      <div className="mt-3 min-h-43.75 border-t-[1.5px] border-ink @max-[1020px]:mt-0 @max-[600px]:mt-2 @max-[600px]:min-h-0">
        {on ? (
          <ol className={clsx(state.begun && motion.noticed)}>
            {notices.map((notice) => (
              <li key={notice.id} className={line}>
                <Mark kind={notice.kind} className="size-4.5" />
                <p>
                  <strong className={strong}>
                    <time dateTime={notice.at}>
                      {t('notices.time', { day: t('weekdays.tue'), time: notice.time })}
                    </time>
                    , {t(`notices.${notice.id}`)}
                  </strong>{' '}
                  <span className={note}>{t(`notices.${notice.id}Note`)}</span>
                </p>
              </li>
            ))}
          </ol>
        ) : (
          <div className={line}>
            <Mark kind="empty" className="size-4.5" />
            <p>
              <strong className={strong}>{t(`notices.${watched}`)}</strong>{' '}
              <span className={note}>
                {watched === 'alone'
                  ? t('notices.aloneNote', { agent: agents.own.name })
                  : t('notices.waitsNote')}
              </span>
            </p>
          </div>
        )}
      </div>
      <p className="mt-auto pt-3 leading-5">
        <span className="block text-sm leading-4.75 font-semibold text-ink-3">{t('registration.label')}</span>{' '}
        <strong className="block font-semibold">{t('registration.place')}</strong>{' '}
        <span className={clsx('block', note)}>{t('registration.rhythm')}</span>
      </p>
    </div>
  );
}

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
const noticed: Check = { day: 2, hour: 17 };

const index = ({ day, hour }: Check) => day * hours + hour;
const path = (checks: Check[]) => checks.map(({ day, hour }) => `M${x(hour)} ${y(day)}v14`).join('');

type WatchMatrixProps = {
  /** Whether it watches; without the watch all is still ahead. */
  on: boolean;
  /** Whether the visitor made it begin: then the week is seen to fill. */
  fresh: boolean;
};

/** Seven days by twenty-four hours, one tick for every check. Decorative: a sentence beside it says the same. */
function WatchMatrix({ on, fresh }: WatchMatrixProps) {
  const t = useTranslations('sceneUsAgentService');
  const checks = weekdays.flatMap((_, day) => Array.from({ length: hours }, (_, hour) => ({ day, hour })));
  const done = checks.filter((check) => index(check) < index(next) && index(check) !== index(noticed));
  return (
    <svg
      className="max-w-full flex-none fill-current text-xs text-ink-3"
      viewBox="0 0 232 204"
      width="232"
      height="204"
      aria-hidden="true"
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
            d={`m${x(noticed.hour)} ${y(noticed.day) - 2} 5.5 18h-11z`}
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
