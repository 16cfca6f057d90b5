'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useReducer } from 'react';
import {
  Chip,
  ControlIcon,
  DayBadge,
  FileIcon,
  LockIcon,
  MarkWithText,
  SceneWindow,
  shortHash,
} from '../shared';
import { Control, Guide, useScene } from '../shared/interactive';
import { heldLine, reached, recordHash, shipment, shortDate } from './data';
import { Fees } from './parts/fees';
import { Now, paperTexts, situation } from './parts/now';
import { PriorNoticeXml } from './parts/prior-notice';
import { head, ShipmentTable } from './parts/shipment-table';
import { Stages } from './parts/stages';
import { nowrap, Voyage } from './parts/voyage';
import {
  type ImportEvent,
  initialState,
  isReached,
  momentIn,
  nextPaper,
  type PaperId,
  type Phase,
  reduce,
} from './state';

const agentLetterSigned = '2026-11-09';

/**
 * A shipment in transit: voyage, customs stages of the held line, draft, Prior Notice of the food line, fees. Visitors move
 * it from stage to stage and respond to the hold; FDA's decisions stay with FDA.
 */
export default function ImportAssistScene() {
  const t = useTranslations('sceneImportAssist');
  const again = useTranslations('scene')('again');
  const done = useTranslations('scene')('guideEnd');
  const { handle, announce, reveal } = useScene();
  const [state, dispatch] = useReducer(reduce, initialState);
  const { phase } = state;
  const at = momentIn(phase);

  const act = (event: ImportEvent) => {
    const after = reduce(state, event);
    dispatch(event);
    announce(after.refused ? t('attachFirst') : situation(t, after));
    // Keep the current status in view, even when the visitor selects a stage above it.
    if (after.phase !== phase) reveal('[data-situation]');
  };
  const toggle = (paper: PaperId) => {
    const { name, word } = paperTexts(t, paper, !state.attached.includes(paper));
    dispatch({ type: 'paper toggled', paper });
    announce(`${name}, ${word}`);
  };
  const isSubmitted = isReached('submitted', at);
  const paper = nextPaper(state);
  const step = () => {
    if (!paper) return act({ type: 'went on' });
    toggle(paper);
    reveal('[data-situation]');
  };
  const stepText = () => {
    if (paper) return t('attach', { name: paperTexts(t, paper, false).name });
    return phase === 'released' ? done : t(`now.${phase}.action`);
  };

  return (
    <SceneWindow
      feature="import-assist"
      file={shipment.file}
      state={<Badge phase={phase} />}
      guide={<Guide step={stepText()} onStep={phase === 'released' ? undefined : step} />}
      footerStart={
        <span>
          {t('record')}{' '}
          <code className="ml-1.5 font-mono text-xs tracking-[-0.01em] text-ink-2">
            {shortHash(recordHash[at])}
          </code>
        </span>
      }
      footerEnd={
        <span className="flex items-center gap-2">
          <LockIcon className="flex-none" />
          {t(isSubmitted ? 'stored' : 'storedDraft')}
        </span>
      }
      scene={handle}
    >
      <div className="flex flex-col">
        <Voyage at={at} />
        <div className="flex items-center gap-7 border-b border-rule px-6 @max-[63.75rem]:gap-4 pt-2.25 pb-1.75 @max-[43.75rem]:block @max-[43.75rem]:px-4 @max-[43.75rem]:py-3.5">
          <div className="w-34 flex-none leading-5 @max-[63.75rem]:w-26 @max-[43.75rem]:mb-2 @max-[43.75rem]:flex @max-[43.75rem]:w-auto @max-[43.75rem]:items-center @max-[43.75rem]:justify-between">
            <p>
              <strong>{t('line', { no: heldLine.no })}</strong>{' '}
              <span className="text-sm text-ink-3 @min-[43.75rem]:@max-[63.75rem]:block">
                {t('customsStatus')}
              </span>
            </p>
            <Control
              className="-ml-1.5 flex min-h-6 items-center gap-1.5 rounded-control px-1.5 text-sm font-semibold text-ink-2 hover:enabled:text-spruce-700 hover:enabled:underline @max-[43.75rem]:-my-2 @max-[43.75rem]:-mr-1.5 @max-[43.75rem]:min-h-11"
              data-again=""
              onClick={() => act({ type: 'started over' })}
            >
              <ControlIcon sign="again" />
              {again}
            </Control>
          </div>
          <Stages
            at={at}
            step={(moment, props) => (
              <Control
                {...props}
                className={clsx(
                  props.className,
                  '-mx-1.5 -my-0.75 rounded-control px-1.5 py-0.75 underline-offset-3 hover:enabled:[&_strong]:underline @max-[35rem]:-my-2.75 @max-[35rem]:flex @max-[35rem]:w-[calc(100%+12px)] @max-[35rem]:gap-2.5 @max-[35rem]:py-2.75',
                )}
                data-moment={moment}
                onClick={() => act({ type: 'moment chosen', moment })}
              />
            )}
          />
        </div>
        <Now state={state} onPaper={toggle} onNext={() => act({ type: 'went on' })} />
        <div className="grid flex-1 grid-cols-[--spacing(110)_minmax(0,1fr)_--spacing(61.5)] @max-[63.75rem]:grid-cols-[minmax(0,1fr)_--spacing(61.5)] @max-[43.75rem]:block">
          <div
            className={`${block} @max-[63.75rem]:col-span-full @max-[63.75rem]:border-b @max-[63.75rem]:border-rule`}
          >
            <ShipmentTable at={at} />
            <p className="flex min-h-10 items-center gap-2.5 text-sm text-ink-2">
              <FileIcon className="ml-2.25 flex-none @max-[30rem]:ml-0" />
              <span>{t.rich('letter', { date: agentLetterSigned, nowrap })}</span>
              <MarkWithText kind="pass" className="ml-auto">
                {t('attached')}
              </MarkWithText>
            </p>
          </div>
          <div
            className={`${block} border-x border-rule @max-[63.75rem]:border-l-0 @max-[63.75rem]:pb-4 @max-[43.75rem]:border-r-0`}
          >
            <p className={head}>
              <strong>{t('notice.head')}</strong>
              <MarkWithText kind="pass">{t('notice.valid')}</MarkWithText>
            </p>
            <PriorNoticeXml className="pt-1.5 pb-1" />
            <p className="text-sm leading-4.5 text-ink-3">
              {t(isSubmitted ? 'notice.why' : 'notice.unsent', { time: shortDate(reached.submitted) })}
            </p>
          </div>
          <div
            className={`${block} bg-paper-2 @max-[63.75rem]:pb-4 @max-[43.75rem]:border-t @max-[43.75rem]:border-rule`}
          >
            <Fees at={at} />
          </div>
        </div>
      </div>
    </SceneWindow>
  );
}

const block = 'flex min-w-0 flex-col px-6 pt-3.25 pb-2.5 @max-[43.75rem]:px-4 @max-[43.75rem]:py-3.5';

/** Position of the shipment, in the title bar. */
function Badge({ phase }: { phase: Phase }) {
  const t = useTranslations('sceneImportAssist');
  if (phase === 'held')
    return <DayBadge tone="seal">{t('answerDue', { days: shipment.answerDays })}</DayBadge>;
  if (phase === 'released') return <MarkWithText kind="pass">{t('statuses.released')}</MarkWithText>;
  const [tone, text] = badges[phase];
  return <Chip tone={tone}>{t(text)}</Chip>;
}

const badges = {
  prepared: ['neutral', 'badge.prepared'],
  submitted: ['neutral', 'badge.waiting'],
  review: ['neutral', 'badge.waiting'],
  sent: ['ochre', 'badge.sent'],
  mayProceed: ['spruce', 'stages.mayProceed'],
} as const;
