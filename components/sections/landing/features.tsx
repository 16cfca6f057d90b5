import { useLocale, useTranslations } from 'next-intl';
import { crops } from '@/components/features';
import { FoldMark } from '@/components/ui/fold-mark';
import { featureRows } from '@/lib/features/list';
import { messagesFor } from '@/lib/i18n/messages';
import { type Feature, features, href } from '@/lib/routes';
import { featureNumber } from '@/lib/sections';
import { figures } from '@/lib/site';
import { blockCopyFrom } from '@/lib/text/block-copy-from';
import { keepTogetherInBlock } from '@/lib/text/typography';
import styles from './features.module.css';
import { liveCrop, liveCropId } from './live-tabs';
import { Section, SectionHeading } from './section';

/**
 * The features as one file divider: a tab per feature, and below the tabs its description and the preview of its scene.
 * Tabs are native disclosures, one open at a time, so that they work without scripts and a search in the page opens them.
 */
export function Features() {
  const t = useTranslations('landingFeatures');
  return (
    <Section section="features" className="later-1000 md:later-1300 lg:later-1000">
      <SectionHeading
        section="features"
        title={t('title', { count: features.length })}
        className="max-w-[17em]"
      />
      <div className={`mt-6 md:mt-10 lg:mt-14 ${styles.divider}`}>
        {features.map((feature, index) => (
          <FeatureTab key={feature} feature={feature} open={index === 0} />
        ))}
      </div>
    </Section>
  );
}

function FeatureTab({ feature, open }: { feature: Feature; open: boolean }) {
  const locale = useLocale();
  const t = useTranslations('landingFeatures');
  const copy = blockCopyFrom(t);
  const name = blockCopyFrom(useTranslations('features'))(`${feature}.name`);
  const tab = blockCopyFrom(useTranslations(featureRows[feature].scene))('tab');
  const { points } = messagesFor(locale).landingFeatures[feature];
  const Crop = crops[feature];
  return (
    <details name="feature" open={open} className="group">
      <summary className={styles.tab}>
        <span className="type-mono whitespace-nowrap text-ink-3">§ {featureNumber(feature)}</span>
        <span className={styles.name}>{name}</span>
        <span className={styles.short}>{tab}</span>
        <FoldMark className="mr-2 ml-auto" />
      </summary>
      {/* A link to the feature's id opens its tab. */}
      <article id={feature} className={styles.panel}>
        <div className={styles.copy}>
          <h3 className={`type-pillar ${styles.heading}`}>{name}</h3>
          <p className="text-ink-2 max-md:type-small">
            {copy(`${feature}.text`, { last: figures.reminderDays[3] })}
          </p>
          <ul className="type-small mt-5.5 hidden border-t border-rule md:block">
            {Object.values(points).map((point) => (
              <li key={point} className="border-b border-rule py-2.25">
                {keepTogetherInBlock(point)}
              </li>
            ))}
          </ul>
          <a href={href(locale, `/features/${feature}`)} className={`more-link mt-1 lg:mt-5 ${styles.more}`}>
            {t(`${feature}.more`)}
          </a>
        </div>
        <div className={styles.scene} id={feature === liveCrop ? liveCropId : undefined}>
          {/* live-tabs.tsx draws it when the tab opens. */}
          {open ? (
            <Crop />
          ) : (
            <noscript>
              <Crop />
            </noscript>
          )}
        </div>
      </article>
    </details>
  );
}
