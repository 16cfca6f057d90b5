import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { figures } from '@/lib/site';
import { unbroken } from '@/lib/typography';
import { ControlIcon } from '../shared';
import { Button } from './button';
import { certifiedLot, count, type fields, signedAt, talcReport, totalIngredients } from './filing';
import styles from './motion.module.css';
import { label, quiet } from './small-text';
import { type IssueId, tableCheck, type WizardState, waitsFor } from './state';

/*
 * What is to do below the open step: settle the row in question, go on, read the rule, sign, submit. The field of the
 * next ingredient is in lookup.tsx.
 */

const text = 'text-sm leading-[18px] text-ink-2';
const slip = 'border-l-2 pl-3';
const actions = 'mt-[5px] flex flex-wrap gap-1';

export const toolId = (issue: IssueId) => `wizard-tool-${issue}`;

type ToolProps = { issue: IssueId; onSettle: (byPointer: boolean) => void; onLeave: () => void };

/** What settles a row: why it stands there, and the one thing to do. It takes the focus. */
export function Tool({ issue, onSettle, onLeave }: ToolProps) {
  const t = useTranslations('sceneMocraWizard');
  const tool = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tool in the same place takes the focus too
  useEffect(() => {
    tool.current?.querySelector('button')?.focus({ preventScroll: true });
    tool.current?.scrollIntoView({ block: 'nearest' });
  }, [issue]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a picture, no form that a fieldset would group
    <div
      ref={tool}
      className={clsx(slip, issue === 'lot' ? 'border-seal-600' : 'border-ochre-400')}
      id={toolId(issue)}
      role="group"
      aria-label={t(`desk.${issue}.title`)}
    >
      <p className="leading-[19px] font-semibold">{unbroken(t(`desk.${issue}.title`))}</p>
      <p className={text}>{t(`desk.${issue}.text`, { lot: certifiedLot, date: talcReport })}</p>
      <p className={actions}>
        <Button
          kind="main"
          className="@min-[600px]:min-h-8"
          data-settles=""
          onClick={(event) => onSettle(event.detail > 0)}
        >
          {t(`desk.${issue}.action`, { lot: certifiedLot })}
        </Button>
        <Button kind="quiet" className="@min-[600px]:min-h-8" data-leaves={issue} onClick={onLeave}>
          {t('desk.later')}
        </Button>
      </p>
    </div>
  );
}

/** All ingredients are there: what is still red, or the way on. */
export function Mapped({ state, onward }: { state: WizardState; onward: () => void }) {
  const t = useTranslations('sceneMocraWizard');
  const check = tableCheck(state);
  const sentence = {
    fix: t('desk.mappedFix', { count: count('fix') }),
    review: t('desk.mappedReview'),
    pass: t('desk.mapped', { total: totalIngredients }),
  };
  return (
    <div className={clsx(slip, 'border-control')}>
      <p className={text}>{sentence[check]}</p>
      {check === 'fix' ? null : (
        <p className={actions}>
          <Button className="@min-[600px]:min-h-8" data-onward="" onClick={onward}>
            {t('desk.onward')}
            <ControlIcon sign="onward" />
          </Button>
        </p>
      )}
    </div>
  );
}

/** Why a step asks what it asks. */
export function Rule({ step }: { step: keyof typeof fields }) {
  const t = useTranslations('sceneMocraWizard');
  return (
    <div className={clsx(slip, 'border-control')}>
      <p className={label}>{unbroken(t('desk.rule'))}</p>
      <p className={text}>{unbroken(t(`desk.rules.${step}`, { days: figures.listingDays }))}</p>
    </div>
  );
}

type SignaturePadProps = { signed: boolean; onSign: (byPointer: boolean) => void };

export function SignaturePad({ signed, onSign }: SignaturePadProps) {
  const t = useTranslations('sceneMocraWizard');
  const name = t('sign.name');
  return (
    <div className={clsx(slip, 'border-control')}>
      <p className={label}>{unbroken(t('sign.label'))}</p>
      <div className="mb-1 flex h-[50px] items-center border-b border-ink @max-[600px]:h-[58px]">
        {signed ? (
          <Signature />
        ) : (
          <Button kind="main" data-signs="" onClick={(event) => onSign(event.detail > 0)}>
            {t('sign.action', { name })}
          </Button>
        )}
      </div>
      <p className={quiet}>{signed ? t('sign.done', { name, time: signedAt }) : t('sign.statement')}</p>
    </div>
  );
}

/** "M. Cho", written at once. */
function Signature() {
  return (
    <svg
      className={clsx('block stroke-ink', styles.written)}
      viewBox="0 0 150 44"
      width="150"
      height="44"
      fill="none"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path
        pathLength="1"
        d="M5 34C10 25 14 11 19 6C21 5 20 16 22 30C27 20 33 8 38 6C40 8 37 24 41 31C44 33 47 30 49 27M86 9C76 4 63 16 64 27C65 37 79 33 88 23C94 16 98 7 97 4C94 4 90 20 89 33C92 25 98 19 101 22C103 25 98 33 103 33C107 33 111 27 114 23C118 20 121 23 119 28C116 34 109 33 111 27C113 21 121 22 127 22C134 22 140 19 145 15"
      />
      <path pathLength="1" d="M54 31.5v.4M24 41C62 36 100 36 136 31" />
    </svg>
  );
}

/** What the submit button waits for, in words. */
export function useHint(state: WizardState): string {
  const t = useTranslations('sceneMocraWizard');
  const waits = waitsFor(state);
  return waits === 'fix'
    ? t('submitHint', { count: count('fix') })
    : t(`waits.${waits}`, { total: totalIngredients });
}

type SubmitProps = { state: WizardState; hint: ReactNode; onSubmit: () => void };

/** Open when nothing is red, every ingredient is mapped and the filing is signed. */
export function Submit({ state, hint, onSubmit }: SubmitProps) {
  const t = useTranslations('sceneMocraWizard');
  const word = { no: t('submit'), issued: t('submitted') }[state.filing as string] ?? t('submitting');
  return (
    <div className="flex items-center justify-end gap-3 @max-[600px]:mt-3.5 @max-[600px]:justify-start">
      <Button
        kind="main"
        className="min-h-10 flex-none px-4 text-md whitespace-nowrap"
        data-submit=""
        aria-describedby="wizard-submit-hint"
        notYet={waitsFor(state) !== 'ready'}
        onClick={onSubmit}
      >
        {word}
      </Button>
      <span
        className="max-w-[13ch] text-sm leading-[17px] text-ink-3 @max-[600px]:max-w-none"
        id="wizard-submit-hint"
      >
        {hint}
      </span>
    </div>
  );
}
