'use client';

import { lazy, Suspense, useEffect } from 'react';
import { asLocale, type Locale, locales } from '@/lib/i18n/locales';

/** Loaded only when an error occurs, because this file is part of every page. */
const ErrorPage = lazy(async () => {
  const [{ ErrorView, errorTitle }] = await Promise.all([
    import('@/components/layout/error-view'),
    import('./styles/globals.css'),
  ]);
  return {
    default: ({ order }: { order: readonly Locale[] }) => (
      <>
        <title>{errorTitle(order)}</title>
        <ErrorView order={order} />
      </>
    ),
  };
});

/**
 * Error page for browser errors that reached no other boundary. Next renders it without the root layout. The language
 * of the URL comes first. Server errors show pages/500.tsx.
 */
export default function GlobalError({ error }: { error: unknown }) {
  const locale = asLocale(typeof location === 'object' && location.pathname.split('/')[1]);
  useEffect(() => {
    // React considers the error handled. This passes it to instrumentation-client.ts.
    reportError(error);
  }, [error]);
  return (
    <html lang={locale}>
      <body>
        <Suspense>
          <ErrorPage order={[locale, ...locales.filter((other) => other !== locale)]} />
        </Suspense>
      </body>
    </html>
  );
}
