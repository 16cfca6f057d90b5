'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { copyFrom } from '@/lib/text/copy-from';
import { ControlIcon, FineIcon, SceneWindow } from '../shared';
import { Control, Guide, useScene } from '../shared/interactive';
import { type CaseKey, cases, columns, file, findCase, openSections, reminderDays } from './data';
import { BoardButton, Card, type DispatchAndAnnounce } from './parts/card';
import { Archive, ColumnHead, Reminders } from './parts/card-parts';
import { CaseClock } from './parts/case-clock';
import {
  archived,
  type BoardState,
  blockingReason,
  casesIn,
  completedCase,
  currentDate,
  initialState,
  isRemindedToday,
  missingRequirement,
  newCase,
  nextAction,
  nextReminder,
  openCases,
  pendingAcknowledgment,
  reduce,
} from './state';

/** Delay between a report and its acknowledgment, in milliseconds. */
const pause = 1400;
const statusId = 'adverse-events-status';
/** Card of the selected case. */
const selectedCard = '[data-chosen]';

/** Column sizes from which side-by-side cards show less, and then only one line. */
const compactFrom = { draft: 3, inReview: 4, submitted: Number.POSITIVE_INFINITY };

/**
 * Board of serious adverse events under their 15-day clock. Visitors select a case, move it, file it and advance the
 * days; badges, flags and reminders follow.
 */
