import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Mark, MarkWithText, SceneWindow } from '../shared';
import { filing, ingredients, stageIds, stepIds } from './data';
import { IngredientTable } from './parts/ingredient-table';
import { StepProgress } from './parts/progress';
import { initialState, stepMark } from './state';

/** Preview of the wizard: the checked ingredient rows and the stages that wait for the open fix. */
export function MocraWizardCrop() {
  const t = useTranslations('sceneMocraWizard');
  return (
    <SceneWindow
      crop
      feature="mocra-wizard"
      file={filing.file}
      state={<StepProgress step={initialState.step} />}
      footerStart={
        <ol aria-label={t('last.thisTitle')} className="flex flex-wrap gap-x-4 gap-y-1.5">
          {stageIds.map((stage) => (
            // The narrowest line has space only for the last of the three.
            <li key={stage} className="not-last:@max-[21.625rem]:sr-only">
              <MarkWithText kind="empty">{t(`last.${stage}`)}</MarkWithText>
            </li>
          ))}
        </ol>
      }
    >
      <div className="px-4.5 pt-3.5 pb-2 @max-[37.5rem]:px-4 @max-[25rem]:pt-1 @max-[25rem]:pb-0">
        <ol
          aria-label={t('stepsLabel')}
          className="mb-3.5 flex flex-wrap gap-x-4 gap-y-1.5 @max-[37.5rem]:flex-nowrap @max-[37.5rem]:gap-x-2.5 @max-[25rem]:sr-only"
        >
          {stepIds.map((step) => {
            const mark = stepMark(initialState, step);
            const current = mark === 'current';
            return (
              <li
                key={step}
                className="flex items-center gap-1.5"
                aria-current={current ? 'step' : undefined}
              >
                <Mark kind={mark} className="@max-[37.5rem]:size-5.5" />
                <span
                  className={clsx(
                    'text-sm leading-4.5 font-semibold',
                    current ? 'text-spruce-700' : '@max-[37.5rem]:sr-only',
                    mark === 'empty' && 'text-ink-3',
                  )}
                >
                  {t(`steps.${step}`)}
                  <span className="sr-only">, {t(`stepStates.${mark}`)}</span>
                </span>
              </li>
            );
          })}
        </ol>
        {/* Phones show only the rows to review and to fix; screen readers get all. */}
        <IngredientTable
          state={initialState}
          rows={ingredients.filter(({ note }) => note !== 'conditioning' && note !== 'antioxidant')}
          rowClass="min-h-12 py-1 @max-[25rem]:nth-4:border-b-0"
        />
      </div>
    </SceneWindow>
  );
}
