import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { figures } from '@/lib/site';
import { AgentLetter, agent, agentLetter, signedAt } from './agent-letter';
import styles from './agent-scene.module.css';
import { LockIcon, Mark, MarkWithText, SceneWindow } from './parts';
import { shortHash } from './shipment';
import { WatchMatrix } from './watch-matrix';

const steps = [
  { id: 'type', state: 'pass' },
  { id: 'details', state: 'pass' },
  { id: 'sign', state: 'pass' },
  { id: 'letter', state: 'current' },
] as const;

const agentTypes = ['own', 'premium'] as const;
const chosenType: (typeof agentTypes)[number] = 'premium';

const details = [
  { id: 'agent', text: agent.name },
  { id: 'address', text: `${agent.street}, ${agent.city}` },
  { id: 'telephone', text: agent.telephone },
  { id: 'email', text: agent.email },
] as const;

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
type Texts = Awaited<ReturnType<typeof getTranslations<'sceneAgent'>>>;

/** From the agent's type to the signed letter, with the premium service's watch over FDA notices. */
export async function AgentScene({ locale }: SceneProps) {
  const t = await getTranslations({ locale, namespace: 'sceneAgent' });
  return (
    <SceneWindow
      number={4}
      tab={t('tab')}
      file={agentLetter.file}
      state={<SignedIn t={t} />}
      footerStart={
        <span>
          {t('hash')} <code className={styles.hash}>{shortHash(agentLetter.sha256, 16, 8)}</code>
        </span>
      }
      footerEnd={
        <span className={styles.kept}>
          <LockIcon />
          {t('kept')}
        </span>
      }
      caption={t('caption')}
    >
      <div className={styles.layout} data-step="letter" data-type={chosenType}>
        <div className={styles.form}>
          <p className="sr-only">{t('stepsLabel')}</p>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li
                key={step.id}
                data-state={step.state}
                aria-current={step.state === 'current' ? 'step' : undefined}
              >
                <Mark kind={step.state} size={22} />
                <span>
                  <strong>{t(`steps.${step.id}`)}</strong>
                  <span className="sr-only">, {t(`stepStates.${step.state}`)}</span>
                </span>
              </li>
            ))}
          </ol>
          <div>
            <p className={styles.label}>{t('typeLabel')}</p>
            <ul className={styles.types}>
              {agentTypes.map((type) => (
                <li key={type} data-chosen={type === chosenType || undefined}>
                  <Mark kind={type === chosenType ? 'current' : 'empty'} />
                  <p>
                    <strong>{t(`types.${type}.label`)}</strong>
                    {type === chosenType ? <span className="sr-only">, {t('chosen')}</span> : null}{' '}
                    <span className={styles.typeText}>{t(`types.${type}.text`)}</span>
                  </p>
                </li>
              ))}
            </ul>
          </div>
          <dl className={styles.details}>
            {details.map(({ id, text }) => (
              <div key={id}>
                <dt>{t(`details.${id}`)}</dt>
                <dd translate="no">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.desk}>
          <AgentLetter t={t} className={styles.sheet} />
          <p className={styles.signed}>
            <Mark kind="pass" size={22} />
            <span>
              <strong>
                {t('signed')}, {t('limit', { minutes: figures.signatureMinutes })}
              </strong>{' '}
              <time dateTime={agentLetter.signedAt}>{signedAt}</time>
            </span>
            <code>{shortHash(agentLetter.sha256, 6, 6)}</code>
          </p>
        </div>
        <div className={styles.watch}>
          <div className={styles.matrix}>
            <p className={styles.always}>
              <strong>24/7</strong> <span>{t('watch.text')}</span>
              <span className="sr-only">. {t('watch.summary')}</span>
            </p>
            <WatchMatrix
              className={styles.hours}
              days={weekdays.map((day) => t(`weekdays.${day}`))}
              now={nextCheck}
              notice={noticeAt}
              scale={[t('watch.first'), '12', t('watch.last')]}
            />
          </div>
          <ol className={styles.notices}>
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
          <p className={styles.registration}>
            <span className={styles.label}>{t('registration.label')}</span>{' '}
            <strong>{t('registration.place')}</strong> <span>{t('registration.rhythm')}</span>
          </p>
        </div>
      </div>
    </SceneWindow>
  );
}

/** The agent service's most telling part: the signed letter and what its signature left. */
export async function AgentCrop({ locale }: SceneProps) {
  const t = await getTranslations({ locale, namespace: 'sceneAgent' });
  return (
    <SceneWindow
      crop
      number={4}
      tab={t('tab')}
      file={agentLetter.file}
      state={<SignedIn t={t} />}
      footerStart={<MarkWithText kind="pass">{t('signed')}</MarkWithText>}
      footerEnd={<code className={styles.hash}>{shortHash(agentLetter.sha256, 4, 4)}</code>}
      caption={t('cropCaption')}
    >
      <AgentLetter t={t} extent="short" className={styles.crop} />
    </SceneWindow>
  );
}

function SignedIn({ t }: { t: Texts }) {
  return <MarkWithText kind="pass">{t('signedIn', { seconds: agentLetter.seconds })}</MarkWithText>;
}
