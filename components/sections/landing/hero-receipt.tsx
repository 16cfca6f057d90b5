import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { unbroken } from '@/lib/typography';
import { FiledStamp } from './artwork';
import styles from './hero-artwork.module.css';

const filedOn = new Date(Date.UTC(2026, 10, 18));

/**
 * The receipt of the listing: what is open while the carton is as submitted, stamped once it is corrected.
 * @param props.findings how many were found and fixed.
 */
export default function HeroReceipt({ findings }: { findings: number }) {
  const t = useTranslations('landingHero');
  const rows = [
    {
      name: 'label',
      submitted: unbroken(t('scene.receipt.labelOpen', { found: findings })),
      corrected: unbroken(t('scene.receipt.labelValue', { fixed: findings, found: findings })),
    },
    {
      name: 'ticket',
      submitted: t('scene.receipt.ticketOpen'),
      corrected: <span className="font-mono">SPL-7731-0418</span>,
    },
    {
      name: 'status',
      submitted: t('scene.receipt.statusOpen'),
      corrected: unbroken(t('scene.receipt.statusValue', { date: filedOn })),
    },
  ] as const;
  return (
    <div className="rounded-mark border border-hairline bg-surface px-4.5 py-4 shadow-window max-md:relative max-md:-mt-9 max-md:ml-5 max-md:w-[calc(100%-4rem)] max-md:max-w-96 md:absolute md:top-[calc(540*var(--u))] md:right-[calc(12*var(--u))] md:w-[max(18.75rem,330*var(--u))] @max-[23.125rem]:w-[calc(100%-2.5rem)] @max-[23.125rem]:pb-19">
      {/* The rule stops short of the stamp. */}
      <p className="mb-2 border-b border-ink pb-2 leading-[1.6] font-[650] max-md:mr-20 max-md:text-small md:mr-[calc(86*var(--u))] md:text-[max(var(--text-sm),15*var(--u))] @max-[23.125rem]:mr-0">
        {unbroken(t('scene.receipt.title'))}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-[1.25em] leading-[1.65] max-md:text-sm md:text-[max(var(--text-xs),13*var(--u))] [&_dd]:font-medium [&_dt]:text-ink-3">
        <dt>{t('scene.receipt.product')}</dt>
        <dd>{unbroken(t('scene.receipt.productValue'))}</dd>
        {rows.map(({ name, submitted, corrected }) => {
          const hidden = name === 'status' ? 'sr-only' : undefined;
          return (
            <Fragment key={name}>
              <dt className={hidden}>{t(`scene.receipt.${name}`)}</dt>
              <dd className={hidden} data-of="submitted">
                {submitted}
              </dd>
              <dd className={hidden} data-of="corrected">
                {corrected}
              </dd>
            </Fragment>
          );
        })}
      </dl>
      {/* On a phone too narrow for both side by side it has the foot of the card. */}
      <div
        className={`${styles.stamp} absolute -rotate-7 mix-blend-multiply forced-color-adjust-none max-md:top-6 max-md:-right-3 max-md:w-26 md:top-[calc(24*var(--u))] md:right-[calc(-12*var(--u))] md:w-[calc(104*var(--u))] @max-[23.125rem]:top-auto @max-[23.125rem]:right-3 @max-[23.125rem]:-bottom-1.5 @max-[23.125rem]:w-23`}
        data-of="corrected"
      >
        <FiledStamp date={filedOn.toISOString().slice(0, 10).replaceAll('-', '.')} />
      </div>
    </div>
  );
}
