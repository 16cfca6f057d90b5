import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { figures } from '@/lib/site';
import { unbroken } from '@/lib/typography';
import { Chip, LockIcon, Mark, type MarkKind, MarkWithText, shortHash } from '../shared';
import { Either } from '../stage/either';
import { SceneWindow } from '../stage/scene-window';
import { startingWith } from '../stage/states';
import { AgentLetter } from './agent-letter';
import {
  type AgentTexts,
  agentLetter,
  agentStates,
  agents,
  agentTypes,
  letterHash,
  signedAt,
} from './letter';
import styles from './scene.module.css';
import { WatchMatrix } from './watch-matrix';

const stepIds = ['type', 'details', 'sign', 'letter'] as const;
const detailIds = ['agent', 'address', 'telephone', 'email'] as const;

const { when, control } = startingWith(agentStates);

/** The premium service watches from the signature on; a contact of one's own has nobody watch. */
const watches = 'type=premium stage=letter';
const waits = 'type=premium stage!=letter';
const alone = 'type=own';

/** Sunday first, as the calendar of both countries prints it. */
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** The next check, and what came of one: hours are those of Washington, where it was Tuesday afternoon. */
const nextCheck = { day: 6, hour: 11 } as const;
const noticeAt = { day: 2, hour: 17 } as const;
const notices = [
  { id: 'received', kind: 'review', time: '17:48', at: '2026-11-17T17:48-05:00' },
  { id: 'forwarded', kind: 'pass', time: '17:54', at: '2026-11-17T17:54-05:00' },
  { id: 'answered', kind: 'pass', time: '19:30', at: '2026-11-17T19:30-05:00' },
] as const;

type SceneProps = { locale: Locale };
type PartProps = { t: AgentTexts };

/**
 * From the agent's type to the signed letter, with the premium service's watch over FDA notices. On its page a
 * visitor chooses the type, confirms the details and signs.
 */
export async function AgentScene({ locale }: SceneProps) {
  const t = await getTranslations({ locale, namespace: 'sceneUsAgentService' });
  return (
    <SceneWindow
      number={4}
      tab={t('tab')}
      file={
        <Either
          states={agentStates}
          of={{ 'stage=letter': agentLetter.files.signed, 'stage!=letter': agentLetter.files.draft }}
        />
      }
      state={
        <Either
          states={agentStates}
          of={{
            'stage=letter': <SignedOn t={t} />,
            'stage!=letter': <Chip tone="neutral">{t('unsigned')}</Chip>,
          }}
        />
      }
      footerStart={
        <span>
          {t('hash')}{' '}
          <code className={styles.hash}>
            <Either
              states={agentStates}
              of={Object.fromEntries(
                agentTypes.map((type) => [`type=${type}`, shortHash(letterHash(t, type), 16, 8)]),
              )}
            />
          </code>
        </span>
      }
      footerEnd={
        <Either
          states={agentStates}
          of={{
            'stage=letter': (
              <span className={styles.kept}>
                <LockIcon />
                {t('kept')}
              </span>
            ),
            'stage!=letter': t('draft'),
          }}
        />
      }
      caption={t('caption')}
      invite={t('invite')}
      behaviour="agent"
      states={agentStates}
    >
      <div className={styles.layout}>
        <div className={styles.form}>
          <p className="sr-only">{unbroken(t('stepsLabel'))}</p>
          <Steps t={t} />
          <Types t={t} />
          <div className={styles.details}>
            {agentTypes.map((type) => (
              <dl key={type} {...when(`type=${type}`)}>
                {detailIds.map((id) => (
                  <div key={id}>
                    <dt>{t(`details.${id}`)}</dt>
                    <dd translate="no">{detail(type, id)}</dd>
                  </div>
                ))}
              </dl>
            ))}
          </div>
          <Confirm t={t} />
        </div>
        <div className={styles.desk}>
          <AgentLetter t={t} className={styles.sheet} />
          <SignatureRecord t={t} />
        </div>
        <Watch t={t} />
      </div>
    </SceneWindow>
  );
}

