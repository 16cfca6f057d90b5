import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { DayBadge, Mark, markOfStep } from '../../shared';
import { Invite } from '../../shared/interactive';
import { filing, stageIds } from '../data';
import { isIssued, nextStep, type WizardState } from '../state';
import { Button, label, quiet } from './controls';

const card = 'rounded-card border border-(--hairline) bg-surface p-4 shadow-sm';

/**
 * A submission with its three stages and its ticket: the previous one until the visitor's submission is in progress.
 */
export function Submission({ state }: { state: WizardState }) {
  const t = useTranslations('sceneMocraWizard');
  const own = state.reached !== null;
  const submission = filing.submissions[own ? 'this' : 'last'];
  const reached = state.reached ?? stageIds.length;
  const filed = reached === stageIds.length;
  return (
    <div
      className={clsx(card, 'flex flex-1 flex-col @max-[62.5rem]:flex-[1.6] @max-[37.5rem]:flex-none')}
      data-slip={own ? 'this' : 'last'}
    >
      <p className={label}>{t(own ? 'last.thisTitle' : 'last.title')}</p>
      <p className="mb-2.5 leading-[1.45] font-semibold tracking-[-0.02em]">{submission.name}</p>
      <ol className="flex flex-1 flex-col">
        {stageIds.map((stage, index) => {
          const mark = markOfStep(reached, index);
          return (
            <li key={stage} className="relative flex gap-3 pb-3.5 not-last:flex-1 @max-[37.5rem]:pb-2.5">
              {stage === 'issued' ? null : (
                <span className="absolute top-6 bottom-0.5 left-[10.5px] w-px bg-spruce-700" />
              )}
              <Mark kind={mark} size={22} />
              <span>
                <strong className="block leading-5.5 @max-[37.5rem]:inline">{t(`last.${stage}`)}</strong>{' '}
                <time className="block font-mono text-xs leading-4.75 tracking-[-0.01em] text-ink-3 @max-[37.5rem]:ml-2 @max-[37.5rem]:inline">
                  {mark === 'pass' ? submission.times[stage] : '··:··:··'}
                </time>
              </span>
            </li>
          );
        })}
      </ol>
      <div className="min-h-19 border-t border-rule pt-2.5">
        <p className={quiet}>{t('last.ticket')}</p>
        <p className="font-mono text-xs leading-5 font-semibold tracking-[-0.01em]">
          {filed ? submission.ticket : t('last.pending')}
        </p>
        {filed ? <p className={quiet}>{t('last.duration', submission.duration)}</p> : null}
      </div>
    </div>
  );
}

/** Renewal of the facility; after the visitor's filing, renewal of the new listing. */
export function Renewal({ issued }: { issued: boolean }) {
  const t = useTranslations('sceneMocraWizard');
  const { facility, listing, days } = filing.renewals;
  return (
    <div
      key={String(issued)}
      className={clsx(
        card,
        '@max-[62.5rem]:flex-1 @max-[62.5rem]:self-start @max-[37.5rem]:self-stretch',
        issued &&
          'starting:-translate-y-2 starting:opacity-0 motion-safe:transition-[opacity,translate] motion-safe:duration-300',
      )}
    >
      <p className="mb-1.5 flex items-center justify-between">
        <span className="text-sm font-semibold">{t('renewal.title')}</span>
        <DayBadge tone={issued ? 'neutral' : 'ochre'}>
          {t('renewal.chip', { days: issued ? listing.days : days })}
        </DayBadge>
      </p>
      <p className={quiet}>{t(issued ? 'renewal.listing' : 'renewal.subject')}</p>
      <p className={quiet}>
        {t(issued ? 'renewal.listingDate' : 'renewal.date')}{' '}
        <time className="font-semibold text-ink">{issued ? listing.due : facility}</time>
      </p>
      <p className={quiet}>
        {issued ? t('renewal.listingRule', { date: listing.chip }) : t('renewal.rule', { days })}
      </p>
    </div>
  );
}

type MainButtonProps = {
  state: WizardState;
  /** Label of the next action. */
  name: string;
  onPress: () => void;
};

/**
 * Primary button that leads to the ticket. Its label is the next task; it is disabled only after the listing is sent.
 */
export function MainButton({ state, name, onPress }: MainButtonProps) {
  const t = useTranslations('sceneMocraWizard');
  const task = nextStep(state);
  const hint = () => {
    if (task) return task === 'submit' ? t('waits.ready') : null;
    return t(isIssued(state) ? 'waits.nothing' : 'waits.ticket');
  };
  return (
    <div className="flex flex-col items-end gap-1.5 @max-[37.5rem]:mt-8 @max-[37.5rem]:items-start">
      <span className="relative inline-flex">
        {task ? <Invite>{t('invite')}</Invite> : null}
        <Button
          kind="main"
          className="min-h-10 px-4 text-md"
          data-submit=""
          data-task={task}
          aria-describedby="wizard-submit-hint"
          notYet={!task}
          onClick={onPress}
        >
          {name}
        </Button>
      </span>
      <span className="min-h-4.25 text-sm leading-4.25 text-ink-3" id="wizard-submit-hint">
        {hint()}
      </span>
    </div>
  );
}
