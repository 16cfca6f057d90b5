import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { figures } from '@/lib/site';
import { unbroken } from '@/lib/typography';
import { ControlIcon, LockIcon, Mark, MarkWithText } from '../shared';
import { Control, Ending, Invite } from '../shared/interactive';
import { Acknowledged, Badge, line, MailIcon, mono, Subject, Wizard } from './card-parts';
import { type Case, openSections } from './cases';
import { achieved, type BoardState, initialState, isOpen, isRemindedToday, lacks } from './state';

type CardProps = {
  item: Case;
  state: BoardState;
  /** How many cards share the column with it: the more, the less on each but the one in hand. */
  crowd: 'dense' | 'full' | undefined;
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

const looks = {
  plain: 'border-control bg-surface text-ink hover:enabled:border-ink hover:enabled:bg-paper-2',
  main: 'border-spruce-700 bg-spruce-700 text-surface hover:enabled:border-spruce-600 hover:enabled:bg-spruce-600',
  notYet: 'border-rule bg-paper-2 text-ink-3',
};

type BoardButtonProps = ComponentProps<typeof Control> & { look?: 'plain' | 'main' };

/** A button of the board; it lies over the area that takes a card in hand. */
export function BoardButton({ look = 'plain', className, ...props }: BoardButtonProps) {
  return (
    <Control
      className={clsx(
        'relative z-1 inline-flex min-h-8 items-center justify-center gap-[5px] rounded-control border px-[9px] py-[3px] text-sm leading-[18px] font-semibold whitespace-nowrap transition-colors @max-[561px]:min-h-10 [&>svg]:flex-none',
        looks[props.notYet ? 'notYet' : look],
        className,
      )}
      {...props}
    />
  );
}

/** What each button does; `lacking` belongs to one that waits for something. */
export type Moves = Record<'complete' | 'review' | 'back' | 'attach' | 'submit' | 'lacking', () => void>;

/** What can be done with the case in hand. Buttons that do not fit one line take a whole line each. */
function Actions({ state, moves }: { state: BoardState; moves: Moves }) {
  const t = useTranslations('sceneAdverseEvents');
  const draft = state.stages[state.chosen] === 'draft';
  const lacking = lacks(state, state.chosen);
  const lackingId = `adverse-events-lacking-${state.chosen}`;
  return (
    <div className={clsx('flex flex-wrap gap-1.5', lacking === 'sections' ? 'mt-3.5' : 'mt-2.5')}>
      {draft ? null : (
        <BoardButton className={clsx(lacking ? 'min-w-10' : 'flex-1')} onClick={moves.back}>
          <ControlIcon sign="back" />
          <span className={clsx(lacking && 'sr-only')}>{t('back')}</span>
        </BoardButton>
      )}
      {lacking ? (
        <span className={draft ? 'relative z-1 flex flex-1' : 'contents'}>
          <BoardButton className="flex-1" onClick={draft ? moves.complete : moves.attach}>
            {draft ? t('complete', { letter: openSections[state.sectionsDone] ?? '' }) : t('attach')}
          </BoardButton>
          {state === initialState ? <Invite>{t('invite')}</Invite> : null}
        </span>
      ) : null}
      <BoardButton
        look="main"
        className="flex-1"
        data-onward=""
        notYet={lacking !== undefined}
        aria-describedby={lacking && lackingId}
        onClick={lacking ? moves.lacking : draft ? moves.review : moves.submit}
      >
        {t(draft ? 'send' : 'submit')}
        {draft ? <ControlIcon sign="onward" /> : null}
      </BoardButton>
      {lacking ? (
        <span className="sr-only" id={lackingId}>
          {t(`lacking.${lacking}`)}
        </span>
      ) : null}
    </div>
  );
}
