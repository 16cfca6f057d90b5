import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { unbroken } from '@/lib/typography';
import { LockIcon, Mark, SceneWindow } from '../shared';
import {
  Acknowledged,
  Archive,
  Badge,
  columnHead,
  line,
  mono,
  Reminders,
  Subject,
  Wizard,
} from './card-parts';
import { CaseClock } from './case-clock';
import { type Case, type Column, cases, columns, file } from './cases';
import { archived, initialState, openCases } from './state';

/** The board's most telling part: clock and three columns; on a phone clock, heads and the case that presses. */
export function AdverseEventsCrop() {
  const t = useTranslations('sceneAdverseEvents');
  return (
    <SceneWindow
      crop
      feature="adverse-events"
      tab={t('tab')}
      file={file}
      state={<Reminders wide="lg" />}
      caption={t('cropCaption')}
    >
      <div className="flex flex-col">
        <div className="border-b border-rule px-4 pb-0.5">
          <CaseClock
            cases={openCases(initialState).map((item) => ({ ...item, daysLeft: item.daysLeft ?? 0 }))}
          />
        </div>
        <div className="grid flex-1 grid-cols-[repeat(3,auto)] bg-paper-2 @max-2xl:px-4 @max-2xl:pt-2 @max-2xl:pb-3.5 @2xl:grid-cols-3">
          {columns.map((column) => (
            <PictureColumn key={column} column={column} />
          ))}
        </div>
      </div>
    </SceneWindow>
  );
}

function PictureColumn({ column }: { column: Column }) {
  const t = useTranslations('sceneAdverseEvents');
  const here = cases.filter(({ stage }) => stage === column);
  return (
    <div className="contents min-w-0 flex-col gap-2.5 border-l border-rule px-2.25 pt-2 pb-2.5 first:border-l-0 @2xl:flex">
      <p className={clsx(columnHead, '@max-2xl:justify-start')}>
        <strong className="font-semibold text-ink">{t(`columns.${column}`)}</strong>
        <span>
          <span className="sr-only">{t('count')} </span>
          {here.length}
        </span>
      </p>
      <ul
        className={clsx(
          'grid gap-2.5',
          column === 'inReview'
            ? '@max-2xl:order-1 @max-2xl:col-span-full @max-2xl:mt-1.5 @max-2xl:*:not-first:hidden'
            : '@max-2xl:hidden',
        )}
      >
        {here.map((item) => (item.minor ? null : <PictureCard key={item.key} item={item} />))}
      </ul>
      {column === 'submitted' ? <Archive count={archived(initialState)} className="@max-2xl:hidden" /> : null}
    </div>
  );
}

function PictureCard({ item }: { item: Case }) {
  const t = useTranslations('sceneAdverseEvents');
  return (
    <li className="min-w-0 rounded-card border border-(--hairline) bg-surface px-2.25 pt-2 pb-2.5">
      <p className="mb-1.75 flex min-h-6 flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <span className={clsx(mono, 'font-semibold')} translate="no">
          AE-{item.key}
        </span>{' '}
        {item.daysLeft === undefined ? <Acknowledged /> : <Badge daysLeft={item.daysLeft} />}
      </p>
      <Subject item={item} crop />
      {item.extra === 'sections' ? (
        <Wizard sectionsDone={0} namesHidden="sr-only" className="-mx-2.25 px-2.25" />
      ) : null}
      {item.extra === 'label' ? (
        <p className={clsx(line, '@max-2xl:hidden')}>
          <Mark kind="review" />
          {unbroken(t('labelMissing'))}
        </p>
      ) : null}
      {item.keptUntil ? (
        <>
          <p className={line}>
            <span className="text-ink-3">{t('receipt')}</span>{' '}
            <span className={clsx(mono, 'ml-auto whitespace-nowrap')} translate="no">
              {item.receipt}
            </span>
          </p>
          <p className={clsx(line, 'text-ink-3')}>
            <LockIcon className="flex-none text-ink-2" />
            <span>
              {t('archived')} <time>{item.keptUntil}</time>
            </span>
          </p>
        </>
      ) : null}
    </li>
  );
}
