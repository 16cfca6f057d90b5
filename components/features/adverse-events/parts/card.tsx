import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { copyFrom } from '@/lib/text/copy-from';
import { ControlIcon, Mark } from '../../shared';
import { Control, Ending, Invite } from '../../shared/interactive';
import { type Case, openSections } from '../data';
import {
  type BoardEvent,
  type BoardState,
  completedCase,
  isOpen,
  missingRequirement,
  nextAction,
} from '../state';
import { type CardSide, Face, hiddenSideBySide, Kept, line, mono, sectionText, Wizard } from './card-parts';

/** Dispatches an event, announces it, and keeps the focus on the selector's match in the selected card. */
export type DispatchAndAnnounce = (
  event: BoardEvent,
  say: (after: BoardState) => string,
  focus?: string | null,
) => void;

type CardProps = {
  item: Case;
  state: BoardState;
  /** Layout of the column's cards, except the selected one. */
  side: CardSide;
  /** Zero-based position in the column. */
  index: number;
  onTake: () => void;
  press: DispatchAndAnnounce;
  announce: (sentence: string) => void;
};

/** A selectable card with the current state of its case. */
export function Card({ item, state, side, index, onTake, press, announce }: CardProps) {
  const t = useTranslations('sceneAdverseEvents');
  const copy = copyFrom(t);
  const { key } = item;
  const stage = state.stages[key];
  const chosen = state.chosen === key;
  const filed = !isOpen(state, key);
  const reached = completedCase(state);
  // In the side-by-side layout the board shows the two newest filed cases; the drawer contains the rest.
  const inDrawer = filed && index >= (reached ? 1 : 2);
  return (
    <li
      className={clsx(
        'relative min-w-0 scroll-my-3 rounded-card border bg-surface px-3.5 pt-2.75 pb-3',
        side === 'single' && '@3xl:py-1.75',
        chosen
          ? 'border-spruce-700 inset-ring inset-ring-spruce-700 forced-colors:outline-2 forced-colors:outline-[Highlight]'
          : 'border-(--hairline)',
        item.minor && '@max-lg:hidden',
        inDrawer && hiddenSideBySide,
      )}
      data-card={key}
      data-chosen={chosen || undefined}
    >
      <Face
        item={item}
        state={state}
        side={chosen ? undefined : side}
        number={
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
        }
      />
      {item.extra === 'sections' && chosen && stage === 'draft' ? <Wizard state={state} /> : null}
      {filed ? (
        <>
          <p className={clsx(line, index === 1 && hiddenSideBySide)} data-receipt="">
            <Mark kind="pass" />
            <span className="mr-auto text-ink-3">{t('sent')}</span>
            {stage === 'submitted' ? (
              <span className={mono} translate="no">
                <span className="sr-only">{t('receipt')} </span>
                {item.receipt}
              </span>
            ) : (
              <span className="text-ink-3">{t('awaiting')}</span>
            )}
          </p>
          <Kept text={t('kept')} until={state.keptUntil[key] ?? item.keptUntil} />
        </>
      ) : null}
      {chosen && !filed ? <Actions key={stage} state={state} press={press} announce={announce} /> : null}
      {reached === key ? (
        <Ending
          stamp={{ top: 'FILED', bottom: '제출 완료' }}
          className="mt-2 border-t border-rule pt-3 @3xl:[&_a]:mt-1.5 @3xl:[&_a]:min-h-9 [&_a]:relative [&_a]:z-1"
        >
          {copy('ending', { number: `AE-${key}`, days: state.daysLeft[key] })}
        </Ending>
      ) : null}
    </li>
  );
}

const toneClassNames = {
  plain: 'border-control bg-surface text-ink hover:enabled:border-ink hover:enabled:bg-paper-2',
  main: 'border-spruce-700 bg-spruce-700 text-surface hover:enabled:border-spruce-600 hover:enabled:bg-spruce-600',
  notYet: 'border-rule bg-paper-2 text-ink-3',
};

