import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { copyFrom } from '@/lib/text/copy-from';
import { DayBadge, FineIcon, LockIcon, Mark, MarkWithText, markOfStep } from '../../shared';
import { Drawing } from '../../shared/drawing';
import { ProductIcon } from '../../shared/product-icon-artwork';
import { type Case, type Column, deadlineTone, products, reminderDays, sections } from '../data';
import { type BoardState, isOpen, isRemindedToday, sectionInWork } from '../state';
import archiveDrawer from './archive-drawer.svg';

/** Parts of the board and its cards, shared by the scene and the crop. */

/** A ruled line with an icon and a short message. */
export const line = 'mt-2.25 flex items-center gap-2 border-t border-rule pt-2 text-sm leading-4.5';
export const mono = 'font-mono text-xs leading-4.5 tracking-[-0.01em]';
export const hiddenSideBySide = '@3xl:hidden';

export type Texts = ReturnType<typeof useTranslations<'sceneAdverseEvents'>>;

/** Returns the message about the section of Form 3500A in progress. */
export function sectionText(t: Texts, state: BoardState): string {
  const now = sectionInWork(state);
  const total = sections.length;
  return now < total ? t('section', { current: now + 1, total }) : t('allSections', { total });
}

const MailIcon = () => <FineIcon d="M1 3.2h14v9.6H1zm0 .4 7 5.6 7-5.6" />;

/** Title bar note: when reminders go out, or only that they do when space is short. */
export function Reminders() {
  const t = useTranslations('sceneAdverseEvents');
  return (
    <span className="inline-flex items-center gap-1.75 text-sm font-semibold whitespace-nowrap text-spruce-700">
      <MailIcon />
      <span className="@5xl:hidden in-data-crop:@lg:hidden">{t('remindersOn')}</span>
      <span className="@max-5xl:hidden in-data-crop:@lg:inline">
        {t('reminders', { last: reminderDays[3] })}
      </span>
    </span>
  );
}

/** Column name with its case count. */
export function ColumnHead({ column, count }: { column: Column; count: number }) {
  const t = useTranslations('sceneAdverseEvents');
  return (
    <p className="flex justify-between gap-1.5 px-0.5 text-small leading-5.5 font-medium text-ink-3 in-data-crop:@max-2xl:justify-start">
      <strong className="text-ink">{t(`columns.${column}`)}</strong>
      <span>
        <span className="sr-only">{t('count')} </span>
        {count}
      </span>
    </p>
  );
}

/** Shortened card for a full column in the side-by-side layout: the event, or only its first line. */
export type CardSide = 'brief' | 'single' | undefined;

type FaceProps = {
  item: Case;
  state: BoardState;
  /** The case number; in the scene, the button that selects the case. */
  number: ReactNode;
  side?: CardSide;
};

