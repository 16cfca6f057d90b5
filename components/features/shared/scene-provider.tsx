'use client';

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import { createContext, type ReactNode, useContext } from 'react';
import { type Locale, timeZone } from '@/lib/i18n/locales';

export type SceneProps = {
  locale: Locale;
  /** The scene's own namespace and `scene`, compiled (lib/i18n/messages.ts). */
  messages: AbstractIntlMessages;
  /** Where the trial begins. */
  trialHref: string;
};

const TrialHref = createContext('');
export const useTrialHref = () => useContext(TrialHref);

/** Gives a scene its texts, in the browser as on the server. */
export function SceneProvider({
  locale,
  messages,
  trialHref,
  children,
}: SceneProps & { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
      <TrialHref value={trialHref}>{children}</TrialHref>
    </NextIntlClientProvider>
  );
}
