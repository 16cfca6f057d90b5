import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { unbroken } from '@/lib/typography';
import { Mark } from '../shared';
import { Control, Invite } from '../shared/interactive';
import { type AgentType, agents, agentTypes } from './letter';
import { type AgentState, standing, steps } from './state';

/** The left column: the four steps, who is named, and the agent's details. */

/** What lies before the current step is done. */
export function Steps({ state, children }: { state: AgentState; children: ReactNode }) {
  const t = useTranslations('sceneUsAgentService');
  return (
    <div className="flex items-start justify-between gap-2 @max-[600px]:mb-4">
      <ol
        className="grid gap-2.5 @max-[600px]:flex-1 @max-[600px]:grid-cols-2 @max-[348px]:grid-cols-1"
        aria-label={t('stepsLabel')}
      >
        {steps.map((step) => {
          const kind = standing(state, step);
          return (
            <li
              key={step}
              data-step={step}
              data-state={kind}
              aria-current={kind === 'current' ? 'step' : undefined}
              className="group relative flex min-h-5.5 items-center gap-3 not-last:before:absolute not-last:before:top-5.75 not-last:before:-bottom-2.25 not-last:before:left-[10.5px] not-last:before:w-px not-last:before:bg-control data-[state=pass]:before:bg-spruce-700 @max-[600px]:gap-2 @max-[600px]:before:hidden"
            >
              <Mark kind={kind} size={22} />
              <span>
                <strong className="leading-5.5 font-semibold group-data-[state=current]:text-spruce-700 group-data-[state=empty]:text-ink-3">
                  {t(`steps.${step}`)}
                </strong>
                <span className="sr-only">, {t(`stepStates.${kind}`)}</span>
              </span>
            </li>
          );
        })}
      </ol>
      {children}
    </div>
  );
}

type TypesProps = { state: AgentState; onChoose: (agent: AgentType) => void };

/** Who is named: another choice makes another letter, which is not signed yet. */
export function Types({ state, onChoose }: TypesProps) {
  const t = useTranslations('sceneUsAgentService');
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons of a picture, no form that a fieldset would group
    <div role="group" aria-labelledby="agent-types">
      <p className="text-sm leading-4.75 font-semibold text-ink-3" id="agent-types">
        {unbroken(t('typeLabel'))}
      </p>
      <div className="relative mt-1.5 grid gap-2">
        {agentTypes.map((type) => (
          <Control
            key={type}
            data-type={type}
            aria-pressed={state.agent === type}
            onClick={() => onChoose(type)}
            className="flex w-full gap-2.5 rounded-control border border-control p-2.25 text-left outline-offset-2 enabled:hover:border-ink aria-pressed:border-spruce-700 aria-pressed:bg-spruce-50 aria-pressed:ring-1 aria-pressed:ring-spruce-700 forced-colors:aria-pressed:border-4"
          >
            <Mark kind={state.agent === type ? 'current' : 'empty'} className="mt-px" />
            <span>
              <strong className="block leading-4.5 font-semibold">{t(`types.${type}.label`)}</strong>{' '}
              <span className="mt-0.75 block text-sm leading-4.5 text-ink-2">{t(`types.${type}.text`)}</span>
            </span>
          </Control>
        ))}
        {state.tried ? null : <Invite className="right-1 left-auto">{t('invite')}</Invite>}
      </div>
    </div>
  );
}

export function Details({ agent }: { agent: AgentType }) {
  const t = useTranslations('sceneUsAgentService');
  const { name, street, city, telephone, email } = agents[agent];
  const rows = { agent: name, address: `${street}, ${city}`, telephone, email };
  return (
    <dl className="grid gap-1.5 @max-[1020px]:col-span-full @max-[1020px]:grid-cols-2 @max-[1020px]:gap-x-7 @max-[1020px]:gap-y-2.25 @max-[600px]:mt-4 @max-[600px]:grid-cols-1">
      {Object.entries(rows).map(([id, value]) => (
        <div key={id} className="border-b border-control pb-1">
          <dt className="text-sm leading-4.5 text-ink-3">{t(`details.${id as keyof typeof rows}`)}</dt>
          <dd className="leading-4.75 font-medium" translate="no">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
