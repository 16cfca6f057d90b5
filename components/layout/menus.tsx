'use client';

import { useEffect } from 'react';

/** Closes a menu of the header that the focus leaves, which would otherwise hide what has the focus. */
function closeLeft({ target }: FocusEvent): void {
  const opened = document.querySelector<HTMLElement>('[data-menu-panel]:popover-open');
  if (!(opened && target instanceof Element) || opened.contains(target)) return;
  if (!target.matches(`[data-menu="${opened.id}"]`)) opened.hidePopover();
}

/** Also opens the menus in browsers without popovers: Safari before 17, Firefox before 125, Chrome before 114. */
export function Menus() {
  useEffect(() => {
    const panel = document.querySelector<HTMLElement>('[data-menu-panel]');
    if (panel?.popover) {
      document.addEventListener('focusin', closeLeft);
      return () => document.removeEventListener('focusin', closeLeft);
    }
    if (!panel) return;
    const loaded = import('./menus-without-popover').then(({ openMenus }) => openMenus());
    loaded.catch(() => undefined);
  }, []);
  return null;
}
