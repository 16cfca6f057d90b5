import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { ControlIcon } from '../shared';
import { count, totalIngredients } from './filing';
import { actions, Button, low, slip, text } from './parts';
import { tableCheck, type WizardState, waitsFor } from './state';

/* Below the rows: the way on once all are mapped, and the submit button. */

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
