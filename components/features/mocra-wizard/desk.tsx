import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { unbroken } from '@/lib/typography';
import { ControlIcon } from '../shared';
import { certifiedLot, count, type IssueId, talcReport, totalIngredients } from './filing';
import { Button, slip } from './parts';
import { tableCheck, type WizardState, waitsFor } from './state';

/* What is to do below the rows: settle the one in question, go on, submit. The next ingredient's field is in lookup.tsx. */

const text = 'text-sm leading-[18px] text-ink-2';
const actions = 'mt-[5px] flex flex-wrap gap-1';
const low = '@min-[600px]:min-h-8';

export const toolId = (issue: IssueId) => `wizard-tool-${issue}`;

type ToolProps = { issue: IssueId; onSettle: (byPointer: boolean) => void; onLeave: () => void };

/** What settles a row: why it stands there, and the one thing to do. It takes the focus; give it its issue as key. */
export function Tool({ issue, onSettle, onLeave }: ToolProps) {
  const t = useTranslations('sceneMocraWizard');
  const tool = useRef<HTMLDivElement>(null);
  useEffect(() => {
    tool.current?.querySelector('button')?.focus({ preventScroll: true });
    tool.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const title = t(`desk.${issue}.title`);
  const facts = { lot: certifiedLot, date: talcReport };
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a picture, no form that a fieldset would group
    <div
      ref={tool}
      className={clsx(slip, issue === 'lot' ? 'border-seal-600' : 'border-ochre-400')}
      id={toolId(issue)}
      role="group"
      aria-label={title}
    >
      <p className="leading-[19px] font-semibold">{unbroken(title)}</p>
      <p className={text}>{t(`desk.${issue}.text`, facts)}</p>
      <p className={actions}>
        <Button kind="main" className={low} data-settles="" onClick={(event) => onSettle(event.detail > 0)}>
          {t(`desk.${issue}.action`, facts)}
        </Button>
        <Button kind="quiet" className={low} data-leaves={issue} onClick={onLeave}>
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
          <Button className={low} data-onward="" onClick={onward}>
            {t('desk.onward')}
            <ControlIcon sign="onward" />
          </Button>
        </p>
      )}
    </div>
  );
}

type SubmitProps = { state: WizardState; hint: string; onSubmit: () => void };

/** Open when nothing is red, every ingredient is mapped and the filing is signed. */
export function Submit({ state, hint, onSubmit }: SubmitProps) {
  const t = useTranslations('sceneMocraWizard');
  const word = { no: 'submit', issued: 'submitted' }[state.filing as string] ?? 'submitting';
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
        {t(word as 'submit')}
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
