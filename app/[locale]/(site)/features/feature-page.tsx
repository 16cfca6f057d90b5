// Styles of the parts that only the server renders.
import '@/components/features/shared/scene-window.module.css';
import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { PageFrame } from '@/components/layout/page-frame';
import { FeatureHero } from '@/components/sections/feature/hero';
import { StaticSections } from '@/components/sections/feature/static-parts';
import { featureText } from '@/lib/features/feature-text';
import type { Feature } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

/*
 * Each feature has a route, because Next sends all styles that a route imports: one dynamic route would send six scenes'.
 */

export async function featureMetadata(feature: Feature): Promise<Metadata> {
  const locale = await getLocale();
  const text = featureText(feature, locale);
  return pageMetadata({
    locale,
    path: `/features/${feature}`,
    title: text.metaTitle,
    description: text.metaDescription,
  });
}

export async function FeaturePage({ feature }: { feature: Feature }) {
  const locale = await getLocale();
  return (
    <PageFrame path={`/features/${feature}`}>
      <FeatureHero feature={feature} text={featureText(feature, locale)} />
      <StaticSections locale={locale} feature={feature} />
    </PageFrame>
  );
}
