import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { copyFrom } from '@/lib/text/copy-from';
import { FiledStamp } from './artwork';
import styles from './hero-receipt-artwork.module.css';

const filedOn = new Date(Date.UTC(2026, 10, 18));

/**
 * Receipt of the listing: the open items while the carton is as submitted, stamped after the correction.
 * @param props.findings number of found and fixed findings.
 */
export default function HeroReceipt({ findings }: { findings: number }) {
  const t = useTranslations('landingHero');
  const copy = copyFrom(t);
  const rows = [
    {
      name: 'label',
      submitted: copy('scene.receipt.labelOpen', { found: findings }),
      corrected: copy('scene.receipt.labelValue', { fixed: findings, found: findings }),
    },
    {
      name: 'ticket',
      submitted: t('scene.receipt.ticketOpen'),
      corrected: 'SPL-7731-0418',
    },
    {
      name: 'status',
      submitted: t('scene.receipt.statusOpen'),
      corrected: copy('scene.receipt.statusValue', { date: filedOn }),
    },
  ] as const;
  return (
    <div
      className={`${styles.receipt} rounded-mark border border-hairline bg-surface px-4.5 py-4 shadow-window max-md:relative md:absolute`}
    >
      <p
        className={`${styles.title} mb-2 border-b border-ink pb-2 leading-[1.6] font-semibold max-md:text-small`}
      >
        {copy('scene.receipt.title')}
      </p>
      <dl
        className={`${styles.rows} grid grid-cols-[auto_1fr] gap-x-[1.25em] leading-[1.65] max-md:text-sm [&_dd]:font-medium [&_dt]:text-ink-3`}
      >
        <dt>{t('scene.receipt.product')}</dt>
        <dd>{copy('scene.receipt.productValue')}</dd>
        {rows.map(({ name, submitted, corrected }) => {
          const hidden = name === 'status' ? 'sr-only' : undefined;
          return (
            <Fragment key={name}>
              <dt className={hidden}>{t(`scene.receipt.${name}`)}</dt>
              <dd className={hidden} data-of="submitted">
                {submitted}
              </dd>
              <dd className={clsx(hidden, name === 'ticket' && 'font-mono')} data-of="corrected">
                {corrected}
              </dd>
            </Fragment>
          );
        })}
      </dl>
      <div
        className={`${styles.stamp} absolute -rotate-7 mix-blend-multiply forced-color-adjust-none`}
        data-of="corrected"
      >
        <FiledStamp date={filedOn.toISOString().slice(0, 10).replaceAll('-', '.')} />
      </div>
    </div>
  );
}
