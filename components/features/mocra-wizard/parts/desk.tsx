import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { figures } from '@/lib/site';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';
import { filing, type IssueId, totalIngredients } from '../data';
import { count, tableCheck, type WizardState } from '../state';
import { Button, label, quiet } from './controls';

/** A prompt of a step; the color of its edge shows the kind of request. */
const slip = 'border-l-2 pl-3';
const text = 'text-sm leading-4.5 text-ink-2';

type DeskProps = {
  state: WizardState;
  /** Leaves an open row unchanged. */
  onLeave: () => void;
  /** Content until all ingredients are mapped. */
  children: ReactNode;
};

/** Explanation of the step below the rows or fields; in the last step, the signature line. */
export function Desk({ state, onLeave, children }: DeskProps) {
  const t = useTranslations('sceneMocraWizard');
  const copy = copyFrom(t);
  const { step, tool, added, signed } = state;
  if (step === 'ingredients') {
    if (tool) return <Tool issue={tool} onLeave={onLeave} />;
    return added ? <Mapped state={state} /> : children;
  }
  if (step === 'review') {
    const name = t('sign.name');
    return (
      <div className={clsx(slip, 'border-control')}>
        <p className={label}>{t('sign.label')}</p>
        <div className="mb-1 flex h-12.5 items-center border-b border-ink @max-[37.5rem]:h-14.5">
          {signed ? <Signature /> : null}
        </div>
        <p className={quiet}>
          {signed ? t('sign.done', { name, time: filing.signedAt }) : t('sign.statement')}
        </p>
      </div>
    );
  }
  return (
    <div className={clsx(slip, 'border-control')}>
      <p className={label}>{t('desk.rule')}</p>
      <p className={text}>{copy(`desk.rules.${step}`, { days: figures.listingDays })}</p>
    </div>
  );
}

/** Explains why a row is open; the primary button beside it resolves the row. */
function Tool({ issue, onLeave }: { issue: IssueId; onLeave: () => void }) {
  const t = useTranslations('sceneMocraWizard');
  const title = t(`desk.${issue}.title`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a figure, not a form with a fieldset
    <div
      className={clsx(slip, issue === 'name' ? 'border-seal-600' : 'border-ochre-400')}
      id={`wizard-tool-${issue}`}
      role="group"
      aria-label={title}
    >
      <p className="leading-4.75 font-semibold">{keepTogether(title)}</p>
      <p className={text}>{t(`desk.${issue}.text`, { lot: filing.certifiedLot, date: filing.talcReport })}</p>
      <p className="mt-[5px] flex flex-wrap gap-1">
        <Button kind="quiet" className="-ml-3 @min-[37.5rem]:min-h-8" data-leaves={issue} onClick={onLeave}>
          {t('desk.later')}
        </Button>
      </p>
    </div>
  );
}

/** Summary when all ingredients are mapped. */
function Mapped({ state }: { state: WizardState }) {
  const t = useTranslations('sceneMocraWizard');
  const sentence = {
    fix: t('desk.mappedFix', { count: count(state, 'fix') }),
    review: t('desk.mappedReview'),
    pass: t('desk.mapped', { total: totalIngredients }),
  };
  return (
    <div className={clsx(slip, 'border-control')}>
      <p className={text}>{sentence[tableCheck(state)]}</p>
    </div>
  );
}

/** Signature "M. Cho" without an animation. */
function Signature() {
  return (
    <svg
      className="block stroke-ink motion-safe:*:[stroke-dasharray:1] motion-safe:*:transition-[stroke-dashoffset] motion-safe:*:duration-700 motion-safe:*:starting:[stroke-dashoffset:1]"
      viewBox="0 0 150 44"
      width="150"
      height="44"
      fill="none"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        pathLength="1"
        d="M5 34C10 25 14 11 19 6C21 5 20 16 22 30C27 20 33 8 38 6C40 8 37 24 41 31C44 33 47 30 49 27M86 9C76 4 63 16 64 27C65 37 79 33 88 23C94 16 98 7 97 4C94 4 90 20 89 33C92 25 98 19 101 22C103 25 98 33 103 33C107 33 111 27 114 23C118 20 121 23 119 28C116 34 109 33 111 27C113 21 121 22 127 22C134 22 140 19 145 15"
      />
      <path
        className="delay-600 motion-safe:duration-250!"
        pathLength="1"
        d="M54 31.5v.4M24 41C62 36 100 36 136 31"
      />
    </svg>
  );
}
