import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { figures } from '@/lib/site';
import { LogRuler, LogRulerAxis } from './log-ruler';
import { Chip, DayBadge, Mark, MarkWithText, SceneWindow, Stamp } from './parts';
import styles from './wizard-scene.module.css';

const file = 'onsil_veil-cushion_02-buckwheat.spl';

const steps = [
  { id: 'facility', state: 'pass', detail: { data: 'FEI 3016 448 217' } },
  { id: 'responsiblePerson', state: 'pass', detail: { data: 'Onsil America Inc.' } },
  { id: 'listedProduct', state: 'pass', detail: { message: 'category' } },
  { id: 'ingredients', state: 'current', detail: { message: 'mapped' } },
  { id: 'review', state: 'empty', detail: { message: 'notStarted' } },
] as const;

type Ingredient = {
  inci: string;
  /** Percent by weight, lowest and highest. */
  range: readonly [number, number];
  note: 'solvent' | 'talc' | 'conditioning' | 'colorant' | 'lot' | 'antioxidant' | 'allergen';
  citation?: string;
  flag?: 'talc' | 'color' | 'eu26';
  /** Colour of the additive itself, shown in its flag. */
  swatch?: string;
  check: 'pass' | 'review' | 'fix';
};

/**
 * In descending order of predominance. Yellow 5 is a certified color (21 CFR 74.2705: every batch is certified),
 * iron oxides are exempt from certification (21 CFR 73.2250(e)), so only the first asks for a lot number.
 */
const ingredients: readonly Ingredient[] = [
  { inci: 'Water', range: [55, 70], note: 'solvent', check: 'pass' },
  { inci: 'Talc', range: [8, 12], note: 'talc', flag: 'talc', check: 'review' },
  { inci: 'Niacinamide', range: [2, 5], note: 'conditioning', check: 'pass' },
  {
    inci: 'Iron Oxides (CI 77491)',
    range: [1, 3],
    note: 'colorant',
    citation: '21 CFR 73.2250',
    flag: 'color',
    swatch: '#8a4f33',
    check: 'pass',
  },
  {
    inci: 'Yellow 5 (CI 19140)',
    range: [0.1, 0.5],
    note: 'lot',
    citation: '21 CFR 74.2705',
    flag: 'color',
    swatch: '#e5b800',
    check: 'fix',
  },
  { inci: 'Tocopherol', range: [0.1, 0.5], note: 'antioxidant', check: 'pass' },
  { inci: 'Linalool', range: [0.01, 0.1], note: 'allergen', flag: 'eu26', check: 'pass' },
];

const typed = 'Limon';
const suggestions = [
  { rest: 'ene', flag: 'eu26', range: [0.01, 0.1] },
  { rest: 'ium Vulgare Extract', flag: undefined, range: undefined },
] as const;

/** Started 14:02:11, ticket at 14:06:43: the median filing of lib/site.ts. */
const lastSubmission = {
  name: 'Veil Cushion, 01 Barley',
  ticket: 'CPL-2026-118204',
  events: [
    { id: 'uploaded', time: '14:02:11' },
    { id: 'validated', time: '14:04:57' },
    { id: 'issued', time: '14:06:43' },
  ],
} as const;

const renewalDate = '2027-02-19';
const catalogSkus = 38;
const productName = 'Veil Cushion, 02 Buckwheat';

const flagTones = { talc: 'ochre', color: 'neutral', eu26: 'sky' } as const;

type SceneProps = { locale: Locale };
type Texts = Awaited<ReturnType<typeof getTranslations<'sceneWizard'>>>;

const count = (check: Ingredient['check']) => ingredients.filter((row) => row.check === check).length;
const percent = (range: readonly [number, number]) => `${range[0]} – ${range[1]}`;

