import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Mark } from '../../shared';
import { agents } from '../data';
import { type AgentState, watch } from '../state';
import drawings from './letter-artwork.svg';

/** Result of one check; hours are Washington time, where it was Tuesday afternoon. */
const notices = [
  { id: 'received', kind: 'review', time: '17:48' },
  { id: 'forwarded', kind: 'pass', time: '18:04' },
  { id: 'answered', kind: 'pass', time: '19:30' },
] as const;

/** Starts on Sunday, as calendars in both countries do. */
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

const line = 'flex gap-3 border-b border-rule py-2.25';
const note = 'block text-sm leading-4.5 text-ink-3';
const strong = 'block leading-4.75';
/** After the visitor signs, the week fills in, then the notices appear. */
const filling =
  'transition-[clip-path] [clip-path:inset(0)] motion-safe:starting:[clip-path:inset(0_0_100%_0)] ease-linear';

/** Monitoring by the premium service, its results for a week, and the registration that names the agent. */
export function Watch({ state }: { state: AgentState }) {
  const t = useTranslations('sceneUsAgentService');
  const watched = watch(state);
  const on = watched === 'on';
  return (
    <div className="flex min-w-0 flex-col border-rule px-5.5 py-5 @max-5xl:border-t @5xl:border-l @2xl:@max-5xl:grid @2xl:@max-5xl:grid-cols-[--spacing(58)_minmax(0,1fr)] @2xl:@max-5xl:gap-x-8 @max-2xl:p-4">
      <div className="row-span-2 @max-2xl:flex @max-2xl:gap-1.5">
        <p className="mb-3 flex items-center gap-3.5 @max-2xl:block @max-2xl:w-19.5">
          <strong
            className={clsx(
              'block flex-none text-h2 leading-11 tracking-[-0.04em] @max-2xl:text-pillar',
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
        {/* Seven days by twenty-four hours, one tick per check. The sentence above says the same. */}
        <svg
          className="min-w-0 fill-current text-xs text-ink-3"
          viewBox="0 0 232 204"
          width="232"
          height="204"
          aria-hidden="true"
        >
          {weekdays.map((name, day) => (
            <text key={name} y={16.5 + 25 * day}>
              {t(`weekdays.${name}`)}
            </text>
          ))}
          <use href={`${drawings.src}#hours`} />
          {on ? (
            <use
              href={`${drawings.src}#checks`}
              className={clsx(state.begun && [filling, 'delay-1000 duration-1400'])}
            />
          ) : null}
          <text x="36" y="196">
            {t('watch.first')}
          </text>
          <text x="135" y="196" textAnchor="middle">
            12
          </text>
          <text x="231" y="196" textAnchor="end">
            {t('watch.last')}
          </text>
        </svg>
      </div>
      <div
        key={watched}
        className={clsx(
          'mt-3 min-h-43.75 border-t-[1.5px] border-ink @max-5xl:mt-0 @max-2xl:min-h-0',
          on && state.begun && [filling, 'delay-1800 duration-600'],
        )}
      >
        {on ? (
          <ol>
            {notices.map(({ id, kind, time }) => (
              <li key={id} className={line}>
                <Mark kind={kind} className="size-4.5" />
                <p>
                  <strong className={strong}>
                    <time dateTime={`2026-11-17T${time}-05:00`}>
                      {t('notices.time', { day: t('weekdays.tue'), time })}
                    </time>
                    , {t(`notices.${id}`)}
                  </strong>{' '}
                  <span className={note}>{t(`notices.${id}Note`)}</span>
                </p>
              </li>
            ))}
          </ol>
        ) : (
          <div className={line}>
            <Mark kind="empty" className="size-4.5" />
            <p>
              <strong className={strong}>{t(`notices.${watched}`)}</strong>{' '}
              <span className={note}>{t(`notices.${watched}Note`, { agent: agents.own.name })}</span>
            </p>
          </div>
        )}
      </div>
      <p className="mt-auto pt-3 leading-5">
        <span className="block text-sm leading-4.75 font-semibold text-ink-3">{t('registration.label')}</span>{' '}
        <strong className="block">{t('registration.place')}</strong>{' '}
        <span className={note}>{t('registration.rhythm')}</span>
      </p>
    </div>
  );
}
