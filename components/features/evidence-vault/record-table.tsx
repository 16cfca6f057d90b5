import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { unbroken } from '@/lib/typography';
import { LockIcon, MarkWithText, shortHash } from '../shared';
import type { VaultRecord } from './records';
import { MirrorIcon, RecordIcon } from './vault-artwork';

/** Records that a narrow window shows; a line counts the others. */
export const shortList = 5;

type RecordTableProps = {
  records: readonly VaultRecord[];
  isSelected: (record: VaultRecord) => boolean;
  /** Ticks all that is shown. */
  selectAll?: ReactNode;
  /** What ticks a record; in a picture its mark. */
  select: (record: VaultRecord) => ReactNode;
  /** Name of a record; in the scene it is the button that opens it. */
  name: (record: VaultRecord) => ReactNode;
  /** Whether a narrow window may leave rows out. */
  shortened?: boolean;
  /** How many records more there are, in words. */
  more: ReactNode;
  /** A picture that says enough with two records on a phone. */
  glance?: boolean;
};

/** Columns after the box; they stay where they are however few rows there are. */
const columns = [
  ['record', ''],
  ['stored', '@min-[901px]:w-27.5'],
  ['hash', '@min-[901px]:w-38'],
  ['check', '@min-[901px]:w-26'],
  ['marks', '@min-[901px]:w-16'],
] as const;

const cell = 'px-1.5 py-0.5 whitespace-nowrap @max-[601px]:p-0';

/** The newest record of each kind with its day, its hash and its marks; two lines a record in narrow windows. */
export function RecordTable(props: RecordTableProps) {
  const { records, isSelected, selectAll, select, name, shortened, more, glance } = props;
  const t = useTranslations('sceneEvidenceVault');
  return (
    <table className="w-full border-collapse text-left @max-[601px]:block @min-[901px]:table-fixed">
      <caption className="sr-only">{t('table.caption')}</caption>
      <thead className="@max-[601px]:hidden">
        <tr className="border-b-[1.5px] border-ink text-sm leading-4.5 whitespace-nowrap text-ink-3 *:px-1.5 *:pt-1.25 *:pb-1.5 *:font-semibold">
          <td className="w-8.5 pl-1.25!">{selectAll}</td>
          {columns.map(([column, width]) => (
            <th key={column} scope="col" className={width}>
              {unbroken(t(`table.${column}`))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        className={clsx(
          'border-ink @max-[601px]:block @max-[601px]:border-t-[1.5px]',
          glance && '@max-[401px]:border-t-0',
        )}
      >
        {records.map((record, index) => (
          <tr
            key={record.file}
            className={clsx(
              'h-11 border-b border-rule data-selected:bg-spruce-50',
              '@max-[601px]:grid @max-[601px]:h-auto @max-[601px]:grid-cols-[minmax(0,1fr)_auto] @max-[601px]:items-center @max-[601px]:gap-x-2.5 @max-[601px]:gap-y-0.5 @max-[601px]:py-2.25',
              '@max-[601px]:data-selected:-mx-4 @max-[601px]:data-selected:px-4 @max-[601px]:data-minor:hidden',
              glance && '@max-[401px]:nth-[n+3]:hidden',
            )}
            data-selected={isSelected(record) || undefined}
            data-minor={(shortened && index >= shortList) || undefined}
          >
            {/* In narrow windows the box stands under its page, beside the hash. */}
            <td className="py-0.5 pr-1.5 pl-1.25 @max-[601px]:relative @max-[601px]:z-1 @max-[601px]:col-start-1 @max-[601px]:row-start-2 @max-[601px]:w-7 @max-[601px]:py-0 @max-[601px]:pr-0">
              {select(record)}
            </td>
            <th
              scope="row"
              className="flex h-11 items-center gap-3 px-1.5 font-normal @max-[601px]:col-start-1 @max-[601px]:row-start-1 @max-[601px]:h-auto @max-[601px]:px-0"
            >
              <RecordIcon kind={record.kind} className="h-7.5 w-6.5" />
              <span>
                {name(record)}
                <span className="block text-sm leading-4.25 text-ink-3">
                  {t('version', { kind: t(`kinds.${record.kind}`), version: record.version })}
                </span>
              </span>
            </th>
            <td
              className={clsx(
                cell,
                'text-sm text-ink-2 @max-[601px]:col-start-2 @max-[601px]:row-start-2 @max-[601px]:text-right',
              )}
            >
              <time>{record.stored}</time>
            </td>
            <td
              className={clsx(cell, '@max-[601px]:col-start-1 @max-[601px]:row-start-2 @max-[601px]:pl-9.5')}
            >
              <code className="font-mono text-xs text-ink-2">{shortHash(record.sha256)}</code>
            </td>
            <td className={clsx(cell, '@max-[601px]:col-start-2 @max-[601px]:row-start-1')}>
              <MarkWithText kind="pass" className="flex!">
                {t('match')}
              </MarkWithText>
            </td>
            <td className={clsx(cell, '@max-[601px]:hidden')}>
              <span className="flex w-11 gap-2.25 text-ink-2">
                <LockIcon width="17" height="17" />
                <span className="sr-only">{t('readOnly')}, </span>
                {record.unmirrored ? null : <MirrorIcon width="17" height="17" />}
                <span className="sr-only">{t(record.unmirrored ? 'escrowPending' : 'escrow')}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot className={clsx('@max-[601px]:block', glance && '@max-[401px]:hidden')}>
        <tr className="@max-[601px]:block">
          <td
            colSpan={6}
            className="px-1.5 pt-1.5 text-sm leading-4.5 text-ink-3 @max-[601px]:block @max-[601px]:px-0 @max-[601px]:pt-2.25"
          >
            {more}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
