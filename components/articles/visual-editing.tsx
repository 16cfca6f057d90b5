'use client';

import dynamic from 'next/dynamic';

declare global {
  /** Nonce for the style elements of styled-components. */
  var __webpack_nonce__: string | undefined;
}

/** Connects an editor's preview with the Studio: clickable overlays and live changes. */
export const VisualEditing = dynamic(
  () => {
    globalThis.__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
    return import('./overlays').then(({ Overlays }) => Overlays);
  },
  { ssr: false },
);
