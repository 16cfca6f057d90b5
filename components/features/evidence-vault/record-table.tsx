import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { unbroken } from '@/lib/typography';
import { LockIcon, MarkWithText, MirrorIcon, shortHash } from '../shared';
import styles from './record-table.module.css';
import type { VaultRecord } from './records';
import { RecordIcon } from './vault-artwork';

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

/** The newest record of each kind with its day, its hash and its marks; two lines a record in narrow windows. */
export function RecordTable({
  records,
  isSelected,
  selectAll,
  select,
  name,
  shortened = false,
  more,
  glance = false,
}: RecordTableProps) {
  const t = useTranslations('sceneEvidenceVault');
  return (
    <table className={clsx(styles.table, glance && styles.glance)}>
      <caption className="sr-only">{t('table.caption')}</caption>
      <thead>
        <tr>
          <td className={styles.select}>{selectAll}</td>
          <th scope="col">{unbroken(t('table.record'))}</th>
          <th scope="col">{unbroken(t('table.stored'))}</th>
          <th scope="col">{unbroken(t('table.hash'))}</th>
          <th scope="col">{unbroken(t('table.check'))}</th>
          <th scope="col" className={styles.marks}>
            {unbroken(t('table.marks'))}
          </th>
        </tr>
      </thead>
      <tbody>
        {records.map((record, index) => (
          <tr
            key={record.file}
            data-selected={isSelected(record) || undefined}
            data-minor={(shortened && index >= shortList) || undefined}
          >
            <td className={styles.select}>{select(record)}</td>
            <th scope="row">
              <RecordIcon kind={record.kind} width={26} />
              <span>
                {name(record)}
                <span className="block text-sm leading-4.25 text-ink-3">
                  {t('version', { kind: t(`kinds.${record.kind}`), version: record.version })}
                </span>
              </span>
            </th>
            <td className={styles.stored}>
              <time>{record.stored}</time>
            </td>
            <td className={styles.hash}>
              <code className="font-mono text-xs text-ink-2">{shortHash(record.sha256)}</code>
            </td>
            <td className={styles.check}>
              <MarkWithText kind="pass">{t('match')}</MarkWithText>
            </td>
            <td className={styles.marks}>
              <span className="flex w-11 gap-2.25 text-ink-2">
                <LockIcon width="17" height="17" />
                <span className="sr-only">{t('readOnly')}, </span>
                {record.escrow ? <MirrorIcon width="17" height="17" /> : null}
                <span className="sr-only">{record.escrow ? t('escrow') : t('escrowPending')}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={6}>{more}</td>
        </tr>
      </tfoot>
    </table>
  );
}
