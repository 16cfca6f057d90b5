'use client';

import { useEffect } from 'react';

/** Opens the menus of the header in browsers without popovers: Safari before 17, Firefox before 125, Chrome before 114. */
export function Menus() {
  useEffect(() => {
    const panel = document.querySelector<HTMLElement>('[data-menu-panel]');
    if (!panel || panel.popover) return;
    const loaded = import('./menus-without-popover').then(({ openMenus }) => openMenus());
    loaded.catch(() => undefined);
  }, []);
  return null;
}
