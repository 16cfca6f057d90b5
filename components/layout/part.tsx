import { NextIntlClientProvider } from 'next-intl';
import { RulesList } from '@/components/rules/rules-list';
import { FeatureSections } from '@/components/sections/feature-sections';
import { HeroProof, HeroReceipt } from '@/components/sections/hero-scene';
import { LandingSections } from '@/components/sections/landing-sections';
import { type Locale, timeZone } from '@/lib/i18n/locales';
import { intlMessages } from '@/lib/i18n/messages';
import type { Feature } from '@/lib/routes';
import { SiteFooter } from './site-footer';
import { type FrameProps, SiteHeader } from './site-header';

export type PartProps = { locale: Locale } & (
  | { part: 'hero-proof' | 'hero-receipt' | 'landing' | 'rules' }
  | { part: 'feature'; feature: Feature }
  | ({ part: 'header' | 'footer' } & FrameProps)
);

/** One of the parts that only the server draws, with all messages at hand. */
export default function Part(props: PartProps) {
  const { locale } = props;
  return (
    <NextIntlClientProvider locale={locale} messages={intlMessages(locale)} timeZone={timeZone}>
      {content(props)}
    </NextIntlClientProvider>
  );
}

function content(props: PartProps) {
  switch (props.part) {
    case 'header':
      return <SiteHeader path={props.path} languages={props.languages} />;
    case 'footer':
      return <SiteFooter path={props.path} languages={props.languages} />;
    case 'hero-proof':
      return <HeroProof />;
    case 'hero-receipt':
      return <HeroReceipt />;
    case 'landing':
      return <LandingSections />;
    case 'rules':
      return <RulesList />;
    case 'feature':
      return <FeatureSections feature={props.feature} />;
  }
}
