import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { unbroken } from '@/lib/typography';
import { Mark, SceneWindow } from '../shared';
import { count, file, ingredients, stepIds } from './filing';
import { IngredientTable } from './ingredient-table';
import { StepProgress } from './progress';
import { initialState, stepMark } from './state';
import { Stages } from './submission';

/** The wizard's most telling part: the checked ingredient rows and the stages that wait for the open fix. */
export function MocraWizardCrop() {
  const t = useTranslations('sceneMocraWizard');
  const shown = ingredients.filter((row) => row.note !== 'conditioning' && row.note !== 'antioxidant');
  return (
    <SceneWindow
      crop
      feature="mocra-wizard"
      tab={t('tab')}
      file={file}
      state={<StepProgress step={initialState.step} />}
      footerStart={
        <>
          <p className="sr-only">{unbroken(t('last.thisTitle'))}</p>
          <Stages />
        </>
      }
      footerEnd={
        <span className="text-ink-2 @max-[400px]:hidden">{t('submitHint', { count: count('fix') })}</span>
      }
      caption={t('cropCaption')}
    >
      <div className="px-4.5 pt-3.5 pb-2 @max-[600px]:px-4 @max-[400px]:pt-1 @max-[400px]:pb-0">
        <p className="sr-only">{unbroken(t('stepsLabel'))}</p>
        <ol className="mb-3.5 flex flex-wrap gap-x-4 gap-y-1.5 @max-[600px]:flex-nowrap @max-[600px]:gap-x-2.5 @max-[400px]:sr-only">
          {stepIds.map((step) => (
            <CropStep key={step} mark={stepMark(initialState, step) as 'pass' | 'current' | 'empty'}>
              {t(`steps.${step}`)}
            </CropStep>
          ))}
        </ol>
        {/* A phone shows two rows, what to review and what to fix; the others are only read out. */}
        <IngredientTable
          rows={shown}
          id="wizard-crop"
          rowClass="min-h-12 py-1 @max-[400px]:nth-4:border-b-0"
          phoneHides={(row) => row.check === 'pass'}
        />
      </div>
    </SceneWindow>
  );
}

function CropStep({ mark, children }: { mark: 'pass' | 'current' | 'empty'; children: string }) {
  const t = useTranslations('sceneMocraWizard');
  const current = mark === 'current';
  return (
    <li className="flex items-center gap-1.5" aria-current={current ? 'step' : undefined}>
      <Mark kind={mark} className="@max-[600px]:size-5.5" />
      <span
        className={clsx(
          'text-sm leading-[18px] font-semibold',
          current ? 'text-spruce-700' : '@max-[600px]:sr-only',
          mark === 'empty' && 'text-ink-3',
        )}
      >
        {children}
        <span className="sr-only">, {t(`stepStates.${mark}`)}</span>
      </span>
    </li>
  );
}
