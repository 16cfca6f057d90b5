import { NextIntlClientProvider } from 'next-intl';
import { LandingSections } from '@/components/sections/landing-sections';
import { type Locale, timeZone } from '@/lib/i18n/locales';
import { intlMessages } from '@/lib/i18n/messages';

const parts = { landing: LandingSections };

export type PartProps = { part: keyof typeof parts; locale: Locale };

/** One of the parts that only the server draws, with all messages at hand. */
export default function Part({ part, locale }: PartProps) {
  const Content = parts[part];
  return (
    <NextIntlClientProvider locale={locale} messages={intlMessages(locale)} timeZone={timeZone}>
      <Content />
    </NextIntlClientProvider>
  );
}
