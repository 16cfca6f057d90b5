import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { copyFrom } from '@/lib/text/copy-from';
import { MarkWithText, shortHash } from '../../shared';
import type { VaultKind, VaultRecord } from '../data';
import recordIcons from './record-icons.svg';

type IconProps = {
  kind: VaultKind | 'ticked' | 'unticked' | 'locked' | 'mirrored';
  alt?: string;
  className: string;
};

/** A page with its kind's icon, a checkbox, or the marks of a record. */
export function RecordIcon({ kind, alt = '', className }: IconProps) {
  return (
    <img
      src={`${recordIcons.src}#${kind}`}
      alt={alt}
      fetchPriority="low"
      className={clsx('flex-none', className)}
    />
  );
}

type RecordTableProps = {
  records: readonly VaultRecord[];
  selected: readonly VaultKind[];
  /** Selects all visible records. */
  selectAll?: ReactNode;
  /** Checkbox of a record; in the crop, its mark. */
  select: (kind: VaultKind, isSelected: boolean) => ReactNode;
  /** Record name; in the scene, the button that opens it. */
  name: (kind: VaultKind) => ReactNode;
  /** Message with the number of further records. */
  more?: ReactNode;
  /** Rows that narrow windows omit. */
  rows: string | false;
};

/** Columns after the checkbox; they do not move when there are few rows. */
const columns = [
  ['record', ''],
  ['stored', '@4xl:w-27.5'],
  ['hash', '@4xl:w-38'],
  ['check', '@4xl:w-26'],
  ['marks', '@4xl:w-16'],
] as const;

const cell = 'px-1.5 py-0.5 whitespace-nowrap @max-2xl:p-0';

/**
 * The newest record of each kind with its date, hash and marks. In narrow windows a record takes two lines: name and
 * check, then checkbox, hash and date.
 */
export function RecordTable({ records, selected, selectAll, select, name, more, rows }: RecordTableProps) {
  const t = useTranslations('sceneEvidenceVault');
  const copy = copyFrom(t);
  return (
    <table className="w-full border-collapse text-left @max-2xl:block @4xl:table-fixed">
      <caption className="sr-only">{t('table.caption')}</caption>
      <thead className="text-sm leading-4.5 whitespace-nowrap text-ink-3 @max-2xl:hidden">
        <tr className="border-b-[1.5px] border-ink">
          <td className="w-8.5 pl-1.25">{selectAll}</td>
          {columns.map(([column, width]) => (
            <th key={column} scope="col" className={clsx('px-1.5 pt-1.25 pb-1.5 font-semibold', width)}>
              {copy(`table.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        className={clsx('@max-2xl:-mx-4 @max-2xl:block @max-2xl:border-t-[1.5px] @max-2xl:border-ink', rows)}
      >
        {records.map((record) => (
          <tr
            key={record.file}
            className="h-11 border-b border-rule data-selected:bg-spruce-50 @max-2xl:grid @max-2xl:h-auto @max-2xl:grid-cols-[--spacing(7)_1fr_auto] @max-2xl:items-center @max-2xl:gap-x-2.5 @max-2xl:px-4 @max-2xl:py-2"
            data-selected={selected.includes(record.kind) || undefined}
          >
            <td className={clsx(cell, '@max-2xl:order-1 @max-2xl:justify-self-center')}>
              {select(record.kind, selected.includes(record.kind))}
            </td>
            <th
              scope="row"
              className="flex h-11 items-center gap-3 px-1.5 font-normal @max-2xl:col-span-2 @max-2xl:h-auto @max-2xl:px-0"
            >
              <RecordIcon kind={record.kind} className="h-7.5 w-6.5" />
              <span>
                {name(record.kind)}
                <span className="block text-sm leading-4.25 text-ink-3">
                  {t('version', { kind: t(`kinds.${record.kind}`), version: record.version })}
                </span>
              </span>
            </th>
            <td className={clsx(cell, 'text-sm text-ink-2 @max-2xl:order-2')}>
              <time>{record.stored}</time>
            </td>
            <td className={clsx(cell, '@max-2xl:order-1')}>
              <code className="font-mono text-xs text-ink-2">{shortHash(record.sha256)}</code>
            </td>
            <td className={cell}>
              <MarkWithText kind="pass" className="flex!">
                {t('match')}
              </MarkWithText>
            </td>
            <td className={clsx(cell, '@max-2xl:hidden')}>
              <RecordIcon
                kind={record.unmirrored ? 'locked' : 'mirrored'}
                alt={`${t('readOnly')}, ${t(record.unmirrored ? 'escrowPending' : 'escrow')}`}
                className="h-4.25 w-11"
              />
            </td>
          </tr>
        ))}
      </tbody>
      {more ? (
        <tfoot className="@max-2xl:*:*:block">
          <tr>
            <td colSpan={6} className="px-1.5 pt-1.5 text-sm leading-4.5 text-ink-3 @max-2xl:px-0">
              {more}
            </td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}
