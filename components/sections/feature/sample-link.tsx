import { useLocale, useTranslations } from 'next-intl';
import { FileIcon } from '@/components/features/shared';
import { sampleList } from '@/components/samples/list';
import { type Feature, sampleHref, samples } from '@/lib/routes';

/** The document that a feature hands over, as a sample to open; features without one have no link. */
export function SampleLink({ feature }: { feature: Feature }) {
  const locale = useLocale();
  const sample = samples.find((name) => sampleList[name].feature === feature);
  const t = useTranslations('samples');
  if (!sample) return null;
  return (
    <a
      href={sampleHref(locale, sample)}
      type="application/pdf"
      className="group mt-8 flex max-w-[44rem] items-start gap-4 rounded-card border border-rule bg-surface p-5 hover:border-control md:mt-10"
    >
      <FileIcon width="22" height="22" className="mt-0.5 shrink-0 text-spruce-700" />
      <span>
        <span className="font-semibold text-spruce-700 underline decoration-1 underline-offset-4 group-hover:decoration-2">
          {t(`link.${sample}.title`)}
        </span>{' '}
        <span className="type-small whitespace-nowrap text-ink-3">
          ({t('link.format', { pages: sampleList[sample].pages })})
        </span>{' '}
        <span className="type-small mt-1 block text-pretty text-ink-2">{t(`link.${sample}.text`)}</span>
      </span>
    </a>
  );
}