type BoardButtonProps = ComponentProps<typeof Control> & { look?: 'plain' | 'main' };

/** A board button, layered over the area that selects the card. */
export function BoardButton({ look = 'plain', className, ...props }: BoardButtonProps) {
  return (
    <Control
      className={clsx(
        'tap relative z-1 inline-flex min-h-8 items-center justify-center gap-1.25 rounded-control border px-2.25 py-0.75 text-sm leading-4.5 font-semibold whitespace-nowrap transition-colors @max-lg:min-h-10',
        toneClassNames[props.notYet ? 'notYet' : look],
        className,
      )}
      {...props}
    />
  );
}

/** The actions for the selected case. When the buttons do not fit on one line, each takes a full line. */
function Actions({ state, press, announce }: Pick<CardProps, 'state' | 'press' | 'announce'>) {
  const t = useTranslations('sceneAdverseEvents');
  const copy = copyFrom(t);
  const key = state.chosen;
  const number = `AE-${key}`;
  const draft = state.stages[key] === 'draft';
  const lacking = missingRequirement(state, key);
  const lackingId = `adverse-events-lacking-${key}`;
  const letter = lacking === 'firstSection' ? 'A' : (openSections[state.sectionsDone] ?? '');
  const nextTag = useTranslations('scene')('nextTag');

  /** The tag is on the next step until a case is filed. */
  const invited = nextAction(state) !== undefined;
  /** True after a press that was refused: the sentence that names the reason stands out. */
  const [refused, setRefused] = useState(false);

  const move = (event: BoardEvent, sentence: string) => press(event, () => sentence, '[aria-pressed]');
  const onward = () => {
    if (lacking) {
      setRefused(true);
      return announce(t(`lacking.${lacking}`));
    }
    if (draft) return move({ type: 'sent to review', key }, t('said.inReview', { number }));
    move({ type: 'report submitted', key }, t('said.sent', { number }));
  };
  const supply = () => {
    if (!draft) return press({ type: 'label attached' }, () => t('said.attached'), '[data-onward]');
    const isLast = lacking === 'firstSection' || letter === openSections.at(-1);
    press(
      { type: 'section completed' },
      (after) => (lacking === 'firstSection' ? t('said.begun') : sectionText(t, after)),
      isLast ? '[data-onward]' : null,
    );
  };

  return (
    <div className={clsx('flex flex-wrap gap-1.5', invited ? 'mt-6 max-[22rem]:gap-y-6' : 'mt-2.5')}>
      {draft ? null : (
        <BoardButton
          className={lacking ? 'min-w-10' : 'flex-1'}
          onClick={() => move({ type: 'sent back', key }, t('said.draft', { number }))}
        >
          <ControlIcon sign="back" />
          <span className={clsx(lacking && 'sr-only')}>{t('back')}</span>
        </BoardButton>
      )}
      {lacking ? (
        <span className="relative z-1 flex flex-1">
          <BoardButton className="flex-1" data-supply="" onClick={supply}>
            {draft ? t('complete', { letter }) : t('attach')}
          </BoardButton>
          {invited ? <Invite>{t('invite')}</Invite> : null}
        </span>
      ) : null}
      <span className="relative z-1 flex flex-1">
        <BoardButton
          look="main"
          className="flex-1"
          data-onward=""
          notYet={lacking !== undefined}
          aria-describedby={lacking && lackingId}
          onClick={onward}
        >
          {t(draft ? 'send' : 'submit')}
          {draft ? <ControlIcon sign="onward" /> : null}
        </BoardButton>
        {invited && !lacking ? <Invite>{nextTag}</Invite> : null}
      </span>
      {lacking ? (
        <p
          className={clsx(
            '-mt-0.5 w-full text-sm leading-4.5',
            refused ? 'font-semibold text-seal-700' : 'text-ink-3',
          )}
          id={lackingId}
          data-refused={refused || undefined}
        >
          {copy(`lacking.${lacking}`)}
        </p>
      ) : null}
    </div>
  );
}
