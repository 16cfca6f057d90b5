import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { unbroken } from '@/lib/typography';
import { FiledStamp } from './filed-stamp-artwork';
import styles from './hero-scene-artwork.module.css';

const filedOn = new Date(Date.UTC(2026, 10, 18));

/** `findings`: how many were found and fixed. */
export type HeroReceiptProps = { findings: number };

/** The stamped receipt of the listing. */
export function HeroReceipt({ findings }: HeroReceiptProps) {
  const t = useTranslations('landingHero');
  return (
    <div
      className={clsx(
        styles.receipt,
        'rounded-mark border border-hairline bg-surface px-4.5 py-4 shadow-window',
      )}
    >
      <p className={clsx(styles.receiptTitle, 'mb-2 border-b border-ink pb-2 leading-[1.6] font-[650]')}>
        {unbroken(t('scene.receipt.title'))}
      </p>
      <dl
        className={clsx(
          styles.receiptRows,
          'grid grid-cols-[auto_1fr] gap-x-[1.25em] leading-[1.65] [&_dd]:font-medium [&_dt]:text-ink-3',
        )}
      >
        <dt>{t('scene.receipt.product')}</dt>
        <dd>{unbroken(t('scene.receipt.productValue'))}</dd>
        <dt>{t('scene.receipt.label')}</dt>
        <dd>{unbroken(t('scene.receipt.labelValue', { fixed: findings, found: findings }))}</dd>
        <dt>{t('scene.receipt.ticket')}</dt>
        <dd className="font-mono">SPL-7731-0418</dd>
        <dt className="sr-only">{t('scene.receipt.status')}</dt>
        <dd className="sr-only">{unbroken(t('scene.receipt.statusValue', { date: filedOn }))}</dd>
      </dl>
      <FiledStamp
        className={clsx(styles.stamp, 'absolute mix-blend-multiply forced-color-adjust-none')}
        date={filedOn.toISOString().slice(0, 10).replaceAll('-', '.')}
      />
    </div>
  );
}