export default function AdverseEventsScene() {
  const t = useTranslations('sceneAdverseEvents');
  const copy = copyFrom(t);
  const again = useTranslations('scene')('again');
  const done = useTranslations('scene')('guideEnd');
  const { handle, announce, moveFocus, reveal } = useScene();
  const [state, dispatch] = useReducer(reduce, initialState);
  const { chosen } = state;
  const hold = blockingReason(state);
  const waiting = pendingAcknowledgment(state);

  const press: DispatchAndAnnounce = (event, say, focus = null) => {
    const after = reduce(state, event);
    // Keep the selected case in view, except when a day passes, which affects every case.
    if (after !== state && after !== initialState && event.type !== 'day passed') reveal(selectedCard);
    // Fallback when the pressed button is gone.
    if (focus && after !== state) moveFocus(`${selectedCard} ${focus}`);
    dispatch(event);
    announce(say(after));
  };
  const statusText = (of: BoardState) => {
    const next = nextReminder(of);
    return typeof next === 'number' ? t('status.next', { days: next }) : t(`status.${next}`);
  };
  const reminders = (after: BoardState) => {
    const date = currentDate(after);
    const reminded = cases
      .filter(({ key }) => isRemindedToday(after, key))
      .map(({ key }) => t('said.reminded', { number: `AE-${key}`, days: after.daysLeft[key] }));
    if (reminded.length === 0) return t('said.noReminders', { date });
    return t('said.reminders', { date, cases: reminded.join(', ') });
  };

  const acknowledge = useEffectEvent((key: CaseKey) => {
    const until = state.keptUntil[key] ?? '';
    dispatch({ type: 'report acknowledged', key });
    reveal(selectedCard);
    announce(t('said.acknowledged', { number: `AE-${key}`, receipt: findCase(key).receipt, until }));
  });
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(acknowledge, pause, waiting);
    return () => clearTimeout(timer);
  }, [waiting]);

  /** The next step of the selected case; its button in the card says the same. */
  const action = nextAction(state);
  const guide = () => {
    const draft = state.stages[chosen] === 'draft';
    if (completedCase(state)) return done;
    if (waiting) return t('awaiting');
    if (action === 'supply') {
      const letter =
        missingRequirement(state, chosen) === 'firstSection' ? 'A' : openSections[state.sectionsDone];
      return `AE-${chosen}: ${draft ? t('complete', { letter: letter ?? '' }) : t('attach')}`;
    }
    return action ? `AE-${chosen}: ${t(draft ? 'send' : 'submit')}` : done;
  };
  const takeStep = () => {
    const button = action === 'supply' ? '[data-supply]' : '[data-onward]';
    handle.ref.current?.querySelector<HTMLElement>(`${selectedCard} ${button}`)?.click();
  };

  return (
    <SceneWindow
      feature="adverse-events"
      file={file}
      state={
        <>
          <span className="text-sm whitespace-nowrap text-ink-3 @max-3xl:hidden">{t('clock')}</span>
          <Reminders />
        </>
      }
      guide={<Guide step={guide()} onStep={action ? takeStep : undefined} />}
      footerStart={t('filing')}
      footerEnd={t('schema')}
      scene={handle}
    >
      <div className="flex flex-col">
        <div className="flex min-h-31 items-center gap-x-5 border-b border-rule px-4 pt-1 pb-1.5 @max-3xl:flex-col @max-3xl:items-stretch @max-3xl:pt-3.5 @2xl:px-6">
          <div
            className="w-54 flex-none text-sm leading-4.75 text-balance text-ink-3 @max-3xl:w-auto"
            data-focus-home=""
            tabIndex={-1}
          >
            <div className="flex items-center justify-between">
              <p className="text-base leading-6 font-semibold tracking-[-0.01em] text-ink">
                {t('open')}{' '}
                <span className="ml-0.5 font-medium text-ink-3" data-open="">
                  {openCases(state).length}
                </span>
              </p>
              <Control
                className="tap -my-2 -mr-1.5 inline-flex min-h-10 items-center gap-1 rounded-control px-1.5 text-xs whitespace-nowrap text-ink-3 enabled:hover:text-ink enabled:hover:underline"
                data-again=""
                onClick={() => press({ type: 'started over' }, () => t('said.again'))}
              >
                <ControlIcon sign="again" className="size-3" />
                {again}
              </Control>
            </div>
            <p className="@5xl:hidden">{t('reminders', { last: reminderDays[3] })}</p>
            <p data-status="" id={statusId}>
              {hold ? (
                t(`hold.${hold}`)
              ) : (
                <>
                  <span translate="no">AE-{chosen}</span>: {statusText(state)}
                </>
              )}
            </p>
            <div className="mt-2.25 flex items-center gap-1.5">
              <p className="flex min-h-8 flex-none items-center rounded-control border border-rule bg-paper px-2.25 font-mono text-xs leading-none tracking-[-0.01em] text-ink">
                <span className="sr-only">{t('today')} </span>
                <time data-today="">{currentDate(state)}</time>
              </p>
              <BoardButton
                data-next-day=""
                notYet={hold !== undefined}
                aria-describedby={hold && statusId}
                onClick={() =>
                  hold ? announce(t(`hold.${hold}`)) : press({ type: 'day passed' }, reminders)
                }
              >
                {t('nextDay')}
                <ControlIcon sign="onward" />
              </BoardButton>
            </div>
          </div>
          <CaseClock state={state} chosen={chosen} />
        </div>
        <div className="grid flex-1 bg-paper-2 @3xl:min-h-134 @3xl:grid-cols-3">
          {columns.map((column) => {
            const here = casesIn(state, column);
            const minor = here.filter((item) => item.minor).length;
            const dense = here.length === compactFrom[column] ? 'brief' : undefined;
            return (
              <div
                key={column}
                className="flex min-w-0 flex-col gap-2.5 border-rule px-4 pt-3.25 pb-4 not-first:border-t @3xl:not-first:border-t-0 @3xl:not-first:border-l"
                data-column={column}
              >
                <ColumnHead column={column} count={here.length} />
                <ul className="grid gap-2.5 @max-3xl:grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(75)),1fr))] @max-3xl:items-start">
                  {here.map((item, index) => (
                    <Card
                      key={item.key}
                      item={item}
                      state={state}
                      side={here.length > compactFrom[column] ? 'single' : dense}
                      index={index}
                      onTake={() =>
                        press(
                          { type: 'case taken', key: item.key },
                          (after) => `AE-${item.key}: ${statusText(after)}`,
                        )
                      }
                      press={press}
                      announce={announce}
                    />
                  ))}
                </ul>
                {minor > 0 ? (
                  <p className="px-0.5 text-sm text-ink-3 @lg:hidden">
                    {copy('more')} {minor}
                  </p>
                ) : null}
                {column === 'draft' && state.stages[newCase] === 'none' ? (
                  <Control
                    className="flex max-h-15 min-h-11 flex-1 items-center justify-center gap-2 rounded-card border-[1.5px] border-dashed border-control font-semibold text-ink-2 transition-colors enabled:hover:border-ink enabled:hover:text-ink @max-lg:hidden"
                    onClick={() =>
                      press(
                        { type: 'case came in' },
                        () => t('said.newCase', { number: `AE-${newCase}` }),
                        '[aria-pressed]',
                      )
                    }
                  >
                    <FineIcon
                      d="M7 1v12M1 7h12"
                      viewBox="0 0 14 14"
                      width="14"
                      height="14"
                      strokeWidth="1.6"
                    />
                    {t('newCase')}
                  </Control>
                ) : null}
                {column === 'submitted' ? <Archive count={archived(state)} /> : null}
              </div>
            );
          })}
        </div>
      </div>
    </SceneWindow>
  );
}
