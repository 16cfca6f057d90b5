'use client';

import { lazy, Suspense } from 'react';
import { useHydrated } from '@/lib/browser/use-hydrated';

declare global {
  /** Nonce for the style elements of styled-components. */
  var __webpack_nonce__: string | undefined;
}

const Overlays = lazy(async () => {
  globalThis.__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  const { Overlays: Loaded } = await import('./overlays');
  return { default: Loaded };
});

/**
 * Connects an editor's preview with the Studio: clickable overlays and live changes. Only this file is in the scripts of
 * visitors' pages; the overlays load when it is rendered.
 */
export function VisualEditing() {
  return (
    useHydrated() && (
      <Suspense>
        <Overlays />
      </Suspense>
    )
  );
}
