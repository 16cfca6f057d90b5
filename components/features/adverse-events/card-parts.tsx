import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { figures } from '@/lib/site';
import { DayBadge, FineIcon, Mark, MarkWithText } from '../shared';
import { ProductIcon } from '../shared/product-icon-artwork';
import { type Case, products, sections, toneOf } from './cases';
import { type SectionState, sectionInWork } from './state';

/** What a card is made of: the scene's cards and the crop's use the same parts. */

const [first, second, third, last] = figures.reminderDays;
/** Arguments of the sentence that names the reminders. */
export const reminderDays = { first, second, third, last };

/** A line under a rule: a sign and what it says. */
export const line = 'mt-[9px] flex items-center gap-2 border-t border-rule pt-2 text-sm leading-[18px]';
export const mono = 'font-mono text-xs leading-[18px] tracking-[-0.01em]';
export const columnHead = 'flex justify-between px-0.5 text-small leading-[22px] font-medium text-ink-3';

export const MailIcon = () => <FineIcon d="M1 3.2h14v9.6H1zm0 .4 7 5.6 7-5.6" />;

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
  const lesser = brief && '@min-[861px]:hidden';
  return (
    <div className={clsx('flex items-center', crop ? 'gap-2' : 'gap-2.5')}>
      <ProductIcon kind={item.product} size={crop ? 40 : 50} className={clsx('-ml-1', lesser)} />
      <p className="min-w-0 text-sm leading-[18px] text-ink-3">
        <strong className="block text-md leading-5 font-semibold text-ink">
          {t(`events.${item.event}`, { age: item.age })}
        </strong>
        <span className={clsx('block', lesser)} lang="en" translate="no">
          {products[item.product]}
        </span>
        {crop ? null : (
          <span className={clsx('block', mono, lesser)} lang="en" translate="no">
            LOT {item.lot}
          </span>
        )}
      </p>
    </div>
  );
}

const letterLooks: Record<SectionState, string> = {
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
    <div className={clsx('border-t border-rule pt-[9px]', className)}>
      <p className="mb-[7px] flex flex-wrap justify-between text-sm leading-[18px] text-ink-3">
        <strong className="font-semibold text-spruce-700">{t('wizard')}</strong>{' '}
        <span>{now < total ? t('section', { current: now + 1, total }) : t('allSections', { total })}</span>
      </p>
      <ol className="grid grid-cols-5 gap-1.5">
        {sections.map(({ letter, id }, index) => {
          const state: SectionState = index < now ? 'pass' : index === now ? 'current' : 'empty';
          return (
            <li
              key={id}
              className={clsx(
                'text-center text-xs leading-[18px] tracking-[-0.01em] whitespace-nowrap',
                state === 'current' ? 'font-semibold text-ink' : 'text-ink-3',
              )}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span
                className={clsx(
                  'mb-[3px] flex h-8 items-center justify-center gap-[5px] rounded-mark text-md font-semibold',
                  letterLooks[state],
                )}
              >
                {state === 'pass' ? <Mark kind="pass" className="size-[13px]" /> : null}
                {letter}
              </span>{' '}
              <span className={clsx(state !== 'current' && namesHidden)}>{t(`sections.${id}`)}</span>
              <span className="sr-only">, {t(`sectionStates.${state}`)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
