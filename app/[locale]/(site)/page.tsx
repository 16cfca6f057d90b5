import { PageFrame } from '@/components/layout/page-frame';
import { Hero } from '@/components/sections/hero';
import { Why } from '@/components/sections/why';
import { type LocaleParams, localeOf } from '@/lib/i18n/params';

export default async function LandingPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <PageFrame locale={locale} path="/">
      <Hero locale={locale} />
      <Why locale={locale} />
    </PageFrame>
  );
}
