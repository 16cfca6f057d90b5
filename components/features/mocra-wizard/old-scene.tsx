import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { unbroken } from '@/lib/typography';
import { Mark } from '../shared';
import { Either } from '../stage/either';
import { SceneWindow } from '../stage/scene-window';
import { Fields, ReviewList } from './fields';
import {
  catalogSkus,
  count,
  file,
  ingredients,
  lastSubmission,
  type PartProps,
  productName,
  stepIds,
  thisSubmission,
  totalIngredients,
  when,
  wizardStates,
} from './filing';
import { Desk, Submit } from './filing-desk';
import { IngredientTable } from './ingredient-table';
import styles from './scene.module.css';
import { Moves, StepButtons, StepProgress } from './steps';
import { Renewals, Stages, Submission } from './submission';

type SceneProps = { locale: Locale };

/**
 * The filing wizard at its ingredient step, with the last submission's ticket and the renewal chip. On its page a
 * visitor settles what is open, signs, submits and sees the ticket come.
 */
export async function WizardScene({ locale }: SceneProps) {
  const t = await getTranslations({ locale, namespace: 'sceneMocraWizard' });
  return (
    <SceneWindow
      number={1}
      tab={t('tab')}
      file={file}
      state={
        <>
          <span className={styles.saved} {...when('filing!=issued')}>
            {t('saved', { time: '14:09' })}
          </span>
          <span className={styles.saved} {...when('filing=issued')}>
            {t('filedAt', { time: '14:11' })}
          </span>
          {stepIds.map((step) => (
            <StepProgress key={step} t={t} step={step} />
          ))}
        </>
      }
      footerStart={<Totals t={t} />}
      footerEnd={t('live')}
      caption={t('caption')}
      invite={t('invite')}
      behaviour="wizard"
      states={wizardStates}
    >
      <div className={styles.layout}>
        <div className={styles.rail}>
          <p className="sr-only">{unbroken(t('stepsLabel'))}</p>
          <StepButtons t={t} />
          <div className={styles.import}>
            <p className={styles.label}>{unbroken(t('import.title'))}</p>
            <p className={styles.strong}>{unbroken(t('import.storefront', { count: catalogSkus }))}</p>
            <p className={styles.quiet}>{unbroken(t('import.csv'))}</p>
          </div>
        </div>
        <Moves t={t} />
        <div className={styles.main}>
          <div className={styles.product} data-home="" tabIndex={-1}>
            <CushionCompact />
            <div>
              <p className={styles.productName}>{productName}</p>
              {stepIds.map((step) => (
                <p key={step} className={styles.quiet} {...when(`step=${step}`)}>
                  {unbroken(t(`hints.${step}`))}
                </p>
              ))}
            </div>
          </div>
          <Fields t={t} step="facility" />
          <Fields t={t} step="responsiblePerson" />
          <Fields t={t} step="listedProduct" />
          <div {...when('step=ingredients')}>
            <IngredientTable t={t} rows={ingredients} id="wizard" tried />
          </div>
          <ReviewList t={t} />
          <div className={styles.entry}>
            <Desk t={t} />
            <Submit t={t} />
          </div>
        </div>
        <div className={styles.side}>
          <Submission t={t} submission={lastSubmission} title={t('last.title')} condition="filing=no" />
          <Submission t={t} submission={thisSubmission} title={t('last.thisTitle')} condition="filing!=no" />
          <Renewals t={t} />
        </div>
      </div>
    </SceneWindow>
  );
}

/** The wizard's most telling part: the checked ingredient rows and the stages that wait for the open fix. */
export async function WizardCrop({ locale }: SceneProps) {
  const t = await getTranslations({ locale, namespace: 'sceneMocraWizard' });
  const shown = ingredients.filter((row) => row.note !== 'conditioning' && row.note !== 'antioxidant');
  return (
    <SceneWindow
      crop
      number={1}
      tab={t('tab')}
      file={file}
      state={<StepProgress t={t} step="ingredients" />}
      footerStart={
        <>
          <p className="sr-only">{unbroken(t('last.thisTitle'))}</p>
          <Stages t={t} />
        </>
      }
      footerEnd={<span className={styles.cropHint}>{t('submitHint', { count: count('fix') })}</span>}
      caption={t('cropCaption')}
    >
      <div className={styles.crop}>
        <p className="sr-only">{unbroken(t('stepsLabel'))}</p>
        <ol className={styles.steps}>
          {stepIds.map((step) => {
            const state = step === 'ingredients' ? 'current' : step === 'review' ? 'empty' : 'pass';
            return (
              <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
                <Mark kind={state} size={22} />
                <span className={styles.stepText}>
                  <span className={styles.stepName}>{t(`steps.${step}`)}</span>
                  <span className="sr-only">, {t(`stepStates.${state}`)}</span>
                </span>
              </li>
            );
          })}
        </ol>
        <IngredientTable t={t} rows={shown} id="wizard-crop" />
      </div>
    </SceneWindow>
  );
}

function Totals({ t }: PartProps) {
  const first = count('pass');
  const passed = Array.from({ length: totalIngredients - first + 1 }, (_, more) => first + more);
  return (
    <>
      <span className={styles.total}>
        <Mark kind="pass" />
        <Either
          states={wizardStates}
          of={Object.fromEntries(passed.map((rows) => [`passed=${rows}`, t('totals.pass', { count: rows })]))}
        />
      </span>
      {(['review', 'fix'] as const).map((check) => (
        <span key={check} className={styles.total} {...when(check === 'fix' ? 'fix=open' : 'talc=open')}>
          <Mark kind={check} />
          {t(`totals.${check}`, { count: count(check) })}
        </span>
      ))}
    </>
  );
}

/** The drawn object of this scene: an open cushion compact. */
function CushionCompact() {
  return (
    <svg
      className={styles.compact}
      viewBox="0 0 60 60"
      width="64"
      height="64"
      fill="none"
      stroke="#032e2d"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M12 27Q12 4 30 4t18 23z" fill="#cfe5dd" strokeWidth="1.4" />
      <path d="M17 27Q17 9 30 9t13 18z" fill="#f4faf8" />
      <path d="m22 22 9-9m-4 11 10-10" stroke="#a9cbbf" strokeWidth="1.4" />
      <path d="M10 27h40v4H10z" fill="#032e2d" stroke="none" />
      <ellipse cx="30" cy="42" rx="24" ry="12" fill="#0a5851" strokeWidth="1.4" />
      <ellipse cx="30" cy="40" rx="20" ry="8.6" fill="#e3c39f" />
      <path d="M20 40q5-4 10 0t10 0" stroke="#b98f63" strokeWidth="1.2" />
    </svg>
  );
}
