import '@/app/styles/pages/landing.css';
import '@/components/features/shared/scene-window.module.css';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/layout/page-frame';
import { FrontDesk } from '@/components/sections/landing/front-desk';
import { Hero } from '@/components/sections/landing/hero';
import { LiveTabs } from '@/components/sections/landing/live-tabs';
import { StaticSections } from '@/components/sections/landing/static-parts';
import { intlMessages } from '@/lib/i18n/messages';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const t = await getTranslations('landing');
  return pageMetadata({
    locale,
    path: '/',
    title: `${site.name}: ${t('metaTitle')}`,
    description: t('metaDescription'),
    absoluteTitle: true,
  });
}

// Styles of the parts that only the server renders.
import.meta.glob('../../../components/sections/landing/*.module.css', { eager: true });

export default async function LandingPage() {
  const locale = await getLocale();
  return (
    <PageFrame path="/">
      <Hero />
      <FrontDesk />
      <StaticSections locale={locale} />
      <LiveTabs
        locale={locale}
        messages={{ sceneLabelVision: intlMessages(locale).sceneLabelVision }}
        trial={{ href: '', className: '' }}
      />
    </PageFrame>
  );
}
