'use client';

import dynamic from 'next/dynamic';

declare global {
  /** Nonce of the styles that styled-components writes. */
  var __webpack_nonce__: string | undefined;
}

/** Loads what connects an editor's preview with the Studio: overlays to click on, and changes as they are typed. */
export const VisualEditing = dynamic(
  () => {
    globalThis.__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
    return import('./overlays').then(({ Overlays }) => Overlays);
  },
  { ssr: false },
);
