import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { ControlIcon } from '../shared';
import { Control, Invite } from '../shared/interactive';
import { openSections } from './cases';
import { type BoardState, initialState, lacks } from './state';

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
export function Actions({ state, moves }: { state: BoardState; moves: Moves }) {
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
