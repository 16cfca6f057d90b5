import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { FeatureHero } from '@/components/sections/feature/hero';
import { ServedSections } from '@/components/sections/feature/served';
import { featureText } from '@/lib/features/feature-text';
import type { Locale } from '@/lib/i18n/locales';
import { localeOf } from '@/lib/i18n/params';
import { type Feature, features } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

/** Any other name is a 404. */
export const dynamicParams = false;

export function generateStaticParams() {
  return features.map((feature) => ({ feature }));
}

type FeaturePageProps = { params: Promise<{ locale: string; feature: string }> };

async function checked(params: FeaturePageProps['params']): Promise<{ locale: Locale; feature: Feature }> {
  const [locale, { feature }] = await Promise.all([localeOf(params), params]);
  if (!(features as readonly string[]).includes(feature)) notFound();
  return { locale, feature: feature as Feature };
}

export async function generateMetadata({ params }: FeaturePageProps): Promise<Metadata> {
  const { locale, feature } = await checked(params);
  const text = featureText(feature, locale);
  return pageMetadata({
    locale,
    path: `/features/${feature}`,
    title: text.metaTitle,
    description: text.metaDescription,
  });
}

export default async function FeaturePage({ params }: FeaturePageProps) {
  const { locale, feature } = await checked(params);
  const text = featureText(feature, locale);
  return (
    <PageFrame path={`/features/${feature}`}>
      <FeatureHero feature={feature} text={text} />
      <ServedSections locale={locale} feature={feature} />
    </PageFrame>
  );
}