/** Number and status of a case, the event, the patient, the product and the label copy. */
export function Face({ item, state, number, side }: FaceProps) {
  const t = useTranslations('sceneAdverseEvents');
  const copy = copyFrom(t);
  const { key, event, age, product, lot, extra } = item;
  const filed = !isOpen(state, key);
  const sent = state.stages[key] === 'sent';
  const lesser = side && hiddenSideBySide;
  const single = side === 'single';
  return (
    <>
      <div
        className={clsx(
          'mb-1.75 flex min-h-6 flex-wrap items-center justify-between gap-x-2 gap-y-1',
          single && '@3xl:mb-0',
        )}
      >
        {number}{' '}
        {filed ? (
          <MarkWithText kind={sent ? 'current' : 'pass'}>{t(sent ? 'sent' : 'acknowledged')}</MarkWithText>
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
      <div className={clsx('flex items-center gap-2', single && hiddenSideBySide)}>
        <ProductIcon kind={product} size={50} className={clsx('-ml-1 in-data-crop:w-10', lesser)} />
        <p className="min-w-0 text-sm leading-4.5 text-ink-3">
          <strong className="block text-md leading-5 text-ink">{t(`events.${event}`, { age })}</strong>
          <span className={clsx('block', lesser)} lang="en" translate="no">
            {products[product]}
            <span className={clsx('block in-data-crop:hidden', mono)}>LOT {lot}</span>
          </span>
        </p>
      </div>
      {extra === 'label' && !filed ? (
        <p className={clsx(line, 'in-data-crop:@max-2xl:hidden', lesser)}>
          <Mark kind={state.labelAttached ? 'pass' : 'review'} />
          {copy(state.labelAttached ? 'labelAttached' : 'labelMissing')}
        </p>
      ) : null}
    </>
  );
}

/** Shows "D-4" in Korean, but gives screen readers words: they would say "D minus four". */
function Badge({ daysLeft }: { daysLeft: number }) {
  const t = useTranslations('sceneAdverseEvents');
  const tone = deadlineTone(daysLeft);
  return (
    <DayBadge tone={tone}>
      {daysLeft === 0 ? (
        <span>{t('dueToday')}</span>
      ) : (
        <span>
          <span aria-hidden="true">
            {t('badge')}
            {daysLeft}
          </span>
          <span className="sr-only">
            {t('daysLeft')} {daysLeft}
          </span>
          {tone === 'seal' ? ` ${t('overdueRisk')}` : null}
        </span>
      )}
    </DayBadge>
  );
}

/** The date until which a filed case is kept. */
export function Kept({ text, until }: { text: string; until?: string }) {
  return (
    <p className={clsx(line, 'text-ink-3')}>
      <LockIcon className="flex-none text-ink-2" />
      <span>
        {text} <time className="whitespace-nowrap">{until}</time>
      </span>
    </p>
  );
}

/** Filed cases are shown in a locked drawer. */
export function Archive({ count }: { count: number }) {
  const t = useTranslations('sceneAdverseEvents');
  return (
    <p className="mt-auto flex items-center gap-3 border-t border-rule px-0.5 pt-3 text-sm leading-4.5 text-ink-3 in-data-crop:@max-2xl:hidden">
      <Drawing of={archiveDrawer} />
      <span>
        <strong className="block text-ink">{t('archive')}</strong>{' '}
        {t.rich('archiveSize', { count: () => <span data-archived="">{count}</span> })}
      </span>
    </p>
  );
}

const letterLooks = {
  pass: 'border border-spruce-700 bg-spruce-50 text-spruce-700',
  current: 'border-2 border-spruce-700 text-ink forced-colors:border-[Highlight]',
  empty: 'border border-control text-ink',
};

/**
 * Progress through Form 3500A inside its card. When the five names do not fit, it shows the letters and the name of the
 * current section.
 */
export function Wizard({ state }: { state: BoardState }) {
  const t = useTranslations('sceneAdverseEvents');
  const now = sectionInWork(state);
  return (
    <div className="-mx-3.5 mt-2.75 border-t border-rule px-3.5 pt-2.25 in-data-crop:-mx-2.25 in-data-crop:px-2.25">
      <p className="mb-1.75 flex flex-wrap justify-between text-sm leading-4.5 text-ink-3">
        <strong className="text-spruce-700">{t('wizard')}</strong> <span>{sectionText(t, state)}</span>
      </p>
      <ol className="grid grid-cols-5 gap-1.5 text-center text-xs leading-4.5 tracking-[-0.01em]">
        {sections.map(({ letter, id }, index) => {
          const section = markOfStep(now, index);
          const current = section === 'current';
          return (
            <li
              key={id}
              className={current ? 'font-semibold' : 'text-ink-3'}
              data-state={section}
              aria-current={current ? 'step' : undefined}
            >
              <span
                className={clsx(
                  'mb-0.75 flex h-8 items-center justify-center gap-1.25 rounded-mark text-md font-semibold',
                  letterLooks[section],
                )}
              >
                {section === 'pass' ? <Mark kind="pass" className="size-3.25" /> : null}
                {letter}
              </span>{' '}
              <span
                className={clsx(
                  'whitespace-nowrap',
                  !current && '@max-[20.6875rem]:sr-only @3xl:@max-5xl:sr-only in-data-crop:sr-only',
                )}
              >
                {t(`sections.${id}`)}
                <span className="sr-only">, {t(`sectionStates.${section}`)}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
