import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/layout/page-frame';
import { SiteData } from '@/components/layout/site-data';
import { About } from '@/components/sections/about';
import { Brands } from '@/components/sections/brands';
import { CallBarRange } from '@/components/sections/call-bar';
import { Contact } from '@/components/sections/contact';
import { Faq } from '@/components/sections/faq';
import { Features } from '@/components/sections/features';
import { Hero } from '@/components/sections/hero';
import { Pricing } from '@/components/sections/pricing';
import { Statistics } from '@/components/sections/statistics';
import { Trust } from '@/components/sections/trust';
import { Why } from '@/components/sections/why';
import { type LocaleParams, localeOf } from '@/lib/i18n/params';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const t = await getTranslations({ locale, namespace: 'landing' });
  return pageMetadata({
    locale,
    path: '/',
    title: `${site.name}: ${t('metaTitle')}`,
    description: t('metaDescription'),
    absoluteTitle: true,
  });
}

export default async function LandingPage({ params }: LocaleParams) {
  await localeOf(params);
  return (
    <PageFrame path="/">
      <SiteData />
      <Hero />
      <CallBarRange>
        <Why />
        <Features />
        <Brands />
        <Statistics />
        <About />
        <Trust />
        <Pricing />
        <Faq />
      </CallBarRange>
      <Contact />
    </PageFrame>
  );
}
