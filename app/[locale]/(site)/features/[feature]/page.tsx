import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { PageFrame } from '@/components/layout/page-frame';
import { FeatureHero } from '@/components/sections/feature/hero';
import { StaticSections } from '@/components/sections/feature/static-parts';
import { featureText } from '@/lib/features/feature-text';
import { features } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

/** Any other name is a 404. */
export const dynamicParams = false;

export function generateStaticParams() {
  return features.map((feature) => ({ feature }));
}

async function read(params: PageProps<'/[locale]/features/[feature]'>['params']) {
  const [locale, { feature: name }] = await Promise.all([getLocale(), params]);
  const feature = features.find((each) => each === name) ?? notFound();
  return { locale, feature, text: featureText(feature, locale) };
}

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/features/[feature]'>): Promise<Metadata> {
  const { locale, feature, text } = await read(params);
  return pageMetadata({
    locale,
    path: `/features/${feature}`,
    title: text.metaTitle,
    description: text.metaDescription,
  });
}

export default async function FeaturePage({ params }: PageProps<'/[locale]/features/[feature]'>) {
  const { locale, feature, text } = await read(params);
  return (
    <PageFrame path={`/features/${feature}`}>
      <FeatureHero feature={feature} text={text} />
      <StaticSections locale={locale} feature={feature} />
    </PageFrame>
  );
}
