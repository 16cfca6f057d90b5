import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { crops } from '@/components/features';
import { messagesFor } from '@/lib/i18n/messages';
import { type Feature, features, href } from '@/lib/routes';
import { featureNumber } from '@/lib/sections';
import { figures } from '@/lib/site';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';
import styles from './features.module.css';
import { liveCrop, liveCropId } from './live-crop';
import { Section, SectionHeading } from './section';

/** A pillar per feature: a preview of each product scene beside its description. */
export function Features() {
  const locale = useLocale();
  const t = useTranslations('landingFeatures');
  const copy = copyFrom(t);
  const messages = messagesFor(locale).landingFeatures;
  const namesCopy = copyFrom(useTranslations('features'));

  const pillar = (feature: Feature) => {
    const Crop = crops[feature];
    return (
      <article
        key={feature}
        className={clsx(
          styles.pillar,
          'relative col-span-full grid gap-y-2.5 md:gap-y-6 lg:items-center lg:gap-x-6',
        )}
      >
        <div className={styles.copy}>
          <div className="flex flex-row-reverse items-baseline justify-between gap-4 md:block">
            {/* In the rail, which starts 6rem to the left of the copy: the number is positioned in the pillar. */}
            <p
              aria-hidden="true"
              className="type-mono whitespace-nowrap text-ink-3 md:mb-2.5 lg:absolute lg:-left-24 lg:pt-2"
            >
              § {featureNumber(feature)}
            </p>
            <h3 className="type-pillar">{namesCopy(`${feature}.name`)}</h3>
          </div>
          <p className="mt-2 text-ink-2 max-md:type-small md:mt-3.5">
            {copy(`${feature}.text`, { last: figures.reminderDays[3] })}
          </p>
          <ul className="type-small mt-5.5 hidden border-t border-rule md:block">
            {Object.values(messages[feature].points).map((point) => (
              <li key={point} className="border-b border-rule py-2.25">
                {keepTogether(point)}
              </li>
            ))}
          </ul>
          <p className="mt-1 lg:mt-5">
            <a href={href(locale, `/features/${feature}`)} className={clsx('more-link', styles.more)}>
              {t(`${feature}.more`)}
            </a>
          </p>
        </div>
        <div
          className={clsx(styles.scene, 'min-w-0 [&_figure>div]:transition-[border-color]')}
          id={feature === liveCrop ? liveCropId : undefined}
        >
          <Crop />
        </div>
      </article>
    );
  };

  return (
    <Section section="features" className="later-3250 sm:later-4100 md:later-5650 lg:later-4000">
      <SectionHeading
        section="features"
        title={t('title', { count: features.length })}
        className="max-w-[17em]"
      />
      <div className="mt-12 grid gap-x-6 gap-y-7 md:mt-14 md:gap-y-14 lg:mt-20 lg:grid-cols-12 lg:gap-y-26">
        {features.map(pillar)}
      </div>
    </Section>
  );
}
