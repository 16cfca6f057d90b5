'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useReducer } from 'react';
import { copyFrom } from '@/lib/text/copy-from';
import { Chip, ControlIcon, FineIcon, LockIcon, Mark, MarkWithText, SceneWindow } from '../shared';
import { Control, Ending, Guide, Invite, useScene } from '../shared/interactive';
import { type AgentType, agentLetter, agents, agentTypes, signedAt } from './data';
import { Details, Hash, SignatureRecord, SignedOn, Steps } from './parts/designation-view';
import { LetterSheet } from './parts/letter-artwork';
import { Watch } from './parts/watch';
import { type AgentEvent, canStartOver, initialState, isConfirmed, isSigned, reduce } from './state';

const mainButton =
  'min-h-10 rounded-control border border-spruce-700 bg-spruce-700 px-4.5 py-1 leading-4.5 font-semibold text-surface transition-colors hover:enabled:bg-spruce-600 @max-2xl:min-h-11';

/**
 * From the choice of the agent type to the signed letter, with the premium service's monitoring of FDA notices.
 * Visitors choose the type, confirm the details and sign.
 */
export default function UsAgentServiceScene() {
  const t = useTranslations('sceneUsAgentService');
  const copy = copyFrom(t);
  const again = useTranslations('scene')('again');
  const done = useTranslations('scene')('guideEnd');
  const nextTag = useTranslations('scene')('nextTag');
  const { handle, announce, moveFocus } = useScene();
  const [state, dispatch] = useReducer(reduce, initialState);
  const { agent } = state;
  const signed = isSigned(state);
  const confirmed = isConfirmed(state);

  /** @param next the next step's control, which gets the focus. */
  const press = (event: AgentEvent, sentence: string, next?: string) => {
    if (reduce(state, event) === state) return;
    if (next) moveFocus(next);
    dispatch(event);
    announce(sentence);
  };
  const choose = (chosen: AgentType) =>
    press(
      { type: 'agent chosen', agent: chosen },
      t('said.type', { type: t(`types.${chosen}.label`), agent: agents[chosen].name }),
    );
  const sign = () => {
    const watch = agent === 'own' ? t('said.alone', { agent: agents.own.name }) : t('said.watch');
    press({ type: 'letter signed' }, `${t('said.signed', { time: signedAt })} ${watch}`, '[data-end]');
  };

  const confirm = () => press({ type: 'details confirmed' }, t('said.details'), '[data-signs]');
  /** The next step, with its name and what its press does; the guide and the tags follow it. */
  const next = {
    type: { name: t('steps.type'), press: () => choose(agent) },
    details: { name: t('confirm'), press: confirm },
    sign: { name: t('letter.sign'), press: sign },
    letter: { name: done, press: undefined },
  }[state.step];

  return (
    <SceneWindow
      feature="us-agent-service"
      file={agentLetter.files[signed ? 'signed' : 'draft']}
      state={signed ? <SignedOn /> : <Chip tone="neutral">{t('unsigned')}</Chip>}
      guide={<Guide step={next.name} onStep={next.press} />}
      footerStart={
        <span>
          {t('hash')} <span className="ml-1.5" />
          <Hash agent={agent} first={16} last={8} />
        </span>
      }
      footerEnd={
        signed ? (
          <>
            <LockIcon className="-mr-3 flex-none" />
            {t('kept')}
          </>
        ) : (
          t('draft')
        )
      }
      scene={handle}
    >
      <div className="@5xl:grid @5xl:min-h-163 @5xl:grid-cols-[--spacing(70)_minmax(0,1fr)_--spacing(69)]">
        <div className="flex min-w-0 flex-col gap-x-7 gap-y-3.5 border-rule px-5.5 pt-5 pb-4 @2xl:@max-5xl:grid @2xl:@max-5xl:grid-cols-2 @max-5xl:border-b @5xl:border-r @max-2xl:p-4">
          <div>
            <p className="sr-only">{copy('stepsLabel')}</p>
            <Steps state={state} />
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: two buttons of a figure are not a form with a fieldset */}
          <div role="group" aria-labelledby="agent-types">
            <div className="mb-1 flex min-h-6 items-center justify-between">
              <p className="text-sm leading-4.75 font-semibold text-ink-3" id="agent-types">
                {copy('typeLabel')}
              </p>
              {canStartOver(state) ? (
                <Control
                  className="-my-2.5 -mr-1.5 flex min-h-11 items-center gap-1.5 rounded-control px-1.5 text-sm font-semibold text-ink-2 hover:enabled:text-spruce-700 hover:enabled:underline"
                  data-again=""
                  onClick={() =>
                    press({ type: 'started over' }, t('said.again'), '[data-agent][aria-pressed="true"]')
                  }
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
                  className="flex gap-2.5 rounded-control border border-control px-3 py-2.25 text-left text-ink-3 hover:enabled:border-ink aria-pressed:border-spruce-700! aria-pressed:bg-spruce-50 aria-pressed:text-ink-2 aria-pressed:inset-ring aria-pressed:inset-ring-spruce-700"
                  data-agent={type}
                  aria-pressed={agent === type}
                  onClick={() => choose(type)}
                >
                  <Mark kind={agent === type ? 'current' : 'empty'} className="mt-px" />
                  <span className="text-sm leading-4.5">
                    <strong className="mb-0.75 block text-md leading-4.5 text-ink">
                      {t(`types.${type}.label`)}
                    </strong>{' '}
                    {t(`types.${type}.text`)}
                  </span>
                </Control>
              ))}
              {state.step === 'type' ? <Invite className="right-3 left-auto!">{t('invite')}</Invite> : null}
            </div>
          </div>
          <Details agent={agent} />
          <div className="relative mt-auto flex min-h-11 items-center pt-2.5 @2xl:@max-5xl:w-60">
            {state.step === 'details' ? <Invite>{nextTag}</Invite> : null}
            {confirmed ? (
              <MarkWithText kind="pass">{t('confirmed')}</MarkWithText>
            ) : (
              <Control className={clsx(mainButton, 'w-full')} data-confirms="" onClick={confirm}>
                {t('confirm')}
              </Control>
            )}
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-3 bg-paper-2 px-7 pt-5 pb-4 @max-5xl:items-center @max-2xl:p-4">
          {/* The end message fits into the empty space under the signature, so the layout does not move. */}
          <div className="flex w-full max-w-140 flex-1 flex-col gap-3.5 @5xl:max-w-none @2xl:@max-5xl:min-h-137">
            <LetterSheet
              agent={agent}
              fresh={state.begun}
              unsigned={confirmed && !signed ? <SignButton onClick={sign} /> : undefined}
              className="mr-1.25 mb-1.25 flex-1 border border-(--hairline) shadow-sheet"
            />
            {signed ? (
              <div className="scroll-my-4" data-end="" data-focus-home="" tabIndex={-1}>
                <Ending stamp={{ top: 'SIGNED', bottom: '서명 완료' }}>
                  {copy(`ending.${agent}`, { agent: agents[agent].name })}
                </Ending>
              </div>
            ) : null}
          </div>
          <SignatureRecord
            state={state}
            undo={
              signed ? (
                <UndoButton
                  onClick={() => press({ type: 'signature undone' }, t('said.undone'), '[data-signs]')}
                />
              ) : null
            }
          />
        </div>
        <Watch state={state} />
      </div>
    </SceneWindow>
  );
}

type ButtonProps = { onClick: () => void };

/** Signs the letter, in the place of the signature. */
function SignButton({ onClick }: ButtonProps) {
  const t = useTranslations('sceneUsAgentService');
  const nextTag = useTranslations('scene')('nextTag');
  return (
    <span className="relative grid">
      <Invite>{nextTag}</Invite>
      <Control
        className={clsx(mainButton, 'mb-1.5 flex scroll-mb-24 items-center gap-2 whitespace-nowrap')}
        data-signs=""
        onClick={onClick}
      >
        <FineIcon d="M10.6 2.4 13.6 5.4 5.6 13.4 1.8 14.2 2.6 10.4zM9 4l3 3" />
        {t('letter.sign')}
      </Control>
    </span>
  );
}

function UndoButton({ onClick }: ButtonProps) {
  const t = useTranslations('sceneUsAgentService');
  return (
    <Control
      className="min-h-8 flex-none rounded-control border border-control px-3 py-1 text-sm leading-4.5 font-semibold text-ink-2 hover:enabled:border-ink hover:enabled:text-ink @max-2xl:min-h-11"
      data-undo=""
      onClick={onClick}
    >
      {t('undo')}
    </Control>
  );
}
