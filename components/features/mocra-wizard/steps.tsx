import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { unbroken } from '@/lib/typography';
import { ControlIcon, Mark } from '../shared';
import { Control } from '../shared/interactive';
import { facilityNumber, responsiblePerson, type StepId, stepIds, totalIngredients } from './filing';
import { Button, label, quiet } from './parts';
import { mapped, neighbour, stepMark, type WizardState } from './state';

type StepsProps = { state: WizardState; onOpen: (step: StepId) => void };

/** The five steps: a vertical rail on wide windows, one line elsewhere. */
export function StepRail({ state, onOpen }: StepsProps) {
  const t = useTranslations('sceneMocraWizard');
  const reviewDetail = state.filing === 'issued' ? 'filed' : state.signed ? 'signed' : 'notStarted';
  const details: Record<StepId, string> = {
    facility: `FEI ${facilityNumber}`,
    responsiblePerson,
    listedProduct: t('stepDetails.category'),
    ingredients: t('stepDetails.mapped', { mapped: mapped(state), total: totalIngredients }),
    review: t(`stepDetails.${reviewDetail}`),
  };
  return (
    <ol className="flex flex-col @max-[1000px]:-mx-2 @max-[1000px]:flex-row @max-[1000px]:justify-between @max-[1000px]:gap-1 @max-[600px]:mx-0 @max-[600px]:justify-start @max-[600px]:gap-0">
      {stepIds.map((step) => {
        const mark = stepMark(state, step);
        const current = state.step === step;
        return (
          <li key={step} className="relative @min-[1000px]:not-last:pb-6">
            {step === 'review' ? null : (
              <span className="absolute top-7.5 -bottom-1 left-[20.5px] w-px bg-control @max-[1000px]:hidden" />
            )}
            <Control
              className="flex w-full gap-2.5 rounded-control py-1.5 pr-1 pl-2.5 text-left enabled:hover:bg-paper-2 @max-[1000px]:gap-[7px] @max-[1000px]:p-2 @max-[600px]:min-h-11 @max-[600px]:min-w-9.5 @max-[600px]:items-center @max-[334px]:min-w-8.5 @max-[334px]:px-1.5"
              data-step={step}
              aria-current={current ? 'step' : undefined}
              onClick={() => onOpen(step)}
            >
              <Mark kind={mark} size={22} />
              <span className={clsx(!current && '@max-[600px]:sr-only')}>
                <span
                  className={clsx(
                    'block leading-5.5 font-semibold',
                    current && 'text-spruce-700',
                    mark === 'empty' && '@max-[1000px]:text-ink-3',
                  )}
                >
                  {t(`steps.${step}`)}
                </span>
                {current ? null : <span className="sr-only">, {t(`stepStates.${mark}`)}</span>}
                <span className={clsx('block @max-[1000px]:hidden', quiet)}>{details[step]}</span>
              </span>
            </Control>
          </li>
        );
      })}
    </ol>
  );
}

/** Where the formula came from. */
export function CatalogImport() {
  const t = useTranslations('sceneMocraWizard');
  return (
    <div className="mx-2.5 mt-auto border-t border-rule pt-3 @max-[1000px]:mx-0 @max-[1000px]:mt-2.5 @max-[1000px]:flex @max-[1000px]:flex-wrap @max-[1000px]:gap-x-2.5 @max-[1000px]:pt-2">
      <p className={label}>{t('import.title')}</p>
      <p className="leading-5.5 font-semibold @max-[1000px]:text-sm @max-[1000px]:leading-[19px]">
        {unbroken(t('import.storefront', { count: 38 }))}
      </p>
      <p className={quiet}>{t('import.csv')}</p>
    </div>
  );
}

/** Back, next, and the whole filing once more. */
export function Moves({ state, onOpen, onAgain }: StepsProps & { onAgain: () => void }) {
  const t = useTranslations('sceneMocraWizard');
  const move = (by: 1 | -1) => ({
    'data-move': by,
    className: '@max-[1000px]:min-h-10',
    notYet: !neighbour(state, by),
    onClick: () => onOpen(neighbour(state, by) ?? state.step),
  });
  return (
    <div className="grid grid-cols-2 gap-x-2 gap-y-1 border-r border-rule bg-paper px-4 pt-1 pb-3.5 pl-4.5 @max-[1000px]:grid-cols-[auto_auto_1fr] @max-[1000px]:border-r-0 @max-[1000px]:border-b @max-[1000px]:px-5 @max-[1000px]:pt-0 @max-[1000px]:pb-3 @max-[600px]:px-4 @max-[334px]:gap-x-1">
      <Button {...move(-1)}>
        <ControlIcon sign="back" />
        {t('back')}
      </Button>
      <Button {...move(1)}>
        {t('next')}
        <ControlIcon sign="onward" />
      </Button>
      <Button
        kind="quiet"
        className="whitespace-nowrap @max-[1000px]:justify-self-end @max-[334px]:px-1 @min-[1000px]:col-span-2 @min-[1000px]:min-h-7"
        data-again=""
        onClick={onAgain}
      >
        <ControlIcon sign="again" />
        {useTranslations('scene')('again')}
      </Button>
    </div>
  );
}
