import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { Served } from '@/components/layout/served';
import { unbroken } from '@/lib/typography';
import { FiledStamp } from './filed-stamp-artwork';
import { HeroArtwork, inks } from './hero-artwork';
import styles from './hero-scene-artwork.module.css';
import { HeroTry } from './hero-try';

/** The three things that are wrong with the sample label, in the order of their numbers on it. */
const findings = [
  { id: 'claim', citation: 'FD&C Act § 201(g)(1)' },
  { id: 'color', citation: '21 CFR 74.2705' },
  { id: 'contact', citation: 'FD&C Act § 609(a)' },
] as const;

const citationText =
  'mt-[0.2em] font-mono leading-[1.4] tracking-[-0.02em] text-seal-700 in-data-[version=corrected]:text-spruce-700';
const adviceText =
  'mt-[0.4em] leading-[1.4] text-ink-2 max-md:mt-0.5 max-md:flex-[1_0_100%] max-md:leading-[1.45]';

const filedOn = new Date(Date.UTC(2026, 10, 18));

/**
 * A press proof under review: the carton's artwork on its sheet, three findings tied to their citations, the
 * serum as sample, and the stamped receipt of the listing. The drawing is hidden from screen readers: the list,
 * the receipt and the caption say what it shows.
 */
export function HeroScene() {
  const locale = useLocale();
  const t = useTranslations('landingHero');
  return (
    <div className="@container max-md:-mx-5">
      <HeroTry
        artwork={<Served part="hero-proof" locale={locale} />}
        labels={{
          versions: t('scene.versions.label'),
          submitted: t('scene.versions.submitted'),
          corrected: t('scene.versions.corrected'),
        }}
        findings={findings.map(({ id, citation }) => ({
          id,
          title: (
            <>
              <span data-of="submitted">{unbroken(t(`scene.findings.${id}.title`))}</span>
              <span data-of="corrected">{unbroken(t(`scene.findings.${id}.corrected.title`))}</span>
            </>
          ),
          details: (
            <>
              <p className={clsx(styles.citation, citationText)}>{citation}</p>
              <p className={clsx(styles.advice, adviceText)} data-of="submitted">
                {unbroken(t(`scene.findings.${id}.text`))}
              </p>
              <p className={clsx(styles.advice, adviceText)} data-of="corrected">
                {unbroken(t(`scene.findings.${id}.corrected.text`))}
              </p>
            </>
          ),
          why: unbroken(t(`scene.findings.${id}.why`)),
        }))}
      >
        <Served part="hero-receipt" locale={locale} />
        <figcaption className={clsx(styles.caption, 'leading-[1.45] text-ink-3')}>
          {unbroken(t('scene.caption'))}
        </figcaption>
      </HeroTry>
    </div>
  );
}

/** The carton's artwork on its sheet. */
export function HeroProof() {
  const t = useTranslations('landingHero');
  return (
    <>
      <div
        className={clsx(
          styles.sheet,
          'absolute border border-hairline bg-surface shadow-window max-md:hidden',
        )}
      />
      <div className="max-md:relative max-md:h-[calc(420*var(--crop))] max-md:overflow-hidden max-md:border-y max-md:border-rule max-md:bg-surface">
        <HeroArtwork inks={t('scene.inks', { count: inks.length })} />
      </div>
    </>
  );
}

/** The stamped receipt of the listing. */
export function HeroReceipt() {
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
        <dd>{unbroken(t('scene.receipt.labelValue', { fixed: findings.length, found: findings.length }))}</dd>
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
