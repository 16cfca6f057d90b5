import { notFound } from 'next/navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { scenes } from '@/components/scenes';
import { isLocale } from '@/lib/i18n/locales';
import { type Feature, features } from '@/lib/routes';

export const dynamicParams = false;

export function generateStaticParams() {
  return features.map((feature) => ({ feature }));
}

type FeaturePageProps = { params: Promise<{ locale: string; feature: string }> };

export default async function FeaturePage({ params }: FeaturePageProps) {
  const { locale, feature } = await params;
  if (!isLocale(locale) || !(features as readonly string[]).includes(feature)) notFound();
  const Scene = scenes[feature as Feature];
  return (
    <PageFrame locale={locale} path={`/features/${feature}`}>
      <div className="wrap railed section-space">
        <h1 className="type-h1 mb-10">{feature}</h1>
        <Scene locale={locale} />
      </div>
    </PageFrame>
  );
}
