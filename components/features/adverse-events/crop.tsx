import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { figures } from '@/lib/site';
import { unbroken } from '@/lib/typography';
import { LockIcon, Mark, SceneWindow } from '../shared';
import { ArchiveDrawer } from './archive-artwork';
import {
  Acknowledged,
  Badge,
  columnHead,
  line,
  MailIcon,
  mono,
  reminderDays,
  Subject,
  Wizard,
} from './card-parts';
import { CaseClock } from './case-clock';
import { archivedFilings, type Case, type Column, cases, columns, file, legalBusinessDays } from './cases';

/** On a phone the crop is the clock, the three columns' heads and the case that presses. */
const notOnPhone = '@max-[401px]:hidden';

/** The board's most telling part: clock and three columns, each with its first cases. */
export function AdverseEventsCrop() {
  const t = useTranslations('sceneAdverseEvents');
  return (
    <SceneWindow
      crop
      feature="adverse-events"
      tab={t('tab')}
      file={file}
      state={
        <span className="inline-flex items-center gap-[7px] text-sm font-semibold whitespace-nowrap text-spruce-700">
          <MailIcon />
          <span className="@min-[561px]:hidden">{t('remindersOn')}</span>
          <span className="@max-[561px]:hidden">{t('reminders', reminderDays)}</span>
        </span>
      }
      caption={t('cropCaption', { days: figures.adverseEventDays, legalDays: legalBusinessDays })}
    >
      <div className="flex flex-col">
        <div className="border-b border-rule px-[18px] pt-0.5 pb-[5px] @max-[561px]:px-4 @max-[561px]:pt-[13px] @max-[561px]:pb-0.5 @max-[401px]:pt-0">
          <p
            className={clsx('text-sm leading-[19px] text-balance text-ink-3 @min-[561px]:hidden', notOnPhone)}
          >
            <strong className="block text-small leading-6 font-semibold tracking-[-0.01em] text-ink">
              {t('open')}
            </strong>{' '}
            {t('reminders', reminderDays)}
          </p>
          <CaseClock
            cases={cases.flatMap(({ key, stage, minor, daysLeft }) =>
              daysLeft === undefined || stage === 'none' ? [] : [{ key, minor, daysLeft }],
            )}
          />
        </div>
        <div className="grid flex-1 grid-cols-3 bg-paper-2 @max-[561px]:grid-cols-1 @max-[401px]:grid-cols-[repeat(3,auto)] @max-[401px]:px-4 @max-[401px]:pt-2 @max-[401px]:pb-3.5">
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
    <div
      className={clsx(
        'flex min-w-0 flex-col gap-2.5 px-[9px] pt-2 pb-2.5 @max-[561px]:px-4 @max-[561px]:pt-[9px] @max-[561px]:pb-3 @max-[401px]:contents',
        column !== 'draft' && 'border-l border-rule @max-[561px]:border-t @max-[561px]:border-l-0',
      )}
    >
      <p
        className={clsx(
          columnHead,
          '@max-[401px]:order-1 @max-[401px]:justify-start @max-[401px]:gap-1.5 @max-[401px]:text-md',
        )}
      >
        <strong className="font-semibold text-ink">{t(`columns.${column}`)}</strong>
        <span>
          <span className="sr-only">{t('count')} </span>
          {here.length}
        </span>
      </p>
      <ul
        className={clsx(
          'grid gap-2.5 @max-[401px]:order-2 @max-[401px]:col-span-full @max-[401px]:mt-1.5',
          column !== 'inReview' && notOnPhone,
        )}
      >
        {here
          .filter((item) => !item.minor)
          .map((item, index) => (
            <PictureCard key={item.key} item={item} className={clsx(index > 0 && notOnPhone)} />
          ))}
      </ul>
      {column === 'submitted' ? (
        <p className="mt-auto flex items-center gap-3 border-t border-rule px-0.5 pt-[9px] text-sm leading-[18px] text-ink-3 @max-[561px]:hidden">
          <ArchiveDrawer className="h-8 w-[42px] flex-none" />
          <span>
            <strong className="block font-semibold text-ink">{t('archive')}</strong>{' '}
            {t.rich('archiveSize', { count: () => archivedFilings, years: figures.retentionYears })}
          </span>
        </p>
      ) : null}
    </div>
  );
}

function PictureCard({ item, className }: { item: Case; className: string }) {
  const t = useTranslations('sceneAdverseEvents');
  return (
    <li
      className={clsx(
        'min-w-0 rounded-card border border-(--hairline) bg-surface px-[9px] pt-2 pb-2.5 @max-[561px]:px-3',
        className,
      )}
    >
      <p className="mb-[7px] flex min-h-6 flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <span className={clsx(mono, 'font-semibold')} translate="no">
          AE-{item.key}
        </span>{' '}
        {item.daysLeft === undefined ? <Acknowledged /> : <Badge daysLeft={item.daysLeft} />}
      </p>
      <Subject item={item} crop />
      {item.extra === 'sections' ? (
        <Wizard
          sectionsDone={0}
          namesHidden="@max-[331px]:sr-only @min-[561px]:sr-only"
          className="-mx-[9px] mt-[11px] px-[9px] @max-[561px]:hidden"
        />
      ) : null}
      {item.extra === 'label' ? (
        <p className={clsx(line, notOnPhone)}>
          <Mark kind="review" />
          {unbroken(t('labelMissing'))}
        </p>
      ) : null}
      {item.keptUntil ? (
        <>
          <p className={clsx(line, notOnPhone)}>
            <span className="text-ink-3">{t('receipt')}</span>{' '}
            <span className={clsx(mono, 'ml-auto whitespace-nowrap')} translate="no">
              {item.receipt}
            </span>
          </p>
          <p className={clsx(line, 'text-ink-3', notOnPhone)}>
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
