'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '@/lib/i18n/locales';
import { figures } from '@/lib/site';
import { unbroken } from '@/lib/typography';
import { Chip, ControlIcon, LockIcon, Mark, MarkWithText, PenIcon, SceneWindow, shortHash } from '../shared';
import { Control, Ending, useScene } from '../shared/interactive';
import { Details, Steps, Types } from './form';
import { type AgentType, agentLetter, agents, letterHashes, signedAt } from './letter';
import { AgentLetter } from './letter-artwork';
import { type AgentEvent, initialState, isConfirmed, isEnded, isSigned, reduce } from './state';
import { Watch } from './watch';

/**
 * From the agent's type to the signed letter, with the premium service's watch over FDA notices. A visitor chooses the
 * type, confirms the details and signs.
 */
export default function UsAgentServiceScene() {
  const t = useTranslations('sceneUsAgentService');
  const shared = useTranslations('scene');
  const { handle, announce } = useScene();
  const [state, dispatch] = useReducer(reduce, initialState);
  const types = useRef<HTMLDivElement>(null);
  const sign = useRef<HTMLButtonElement>(null);
  const hash = letterHashes[useLocale() as Locale][state.agent];
  const signed = isSigned(state);

  /** Shows what an event changes at once, so that the focus can go there. */
  const show = (event: AgentEvent) => flushSync(() => dispatch(event));
  const lead = (element: HTMLElement | null | undefined) => {
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  };

  const choose = (agent: AgentType) => {
    dispatch({ type: 'agent chosen', agent });
    announce(t('said.type', { type: t(`types.${agent}.label`), agent: agents[agent].name }));
  };
  const confirm = () => {
    show({ type: 'details confirmed' });
    lead(sign.current);
    announce(t('said.details'));
  };
  const signLetter = () => {
    dispatch({ type: 'signed' });
    const what = state.agent === 'premium' ? t('said.watch') : t('said.alone', { agent: agents.own.name });
    announce(`${t('said.signed', { time: signedAt })} ${what}`);
  };
  const undo = () => {
    show({ type: 'signature undone' });
    lead(sign.current);
    announce(t('said.undone'));
  };
  const startOver = () => {
    show({ type: 'started over' });
    lead(types.current?.querySelector<HTMLElement>('[aria-pressed="true"]'));
    announce(t('said.again'));
  };

  return (
    <SceneWindow
      feature="us-agent-service"
      tab={t('tab')}
      file={signed ? agentLetter.files.signed : agentLetter.files.draft}
      state={signed ? <SignedOn /> : <Chip tone="neutral">{t('unsigned')}</Chip>}
      footerStart={
        <span>
          {t('hash')}{' '}
          <code className="ml-1.5 font-mono text-xs whitespace-nowrap text-ink-2">
            {shortHash(hash, 16, 8)}
          </code>
        </span>
      }
      footerEnd={
        signed ? (
          <span className="flex items-center gap-2">
            <LockIcon />
            {t('kept')}
          </span>
        ) : (
          t('draft')
        )
      }
      caption={t('caption')}
      scene={handle}
    >
      <div className="grid min-h-180 grid-cols-[280px_minmax(0,1fr)_276px] @max-[1020px]:block @max-[1020px]:min-h-0">
        <div className="flex min-w-0 flex-col gap-3.5 border-r border-rule px-5.5 pt-5 pb-4 @max-[1020px]:grid @max-[1020px]:grid-cols-2 @max-[1020px]:gap-x-7 @max-[1020px]:gap-y-4.5 @max-[1020px]:border-r-0 @max-[1020px]:border-b @max-[600px]:block @max-[600px]:p-4">
          <Steps state={state}>
            {isConfirmed(state) ? (
              <Control
                data-again=""
                onClick={startOver}
                className="flex min-h-6 flex-none items-center gap-1.5 rounded-control text-sm font-semibold text-ink-2 underline-offset-4 enabled:hover:underline @max-[600px]:min-h-11"
              >
                <ControlIcon sign="again" />
                {shared('again')}
              </Control>
            ) : null}
          </Steps>
          <div ref={types}>
            <Types state={state} onChoose={choose} />
          </div>
          <Details agent={state.agent} />
          <div className="mt-auto flex min-h-9.5 items-center @max-[1020px]:col-span-full @max-[600px]:mt-3.5 @max-[600px]:min-h-11">
            {isConfirmed(state) ? (
              <MarkWithText kind="pass">{t('confirmed')}</MarkWithText>
            ) : (
              <Control
                data-confirms=""
                onClick={confirm}
                className="min-h-9.5 w-full rounded-control border border-spruce-700 bg-spruce-700 px-3.5 py-1 leading-4.5 font-semibold text-surface transition-colors enabled:hover:bg-spruce-600 @max-[1020px]:w-60 @max-[600px]:min-h-11 @max-[600px]:w-full"
              >
                {t('confirm')}
              </Control>
            )}
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-4 bg-paper-2 px-7 pt-6 pb-5 @max-[1020px]:items-center @max-[600px]:p-4">
          <AgentLetter
            agent={state.agent}
            signed={signed}
            fresh={state.tried}
            className="mr-1.25 mb-1.25 flex-1 border border-rule shadow-sheet @max-[1020px]:min-h-110 @max-[1020px]:w-[calc(100%-5px)] @max-[1020px]:max-w-138.75 @max-[600px]:min-h-0"
            unsigned={
              state.step === 'sign' ? (
                <Control
                  ref={sign}
                  data-signs=""
                  onClick={signLetter}
                  className="mb-1.5 flex min-h-10 items-center gap-2 rounded-control border border-transparent bg-spruce-700 px-4.5 py-1 text-md font-semibold whitespace-nowrap text-surface transition-colors enabled:hover:bg-spruce-600 @max-[480px]:mb-2 @max-[480px]:min-h-11"
                >
                  <PenIcon width="16" height="16" />
                  {t('letter.sign')}
                </Control>
              ) : null
            }
          />
          <div
            data-focus-home=""
            data-record=""
            tabIndex={-1}
            className="w-full rounded-control border border-rule bg-surface px-4 py-2.25 @max-[1020px]:max-w-140 @max-[600px]:px-3"
          >
            <div className="flex items-center gap-3">
              <Mark kind={signed ? 'pass' : state.step === 'sign' ? 'current' : 'empty'} size={22} />
              <SignatureRecord step={state.step} hash={hash} />
              {signed ? (
                <Control
                  data-undo=""
                  onClick={undo}
                  className="min-h-8 flex-none rounded-control border border-control px-3 py-1 text-sm leading-4.5 font-semibold text-ink-2 enabled:hover:border-ink enabled:hover:text-ink @max-[600px]:min-h-11"
                >
                  {t('undo')}
                </Control>
              ) : null}
            </div>
            {isEnded(state) ? (
              <Ending
                stamp={{ top: 'DESIGNATED', bottom: '지정 완료' }}
                className="mt-2.5 border-t border-rule pt-3"
              >
                {unbroken(
                  t(`ending.${state.agent}`, {
                    minutes: figures.signatureMinutes,
                    agent: agents[state.agent].name,
                  }),
                )}
              </Ending>
            ) : null}
          </div>
        </div>
        <Watch state={state} />
      </div>
    </SceneWindow>
  );
}

