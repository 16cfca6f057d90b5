'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Mark, SceneWindow } from '../shared';
import { Drawing } from '../shared/drawing';
import { Control, Ending, Guide } from '../shared/interactive';
import { filing, type IssueId } from './data';
import { mainLabel } from './parts/announcements';
import { quiet } from './parts/controls';
import cushion from './parts/cushion.svg';
import { Desk } from './parts/desk';
import { StepFields, Summary } from './parts/fields';
import { IngredientTable } from './parts/ingredient-table';
import { Lookup } from './parts/lookup';
import { StepProgress } from './parts/progress';
import { Moves, StepRail } from './parts/steps';
import { MainButton, Renewal, Submission } from './parts/submission';
import { useWizard } from './parts/use-wizard';
import { count, isIssued, nextStep, rows, type WizardState } from './state';

/**
 * The filing wizard at its ingredient step, with the last submission's ticket and the renewal chip. Visitors resolve
 * the open items, look up the next name, sign, submit and receive the ticket.
 */
export default function MocraWizardScene() {
  const t = useTranslations('sceneMocraWizard');
  const done = useTranslations('scene')('guideEnd');
  const { handle, state, openStep, press, pressMain, leaveTool, look, startOver } = useWizard();
  const { step, tool } = state;
  const issued = isIssued(state);

  /** Mark of a row that the visitor can resolve. */
  const settle = (issue: IssueId, mark: ReactNode) => (
    <Control
      className={clsx(
        'tap inline-flex min-h-8 items-center rounded-control border border-current bg-surface pr-2 pl-[7px] shadow-sm transition-colors @max-[37.5rem]:min-h-9',
        issue === 'name'
          ? 'text-seal-600 aria-expanded:bg-seal-50 enabled:hover:bg-seal-50'
          : 'text-ochre-700 aria-expanded:bg-ochre-50 enabled:hover:bg-ochre-50',
      )}
      data-desk={issue}
      aria-expanded={tool === issue}
      aria-controls={tool === issue ? `wizard-tool-${issue}` : undefined}
      onClick={() => press({ type: 'tool opened', issue })}
    >
      {mark}
    </Control>
  );
  const fields = (): ReactNode => {
    if (step === 'review') return <Summary state={state} />;
    if (step !== 'ingredients') return <StepFields step={step} />;
    return (
      <IngredientTable
        state={state}
        rows={rows(state)}
        // The eighth row fits without a taller window.
        rowClass={clsx(
          '@max-[37.5rem]:min-h-12',
          state.added
            ? '@min-[37.5rem]:min-h-10.5 @min-[37.5rem]:py-0.5'
            : '@min-[37.5rem]:min-h-11 @min-[37.5rem]:py-1',
        )}
        settle={settle}
      />
    );
  };

  return (
    <SceneWindow
      feature="mocra-wizard"
      file={filing.file}
      state={
        <>
          <span className={clsx(quiet, '@max-[37.5rem]:hidden')}>
            {issued ? t('filedAt', { time: filing.filedAt }) : t('saved', { time: filing.savedAt })}
          </span>
          <StepProgress step={step} />
        </>
      }
      guide={
        <Guide step={issued ? done : mainLabel(t, state)} onStep={nextStep(state) ? pressMain : undefined} />
      }
      footerStart={<Totals state={state} />}
      footerEnd={t('live')}
      scene={handle}
    >
      <div className="@min-[62.5rem]:grid @min-[62.5rem]:grid-cols-[--spacing(47.5)_minmax(0,1fr)_--spacing(61.5)] @min-[62.5rem]:grid-rows-[1fr_auto]">
        <StepRail state={state} onOpen={openStep} />
        <Moves state={state} onOpen={openStep} onAgain={startOver} />
        <div className="flex min-w-0 flex-col px-5 pt-4.5 pb-4 @max-[37.5rem]:px-4 @max-[37.5rem]:pt-3.5 @max-[37.5rem]:pb-4.5 @min-[62.5rem]:col-start-2 @min-[62.5rem]:row-span-2 @min-[62.5rem]:row-start-1">
          <div
            className="mb-1.5 flex items-center gap-3.5 @max-[37.5rem]:mb-3"
            data-focus-home=""
            tabIndex={-1}
          >
            <Drawing of={cushion} className="max-w-none flex-none @max-[37.5rem]:size-14" />
            <div>
              <p className="text-base leading-6.5 font-semibold">{filing.productName}</p>
              <p className={quiet}>{t(`hints.${step}`)}</p>
            </div>
          </div>
          {fields()}
          <div
            className={clsx(
              'mt-auto grid items-center gap-4 pt-2.5 @max-[37.5rem]:block @max-[37.5rem]:min-h-47.5 @min-[37.5rem]:min-h-28.5',
              issued
                ? 'grid-cols-[minmax(0,1fr)_auto]'
                : 'grid-cols-[minmax(0,--spacing(80.5))_minmax(0,1fr)]',
            )}
          >
            <div className={clsx(issued && '@min-[37.5rem]:hidden')}>
              <Desk state={state} onLeave={leaveTool}>
                <Lookup state={state} dispatch={look} />
              </Desk>
            </div>
            <MainButton state={state} name={mainLabel(t, state)} onPress={pressMain} />
            {issued ? (
              <div className="@max-[37.5rem]:mt-5 @min-[37.5rem]:order-first">
                <Ending stamp={{ top: 'FILED', bottom: '접수 완료' }}>{t('ending')}</Ending>
              </div>
            ) : null}
          </div>
        </div>
        <div className="flex flex-col gap-4 border-l border-rule bg-paper-2 px-4 py-4.5 @max-[62.5rem]:flex-row @max-[62.5rem]:border-t @max-[62.5rem]:border-l-0 @max-[37.5rem]:flex-col @max-[37.5rem]:p-4 @min-[62.5rem]:col-start-3 @min-[62.5rem]:row-span-2 @min-[62.5rem]:row-start-1">
          <Submission state={state} />
          <Renewal issued={issued} />
        </div>
      </div>
    </SceneWindow>
  );
}

function Totals({ state }: { state: WizardState }) {
  const t = useTranslations('sceneMocraWizard');
  return (['pass', 'review', 'fix'] as const).map((kind) => {
    const rowsOf = count(state, kind);
    return rowsOf > 0 ? (
      <span key={kind} className="inline-flex items-center gap-[7px] font-semibold text-ink">
        <Mark kind={kind} />
        {t(`totals.${kind}`, { count: rowsOf })}
      </span>
    ) : null;
  });
}
