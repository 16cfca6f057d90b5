'use client';

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import { createContext, type ReactNode, useContext } from 'react';
import { type Locale, timeZone } from '@/lib/i18n/locales';

export type SceneProps = {
  locale: Locale;
  /** The scene's namespace and `scene`, compiled (lib/i18n/messages.ts). */
  messages: AbstractIntlMessages;
  /** URL of the trial link, and its button classes, which only the server combines. */
  trial: { href: string; className: string };
};

const Trial = createContext({ href: '', className: '' });
export const useTrial = () => useContext(Trial);

/** Provides a scene's messages, in the browser as on the server. */
export function SceneProvider({ locale, messages, trial, children }: SceneProps & { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
      <Trial value={trial}>{children}</Trial>
    </NextIntlClientProvider>
  );
}
