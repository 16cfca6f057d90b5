import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { crops } from '@/components/features';
import type { Locale } from '@/lib/i18n/locales';
import { type Feature, features, href } from '@/lib/routes';
import { figures } from '@/lib/site';
import { unbroken } from '@/lib/typography';
import { cn } from '@/lib/utils';
import { SectionHeading } from './section-heading';

/** Columns of scene and copy on the desktop's twelve; the pair 2.3 and 2.4 stands side by side where there is room. */
const placement: Record<Feature, { scene: string; copy: string; stacked?: boolean }> = {
  'mocra-wizard': { scene: 'lg:col-span-7 lg:col-start-1', copy: 'lg:col-span-4 lg:col-start-9' },
  'label-vision': { scene: 'lg:col-span-8', copy: 'lg:col-span-4' },
  'import-assist': {
    scene: 'lg:max-xl:col-span-8 lg:max-xl:col-start-1',
    copy: 'lg:max-xl:col-span-4 lg:max-xl:col-start-9',
    stacked: true,
  },
  'us-agent-service': { scene: 'lg:max-xl:col-span-8', copy: 'lg:max-xl:col-span-4', stacked: true },
  'adverse-events': { scene: 'lg:col-span-8', copy: 'lg:col-span-4' },
  'evidence-vault': { scene: 'lg:col-span-8 lg:col-start-1', copy: 'lg:col-span-4 lg:col-start-9 lg:pl-6' },
};

/** Six pillars: a crop of each product scene beside what it does. */
export async function Features({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'landingFeatures' });
  const names = await getTranslations({ locale, namespace: 'features' });
  const [first = 0, second = 0, third = 0, last = 0] = figures.reminderDays;
  const points: Record<Feature, string[]> = {
    'mocra-wizard': [
      t('mocra-wizard.points.mapping'),
      t('mocra-wizard.points.lights'),
      t('mocra-wizard.points.renewal', { days: figures.renewalChipDays }),
    ],
    'label-vision': [
      t('label-vision.points.checks'),
      t('label-vision.points.ai'),
      t('label-vision.points.fix'),
    ],
    'import-assist': [
      t('import-assist.points.letter'),
      t('import-assist.points.fee'),
      t('import-assist.points.status'),
    ],
    'us-agent-service': [t('us-agent-service.points.steps'), t('us-agent-service.points.registration')],
    'adverse-events': [
      t('adverse-events.points.board'),
      t('adverse-events.points.archive', { years: figures.retentionYears }),
    ],
    'evidence-vault': [
      t('evidence-vault.points.ingest'),
      t('evidence-vault.points.search'),
      t('evidence-vault.points.storage'),
    ],
  };
  const text = (feature: Feature) =>
    t(`${feature}.text`, {
      megabytes: figures.uploadMegabytes,
      seconds: figures.labelScoreSeconds,
      rules: figures.labelRules,
      years: figures.retentionYears,
      minutes: figures.signatureMinutes,
      first,
      second,
      third,
      last,
    });

  const pillar = (feature: Feature): ReactNode => {
    const number = features.indexOf(feature) + 1;
    const Crop = crops[feature];
    const { scene, copy, stacked } = placement[feature];
    return (
      <article
        key={feature}
        className={cn(
          'flex flex-col gap-2.5 md:gap-6',
          stacked
            ? 'lg:max-xl:col-span-full lg:max-xl:grid lg:max-xl:grid-cols-12 lg:max-xl:items-center xl:flex-col-reverse xl:justify-end xl:gap-8'
            : 'col-span-full lg:grid lg:grid-cols-12 lg:items-center',
          feature === 'import-assist' && 'xl:col-span-7',
          feature === 'us-agent-service' && 'xl:col-span-5',
        )}
      >
        <div className={cn(stacked ? 'lg:max-xl:row-start-1' : 'lg:row-start-1', copy)}>
          <div className="flex flex-row-reverse items-baseline justify-between gap-4 md:block">
            <p
              aria-hidden="true"
              className={cn(
                'pillar-number type-mono text-ink-3 md:mb-2.5',
                feature === 'us-agent-service' && 'xl:mt-6',
              )}
            >
              § 2.{number}
            </p>
            <h3 className="type-pillar">{unbroken(names(`${feature}.name`))}</h3>
          </div>
          <p className="mt-2 text-ink-2 max-md:type-small md:mt-3.5">{unbroken(text(feature))}</p>
          <ul className="type-small mt-5.5 hidden border-t border-rule md:block">
            {points[feature].map((point) => (
              <li key={point} className="border-b border-rule py-2.25">
                {unbroken(point)}
              </li>
            ))}
          </ul>
          <p className="mt-1 lg:mt-5">
            <Link href={href(locale, `/features/${feature}`)} className="more-link">
              {t(`${feature}.more`)}
            </Link>
          </p>
        </div>
        <div className={cn('min-w-0', stacked ? 'lg:max-xl:row-start-1' : 'lg:row-start-1', scene)}>
          <Crop locale={locale} />
        </div>
      </article>
    );
  };

  return (
    <section id="features" aria-labelledby="features-title">
      <div className="wrap railed section-space">
        <SectionHeading number={2} id="features-title" title={t('title')} className="max-w-[17em]" />
        <div className="mt-12 grid gap-x-6 gap-y-7 md:mt-14 md:gap-y-14 lg:mt-20 lg:grid-cols-12 lg:gap-y-26">
          {features.map(pillar)}
        </div>
      </div>
    </section>
  );
}
