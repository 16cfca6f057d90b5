'use client';

import { useEffect } from 'react';
import type { Locale } from '@/lib/i18n/locales';

type Wishes = Navigator & { connection?: { saveData?: boolean }; globalPrivacyControl?: boolean };

/** Reports how fast the page was, when it is left. Not for visitors who save data or object to being measured. */
export function WebVitals({ language }: { language: Locale }) {
  useEffect(() => {
    const { connection, globalPrivacyControl } = navigator as Wishes;
    if (connection?.saveData || globalPrivacyControl) return;
    const start = () => void measure(language);
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
  }, [language]);
  return null;
}

async function measure(language: Locale): Promise<void> {
  const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals');
  const values: Record<string, number> = {};
  for (const observe of [onCLS, onINP, onLCP, onTTFB]) {
    observe(
      ({ name, value }) => {
        values[name] = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
      },
      { reportAllChanges: true },
    );
  }
  const send = () => {
    const { pathname: path } = location;
    navigator.sendBeacon('/api/vitals', JSON.stringify({ path, language, ...values }));
  };
  addEventListener('pagehide', send, { once: true });
}
