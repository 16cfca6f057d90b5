'use client';

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import { createContext, type ReactNode, useContext } from 'react';
import { type Locale, timeZone } from '@/lib/i18n/locales';

export type SceneProps = {
  locale: Locale;
  /** The scene's own namespace and `scene`, compiled (lib/i18n/messages.ts). */
  messages: AbstractIntlMessages;
  /** The link to the trial: where it leads, and the classes of a button, which only the server puts together. */
  trial: { href: string; className: string };
};

const Trial = createContext({ href: '', className: '' });
export const useTrial = () => useContext(Trial);

/** Gives a scene its texts, in the browser as on the server. */
export function SceneProvider({ locale, messages, trial, children }: SceneProps & { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
      <Trial value={trial}>{children}</Trial>
    </NextIntlClientProvider>
  );
}
