'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { figures } from '@/lib/site';
import { unbroken } from '@/lib/typography';
import { ControlIcon, SceneWindow } from '../shared';
import { Control, useScene } from '../shared/interactive';
import { ArchiveDrawer } from './archive-artwork';
import { BoardButton, Card, type Moves } from './card';
import { columnHead, MailIcon, reminderDays } from './card-parts';
import { CaseClock } from './case-clock';
import {
  type CaseKey,
  type Column,
  cases,
  columns,
  crowds,
  file,
  legalBusinessDays,
  sections,
} from './cases';
import {
  archived,
  awaited,
  type BoardEvent,
  type BoardState,
  casesIn,
  dateOf,
  holdOf,
  initialState,
  isRemindedToday,
  lacks,
  newCase,
  nextReminder,
  openCases,
  reduce,
  sectionInWork,
} from './state';

/** Between a report and its acknowledgment, in ms. */
const pause = 1400;
const holdId = 'adverse-events-hold';

/**
 * Board of serious adverse events under their 15-day clock. A visitor takes a case in hand, moves it on and files it,
 * and lets days pass: badges, flags and reminders follow.
 */
export default function AdverseEventsScene() {
  const t = useTranslations('sceneAdverseEvents');
  const scene = useTranslations('scene');
  const { handle, announce } = useScene();
  const [state, dispatch] = useReducer(reduce, initialState);
  /** What the last event leaves the focus on, where its button is gone. */
  const focusNext = useRef<string | null>(null);
  const { chosen } = state;
  const hold = holdOf(state);
  const waiting = awaited(state);
  const waitingUntil = waiting && state.keptUntil[waiting];

  const act = (event: BoardEvent): BoardState => {
    dispatch(event);
    return reduce(state, event);
  };
  const move = (event: BoardEvent, sentence: string) => {
    act(event);
    announce(sentence);
    focusNext.current = '[aria-pressed]';
  };
  const take = (key: CaseKey) => {
    const after = act({ type: 'case taken', key });
    announce(`AE-${key}: ${statusText(after)}`);
  };
  const statusText = (of: BoardState) => {
    const next = nextReminder(of);
    return typeof next === 'number' ? t('status.next', { days: next }) : t(`status.${next}`);
  };
  const complete = () => {
    const after = act({ type: 'section completed' });
    const now = sectionInWork(after);
    const total = sections.length;
    announce(now < total ? t('section', { current: now + 1, total }) : t('allSections', { total }));
    focusNext.current = now < total ? null : '[data-onward]';
  };
  const passDay = () => {
    if (hold) return announce(t(`hold.${hold}`));
    const after = act({ type: 'day passed' });
    const reminded = cases
      .filter(({ key }) => isRemindedToday(after, key))
      .map(({ key }) => t('said.reminded', { number: `AE-${key}`, days: after.daysLeft[key] }));
    const date = dateOf(after);
    announce(
      reminded.length > 0
        ? t('said.reminders', { date, cases: reminded.join(', ') })
        : t('said.noReminders', { date }),
    );
  };

  useEffect(() => {
    if (!waiting || !waitingUntil) return;
    const receipt = cases.find(({ key }) => key === waiting)?.receipt ?? '';
    const timer = setTimeout(() => {
      dispatch({ type: 'report acknowledged', key: waiting });
      announce(t('said.acknowledged', { number: `AE-${waiting}`, receipt, until: waitingUntil }));
    }, pause);
    return () => clearTimeout(timer);
  }, [waiting, waitingUntil, announce, t]);

  // The case in hand stays in sight, and what a press took away hands the focus on.
  const shown = useRef(state);
  useEffect(() => {
    const before = shown.current;
    shown.current = state;
    const card = handle.ref.current?.querySelector(`[data-card="${state.chosen}"]`);
    if (!card || before.daysPassed !== state.daysPassed || before === state || state === initialState) return;
    if (focusNext.current) {
      card.querySelector<HTMLElement>(focusNext.current)?.focus({ preventScroll: true });
      focusNext.current = null;
    }
    card.scrollIntoView({ block: 'nearest' });
  }, [state, handle.ref]);

  const number = `AE-${chosen}`;
  const moves: Moves = {
    complete,
    review: () => move({ type: 'sent to review', key: chosen }, t('said.inReview', { number })),
    back: () => move({ type: 'sent back', key: chosen }, t('said.draft', { number })),
    attach: () => {
      act({ type: 'label attached' });
      announce(t('said.attached'));
      focusNext.current = '[data-onward]';
    },
    submit: () => move({ type: 'report submitted', key: chosen }, t('said.sent', { number })),
    lacking: () => announce(t(`lacking.${lacks(state, chosen) ?? 'sections'}`)),
  };

  return (
    <SceneWindow
      feature="adverse-events"
      tab={t('tab')}
      file={file}
      state={
        <>
          <span className="text-sm whitespace-nowrap text-ink-3 @max-[701px]:hidden">
            {t('clock', { days: figures.adverseEventDays })}
          </span>
          <span className="inline-flex items-center gap-[7px] text-sm font-semibold whitespace-nowrap text-spruce-700">
            <MailIcon />
            <span className="@min-[961px]:hidden">{t('remindersOn')}</span>
            <span className="@max-[961px]:hidden">{t('reminders', reminderDays)}</span>
          </span>
        </>
      }
      footerStart={t('filing')}
      footerEnd={t('schema')}
      caption={t('caption', { days: figures.adverseEventDays, legalDays: legalBusinessDays })}
      scene={handle}
    >
      <div className="flex flex-col">
        <div className="flex min-h-[124px] items-center gap-5 border-b border-rule px-6 pt-1 pb-1.5 @max-[861px]:block @max-[861px]:pt-3.5 @max-[561px]:px-4 @max-[561px]:pt-[13px] @max-[561px]:pb-0.5">
          <div
            className="w-54 flex-none text-sm leading-[19px] text-balance text-ink-3 @max-[861px]:w-auto"
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
                className="-mr-1.5 inline-flex min-h-6 items-center gap-1 rounded-control px-1.5 text-xs whitespace-nowrap text-ink-3 enabled:hover:bg-paper-2 enabled:hover:text-ink @max-[561px]:min-h-10"
                data-again=""
                onClick={() => {
                  act({ type: 'started over' });
                  announce(t('said.again'));
                }}
              >
                <ControlIcon sign="again" className="size-3" />
                {scene('again')}
              </Control>
            </div>
            <p className="@min-[961px]:hidden">{t('reminders', reminderDays)}</p>
            <p data-status="">
              <span translate="no">{number}</span>: {statusText(state)}
            </p>
            <div className="mt-[9px] flex items-center gap-1.5 @max-[561px]:mt-2 @max-[561px]:mb-1">
              <p className="flex min-h-8 flex-none items-center rounded-control border border-rule bg-paper px-[9px] font-mono text-xs leading-none tracking-[-0.01em] text-ink">
                <span className="sr-only">{t('today')} </span>
                <time data-today="">{dateOf(state)}</time>
              </p>
              <BoardButton
                data-next-day=""
                notYet={hold !== undefined}
                aria-describedby={hold && holdId}
                onClick={passDay}
              >
                {t('nextDay')}
                <ControlIcon sign="onward" />
              </BoardButton>
              {hold ? (
                <span className="sr-only" id={holdId}>
                  {t(`hold.${hold}`)}
                </span>
              ) : null}
            </div>
          </div>
          <CaseClock
            chosen={chosen}
            cases={openCases(state).map(({ key, minor }) => ({ key, minor, daysLeft: state.daysLeft[key] }))}
          />
        </div>
        <div className="grid flex-1 grid-cols-3 bg-paper-2 @max-[861px]:grid-cols-1 @min-[861px]:min-h-[496px]">
          {columns.map((column) => (
            <BoardColumn key={column} column={column} state={state} take={take} moves={moves}>
              {column === 'draft' && state.stages[newCase] === 'none' ? (
                <Control
                  className="flex max-h-[60px] min-h-11 flex-1 items-center justify-center gap-2 rounded-card border-[1.5px] border-dashed border-control font-semibold text-ink-2 transition-colors enabled:hover:border-ink enabled:hover:text-ink @max-[561px]:hidden"
                  onClick={() =>
                    move(
                      { type: 'case came in' },
                      t('said.newCase', { number: `AE-${newCase}`, days: figures.adverseEventDays }),
                    )
                  }
                >
                  <Icon viewBox="0 0 14 14" width="14" height="14">
                    <path d="M7 1v12M1 7h12" />
                  </Icon>
                  {t('newCase')}
                </Control>
              ) : null}
              {column === 'submitted' ? (
                <p className="mt-auto flex items-center gap-3 border-t border-rule px-0.5 pt-3 text-sm leading-[18px] text-ink-3">
                  <ArchiveDrawer className="h-10 w-13 flex-none" />
                  <span>
                    <strong className="block font-semibold text-ink">{t('archive')}</strong>{' '}
                    {t.rich('archiveSize', {
                      count: () => <span data-archived="">{archived(state)}</span>,
                      years: figures.retentionYears,
                    })}
                  </span>
                </p>
              ) : null}
            </BoardColumn>
          ))}
        </div>
      </div>
    </SceneWindow>
  );
}

