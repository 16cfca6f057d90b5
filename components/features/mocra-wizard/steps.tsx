import type { ReactNode } from 'react';
import { unbroken } from '@/lib/typography';
import { ControlIcon, Mark, type MarkKind } from '../shared';
import { Either } from '../stage/either';
import {
  control,
  ingredients,
  type PartProps,
  type StepId,
  stepIds,
  totalIngredients,
  when,
  wizardStates,
} from './filing';
import styles from './scene.module.css';

const stepNumber = (step: StepId) => stepIds.indexOf(step) + 1;

export function StepProgress({ t, step }: PartProps & { step: StepId }) {
  const current = stepNumber(step);
  return (
    <p className={styles.progress} {...when(`step=${step}`)}>
      <svg
        viewBox="0 0 100 6"
        width="96"
        height="6"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M0 0h100v6H0z" fill="#e9e6dc" />
        <path d={`M0 0h${(100 * current) / stepIds.length}v6H0z`} fill="#0a5851" />
      </svg>
      {unbroken(t('step', { current, total: stepIds.length }))}
    </p>
  );
}

/** How each step may stand when it is not the current one, and under which condition. */
const stepStates: Record<StepId, Partial<Record<'pass' | 'review' | 'fix' | 'empty', string>>> = {
  facility: { pass: 'step!=facility' },
  responsiblePerson: { pass: 'step!=responsiblePerson' },
  listedProduct: { pass: 'step!=listedProduct' },
  ingredients: {
    pass: 'step!=ingredients list=pass',
    review: 'step!=ingredients list=map|review',
    fix: 'step!=ingredients list=fix',
  },
  review: { pass: 'filing=issued', empty: 'step!=review filing!=issued' },
};

export function StepButtons({ t }: PartProps) {
  const details: Record<StepId, ReactNode> = {
    facility: 'FEI 3016 448 217',
    responsiblePerson: 'Onsil America Inc.',
    listedProduct: t('stepDetails.category'),
    ingredients: (
      <Either
        states={wizardStates}
        of={{
          'inci=open': t('stepDetails.mapped', { mapped: ingredients.length, total: totalIngredients }),
          'inci=done': t('stepDetails.mapped', { mapped: totalIngredients, total: totalIngredients }),
        }}
      />
    ),
    review: (
      <Either
        states={wizardStates}
        of={{
          'signed=no': t('stepDetails.notStarted'),
          'signed=yes filing!=issued': t('stepDetails.signed'),
          'filing=issued': t('stepDetails.filed'),
        }}
      />
    ),
  };
  return (
    <ol className={styles.steps}>
      {stepIds.map((step) => (
        <li key={step}>
          <button
            type="button"
            {...control({
              set: `step=${step}`,
              say: t('said.step', {
                current: stepNumber(step),
                total: stepIds.length,
                name: t(`steps.${step}`),
              }),
            })}
            data-step={step}
            aria-current={step === wizardStates.step ? 'step' : undefined}
          >
            <span
              className={styles.stepMark}
              {...when(step === 'review' ? 'step=review filing!=issued' : `step=${step}`)}
            >
              <Mark kind="current" size={22} />
            </span>
            {Object.entries(stepStates[step]).map(([kind, condition]) => (
              <span key={kind} className={styles.stepMark} {...when(condition)}>
                <Mark kind={kind as MarkKind} size={22} />
              </span>
            ))}
            <span className={styles.stepText}>
              <span className={styles.stepName}>{t(`steps.${step}`)}</span>
              {Object.entries(stepStates[step]).map(([kind, condition]) => (
                <span key={kind} className="sr-only" {...when(condition)}>
                  , {t(`stepStates.${kind as 'pass'}`)}
                </span>
              ))}
              <span className={styles.stepDetail}>{details[step]}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Back, next, and the whole filing once more. */
export function Moves({ t }: PartProps) {
  return (
    <div className={styles.moves}>
      <button type="button" className={styles.button} data-move="-1" {...control({ able: 'step!=facility' })}>
        <ControlIcon sign="back" />
        {t('back')}
      </button>
      <button type="button" className={styles.button} data-move="1" {...control({ able: 'step!=review' })}>
        {t('next')}
        <ControlIcon sign="onward" />
      </button>
      <button type="button" className={styles.again} data-again="" {...control({ say: t('said.again') })}>
        <ControlIcon sign="again" />
        {t('again')}
      </button>
    </div>
  );
}
