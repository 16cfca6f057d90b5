import { getTranslations } from 'next-intl/server';
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

const filedOn = new Date(Date.UTC(2026, 10, 18));

/**
 * A press proof under review: the carton's artwork on its sheet, three findings tied to their citations, the
 * serum as sample, and the stamped receipt of the listing. The drawing is hidden from screen readers: the list,
 * the receipt and the caption say what it shows.
 */
export async function HeroScene() {
  const t = await getTranslations('landingHero');
  return (
    <div className={styles.scene}>
      <HeroTry
        artwork={
          <>
            <div className={styles.sheet} />
            <div className={styles.window}>
              <HeroArtwork inks={t('scene.inks', { count: inks.length })} />
            </div>
          </>
        }
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
              <p className={styles.citation}>{citation}</p>
              <p className={styles.advice} data-of="submitted">
                {unbroken(t(`scene.findings.${id}.text`))}
              </p>
              <p className={styles.advice} data-of="corrected">
                {unbroken(t(`scene.findings.${id}.corrected.text`))}
              </p>
            </>
          ),
          why: unbroken(t(`scene.findings.${id}.why`)),
        }))}
      >
        <div className={styles.receipt}>
          <p className={styles.receiptTitle}>{unbroken(t('scene.receipt.title'))}</p>
          <dl className={styles.receiptRows}>
            <dt>{t('scene.receipt.product')}</dt>
            <dd>{unbroken(t('scene.receipt.productValue'))}</dd>
            <dt>{t('scene.receipt.label')}</dt>
            <dd>
              {unbroken(t('scene.receipt.labelValue', { fixed: findings.length, found: findings.length }))}
            </dd>
            <dt>{t('scene.receipt.ticket')}</dt>
            <dd className="font-mono">SPL-7731-0418</dd>
            <dt className="sr-only">{t('scene.receipt.status')}</dt>
            <dd className="sr-only">{unbroken(t('scene.receipt.statusValue', { date: filedOn }))}</dd>
          </dl>
          <FiledStamp
            className={styles.stamp}
            date={filedOn.toISOString().slice(0, 10).replaceAll('-', '.')}
          />
        </div>
        <figcaption className={styles.caption}>{unbroken(t('scene.caption'))}</figcaption>
      </HeroTry>
    </div>
  );
}
