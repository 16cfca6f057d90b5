'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useReducer, useRef } from 'react';
import { unbroken } from '@/lib/typography';
import { Chip, ControlIcon, FineIcon, LockIcon, Mark, MarkWithText, SceneWindow } from '../shared';
import { Control, Ending, Invite, useScene } from '../shared/interactive';
import { LetterSheet } from './artwork/letter-sheet';
import { type AgentType, agentLetter, agents, agentTypes, signedAt } from './designation';
import { Details, Hash, SignatureRecord, SignedOn, Steps } from './parts';
import { canStartOver, initialState, isConfirmed, isEnded, isSigned, reduce } from './state';
import { Watch } from './watch';

const mainButton =
  'rounded-control border border-spruce-700 bg-spruce-700 py-1 leading-4.5 font-semibold text-surface transition-colors hover:enabled:bg-spruce-600';

/** Where a press leads: to what is to be done next. */
const places = {
  types: '[data-agent][aria-pressed="true"]',
  sign: '[data-signs]',
  end: '[data-end]',
} as const;

/**
 * From the agent's type to the signed letter, with the premium service's watch over FDA notices. A visitor chooses
 * the type, confirms the details and signs.
 */
export default function UsAgentServiceScene() {
  const t = useTranslations('sceneUsAgentService');
  const again = useTranslations('scene')('again');
  const { handle, announce } = useScene();
  const [state, dispatch] = useReducer(reduce, initialState);
  const { agent } = state;
  const signed = isSigned(state);

  const leadsTo = useRef<keyof typeof places | null>(null);
  useEffect(() => {
    if (!leadsTo.current) return;
    const place = handle.ref.current?.querySelector<HTMLElement>(places[leadsTo.current]);
    leadsTo.current = null;
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'nearest' });
  });

  const choose = (chosen: AgentType) => {
    const event = { type: 'agent chosen', agent: chosen } as const;
    if (reduce(state, event) === state) return;
    dispatch(event);
    announce(t('said.type', { type: t(`types.${chosen}.label`), agent: agents[chosen].name }));
  };
  const confirm = () => {
    leadsTo.current = 'sign';
    dispatch({ type: 'details confirmed' });
    announce(t('said.details'));
  };
  const sign = () => {
    leadsTo.current = 'end';
    dispatch({ type: 'letter signed' });
    const watch = agent === 'own' ? t('said.alone', { agent: agents.own.name }) : t('said.watch');
    announce(`${t('said.signed', { time: signedAt })} ${watch}`);
  };
  const undo = () => {
    leadsTo.current = 'sign';
    dispatch({ type: 'signature undone' });
    announce(t('said.undone'));
  };
  const startOver = () => {
    leadsTo.current = 'types';
    dispatch({ type: 'started over' });
    announce(t('said.again'));
  };

  return (
    <SceneWindow
      feature="us-agent-service"
      tab={t('tab')}
      file={agentLetter.files[signed ? 'signed' : 'draft']}
      state={signed ? <SignedOn /> : <Chip tone="neutral">{t('unsigned')}</Chip>}
      footerStart={
        <span>
          {t('hash')} <span className="ml-1.5" />
          <Hash agent={agent} first={16} last={8} />
        </span>
      }
      footerEnd={
        signed ? (
          <span className="flex items-center gap-2">
            <LockIcon className="flex-none" />
            {t('kept')}
          </span>
        ) : (
          t('draft')
        )
      }
      caption={t('caption')}
      scene={handle}
    >
      <div className="@min-[1020px]:grid @min-[1020px]:min-h-163 @min-[1020px]:grid-cols-[280px_minmax(0,1fr)_276px]">
        <div className="flex min-w-0 flex-col gap-3.5 border-rule px-5.5 pt-5 pb-4 @min-[600px]:@max-[1020px]:grid @min-[600px]:@max-[1020px]:grid-cols-2 @min-[600px]:@max-[1020px]:gap-x-7 @min-[600px]:@max-[1020px]:gap-y-4.5 @max-[1020px]:border-b @min-[1020px]:border-r @max-[600px]:block @max-[600px]:p-4">
          <div>
            <p className="sr-only">{unbroken(t('stepsLabel'))}</p>
            <Steps state={state} />
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: two buttons of a picture, no form that a fieldset would group */}
          <div role="group" aria-labelledby="agent-types">
            <div className="mb-1 flex min-h-6 items-center justify-between">
              <p className="text-sm leading-4.75 font-semibold text-ink-3" id="agent-types">
                {unbroken(t('typeLabel'))}
              </p>
              {canStartOver(state) ? (
                <Control
                  className="-my-1 -mr-1.5 flex min-h-7 items-center gap-1.5 rounded-control px-1.5 text-sm font-semibold text-ink-2 hover:enabled:text-spruce-700 hover:enabled:underline @max-[600px]:-my-2.5 @max-[600px]:min-h-11"
                  data-again=""
                  onClick={startOver}
                >
                  <ControlIcon sign="again" />
                  {again}
                </Control>
              ) : null}
            </div>
            <div className="relative grid gap-2">
              {agentTypes.map((type) => (
                <Control
                  key={type}
                  className={clsx(
                    'flex w-full gap-2.5 rounded-control text-left',
                    agent === type
                      ? 'border-2 border-spruce-700 bg-spruce-50 px-2.75 py-2'
                      : 'border border-control px-3 py-2.25 hover:enabled:border-ink',
                  )}
                  data-agent={type}
                  aria-pressed={agent === type}
                  onClick={() => choose(type)}
                >
                  <Mark kind={agent === type ? 'current' : 'empty'} className="mt-px" />
                  <span>
                    <strong className="block leading-4.5 font-semibold">{t(`types.${type}.label`)}</strong>{' '}
                    <span
                      className={clsx(
                        'mt-0.75 block text-sm leading-4.5',
                        agent === type ? 'text-ink-2' : 'text-ink-3',
                      )}
                    >
                      {t(`types.${type}.text`)}
                    </span>
                  </span>
                </Control>
              ))}
              {state.begun ? null : <Invite className="right-3 left-auto!">{t('invite')}</Invite>}
            </div>
          </div>
          <Details agent={agent} />
          <div className="mt-auto flex min-h-9.5 items-center @max-[1020px]:col-span-full @min-[600px]:@max-[1020px]:w-60 @max-[600px]:mt-3.5 @max-[600px]:min-h-11">
            {isConfirmed(state) ? (
              <MarkWithText kind="pass">{t('confirmed')}</MarkWithText>
            ) : (
              <Control
                className={clsx(mainButton, 'min-h-9.5 w-full px-3.5 @max-[600px]:min-h-11')}
                data-confirms=""
                onClick={confirm}
              >
                {t('confirm')}
              </Control>
            )}
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-3 bg-paper-2 px-7 pt-5 pb-4 @max-[1020px]:items-center @max-[600px]:p-4">
          {/* The end finds its room in the white under the signature: what stands there does not move. */}
          <div className="flex w-full max-w-[560px] flex-1 flex-col gap-3.5 @min-[1020px]:max-w-none @min-[600px]:@max-[1020px]:min-h-137">
            <LetterSheet
              agent={agent}
              signed={signed}
              fresh={state.begun}
              toSign={
                isConfirmed(state) ? (
                  <Control
                    className={clsx(
                      mainButton,
                      'mb-1.5 flex min-h-10 scroll-mb-24 items-center gap-2 px-4.5 whitespace-nowrap @max-[600px]:min-h-11',
                    )}
                    data-signs=""
                    onClick={sign}
                  >
                    <FineIcon d="M10.6 2.4 13.6 5.4 5.6 13.4 1.8 14.2 2.6 10.4zM9 4l3 3" />
                    {t('letter.sign')}
                  </Control>
                ) : null
              }
              // The sheet below shows as two white edges with their own outlines.
              className="relative mr-1.25 mb-1.25 flex-1 border border-(--hairline) shadow-[5px_5px_0_-1px_var(--color-surface),5px_5px_0_0_var(--hairline)]"
            />
            {isEnded(state) ? (
              <div className="scroll-my-4" data-end="" data-focus-home="" tabIndex={-1}>
                <Ending stamp={{ top: 'SIGNED', bottom: '서명 완료' }}>
                  {unbroken(t(`ending.${agent}`, { agent: agents[agent].name }))}
                </Ending>
              </div>
            ) : null}
          </div>
          <SignatureRecord
            state={state}
            undo={
              signed ? (
                <Control
                  className="min-h-8 flex-none rounded-control border border-control px-3 py-1 text-sm leading-4.5 font-semibold text-ink-2 hover:enabled:border-ink hover:enabled:text-ink @max-[600px]:min-h-11"
                  data-undo=""
                  onClick={undo}
                >
                  {t('undo')}
                </Control>
              ) : null
            }
          />
        </div>
        <Watch state={state} />
      </div>
    </SceneWindow>
  );
}
