import { useLocale, useTranslations } from 'next-intl';
import { ArrowIcon } from '@/components/layout/icons';
import { type Feature, features, href } from '@/lib/routes';
import { unbroken } from '@/lib/typography';

/** The way on to the following feature; the last leads back to the first. */
export function NextFeature({ feature }: { feature: Feature }) {
  const locale = useLocale();
  const t = useTranslations('featurePage');
  const names = useTranslations('features');
  const following = features[(features.indexOf(feature) + 1) % features.length] ?? feature;
  return (
    <nav aria-label={t('next')} data-print="hidden" className="border-t border-rule">
      <a href={href(locale, `/features/${following}`)} className="group block hover:bg-paper-2">
        <span className="wrap railed flex items-center justify-between gap-6 py-9 md:py-12">
          <span>
            <span className="type-caption block text-ink-3">{t('next')}</span>
            <span className="type-h3 mt-1 block">{names(`${following}.name`)}</span>
            <span className="type-small mt-1 block text-ink-2">{unbroken(names(`${following}.short`))}</span>
          </span>
          <ArrowIcon
            width="26"
            height="26"
            className="shrink-0 text-spruce-700 transition-transform group-hover:translate-x-1.5"
          />
        </span>
      </a>
    </nav>
  );
}
