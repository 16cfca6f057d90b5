import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { figures } from '@/lib/site';
import { unbroken } from '@/lib/typography';
import { LockIcon, MailIcon, Mark, MarkWithText } from '../shared';
import { Control, Ending } from '../shared/interactive';
import { Actions, type Moves } from './actions';
import { Acknowledged, Badge, line, mono, Subject, Wizard } from './card-parts';
import type { Case } from './cases';
import { achieved, type BoardState, isOpen, isRemindedToday } from './state';

export type Crowd = 'dense' | 'full' | undefined;

type CardProps = {
  item: Case;
  state: BoardState;
  /** How many cards share the column with it: the more, the less on each but the one in hand. */
  crowd: Crowd;
  /** Place in the column, from 0. */
  index: number;
  onTake: () => void;
  /** What can be done with it while it is in hand. */
  moves: Moves;
};

const hiddenSideBySide = '@min-[861px]:hidden';
const namesHidden = '@max-[331px]:sr-only @min-[861px]:@max-[961px]:sr-only';

/** A card that can be taken in hand, with what its case has become. */
export function Card({ item, state, crowd, index, onTake, moves }: CardProps) {
  const t = useTranslations('sceneAdverseEvents');
  const { key, extra } = item;
  const stage = state.stages[key];
  const chosen = state.chosen === key;
  const brief = !chosen && crowd !== undefined;
  const single = !chosen && crowd === 'full';
  const filed = !isOpen(state, key);
  const reached = achieved(state);
  // Side by side the two newest of the filed cases stand on the board, the others lie in the drawer.
  const inDrawer = filed && index >= (reached ? 1 : 2);
  return (
    <li
      className={clsx(
        'relative min-w-0 scroll-my-3 rounded-card border bg-surface px-3.5',
        crowd === 'full' ? 'py-[7px] @max-[861px]:pt-[11px] @max-[861px]:pb-3' : 'pt-[11px] pb-3',
        chosen
          ? 'border-spruce-700 inset-ring inset-ring-spruce-700 forced-colors:outline-2 forced-colors:outline-[Highlight]'
          : 'border-(--hairline)',
        item.minor && '@max-[561px]:hidden',
        inDrawer && hiddenSideBySide,
      )}
      data-card={key}
      data-chosen={chosen || undefined}
    >
      <div
        className={clsx(
          'mb-[7px] flex min-h-6 flex-wrap items-center justify-between gap-x-2 gap-y-1',
          single && '@min-[861px]:mb-0',
        )}
      >
        <Control
          className={clsx(
            mono,
            'min-h-6 font-semibold underline-offset-3 after:absolute after:inset-0 after:rounded-card enabled:hover:underline',
            'focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-spruce-700',
          )}
          translate="no"
          aria-pressed={chosen}
          onClick={onTake}
        >
          AE-{key}
        </Control>
        {filed ? (
          stage === 'sent' ? (
            <MarkWithText kind="current">{t('sent')}</MarkWithText>
          ) : (
            <Acknowledged />
          )
        ) : (
          <span className="inline-flex items-center gap-2">
            {isRemindedToday(state, key) ? (
              <span className="inline-flex text-spruce-700" data-reminded="">
                <MailIcon />
                <span className="sr-only">{t('remindedToday')}</span>
              </span>
            ) : null}
            <Badge daysLeft={state.daysLeft[key]} />
          </span>
        )}
      </div>
      <div className={clsx(single && hiddenSideBySide)}>
        <Subject item={item} brief={brief} />
      </div>
      {extra === 'sections' && chosen && stage === 'draft' ? (
        <Wizard
          sectionsDone={state.sectionsDone}
          namesHidden={namesHidden}
          className="-mx-3.5 mt-[11px] px-3.5"
        />
      ) : null}
      {extra === 'label' && !filed ? (
        <p className={clsx(line, brief && hiddenSideBySide)}>
          <Mark kind={state.labelAttached ? 'pass' : 'review'} />
          {unbroken(t(state.labelAttached ? 'labelAttached' : 'labelMissing'))}
        </p>
      ) : null}
      {filed ? (
        <Filed
          item={item}
          acknowledged={stage === 'submitted'}
          keptUntil={state.keptUntil[key] ?? item.keptUntil ?? ''}
          receiptHidden={index === 1}
        />
      ) : null}
      {chosen && !filed ? <Actions state={state} moves={moves} /> : null}
      {reached === key ? (
        <Ending
          stamp={{ top: 'FILED', bottom: '제출 완료' }}
          className="mt-2 border-t border-rule pt-3 [&_a]:relative [&_a]:z-1 @min-[861px]:[&_a]:mt-1.5 @min-[861px]:[&_a]:min-h-9"
        >
          {unbroken(t('ending', { number: `AE-${key}`, days: state.daysLeft[key] }))}
        </Ending>
      ) : null}
    </li>
  );
}

type FiledProps = {
  item: Case;
  acknowledged: boolean;
  keptUntil: string;
  /** Where columns stand side by side. */
  receiptHidden: boolean;
};

/** What stands on a filed case: report, receipt, and until when it is kept. */
function Filed({ item, acknowledged, keptUntil, receiptHidden }: FiledProps) {
  const t = useTranslations('sceneAdverseEvents');
  return (
    <>
      <p className={clsx(line, receiptHidden && hiddenSideBySide)} data-receipt="">
        <Mark kind="pass" />
        <span className="text-ink-3">{t('sent')}</span>
        {acknowledged ? (
          <span className={clsx(mono, 'ml-auto whitespace-nowrap')} translate="no">
            <span className="sr-only">{t('receipt')} </span>
            {item.receipt}
          </span>
        ) : (
          <span className="ml-auto text-ink-3">{t('awaiting')}</span>
        )}
      </p>
      <p className={clsx(line, 'text-ink-3')}>
        <LockIcon className="flex-none text-ink-2" />
        <span>
          {t('kept', { years: figures.retentionYears })} <time>{keptUntil}</time>
        </span>
      </p>
    </>
  );
}
