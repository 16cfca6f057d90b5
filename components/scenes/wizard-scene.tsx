import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { figures } from '@/lib/site';
import { LogRuler, LogRulerAxis } from './log-ruler';
import { Chip, DayBadge, Mark, type MarkKind, MarkWithText, SceneWindow, Stamp } from './parts';
import {
  accepted,
  catalogSkus,
  certifiedLot,
  control,
  count,
  facilityRenewal,
  fields,
  file,
  type Ingredient,
  ingredients,
  lastSubmission,
  listingRenewal,
  percent,
  productName,
  refused,
  type StepId,
  signedAt,
  stageIds,
  stepIds,
  talcReport,
  thisSubmission,
  totalIngredients,
  typed,
  when,
  wizardStates,
} from './wizard-filing';
import styles from './wizard-scene.module.css';

const flagTones = { talc: 'ochre', color: 'neutral', eu26: 'sky' } as const;

type SceneProps = { locale: Locale };
type Texts = Awaited<ReturnType<typeof getTranslations<'sceneWizard'>>>;
type PartProps = { t: Texts };

/**
 * The filing wizard at its ingredient step, with the last submission's ticket and the renewal chip. On its page a
 * visitor settles what is open, signs, submits and sees the ticket come.
 */
export async function WizardScene({ locale }: SceneProps) {
  const t = await getTranslations({ locale, namespace: 'sceneWizard' });
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
          <p className="sr-only">{t('stepsLabel')}</p>
          <StepButtons t={t} />
          <div className={styles.import}>
            <p className={styles.label}>{t('import.title')}</p>
            <p className={styles.strong}>{t('import.storefront', { count: catalogSkus })}</p>
            <p className={styles.quiet}>{t('import.csv')}</p>
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
                  {t(`hints.${step}`)}
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
      state={<StepProgress t={t} step="ingredients" />}
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

/** Parts of which the states show one at a time. */
function Either({ of }: { of: Record<string, ReactNode> }) {
  return Object.entries(of).map(([condition, children]) => (
    <span key={condition} {...when(condition)}>
      {children}
    </span>
  ));
}

const stepNumber = (step: StepId) => stepIds.indexOf(step) + 1;

function StepProgress({ t, step }: PartProps & { step: StepId }) {
  const current = stepNumber(step);
  return (
    <p className={styles.progress} {...when(`step=${step}`)}>
      <svg
        viewBox="0 0 100 6"
        width="96"
        height="6"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M0 0h100v6H0z" fill="#e9e6dc" />
        <path d={`M0 0h${(100 * current) / stepIds.length}v6H0z`} fill="#0a5851" />
      </svg>
      {t('step', { current, total: stepIds.length })}
    </p>
  );
}

/** How each step may stand when it is not the current one, and under which condition. */
const stepStates: Record<StepId, Partial<Record<'pass' | 'review' | 'fix' | 'empty', string>>> = {
  facility: { pass: 'step!=facility' },
  responsiblePerson: { pass: 'step!=responsiblePerson' },
  listedProduct: { pass: 'step!=listedProduct' },
  ingredients: {
    pass: 'step!=ingredients list=pass',
    review: 'step!=ingredients list=map|review',
    fix: 'step!=ingredients list=fix',
  },
  review: { pass: 'filing=issued', empty: 'step!=review filing!=issued' },
};

function StepButtons({ t }: PartProps) {
  const details: Record<StepId, ReactNode> = {
    facility: 'FEI 3016 448 217',
    responsiblePerson: 'Onsil America Inc.',
    listedProduct: t('stepDetails.category'),
    ingredients: (
      <Either
        of={{
          'inci=open': t('stepDetails.mapped', { mapped: ingredients.length, total: totalIngredients }),
          'inci=done': t('stepDetails.mapped', { mapped: totalIngredients, total: totalIngredients }),
        }}
      />
    ),
    review: (
      <Either
        of={{
          'signed=no': t('stepDetails.notStarted'),
          'signed=yes filing!=issued': t('stepDetails.signed'),
          'filing=issued': t('stepDetails.filed'),
        }}
      />
    ),
  };
  return (
    <ol className={styles.steps}>
      {stepIds.map((step) => (
        <li key={step}>
          <button
            type="button"
            {...control({
              set: `step=${step}`,
              say: t('said.step', {
                current: stepNumber(step),
                total: stepIds.length,
                name: t(`steps.${step}`),
              }),
            })}
            data-step={step}
            aria-current={step === wizardStates.step ? 'step' : undefined}
          >
            <span
              className={styles.stepMark}
              {...when(step === 'review' ? 'step=review filing!=issued' : `step=${step}`)}
            >
              <Mark kind="current" size={22} />
            </span>
            {Object.entries(stepStates[step]).map(([kind, condition]) => (
              <span key={kind} className={styles.stepMark} {...when(condition)}>
                <Mark kind={kind as MarkKind} size={22} />
              </span>
            ))}
            <span className={styles.stepText}>
              <span className={styles.stepName}>{t(`steps.${step}`)}</span>
              {Object.entries(stepStates[step]).map(([kind, condition]) => (
                <span key={kind} className="sr-only" {...when(condition)}>
                  , {t(`stepStates.${kind as 'pass'}`)}
                </span>
              ))}
              <span className={styles.stepDetail}>{details[step]}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Back, next, and the whole filing once more. */
function Moves({ t }: PartProps) {
  return (
    <div className={styles.moves}>
      <button type="button" className={styles.button} data-move="-1" {...control({ able: 'step!=facility' })}>
        <Chevron path="M10 3 5 8l5 5" />
        {t('back')}
      </button>
      <button type="button" className={styles.button} data-move="1" {...control({ able: 'step!=review' })}>
        {t('next')}
        <Chevron path="m6 3 5 5-5 5" />
      </button>
      <button type="button" className={styles.again} data-again="" {...control({ say: t('said.again') })}>
        <Chevron path="M3.2 5.6A5.4 5.4 0 1 1 2.6 9M3 2v3.8h3.8" />
        {t('again')}
      </button>
    </div>
  );
}

function Chevron({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="14"
      height="14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

/** What is on file for a step that is done. */
function Fields({ t, step }: PartProps & { step: keyof typeof fields }) {
  return (
    <dl className={styles.fields} {...when(`step=${step}`)}>
      {fields[step].map((field) => (
        <div key={field.id}>
          <dt>
            {t(`fields.${step}.${field.id as 'name'}`)}
            {'citation' in field ? <span className={styles.source}>{field.citation}</span> : null}
          </dt>
          <dd>
            <span className={styles.value}>
              {'message' in field.value ? (
                t(`values.${field.value.message}`)
              ) : (
                <span lang={'lang' in field.value ? field.value.lang : undefined} translate="no">
                  {field.value.data}
                </span>
              )}
              {field.id === 'renewal' ? (
                <DayBadge tone="ochre">{t('renewal.chip', { days: figures.renewalChipDays })}</DayBadge>
              ) : null}
              {field.id === 'due' ? (
                <DayBadge tone="neutral">{t('renewal.chip', { days: 68 })}</DayBadge>
              ) : null}
            </span>
            <MarkWithText kind="pass">{t('checks.pass')}</MarkWithText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The last step's summary; its ingredient line says what is still open. */
function ReviewList({ t }: PartProps) {
  const passes = <MarkWithText kind="pass">{t('checks.pass')}</MarkWithText>;
  const rows: {
    id: 'facility' | 'responsiblePerson' | 'product' | 'ingredients' | 'flags' | 'file';
    value: ReactNode;
    check?: ReactNode;
  }[] = [
    { id: 'facility', value: 'FEI 3016 448 217' },
    { id: 'responsiblePerson', value: <span lang="en">Onsil America Inc.</span> },
    { id: 'product', value: t('values.category') },
    {
      id: 'ingredients',
      value: (
        <Either
          of={{
            'inci=open': t('stepDetails.mapped', { mapped: ingredients.length, total: totalIngredients }),
            'inci=done': t('stepDetails.mapped', { mapped: totalIngredients, total: totalIngredients }),
          }}
        />
      ),
      check: (
        <Either
          of={{
            'list=fix': <MarkWithText kind="fix">{t('checks.fix')}</MarkWithText>,
            'list=map|review': <MarkWithText kind="review">{t('checks.review')}</MarkWithText>,
            'list=pass': passes,
          }}
        />
      ),
    },
    {
      id: 'flags',
      value: (
        <span className={styles.flags}>
          <Flag t={t} flag="talc" />
          <Flag t={t} flag="color" swatch="#e5b800" />
          <Flag t={t} flag="eu26" />
        </span>
      ),
    },
    { id: 'file', value: t('values.schema') },
  ];
  return (
    <dl className={styles.fields} {...when('step=review')}>
      {rows.map((row) => (
        <div key={row.id}>
          <dt>{t(`reviewRows.${row.id}`)}</dt>
          <dd>
            <span className={styles.value}>{row.value}</span>
            {row.check ?? passes}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type IngredientTableProps = PartProps & {
  rows: readonly Ingredient[];
  id: string;
  /** Whether a visitor may settle rows and add the eighth. */
  tried?: boolean;
};

function IngredientTable({ t, rows, id, tried = false }: IngredientTableProps) {
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
          <IngredientRow key={row.inci} t={t} row={row} axis={id} tried={tried} />
        ))}
        {tried ? <IngredientRow t={t} row={accepted} axis={id} condition="inci=done" /> : null}
      </tbody>
      {/* On narrow windows the rows without a flag are left out; this line says so. */}
      <tfoot>
        <tr>
          <td colSpan={4}>
            <MarkWithText kind="pass">{t('more', { count: plain })}</MarkWithText>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

type IngredientRowProps = PartProps & { row: Ingredient; axis: string; tried?: boolean; condition?: string };

function IngredientRow({ t, row, axis, tried = false, condition }: IngredientRowProps) {
  const settles = tried ? row.settles : undefined;
  const ruler = (check: Ingredient['check']) => (
    <LogRuler axis={axis} range={row.range} tone={check === 'fix' ? 'seal' : 'spruce'} />
  );
  const note = (check: Ingredient['check'], text: ReactNode) => (
    <span className={styles.note} data-check={check}>
      {text}
      {row.citation ? (
        <>
          {' · '}
          <span className={styles.citation}>{row.citation}</span>
        </>
      ) : null}
    </span>
  );
  const check = <MarkWithText kind={row.check}>{t(`checks.${row.check}`)}</MarkWithText>;
  return (
    <tr data-plain={row.flag ? undefined : true} {...(condition ? when(condition) : {})}>
      <th scope="row">
        <span className={styles.inci} lang="en" translate="no">
          {row.inci}
        </span>
        {settles ? (
          <Either
            of={{
              [`${settles.state}=open`]: note(row.check, t(`notes.${row.note}`)),
              [`${settles.state}=done`]: note(
                'pass',
                t(`notes.${settles.note}`, { lot: certifiedLot, date: talcReport }),
              ),
            }}
          />
        ) : (
          note(row.check, t(`notes.${row.note}`))
        )}
      </th>
      <td className={styles.range}>
        <span className={styles.percent}>{percent(row.range)}</span>
        {settles && row.check === 'fix' ? (
          <Either
            of={{
              [`${settles.state}=open`]: ruler('fix'),
              [`${settles.state}=done`]: ruler('pass'),
            }}
          />
        ) : (
          ruler(row.check)
        )}
      </td>
      <td className={styles.flag}>
        {row.flag ? (
          <Flag t={t} flag={row.flag} swatch={row.swatch} />
        ) : (
          <span className="sr-only">{t('noFlag')}</span>
        )}
      </td>
      <td className={styles.check}>
        {settles ? (
          <>
            <button
              type="button"
              className={styles.settle}
              data-issue=""
              data-desk={settles.desk}
              aria-expanded={false}
              aria-controls={`wizard-desk-${settles.desk}`}
              {...control()}
              {...when(`${settles.state}=open`)}
            >
              {check}
              <span className="sr-only">, {row.inci}</span>
            </button>
            <span {...when(`${settles.state}=done`)}>
              <MarkWithText kind="pass">{t('checks.pass')}</MarkWithText>
            </span>
          </>
        ) : (
          check
        )}
      </td>
    </tr>
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

/** What is to do at this step: the next ingredient, the row in question, the rule, the signature. */
function Desk({ t }: PartProps) {
  const entry = 'step=ingredients desk=entry';
  return (
    <div className={styles.desk}>
      <Autocomplete t={t} condition={`${entry} inci=open`} />
      <div className={styles.tool} {...when(`${entry} inci=done`)}>
        <p className={styles.toolText}>
          <Either
            of={{
              'list=fix': t('desk.mappedFix', { count: count('fix') }),
              'list=review': t('desk.mappedReview'),
              'list=pass': t('desk.mapped', { total: totalIngredients }),
            }}
          />
        </p>
        <p className={styles.toolActions} {...when('fix=done')}>
          <button
            type="button"
            className={styles.button}
            data-onward=""
            {...control({
              set: 'step=review',
              say: t('said.step', {
                current: stepIds.length,
                total: stepIds.length,
                name: t('steps.review'),
              }),
            })}
          >
            {t('desk.onward')}
            <Chevron path="m6 3 5 5-5 5" />
          </button>
        </p>
      </div>
      <Tool
        t={t}
        desk="lot"
        tone="fix"
        text={t('desk.lot.text', { lot: certifiedLot })}
        action={t('desk.lot.action', { lot: certifiedLot })}
        set="fix=done desk=entry"
        say={t('said.lot')}
      />
      <Tool
        t={t}
        desk="talc"
        tone="review"
        text={t('desk.talc.text', { date: talcReport })}
        action={t('desk.talc.action')}
        set="talc=done desk=entry"
        say={t('said.talc')}
      />
      {(['facility', 'responsiblePerson', 'listedProduct'] as const).map((step) => (
        <div key={step} className={styles.tool} {...when(`step=${step}`)}>
          <p className={styles.label}>{t('desk.rule')}</p>
          <p className={styles.toolText}>{t(`desk.rules.${step}`, { days: figures.listingDays })}</p>
        </div>
      ))}
      <SignaturePad t={t} />
    </div>
  );
}

function Autocomplete({ t, condition }: PartProps & { condition: string }) {
  return (
    <div className={styles.autocomplete} {...when(condition)}>
      <p className={styles.field}>
        <span className="sr-only">{t('add')}: </span>
        {typed}
        <span className={styles.caret} />
      </p>
      <p className="sr-only">{t('suggestions')}</p>
      <ul className={styles.suggestions}>
        <li>
          <button
            type="button"
            data-accepts=""
            data-issue=""
            {...control({ set: 'inci=done', say: t('said.inci', { total: totalIngredients }) })}
          >
            <Suggested name={accepted.inci} />
            <Flag t={t} flag={accepted.flag} />
            <span className={styles.suggestedRange}>{percent(accepted.range)}</span>
          </button>
        </li>
        <li>
          <button type="button" {...control({ set: 'wrong=yes', say: t('said.wrong') })}>
            <Suggested name={refused} />
            <span className={styles.wrong} {...when('wrong=yes')}>
              <Mark kind="fix" />
              {t('wrong')}
            </span>
          </button>
        </li>
      </ul>
    </div>
  );
}

/** A suggestion with its typed beginning set off. */
function Suggested({ name }: { name: string }) {
  return (
    <span lang="en" translate="no">
      <strong>{typed}</strong>
      {name.slice(typed.length)}
    </span>
  );
}

type ToolProps = PartProps & {
  desk: 'lot' | 'talc';
  tone: 'fix' | 'review';
  text: string;
  action: string;
  set: string;
  say: string;
};

/** What settles a row: why it stands there, and the one thing to do. */
function Tool({ t, desk, tone, text, action, set, say }: ToolProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a picture, no form that a fieldset would group
    <div
      className={styles.tool}
      id={`wizard-desk-${desk}`}
      role="group"
      aria-label={t(`desk.${desk}.title`)}
      data-tone={tone}
      {...when(`step=ingredients desk=${desk}`)}
    >
      <p className={styles.toolTitle}>{t(`desk.${desk}.title`)}</p>
      <p className={styles.toolText}>{text}</p>
      <p className={styles.toolActions}>
        <button
          type="button"
          className={styles.button}
          data-kind="main"
          data-settles=""
          {...control({ set, say })}
        >
          {action}
        </button>
        <button type="button" className={styles.button} data-kind="quiet" data-leaves={desk} {...control()}>
          {t('desk.later')}
        </button>
      </p>
    </div>
  );
}

function SignaturePad({ t }: PartProps) {
  return (
    <div className={styles.pad} {...when('step=review')}>
      <p className={styles.label}>{t('sign.label')}</p>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.button}
          data-kind="main"
          data-signs=""
          {...control({ set: 'signed=yes', say: t('said.signed') })}
          {...when('signed=no')}
        >
          {t('sign.action', { name: t('sign.name') })}
        </button>
        <span {...when('signed=yes')}>
          <Signature />
        </span>
      </div>
      <p className={styles.quiet}>
        <Either
          of={{
            'signed=no': t('sign.statement'),
            'signed=yes': t('sign.done', { name: t('sign.name'), time: signedAt }),
          }}
        />
      </p>
    </div>
  );
}

/** "M. Cho", written at once. */
function Signature() {
  return (
    <svg
      className={styles.signature}
      viewBox="0 0 150 44"
      width="150"
      height="44"
      fill="none"
      stroke="#122125"
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

/** Open when nothing is red, every ingredient is mapped and the filing is signed. */
function Submit({ t }: PartProps) {
  return (
    <div className={styles.submit}>
      <button
        type="button"
        className={styles.submitButton}
        data-submit=""
        aria-describedby="wizard-submit-hint"
        {...control({ able: 'waits=ready' })}
      >
        <Either
          of={{
            'filing=no': t('submit'),
            'filing=sending|uploaded|validated': t('submitting'),
            'filing=issued': t('submitted'),
          }}
        />
      </button>
      <span className={styles.submitHint} id="wizard-submit-hint">
        <Either
          of={{
            'waits=fix': t('submitHint', { count: count('fix') }),
            'waits=map': t('waits.map', { total: totalIngredients }),
            'waits=sign': t('waits.sign'),
            'waits=ready': t('waits.ready'),
            'waits=ticket': t('waits.ticket'),
            'waits=nothing': t('waits.nothing'),
          }}
        />
      </span>
    </div>
  );
}

type SubmissionProps = PartProps & {
  submission: typeof lastSubmission | typeof thisSubmission;
  title: string;
  condition: string;
};

/** Slip of a submission: its three stages, ticket and stamp; the visitor's own fills while it is under way. */
function Submission({ t, submission, title, condition }: SubmissionProps) {
  const own = submission === thisSubmission;
  return (
    <div
      className={styles.slip}
      data-slip={own || undefined}
      data-say={own ? t('said.issued', { ticket: submission.ticket }) : undefined}
      {...when(condition)}
    >
      <p className={styles.label}>{title}</p>
      <p className={styles.slipName}>{submission.name}</p>
      <ol className={styles.events}>
        {stageIds.map((stage, index) => (
          <li key={stage}>
            {own ? <StageMark index={index} /> : <Mark kind="pass" size={22} />}
            <span>
              <strong>{t(`last.${stage}`)}</strong>{' '}
              <time className={styles.mono}>
                {own ? (
                  <Either
                    of={{
                      [`filing=${stageIds.slice(index).join('|')}`]: submission.times[stage],
                      [`filing=${['sending', ...stageIds].slice(0, index + 1).join('|')}`]: '··:··:··',
                    }}
                  />
                ) : (
                  submission.times[stage]
                )}
              </time>
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.ticket}>
        <p className={styles.quiet}>{t('last.ticket')}</p>
        {own ? (
          <>
            <p className={styles.ticketNumber} {...when('filing!=issued')}>
              {t('last.pending')}
            </p>
            <div {...when('filing=issued')}>
              <p className={styles.ticketNumber}>{submission.ticket}</p>
              <p className={styles.quiet}>{t('last.duration', { ...thisSubmission.duration })}</p>
            </div>
          </>
        ) : (
          <>
            <p className={styles.ticketNumber}>{submission.ticket}</p>
            <p className={styles.quiet}>{t('last.duration', { ...figures.medianFiling })}</p>
          </>
        )}
      </div>
      <div className={styles.stamp} {...(own ? when('filing=issued') : {})}>
        <Stamp top="FILED" bottom="접수 완료" />
      </div>
    </div>
  );
}

/** Empty until its turn, then current, then done. */
function StageMark({ index }: { index: number }) {
  const order = ['sending', ...stageIds];
  return (
    <>
      {index > 0 ? (
        <span className={styles.stepMark} {...when(`filing=${order.slice(0, index).join('|')}`)}>
          <Mark kind="empty" size={22} />
        </span>
      ) : null}
      <span className={styles.stepMark} {...when(`filing=${order[index]}`)}>
        <Mark kind="current" size={22} />
      </span>
      <span className={styles.stepMark} {...when(`filing=${stageIds.slice(index).join('|')}`)}>
        <Mark kind="pass" size={22} />
      </span>
    </>
  );
}

/** The three stages of a submission on one line, with its ticket. */
function Stages({ t }: PartProps) {
  return (
    <ol className={styles.stages}>
      {stageIds.map((stage) => (
        <li key={stage}>
          <MarkWithText kind="pass">{t(`last.${stage}`)}</MarkWithText>
        </li>
      ))}
    </ol>
  );
}

/** The facility's renewal, and that of the listing the visitor has just filed. */
function Renewals({ t }: PartProps) {
  const rows = [
    {
      condition: 'filing!=issued',
      subject: t('renewal.subject'),
      date: facilityRenewal,
      rule: t('renewal.rule', { days: figures.renewalChipDays }),
    },
    {
      condition: 'filing=issued',
      subject: t('renewal.listing'),
      date: listingRenewal.biennial,
      rule: t('renewal.listingRule', { date: listingRenewal.chip }),
    },
  ];
  return rows.map((row) => (
    <div key={row.condition} className={styles.renewal} {...when(row.condition)}>
      <p className={styles.renewalHead}>
        <span className={styles.strong}>{t('renewal.title')}</span>
        <DayBadge tone="ochre">{t('renewal.chip', { days: figures.renewalChipDays })}</DayBadge>
      </p>
      <p className={styles.quiet}>{row.subject}</p>
      <p className={styles.quiet}>
        {t('renewal.date')} <time className={styles.strong}>{row.date}</time>
      </p>
      <p className={styles.quiet}>{row.rule}</p>
    </div>
  ));
}

function Totals({ t }: PartProps) {
  const first = count('pass');
  const passed = Array.from({ length: totalIngredients - first + 1 }, (_, more) => first + more);
  return (
    <>
      <span className={styles.total}>
        <Mark kind="pass" />
        <Either
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
