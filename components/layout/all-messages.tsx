import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { type Locale, timeZone } from '@/lib/i18n/locales';
import { intlMessages } from '@/lib/i18n/messages';

type AllMessagesProps = { locale: Locale; children: ReactNode };

/** Provides every message of a language to client components; for parts that only the server renders. */
export default function AllMessages({ locale, children }: AllMessagesProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={intlMessages(locale)} timeZone={timeZone}>
      {children}
    </NextIntlClientProvider>
  );
}
