import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { figures } from '@/lib/site';
import { Mark, MarkWithText, shortHash } from '../shared';
import { type AgentType, agentLetter, agents, letterHashes, signedAt } from './designation';
import { type AgentState, isConfirmed, isSigned, progress, steps } from './state';

/** The form's and the record's parts that are only to read. */

type StateProps = { state: AgentState };

/** Begin and end of the SHA-256 of the letter. */
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

/** The four steps; what lies before the current one is done. */
export function Steps({ state }: StateProps) {
  const t = useTranslations('sceneUsAgentService');
  return (
    <ol className="@max-[600px]:mb-4 @max-[600px]:grid @max-[600px]:grid-cols-2 @max-[600px]:gap-2.5 @max-[348px]:grid-cols-1">
      {steps.map((step, index) => {
        const kind = progress(state, step);
        return (
          <li
            key={step}
            data-step={step}
            aria-current={kind === 'current' ? 'step' : undefined}
            className={clsx(
              'relative flex min-h-5.5 items-center gap-3 @max-[600px]:gap-2',
              index < steps.length - 1 && '@min-[600px]:pb-2.5',
            )}
          >
            {index < steps.length - 1 ? (
              <span
                className={clsx(
                  'absolute top-5.75 bottom-px left-[10.5px] w-px @max-[600px]:hidden',
                  kind === 'pass' ? 'bg-spruce-700' : 'bg-control',
                )}
              />
            ) : null}
            <Mark kind={kind} size={22} />
            <span>
              <strong
                className={clsx(
                  'leading-5.5 font-semibold',
                  kind === 'current' && 'text-spruce-700',
                  kind === 'empty' && 'text-ink-3',
                )}
              >
                {t(`steps.${step}`)}
              </strong>
              <span className="sr-only">, {t(`stepStates.${kind}`)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Whom the letter names, and how to reach them. */
export function Details({ agent }: { agent: AgentType }) {
  const t = useTranslations('sceneUsAgentService');
  const { name, street, city, telephone, email } = agents[agent];
  const details = { agent: name, address: `${street}, ${city}`, telephone, email };
  return (
    <dl className="grid gap-1.5 @max-[600px]:mt-4 @max-[1020px]:col-span-full @min-[600px]:@max-[1020px]:grid-cols-2 @min-[600px]:@max-[1020px]:gap-x-7 @min-[600px]:@max-[1020px]:gap-y-2.25">
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

/** What the signature leaves: time and short hash; before it, what is still to do. */
export function SignatureRecord({ state, undo }: StateProps & { undo: ReactNode }) {
  const t = useTranslations('sceneUsAgentService');
  const signed = isSigned(state);
  const ready = isConfirmed(state);
  return (
    <div
      className="flex w-full max-w-[560px] items-center gap-3 rounded-control border border-(--hairline) bg-surface px-4 py-2.25 @min-[1020px]:max-w-none @max-[600px]:px-3"
      data-record=""
      data-focus-home=""
      tabIndex={-1}
    >
      <Mark kind={signed ? 'pass' : ready ? 'current' : 'empty'} size={22} />
      <p className="min-w-0 flex-1 leading-4.75">
        <strong className={clsx('block font-semibold', signed && 'text-spruce-700')}>
          {signed
            ? `${t('signed')}, ${t('limit', { minutes: figures.signatureMinutes })}`
            : t(ready ? 'record.ready' : 'record.unsigned')}
        </strong>{' '}
        <span className="text-sm text-ink-3">
          {signed ? (
            <>
              <time className="@max-[600px]:block @min-[600px]:mr-2.5" dateTime={agentLetter.signedAt}>
                {signedAt}
              </time>{' '}
              <Hash agent={state.agent} first={6} last={6} />
            </>
          ) : (
            t(ready ? 'record.read' : 'record.details')
          )}
        </span>
      </p>
      {undo}
    </div>
  );
}
