import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Mark, MarkWithText, markOfStep, shortHash } from '../../shared';
import { type AgentType, agentLetter, agents, letterHashes, signedAt } from '../data';
import { type AgentState, isConfirmed, isSigned, steps } from '../state';

/** Static parts of the form and the record. */

/** First and last digits of the letter's SHA-256. */
export function Hash({ agent, first, last }: { agent: AgentType; first: number; last: number }) {
  return (
    <code className="font-mono text-xs leading-[1.4] tracking-[-0.01em] whitespace-nowrap text-ink-2">
      {shortHash(letterHashes[useLocale()][agent], first, last)}
    </code>
  );
}

export function SignedOn() {
  const t = useTranslations('sceneUsAgentService');
  return <MarkWithText kind="pass">{t('signedOn', { date: agentLetter.date })}</MarkWithText>;
}

const stepLooks = { pass: '', current: 'text-spruce-700', empty: 'text-ink-3' };

/** The four steps; those before the current one are complete. */
export function Steps({ state }: { state: AgentState }) {
  const t = useTranslations('sceneUsAgentService');
  const done = steps.indexOf(state.step);
  return (
    <ol className="grid gap-2.5 @max-2xl:grid-cols-2">
      {steps.map((step, index) => {
        const kind = markOfStep(done, index);
        return (
          <li
            key={step}
            data-step={step}
            aria-current={kind === 'current' ? 'step' : undefined}
            className={clsx(
              'relative flex items-center gap-3 before:absolute before:top-5.75 before:-bottom-2.25 before:left-[10.5px] before:w-px @max-2xl:gap-2 last:before:hidden @max-2xl:before:hidden',
              kind === 'pass' ? 'before:bg-spruce-700' : 'before:bg-control',
            )}
          >
            <Mark kind={kind} size={22} />
            <strong className={clsx('leading-5.5', stepLooks[kind])}>
              {t(`steps.${step}`)}
              <span className="sr-only">, {t(`stepStates.${kind}`)}</span>
            </strong>
          </li>
        );
      })}
    </ol>
  );
}

/** The agent named in the letter, with contact details. */
export function Details({ agent }: { agent: AgentType }) {
  const t = useTranslations('sceneUsAgentService');
  const { name, street, city, telephone, email } = agents[agent];
  const details = { agent: name, address: `${street}, ${city}`, telephone, email };
  return (
    <dl className="col-span-full grid gap-x-7 gap-y-1.5 @2xl:@max-5xl:grid-cols-2">
      {(['agent', 'address', 'telephone', 'email'] as const).map((id) => (
        <div key={id} className="border-b border-control pb-1">
          <dt className="text-sm leading-4.5 text-ink-3">{t(`details.${id}`)}</dt>
          <dd className="leading-4.75 font-medium" translate="no">
            {details[id]}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Record of the signature: time and short hash; before it, the remaining step. */
export function SignatureRecord({ state, undo }: { state: AgentState; undo: ReactNode }) {
  const ready = isConfirmed(state);
  const signed = isSigned(state);
  return (
    <div
      className="flex w-full max-w-140 items-center gap-3 rounded-control border border-(--hairline) bg-surface px-3 py-2.25 @5xl:max-w-none"
      data-record=""
      data-focus-home=""
      tabIndex={-1}
    >
      <Mark kind={signed ? 'pass' : ready ? 'current' : 'empty'} size={22} />
      <p className="min-w-0 flex-1 leading-4.75">
        {signed ? <Signed agent={state.agent} /> : <Unsigned ready={ready} />}
      </p>
      {undo}
    </div>
  );
}

/** The time of the signature and its short hash. */
function Signed({ agent }: { agent: AgentState['agent'] }) {
  const t = useTranslations('sceneUsAgentService');
  return (
    <>
      <strong className="block text-spruce-700">{`${t('signed')}, ${t('limit')}`}</strong>{' '}
      <span className="text-sm text-ink-3">
        <time className="mr-2.5 inline-block" dateTime={agentLetter.signedAt}>
          {signedAt}
        </time>{' '}
        <Hash agent={agent} first={6} last={6} />
      </span>
    </>
  );
}

/** The step that remains before the signature. */
function Unsigned({ ready }: { ready: boolean }) {
  const t = useTranslations('sceneUsAgentService');
  return (
    <>
      <strong className="block">{t(ready ? 'record.ready' : 'record.unsigned')}</strong>{' '}
      <span className="text-sm text-ink-3">{t(ready ? 'record.read' : 'record.details')}</span>
    </>
  );
}