/** The agent service's most telling part: the signed letter and what its signature left. */
export async function AgentCrop({ locale }: SceneProps) {
  const t = await getTranslations({ locale, namespace: 'sceneUsAgentService' });
  return (
    <SceneWindow
      crop
      number={4}
      tab={t('tab')}
      file={agentLetter.files.signed}
      state={<SignedOn t={t} />}
      footerStart={<MarkWithText kind="pass">{t('signed')}</MarkWithText>}
      footerEnd={<code className={styles.hash}>{shortHash(letterHash(t, agentStates.type), 4, 4)}</code>}
      caption={t('cropCaption')}
    >
      <AgentLetter t={t} extent="shortest" className={styles.crop} />
    </SceneWindow>
  );
}

function detail(type: (typeof agentTypes)[number], id: (typeof detailIds)[number]): string {
  const { name, street, city, telephone, email } = agents[type];
  return { agent: name, address: `${street}, ${city}`, telephone, email }[id];
}

function SignedOn({ t }: PartProps) {
  return <MarkWithText kind="pass">{t('signedOn', { date: agentLetter.date })}</MarkWithText>;
}

/** The four steps; what lies before the current one is done. */
function Steps({ t }: PartProps) {
  return (
    <ol className={styles.steps}>
      {stepIds.map((step, index) => {
        const earlier = stepIds.slice(0, index).join('|');
        const later = stepIds.slice(index + 1).join('|');
        const states: [MarkKind & ('pass' | 'current' | 'empty'), string][] = [
          ['current', step],
          ...(later ? ([['pass', later]] as ['pass', string][]) : []),
          ...(earlier ? ([['empty', earlier]] as ['empty', string][]) : []),
        ];
        return (
          <li
            key={step}
            data-step={step}
            data-state={step === agentStates.stage ? 'current' : 'pass'}
            aria-current={step === agentStates.stage ? 'step' : undefined}
          >
            {states.map(([kind, stages]) => (
              <span key={kind} className={styles.mark} {...when(`stage=${stages}`)}>
                <Mark kind={kind} size={22} />
              </span>
            ))}
            <span>
              <strong>{t(`steps.${step}`)}</strong>
              {states.map(([kind, stages]) => (
                <span key={kind} className="sr-only" {...when(`stage=${stages}`)}>
                  , {t(`stepStates.${kind}`)}
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Who is named: another choice makes another letter, which is not signed yet. */
function Types({ t }: PartProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons of a picture, no form that a fieldset would group
    <div role="group" aria-labelledby="agent-types">
      <p className={styles.label} id="agent-types">
        {unbroken(t('typeLabel'))}
      </p>
      <div className={styles.types}>
        {agentTypes.map((type) => (
          <button
            key={type}
            type="button"
            data-type={type}
            {...control({
              set: `type=${type}`,
              choice: true,
              say: t('said.type', { type: t(`types.${type}.label`), agent: agents[type].name }),
            })}
          >
            <span className={styles.mark} {...when(`type=${type}`)}>
              <Mark kind="current" />
            </span>
            <span className={styles.mark} {...when(`type!=${type}`)}>
              <Mark kind="empty" />
            </span>
            <span>
              <strong>{t(`types.${type}.label`)}</strong>{' '}
              <span className={styles.typeText}>{t(`types.${type}.text`)}</span>
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}

/** Confirms the details; afterwards it leads back to the choice. */
function Confirm({ t }: PartProps) {
  return (
    <div className={styles.confirm}>
      <button
        type="button"
        className={styles.main}
        data-confirms=""
        {...control({ set: 'stage=sign', say: t('said.details') })}
        {...when('stage=type|details')}
      >
        {t('confirm')}
      </button>
      <button
        type="button"
        className={styles.quiet}
        data-again=""
        {...control({ set: 'stage=type', say: t('said.again') })}
        {...when('stage=sign|letter')}
      >
        {t('again')}
      </button>
    </div>
  );
}

/** What the signature leaves: time and short hash; before it, what is still to do. */
function SignatureRecord({ t }: PartProps) {
  return (
    <div className={styles.signed} data-record="" data-home="" tabIndex={-1}>
      {(
        [
          ['empty', 'stage=type|details'],
          ['current', 'stage=sign'],
          ['pass', 'stage=letter'],
        ] as const
      ).map(([kind, condition]) => (
        <span key={kind} className={styles.mark} {...when(condition)}>
          <Mark kind={kind} size={22} />
        </span>
      ))}
      <p>
        <span {...when('stage=type|details')}>
          <strong>{t('record.unsigned')}</strong> <span>{t('record.details')}</span>
        </span>
        <span {...when('stage=sign')}>
          <strong>{t('record.ready')}</strong> <span>{t('record.read')}</span>
        </span>
        <span data-tone="done" {...when('stage=letter')}>
          <strong>
            {t('signed')}, {t('limit', { minutes: figures.signatureMinutes })}
          </strong>{' '}
          <span>
            <time dateTime={agentLetter.signedAt}>{signedAt}</time>{' '}
            <code>
              <Either
                states={agentStates}
                of={Object.fromEntries(
                  agentTypes.map((type) => [`type=${type}`, shortHash(letterHash(t, type), 6, 6)]),
                )}
              />
            </code>
          </span>
        </span>
      </p>
      <button
        type="button"
        className={styles.undo}
        data-undo=""
        {...control({ set: 'stage=sign', say: t('said.undone') })}
        {...when('stage=letter')}
      >
        {t('undo')}
      </button>
      <p hidden data-signed="">
        {unbroken(t('said.signed', { time: signedAt }))}{' '}
        <span {...when('type=premium')}>{t('said.watch')}</span>
        <span {...when(alone)}>{t('said.alone', { agent: agents.own.name })}</span>
      </p>
    </div>
  );
}

/** The premium service's watch, what it found in a week, and the registration that names the agent. */
function Watch({ t }: PartProps) {
  return (
    <div className={styles.watch}>
      <div className={styles.matrix}>
        <p className={styles.always}>
          <strong>24/7</strong>{' '}
          <span>
            <Either
              states={agentStates}
              of={{ [watches]: t('watch.text'), [waits]: t('watch.waits'), [alone]: t('watch.alone') }}
            />
          </span>
          <span className="sr-only" {...when(watches)}>
            . {t('watch.summary')}
          </span>
        </p>
        <WatchMatrix
          className={styles.hours}
          days={weekdays.map((day) => t(`weekdays.${day}`))}
          now={nextCheck}
          notice={noticeAt}
          watching={{ className: styles.watching, ...when(watches) }}
          scale={[t('watch.first'), '12', t('watch.last')]}
        />
      </div>
      <div className={styles.notices}>
        <ol {...when(watches)}>
          {notices.map((notice) => (
            <li key={notice.id}>
              <Mark kind={notice.kind} size={22} />
              <p>
                <strong>
                  <time dateTime={notice.at}>
                    {t('notices.time', { day: t('weekdays.tue'), time: notice.time })}
                  </time>
                  , {t(`notices.${notice.id}`)}
                </strong>{' '}
                <span>{t(`notices.${notice.id}Note`)}</span>
              </p>
            </li>
          ))}
        </ol>
        {(
          [
            ['waits', waits],
            ['alone', alone],
          ] as const
        ).map(([id, condition]) => (
          <div key={id} className={styles.noNotice} {...when(condition)}>
            <Mark kind="empty" size={22} />
            <p>
              <strong>{t(`notices.${id}`)}</strong>{' '}
              <span>{t(`notices.${id}Note`, { agent: agents.own.name })}</span>
            </p>
          </div>
        ))}
      </div>
      <p className={styles.registration}>
        <span className={styles.label}>{t('registration.label')}</span>{' '}
        <strong>{t('registration.place')}</strong> <span>{t('registration.rhythm')}</span>
      </p>
    </div>
  );
}
