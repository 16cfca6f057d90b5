'use client';

import { type ComponentType, useEffect, useState } from 'react';

declare global {
  /** Nonce of the styles that styled-components writes. */
  var __webpack_nonce__: string | undefined;
}

/** Loads what connects an editor's preview with the Studio: overlays to click on, and changes as they are typed. */
export function VisualEditing() {
  const [Overlays, setOverlays] = useState<ComponentType>();
  useEffect(() => {
    globalThis.__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
    import('./overlays').then((module) => setOverlays(() => module.Overlays));
  }, []);
  return Overlays ? <Overlays /> : null;
}