/** What the signature leaves: time and short hash; before it, what is still to do. */
function SignatureRecord({ step, hash }: { step: 'type' | 'details' | 'sign' | 'letter'; hash: string }) {
  const t = useTranslations('sceneUsAgentService');
  const note = 'block text-sm leading-4.75 text-ink-3';
  if (step !== 'letter') {
    return (
      <p className="min-w-0 flex-1">
        <strong className="block leading-4.75 font-semibold">
          {step === 'sign' ? t('record.ready') : t('record.unsigned')}
        </strong>{' '}
        <span className={note}>{step === 'sign' ? t('record.read') : t('record.details')}</span>
      </p>
    );
  }
  return (
    <p className="min-w-0 flex-1">
      <strong className="block leading-4.75 font-semibold text-spruce-700">
        {t('signed')}, {t('limit', { minutes: figures.signatureMinutes })}
      </strong>{' '}
      <span className={note}>
        <time dateTime={agentLetter.signedAt}>{signedAt}</time>{' '}
        <code className="ml-2.5 font-mono text-xs whitespace-nowrap text-ink-2 @max-[600px]:ml-0 @max-[600px]:block">
          {shortHash(hash, 6, 6)}
        </code>
      </span>
    </p>
  );
}

function SignedOn() {
  const t = useTranslations('sceneUsAgentService');
  return <MarkWithText kind="pass">{t('signedOn', { date: agentLetter.date })}</MarkWithText>;
}
