import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { unbroken } from '@/lib/typography';
import { LockIcon, MarkWithText, shortHash } from '../shared';
import styles from './record-table.module.css';
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

const cell = 'px-1.5 py-0.5 whitespace-nowrap';

/** The newest record of each kind with its day, its hash and its marks; two lines a record in narrow windows. */
export function RecordTable(props: RecordTableProps) {
  const { records, isSelected, selectAll, select, name, shortened, more, glance } = props;
  const t = useTranslations('sceneEvidenceVault');
  return (
    <table
      className={clsx(
        'w-full border-collapse text-left @min-[901px]:table-fixed',
        styles.table,
        glance && styles.glance,
      )}
    >
      <caption className="sr-only">{t('table.caption')}</caption>
      <thead>
        <tr>
          <td className="w-8.5">{selectAll}</td>
          {columns.map(([column, width]) => (
            <th key={column} scope="col" className={width}>
              {unbroken(t(`table.${column}`))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record, index) => (
          <tr
            key={record.file}
            className="h-11 border-b border-rule data-selected:bg-spruce-50"
            data-selected={isSelected(record) || undefined}
            data-minor={(shortened && index >= shortList) || undefined}
          >
            <td className={clsx('py-0.5 pr-1.5 pl-1.25', styles.select)}>{select(record)}</td>
            <th scope="row" className="flex h-11 items-center gap-3 px-1.5 font-normal">
              <RecordIcon kind={record.kind} className="h-7.5 w-6.5" />
              <span>
                {name(record)}
                <span className="block text-sm leading-4.25 text-ink-3">
                  {t('version', { kind: t(`kinds.${record.kind}`), version: record.version })}
                </span>
              </span>
            </th>
            <td className={clsx(cell, 'text-sm text-ink-2', styles.stored)}>
              <time>{record.stored}</time>
            </td>
            <td className={clsx(cell, styles.hash)}>
              <code className="font-mono text-xs text-ink-2">{shortHash(record.sha256)}</code>
            </td>
            <td className={clsx(cell, styles.check)}>
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
      <tfoot>
        <tr>
          <td colSpan={6} className="px-1.5 pt-1.5 text-sm leading-4.5 text-ink-3">
            {more}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