/** The filing wizard at its ingredient step, with the last submission's ticket and the renewal chip. */
export async function WizardScene({ locale }: SceneProps) {
  const t = await getTranslations({ locale, namespace: 'sceneWizard' });
  return (
    <SceneWindow
      number={1}
      tab={t('tab')}
      file={file}
      state={
        <>
          <span className={styles.saved}>{t('saved', { time: '14:09' })}</span>
          <StepProgress t={t} />
        </>
      }
      footerStart={<Totals t={t} />}
      footerEnd={t('live')}
      caption={t('caption')}
    >
      <div className={styles.layout} data-step="ingredients">
        <div className={styles.rail}>
          <p className="sr-only">{t('stepsLabel')}</p>
          <Steps t={t} details />
          <div className={styles.import}>
            <p className={styles.label}>{t('import.title')}</p>
            <p className={styles.strong}>{t('import.storefront', { count: catalogSkus })}</p>
            <p className={styles.quiet}>{t('import.csv')}</p>
          </div>
        </div>
        <div className={styles.main}>
          <div className={styles.product}>
            <CushionCompact />
            <div>
              <p className={styles.productName}>{productName}</p>
              <p className={styles.quiet}>{t('hint')}</p>
            </div>
          </div>
          <IngredientTable t={t} rows={ingredients} id="wizard" />
          <div className={styles.entry}>
            <div className={styles.autocomplete}>
              <p className={styles.field}>
                <span className="sr-only">{t('add')}: </span>
                {typed}
                <span className={styles.caret} />
              </p>
              <p className="sr-only">{t('suggestions')}</p>
              <Suggestions t={t} />
            </div>
            <p className={styles.submit}>
              <span className={styles.submitButton}>{t('submit')}</span>
              <span className={styles.submitHint}>{t('submitHint', { count: count('fix') })}</span>
            </p>
          </div>
        </div>
        <div className={styles.side}>
          <LastSubmission t={t} />
          <Renewal t={t} />
        </div>
      </div>
    </SceneWindow>
  );
}

/** The wizard's most telling part: the checked ingredient rows and the three stages of a filing. */
export async function WizardCrop({ locale }: SceneProps) {
  const t = await getTranslations({ locale, namespace: 'sceneWizard' });
  const shown = ingredients.filter((row) => row.note !== 'conditioning' && row.note !== 'antioxidant');
  return (
    <SceneWindow
      crop
      number={1}
      tab={t('tab')}
      file={file}
      state={<StepProgress t={t} />}
      footerStart={
        <>
          <p className="sr-only">{t('last.title')}</p>
          <Stages t={t} />
        </>
      }
      footerEnd={<span className={styles.duration}>{t('last.duration', { ...figures.medianFiling })}</span>}
      caption={t('cropCaption')}
    >
      <div className={styles.crop}>
        <p className="sr-only">{t('stepsLabel')}</p>
        <Steps t={t} />
        <IngredientTable t={t} rows={shown} id="wizard-crop" />
      </div>
    </SceneWindow>
  );
}

function StepProgress({ t }: { t: Texts }) {
  const current = steps.findIndex((step) => step.state === 'current') + 1;
  return (
    <p className={styles.progress}>
      <svg
        viewBox="0 0 100 6"
        width="96"
        height="6"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M0 0h100v6H0z" fill="#e9e6dc" />
        <path d={`M0 0h${(100 * current) / steps.length}v6H0z`} fill="#0a5851" />
      </svg>
      {t('step', { current, total: steps.length })}
    </p>
  );
}

