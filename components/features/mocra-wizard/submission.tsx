import { figures } from '@/lib/site';
import { unbroken } from '@/lib/typography';
import { DayBadge, Mark, MarkWithText, Stamp } from '../shared';
import { Either } from '../stage/either';
import {
  facilityRenewal,
  type lastSubmission,
  listingRenewal,
  type PartProps,
  stageIds,
  thisSubmission,
  when,
  wizardStates,
} from './filing';
import styles from './scene.module.css';

type SubmissionProps = PartProps & {
  submission: typeof lastSubmission | typeof thisSubmission;
  title: string;
  condition: string;
};

/** Slip of a submission: its three stages, ticket and stamp; the visitor's own fills while it is under way. */
export function Submission({ t, submission, title, condition }: SubmissionProps) {
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
                    states={wizardStates}
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
        <p className={styles.quiet}>{unbroken(t('last.ticket'))}</p>
        {own ? (
          <>
            <p className={styles.ticketNumber} {...when('filing!=issued')}>
              {unbroken(t('last.pending'))}
            </p>
            <div {...when('filing=issued')}>
              <p className={styles.ticketNumber}>{submission.ticket}</p>
              <p className={styles.quiet}>{unbroken(t('last.duration', { ...thisSubmission.duration }))}</p>
            </div>
          </>
        ) : (
          <>
            <p className={styles.ticketNumber}>{submission.ticket}</p>
            <p className={styles.quiet}>{unbroken(t('last.duration', { ...figures.medianFiling }))}</p>
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

/** The three stages of a submission on one line, none of them reached while a row has to be fixed. */
export function Stages({ t }: PartProps) {
  return (
    <ol className={styles.stages}>
      {stageIds.map((stage) => (
        <li key={stage}>
          <MarkWithText kind="empty">{t(`last.${stage}`)}</MarkWithText>
        </li>
      ))}
    </ol>
  );
}

/** The facility's renewal, and that of the listing the visitor has just filed. */
export function Renewals({ t }: PartProps) {
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
        {unbroken(t('renewal.date'))} <time className={styles.strong}>{row.date}</time>
      </p>
      <p className={styles.quiet}>{row.rule}</p>
    </div>
  ));
}
