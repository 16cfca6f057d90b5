import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { copyFrom } from '@/lib/text/copy-from';
import { ControlIcon, Mark } from '../../shared';
import { Control } from '../../shared/interactive';
import { filing, type StepId, stepIds, totalIngredients } from '../data';
import { isIssued, neighbour, rows, stepMark, type WizardState } from '../state';
import { Button, label, quiet } from './controls';

type StepsProps = { state: WizardState; onOpen: (step: StepId) => void };

/** The five steps: a vertical rail in wide windows, otherwise one line; the source of the formula is below. */
export function StepRail({ state, onOpen }: StepsProps) {
  const t = useTranslations('sceneMocraWizard');
  const copy = copyFrom(t);
  const reviewDetail = isIssued(state) ? 'filed' : state.signed ? 'signed' : 'notStarted';
  const details: Record<StepId, string> = {
    facility: `FEI ${filing.facilityNumber}`,
    responsiblePerson: filing.responsiblePerson,
    listedProduct: t('stepDetails.category'),
    ingredients: t('stepDetails.mapped', { mapped: rows(state).length, total: totalIngredients }),
    review: t(`stepDetails.${reviewDetail}`),
  };
  return (
    <div className="flex flex-col border-r border-rule bg-paper pt-4.5 pr-0.5 pb-3 pl-2 @max-[62.5rem]:border-r-0 @max-[62.5rem]:px-5 @max-[62.5rem]:pt-3.5 @max-[62.5rem]:pb-2.5 @max-[37.5rem]:px-4 @max-[37.5rem]:py-2">
      <p className="sr-only">{t('stepsLabel')}</p>
      <ol className="flex flex-col @max-[62.5rem]:-mx-2 @max-[62.5rem]:flex-row @max-[62.5rem]:justify-between @max-[62.5rem]:gap-1 @max-[37.5rem]:mx-0 @max-[37.5rem]:flex-wrap @max-[37.5rem]:justify-start @max-[37.5rem]:gap-0">
        {stepIds.map((step) => {
          const mark = stepMark(state, step);
          const current = state.step === step;
          return (
            <li key={step} className="relative @min-[62.5rem]:not-last:pb-6">
              {step === 'review' ? null : (
                <span className="absolute top-7.5 -bottom-1 left-[20.5px] w-px bg-control @max-[62.5rem]:hidden" />
              )}
              <Control
                className="flex w-full gap-2.5 rounded-control py-1.5 pr-1 pl-2.5 text-left enabled:hover:bg-paper-2 @max-[62.5rem]:gap-[7px] @max-[62.5rem]:p-2 @max-[37.5rem]:min-h-11 @max-[37.5rem]:min-w-9.5 @max-[37.5rem]:items-center @max-[20.875rem]:min-w-8.5 @max-[20.875rem]:px-1.5"
                data-step={step}
                aria-current={current ? 'step' : undefined}
                onClick={() => onOpen(step)}
              >
                <Mark kind={mark} size={22} />
                <span className={clsx(!current && '@max-[37.5rem]:sr-only')}>
                  <span
                    className={clsx(
                      'block leading-5.5 font-semibold',
                      current && 'text-spruce-700',
                      mark === 'empty' && '@max-[62.5rem]:text-ink-3',
                    )}
                  >
                    {t(`steps.${step}`)}
                  </span>
                  {current ? null : <span className="sr-only">, {t(`stepStates.${mark}`)}</span>}
                  <span className={clsx('block @max-[62.5rem]:hidden', quiet)}>{details[step]}</span>
                </span>
              </Control>
            </li>
          );
        })}
      </ol>
      <div className="mx-2.5 mt-auto border-t border-rule pt-3 @max-[62.5rem]:mx-0 @max-[62.5rem]:mt-2.5 @max-[62.5rem]:flex @max-[62.5rem]:flex-wrap @max-[62.5rem]:gap-x-2.5 @max-[62.5rem]:pt-2">
        <p className={label}>{t('import.title')}</p>
        <p className="leading-5.5 font-semibold @max-[62.5rem]:text-sm @max-[62.5rem]:leading-4.75">
          {copy('import.storefront', { count: 38 })}
        </p>
        <p className={quiet}>{t('import.csv')}</p>
      </div>
    </div>
  );
}

/** Back, next, and restart of the whole filing. */
export function Moves({ state, onOpen, onAgain }: StepsProps & { onAgain: () => void }) {
  const t = useTranslations('sceneMocraWizard');
  const move = (by: 1 | -1) => ({
    'data-move': by,
    className: '@max-[62.5rem]:min-h-10',
    notYet: !neighbour(state, by),
    onClick: () => onOpen(neighbour(state, by) ?? state.step),
  });
  return (
    <div className="grid grid-cols-2 gap-x-2 gap-y-1 border-r border-rule bg-paper px-4 pt-1 pb-3.5 pl-4.5 @max-[62.5rem]:grid-cols-[auto_auto_1fr] @max-[62.5rem]:border-r-0 @max-[62.5rem]:border-b @max-[62.5rem]:px-5 @max-[62.5rem]:pt-0 @max-[62.5rem]:pb-3 @max-[37.5rem]:px-4 @max-[20.875rem]:gap-x-1">
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
        className="whitespace-nowrap @max-[62.5rem]:justify-self-end @max-[20.875rem]:px-1 @min-[62.5rem]:col-span-2 @min-[62.5rem]:min-h-7"
        data-again=""
        onClick={onAgain}
      >
        <ControlIcon sign="again" />
        {useTranslations('scene')('again')}
      </Button>
    </div>
  );
}
