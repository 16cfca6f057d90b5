import { useLocale, useTranslations } from 'next-intl';
import { fileTextsHref, href, productFilePath } from '@/lib/routes';
import { blockCopyFrom } from '@/lib/text/block-copy-from';
import styles from './hero-artwork.module.css';
import { HeroTry } from './hero-try';
import { StaticProof, StaticReceipt } from './static-parts';

/** The three errors of the sample label, in the order of their numbers. */
const findings = [
  { id: 'claim', citation: 'FD&C Act § 201(g)(1)' },
  { id: 'color', citation: '21 CFR 74.2705' },
  { id: 'contact', citation: 'FD&C Act § 609(a)' },
] as const;

const advice = `${styles.advice} mt-[0.4em] leading-[1.4] text-ink-2 max-md:mt-0.5 max-md:flex-[1_0_100%] max-md:text-small max-md:leading-[1.45]`;

/**
 * A press proof under review: the carton's artwork on its sheet, three findings tied to their citations, the serum as a
 * sample, and the stamped receipt of the listing. The drawing is hidden from screen readers: the list, the receipt and
 * the caption describe it.
 */
export function HeroScene() {
  const locale = useLocale();
  const t = useTranslations('landingHero');
  const copy = blockCopyFrom(t);
  return (
    <div className="@container max-md:-mx-5">
      <HeroTry
        artwork={<StaticProof locale={locale} />}
        labels={{
          versions: t('scene.versions.label'),
          submitted: t('scene.versions.submitted'),
          corrected: t('scene.versions.corrected'),
        }}
        own={{
          fileUrl: href(locale, productFilePath),
          textsUrl: fileTextsHref(locale),
          labels: {
            label: t('own.label'),
            hint: t('own.hint'),
            open: t('own.open'),
            close: t('own.close'),
            private: t('own.private'),
            loading: t('own.loading'),
            failed: t('own.failed'),
          },
        }}
        findings={findings.map(({ id, citation }) => ({
          id,
          title: (
            <>
              <span data-of="submitted">{copy(`scene.findings.${id}.title`)}</span>
              <span data-of="corrected">{copy(`scene.findings.${id}.corrected.title`)}</span>
            </>
          ),
          details: (
            <>
              <p
                className={`${styles.citation} mt-[0.2em] font-mono leading-[1.4] tracking-[-0.02em] text-seal-700 in-data-[version=corrected]:text-spruce-700 max-md:text-sm`}
              >
                {citation}
              </p>
              <p className={advice} data-of="submitted">
                {copy(`scene.findings.${id}.text`)}
              </p>
              <p className={advice} data-of="corrected">
                {copy(`scene.findings.${id}.corrected.text`)}
              </p>
            </>
          ),
          why: copy(`scene.findings.${id}.why`),
        }))}
      >
        <StaticReceipt locale={locale} findings={findings.length} />
        <figcaption
          className={`${styles.caption} leading-[1.45] text-ink-3 max-md:px-5 max-md:text-sm md:absolute`}
        >
          {copy('scene.caption')}
        </figcaption>
      </HeroTry>
    </div>
  );
}