type BoardColumnProps = {
  column: Column;
  state: BoardState;
  take: (key: CaseKey) => void;
  moves: Moves;
  /** What stands under the cards. */
  children: ReactNode;
};

function BoardColumn({ column, state, take, moves, children }: BoardColumnProps) {
  const t = useTranslations('sceneAdverseEvents');
  const here = casesIn(state, column);
  const minor = here.filter((item) => item.minor).length;
  const { dense = 99, full = 99 } = crowds[column] ?? {};
  const crowd = here.length >= full ? 'full' : here.length >= dense ? 'dense' : undefined;
  return (
    <div
      className={clsx(
        'flex min-w-0 flex-col gap-2.5 px-4 pt-[13px] pb-4',
        column !== 'draft' && 'border-l border-rule @max-[861px]:border-t @max-[861px]:border-l-0',
      )}
      data-column={column}
    >
      <p className={columnHead}>
        <strong className="font-semibold text-ink">{t(`columns.${column}`)}</strong>
        <span>
          <span className="sr-only">{t('count')} </span>
          <span data-count="">{here.length}</span>
        </span>
      </p>
      <ul className="grid gap-2.5 @max-[861px]:grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] @max-[861px]:items-start">
        {here.map((item, index) => (
          <Card
            key={item.key}
            item={item}
            state={state}
            crowd={crowd}
            index={index}
            onTake={() => take(item.key)}
            moves={moves}
          />
        ))}
      </ul>
      {minor > 0 ? (
        <p className="px-0.5 text-sm text-ink-3 @min-[561px]:hidden">
          {unbroken(t('more'))} {minor}
        </p>
      ) : null}
      {children}
    </div>
  );
}
