import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Mark, type MarkKind } from '../shared';
import { agents } from './letter';
import { type AgentState, isWatched } from './state';
import styles from './watch.module.css';
import { WatchMatrix } from './watch-matrix';

/** Sunday first, as the calendar of both countries prints it. */
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** The next check, and what came of one: hours are those of Washington, where it was Tuesday afternoon. */
const nextCheck = { day: 6, hour: 11 } as const;
const noticeAt = { day: 2, hour: 17 } as const;
const notices = [
  { id: 'received', kind: 'review', time: '17:48', at: '2026-11-17T17:48-05:00' },
  { id: 'forwarded', kind: 'pass', time: '17:54', at: '2026-11-17T17:54-05:00' },
  { id: 'answered', kind: 'pass', time: '19:30', at: '2026-11-17T19:30-05:00' },
] as const;

/** The premium service's watch, what it found in a week, and the registration that names the agent. */
export function Watch({ state }: { state: AgentState }) {
  const t = useTranslations('sceneUsAgentService');
  const watched = isWatched(state);
  /** Without a watch: the premium service waits for the signature, an own contact has none. */
  const without = state.agent === 'own' ? 'alone' : 'waits';
  return (
    <div className="flex min-w-0 flex-col border-l border-rule px-5.5 py-5 @max-[1020px]:grid @max-[1020px]:grid-cols-[232px_minmax(0,1fr)] @max-[1020px]:gap-x-8 @max-[1020px]:border-t @max-[1020px]:border-l-0 @max-[600px]:block @max-[600px]:p-4">
      <div className="@max-[1020px]:row-span-2 @max-[600px]:flex @max-[600px]:justify-between @max-[600px]:gap-1.5 @max-[348px]:block">
        <p className="mb-3 flex items-center gap-3.5 @max-[600px]:block @max-[600px]:w-19.5 @max-[348px]:flex @max-[348px]:w-auto">
          <strong
            className={clsx(
              'flex-none text-h2 leading-11 font-semibold tracking-tight @max-[600px]:block @max-[600px]:text-pillar',
              !watched && 'text-ink-3',
            )}
          >
            24/7
          </strong>{' '}
          <span className="text-sm leading-4.25 text-ink-3">
            {watched ? t('watch.text') : t(`watch.${without}`)}
            {watched ? <span className="sr-only">. {t('watch.summary')}</span> : null}
          </span>
        </p>
        <WatchMatrix
          className="max-w-full flex-none text-ink-3"
          days={weekdays.map((day) => t(`weekdays.${day}`))}
          now={nextCheck}
          notice={noticeAt}
          watched={watched}
          watchedClass={clsx(state.tried && styles.filling)}
          scale={[t('watch.first'), '12', t('watch.last')]}
        />
      </div>
      <div className="mt-3 min-h-43.75 border-t-[1.5px] border-ink @max-[1020px]:mt-0 @max-[600px]:mt-2 @max-[600px]:min-h-0">
        {watched ? (
          <ol className={clsx(state.tried && styles.arriving)}>
            {notices.map(({ id, kind, time, at }) => (
              <li key={id}>
                <Notice kind={kind} note={t(`notices.${id}Note`)}>
                  <time dateTime={at}>{t('notices.time', { day: t('weekdays.tue'), time })}</time>,{' '}
                  {t(`notices.${id}`)}
                </Notice>
              </li>
            ))}
          </ol>
        ) : (
          <Notice kind="empty" note={t(`notices.${without}Note`, { agent: agents.own.name })}>
            {t(`notices.${without}`)}
          </Notice>
        )}
      </div>
      <p className="mt-auto pt-3 leading-5">
        <span className="block text-sm leading-4.75 font-semibold text-ink-3">{t('registration.label')}</span>{' '}
        <strong className="block font-semibold">{t('registration.place')}</strong>{' '}
        <span className="block text-sm leading-4.5 text-ink-3">{t('registration.rhythm')}</span>
      </p>
    </div>
  );
}

type NoticeProps = { kind: MarkKind; children: React.ReactNode; note: string };

function Notice({ kind, children, note }: NoticeProps) {
  return (
    <div className="flex gap-3 border-b border-rule py-2.25">
      <Mark kind={kind} size={22} className="size-4.5 flex-none" />
      <p>
        <strong className="block leading-4.75 font-semibold">{children}</strong>{' '}
        <span className="text-sm leading-4.5 text-ink-3">{note}</span>
      </p>
    </div>
  );
}
