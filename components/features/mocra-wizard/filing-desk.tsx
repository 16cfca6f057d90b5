import { figures } from '@/lib/site';
import { unbroken } from '@/lib/typography';
import { ControlIcon, Mark } from '../shared';
import { Either } from '../stage/either';
import {
  accepted,
  certifiedLot,
  control,
  count,
  type PartProps,
  percent,
  refused,
  signedAt,
  stepIds,
  talcReport,
  totalIngredients,
  typed,
  when,
  wizardStates,
} from './filing';
import { Flag } from './ingredient-table';
import styles from './scene.module.css';

/** What is to do at this step: the next ingredient, the row in question, the rule, the signature. */
export function Desk({ t }: PartProps) {
  const entry = 'step=ingredients desk=entry';
  return (
    <div className={styles.desk}>
      <Autocomplete t={t} condition={`${entry} inci=open`} />
      <div className={styles.tool} {...when(`${entry} inci=done`)}>
        <p className={styles.toolText}>
          <Either
            states={wizardStates}
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
            <ControlIcon sign="onward" />
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
          <p className={styles.label}>{unbroken(t('desk.rule'))}</p>
          <p className={styles.toolText}>
            {unbroken(t(`desk.rules.${step}`, { days: figures.listingDays }))}
          </p>
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
      <p className="sr-only">{unbroken(t('suggestions'))}</p>
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
      <p className={styles.toolTitle}>{unbroken(t(`desk.${desk}.title`))}</p>
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
      <p className={styles.label}>{unbroken(t('sign.label'))}</p>
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
          states={wizardStates}
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
export function Submit({ t }: PartProps) {
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
          states={wizardStates}
          of={{
            'filing=no': t('submit'),
            'filing=sending|uploaded|validated': t('submitting'),
            'filing=issued': t('submitted'),
          }}
        />
      </button>
      <span className={styles.submitHint} id="wizard-submit-hint">
        <Either
          states={wizardStates}
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
