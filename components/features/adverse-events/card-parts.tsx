import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { DayBadge, FineIcon, Mark, MarkWithText } from '../shared';
import { ProductIcon } from '../shared/product-icon-artwork';
import archiveDrawer from './archive-drawer.svg';
import { type Case, products, reminderDays, sections, toneOf } from './cases';
import { sectionInWork } from './state';

/** What board and cards are made of: the scene and the crop use the same parts. */

/** A line under a rule: a sign and what it says. */
export const line = 'mt-2.25 flex items-center gap-2 border-t border-rule pt-2 text-sm leading-4.5';
export const mono = 'font-mono text-xs leading-4.5 tracking-[-0.01em]';
export const columnHead = 'flex justify-between gap-1.5 px-0.5 text-small leading-5.5 font-medium text-ink-3';

export const MailIcon = () => <FineIcon d="M1 3.2h14v9.6H1zm0 .4 7 5.6 7-5.6" />;

/** What stands in the title bar: when reminders go out; `wide` is the width from which there is room to say it. */
export function Reminders({ wide }: { wide: 'lg' | '5xl' }) {
  const t = useTranslations('sceneAdverseEvents');
  return (
    <span className="inline-flex items-center gap-1.75 text-sm font-semibold whitespace-nowrap text-spruce-700">
      <MailIcon />
      <span className={wide === 'lg' ? '@lg:hidden' : '@5xl:hidden'}>{t('remindersOn')}</span>
      <span className={wide === 'lg' ? '@max-lg:hidden' : '@max-5xl:hidden'}>
        {t('reminders', { last: reminderDays[3] })}
      </span>
    </span>
  );
}

/** "D-4" to the Korean eye, but not to a screen reader, which would say "D minus four". */
export function Badge({ daysLeft }: { daysLeft: number }) {
  const t = useTranslations('sceneAdverseEvents');
  const tone = toneOf(daysLeft);
  return (
    <DayBadge tone={tone}>
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
    </DayBadge>
  );
}

export function Acknowledged() {
  const t = useTranslations('sceneAdverseEvents');
  return <MarkWithText kind="pass">{t('acknowledged')}</MarkWithText>;
}

type SubjectProps = {
  item: Case;
  /** In the crop it is smaller and leaves the lot out. */
  crop?: boolean;
  /** Only what happened, where columns stand side by side. */
  brief?: boolean;
};

/** What happened, to whom, with which product. */
export function Subject({ item, crop, brief }: SubjectProps) {
  const t = useTranslations('sceneAdverseEvents');
  const lesser = brief && '@3xl:hidden';
  return (
    <div className="flex items-center gap-2">
      <ProductIcon kind={item.product} size={crop ? 40 : 50} className={clsx('-ml-1', lesser)} />
      <p className="min-w-0 text-sm leading-4.5 text-ink-3">
        <strong className="block text-md leading-5 font-semibold text-ink">
          {t(`events.${item.event}`, { age: item.age })}
        </strong>
        <span className={clsx('block', lesser)} lang="en" translate="no">
          {products[item.product]}
          {crop ? null : <span className={clsx('block', mono)}>LOT {item.lot}</span>}
        </span>
      </p>
    </div>
  );
}

/** Cases that are filed lie in a locked drawer. */
export function Archive({ count, className }: { count: number; className?: string }) {
  const t = useTranslations('sceneAdverseEvents');
  return (
    <p
      className={clsx(
        'mt-auto flex items-center gap-3 border-t border-rule px-0.5 pt-3 text-sm leading-4.5 text-ink-3',
        className,
      )}
    >
      <img src={archiveDrawer.src} width="52" height="40" alt="" fetchPriority="low" />
      <span>
        <strong className="block font-semibold text-ink">{t('archive')}</strong>{' '}
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

type WizardProps = {
  /** How many of the open sections are complete. */
  sectionsDone: number;
  /** Where five names do not fit the letters stay, with the name of the section in work. */
  namesHidden: string;
  className: string;
};

/** Wizard of the 3500A, in the card it belongs to. */
export function Wizard({ sectionsDone, namesHidden, className }: WizardProps) {
  const t = useTranslations('sceneAdverseEvents');
  const now = sectionInWork({ sectionsDone });
  const total = sections.length;
  return (
    <div className={clsx('mt-2.75 border-t border-rule pt-2.25', className)}>
      <p className="mb-1.75 flex flex-wrap justify-between text-sm leading-4.5 text-ink-3">
        <strong className="font-semibold text-spruce-700">{t('wizard')}</strong>{' '}
        <span>{now < total ? t('section', { current: now + 1, total }) : t('allSections', { total })}</span>
      </p>
      <ol className="grid grid-cols-5 gap-1.5 text-center text-xs leading-4.5 tracking-[-0.01em]">
        {sections.map(({ letter, id }, index) => {
          const state = index < now ? 'pass' : index === now ? 'current' : 'empty';
          const current = state === 'current';
          return (
            <li
              key={id}
              className={current ? 'font-semibold' : 'text-ink-3'}
              data-state={state}
              aria-current={current ? 'step' : undefined}
            >
              <span
                className={clsx(
                  'mb-0.75 flex h-8 items-center justify-center gap-1.25 rounded-mark text-md font-semibold',
                  letterLooks[state],
                )}
              >
                {state === 'pass' ? <Mark kind="pass" className="size-3.25" /> : null}
                {letter}
              </span>{' '}
              <span className={clsx('whitespace-nowrap', !current && namesHidden)}>
                {t(`sections.${id}`)}
                <span className="sr-only">, {t(`sectionStates.${state}`)}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