function Steps({ t, details = false }: { t: Texts; details?: boolean }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li
          key={step.id}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <Mark kind={step.state} size={22} />
          <span className={styles.stepText}>
            <span className={styles.stepName}>{t(`steps.${step.id}`)}</span>
            <span className="sr-only">, {t(`stepStates.${step.state}`)}</span>
            {details ? (
              <span className={styles.stepDetail}>
                {'data' in step.detail
                  ? step.detail.data
                  : t(`stepDetails.${step.detail.message}`, {
                      mapped: ingredients.length,
                      total: ingredients.length + 1,
                    })}
              </span>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

function IngredientTable({ t, rows, id }: { t: Texts; rows: readonly Ingredient[]; id: string }) {
  const plain = rows.filter((row) => !row.flag).length;
  return (
    <table className={styles.table}>
      <caption className="sr-only">{t('table.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.name')}</th>
          <th scope="col">
            {t('table.range')}
            <LogRulerAxis id={id} className={styles.axis} />
          </th>
          <th scope="col">{t('table.flag')}</th>
          <th scope="col">{t('table.check')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.inci} data-check={row.check} data-plain={row.flag ? undefined : true}>
            <th scope="row">
              <span className={styles.inci} lang="en" translate="no">
                {row.inci}
              </span>
              <span className={styles.note}>
                {t(`notes.${row.note}`)}
                {row.citation ? (
                  <>
                    {' · '}
                    <span className={styles.citation}>{row.citation}</span>
                  </>
                ) : null}
              </span>
            </th>
            <td className={styles.range}>
              <span>{percent(row.range)}</span>
              <LogRuler axis={id} range={row.range} tone={row.check === 'fix' ? 'seal' : 'spruce'} />
            </td>
            <td className={styles.flag}>
              {row.flag ? (
                <Flag t={t} flag={row.flag} swatch={row.swatch} />
              ) : (
                <span className="sr-only">{t('noFlag')}</span>
              )}
            </td>
            <td className={styles.check}>
              <MarkWithText kind={row.check}>{t(`checks.${row.check}`)}</MarkWithText>
            </td>
          </tr>
        ))}
      </tbody>
      {/* On narrow windows the rows without a flag are left out; this line says so. */}
      <tfoot>
        <tr>
          <td>
            <MarkWithText kind="pass">{t('more', { count: plain })}</MarkWithText>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Flag({ t, flag, swatch }: { t: Texts; flag: keyof typeof flagTones; swatch?: string }) {
  return (
    <Chip tone={flagTones[flag]}>
      {swatch ? (
        <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true" focusable="false">
          <rect width="10" height="10" rx="1" fill={swatch} />
        </svg>
      ) : null}
      {t(`flags.${flag}`)}
    </Chip>
  );
}

function Suggestions({ t }: { t: Texts }) {
  return (
    <ul className={styles.suggestions}>
      {suggestions.map((suggestion, index) => (
        <li key={suggestion.rest} data-active={index === 0 || undefined}>
          <span lang="en" translate="no">
            <strong>{typed}</strong>
            {suggestion.rest}
          </span>
          {suggestion.flag ? <Flag t={t} flag={suggestion.flag} /> : null}
          {suggestion.range ? (
            <span className={styles.suggestedRange}>{percent(suggestion.range)}</span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function LastSubmission({ t }: { t: Texts }) {
  return (
    <div className={styles.slip}>
      <p className={styles.label}>{t('last.title')}</p>
      <p className={styles.slipName}>{lastSubmission.name}</p>
      <ol className={styles.events}>
        {lastSubmission.events.map((event) => (
          <li key={event.id}>
            <Mark kind="pass" size={22} />
            <span>
              <strong>{t(`last.${event.id}`)}</strong> <time className={styles.mono}>{event.time}</time>
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.ticket}>
        <p className={styles.quiet}>{t('last.ticket')}</p>
        <p className={styles.ticketNumber}>{lastSubmission.ticket}</p>
        <p className={styles.quiet}>{t('last.duration', { ...figures.medianFiling })}</p>
      </div>
      <Stamp className={styles.stamp} top="FILED" bottom="접수 완료" />
    </div>
  );
}

/** The three stages of a submission on one line, with its ticket. */
function Stages({ t }: { t: Texts }) {
  return (
    <ol className={styles.stages}>
      {lastSubmission.events.map((event) => (
        <li key={event.id}>
          <MarkWithText kind="pass">{t(`last.${event.id}`)}</MarkWithText>
        </li>
      ))}
    </ol>
  );
}

function Renewal({ t }: { t: Texts }) {
  return (
    <div className={styles.renewal}>
      <p className={styles.renewalHead}>
        <span className={styles.strong}>{t('renewal.title')}</span>
        <DayBadge tone="ochre">{t('renewal.chip', { days: figures.renewalChipDays })}</DayBadge>
      </p>
      <p className={styles.quiet}>{t('renewal.subject')}</p>
      <p className={styles.quiet}>
        {t('renewal.date')} <time className={styles.strong}>{renewalDate}</time>
      </p>
      <p className={styles.quiet}>{t('renewal.rule', { days: figures.renewalChipDays })}</p>
    </div>
  );
}

function Totals({ t }: { t: Texts }) {
  return (['pass', 'review', 'fix'] as const).map((check) => (
    <span key={check} className={styles.total}>
      <Mark kind={check} />
      {t(`totals.${check}`, { count: count(check) })}
    </span>
  ));
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
