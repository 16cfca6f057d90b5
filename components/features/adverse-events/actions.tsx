import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { ControlIcon } from '../shared';
import { Control, Invite } from '../shared/interactive';
import { type Case, openSections } from './cases';
import { type BoardState, lacks } from './state';

const looks = {
  plain: 'border-control bg-surface text-ink hover:enabled:border-ink hover:enabled:bg-paper-2',
  main: 'border-spruce-700 bg-spruce-700 text-surface hover:enabled:border-spruce-600 hover:enabled:bg-spruce-600',
  notYet: 'border-rule bg-paper-2 text-ink-3',
  quiet: 'border-transparent text-ink-2 hover:enabled:bg-paper-2 hover:enabled:text-ink',
};

type BoardButtonProps = ComponentProps<typeof Control> & { look?: 'plain' | 'main' | 'quiet' };

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

export type ActionsProps = {
  item: Case;
  state: BoardState;
  /** Whether nothing was tried yet. */
  untouched: boolean;
  onComplete: () => void;
  onReview: () => void;
  onBack: () => void;
  onAttach: () => void;
  onSubmit: () => void;
  /** A button that waits for something was pressed. */
  onLacking: (what: 'sections' | 'label') => void;
};

/** What can be done with the case in hand. Buttons that do not fit one line take a whole line each. */
export function Actions({ item, state, untouched, ...on }: ActionsProps) {
  const t = useTranslations('sceneAdverseEvents');
  const lacking = lacks(state, item.key);
  const lackingId = `adverse-events-lacking-${item.key}`;
  const onward = (move: () => void): BoardButtonProps & { 'data-onward': '' } => ({
    look: 'main',
    className: 'flex-1',
    'data-onward': '',
    notYet: lacking !== undefined,
    'aria-describedby': lacking && lackingId,
    onClick: () => (lacking ? on.onLacking(lacking) : move()),
  });
  return (
    <div className={clsx('flex flex-wrap gap-1.5', lacking === 'sections' ? 'mt-3.5' : 'mt-2.5')}>
      {state.stages[item.key] === 'draft' ? (
        <>
          {lacking ? (
            <span className="relative z-1 flex flex-1">
              <BoardButton className="flex-1" onClick={on.onComplete}>
                {t('complete', { letter: openSections[state.sectionsDone] ?? '' })}
              </BoardButton>
              {untouched ? <Invite>{t('invite')}</Invite> : null}
            </span>
          ) : null}
          <BoardButton {...onward(on.onReview)}>
            {t('send')}
            <ControlIcon sign="onward" />
          </BoardButton>
        </>
      ) : (
        <>
          <BoardButton className={clsx(lacking ? 'min-w-10' : 'flex-1')} onClick={on.onBack}>
            <ControlIcon sign="back" />
            <span className={clsx(lacking && 'sr-only')}>{t('back')}</span>
          </BoardButton>
          {lacking ? (
            <BoardButton className="flex-1" onClick={on.onAttach}>
              {t('attach')}
            </BoardButton>
          ) : null}
          <BoardButton {...onward(on.onSubmit)}>{t('submit')}</BoardButton>
        </>
      )}
      {lacking ? (
        <span className="sr-only" id={lackingId}>
          {t(`lacking.${lacking}`)}
        </span>
      ) : null}
    </div>
  );
}
