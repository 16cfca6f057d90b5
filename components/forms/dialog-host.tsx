'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { FormName } from '@/lib/routes';
import type { DialogsProps } from './dialogs';

const loadDialogs = () => import('./dialogs').then((module) => module.Dialogs);

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-dialog]') : null;
}

/** True for a click that would follow a link in this tab. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/**
 * Opens the dialogs for every `DialogLink` of the page. Their code (Radix, validation, toasts) is fetched when a
 * visitor first hovers over, focuses or presses one. If that fails, the link leads to the form's page.
 */
export function DialogHost(props: Pick<DialogsProps, 'labels' | 'privacyHref' | 'demoHref'>) {
  const [Dialogs, setDialogs] = useState<ComponentType<DialogsProps>>();
  const [open, setOpen] = useState<FormName | null>(null);
  const [fragment, setFragment] = useState('');
  const opener = useRef<HTMLElement>(null);

  useEffect(() => {
    const load = () => loadDialogs().then((component) => setDialogs(() => component));
    const onIntent = (event: Event) => {
      // The click retries.
      if (linkAt(event.target)) load().catch(() => undefined);
    };
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      const target = event.target instanceof Element ? event.target : null;
      const link = linkAt(target);
      const menu = target?.closest<HTMLElement>('[data-menu-panel]');
      // Closes the menu of the chosen link: in the top layer it would cover the dialog.
      if (menu?.popover && target?.closest('a[href]')) menu.hidePopover();
      // The 404 page does not accept POST, so its links lead to the form's page.
      if (!link || document.querySelector('[data-not-found]')) return;
      event.preventDefault();
      opener.current = document.querySelector<HTMLElement>(`[data-menu="${menu?.id}"]`) ?? link;
      setFragment(link.hash);
      setOpen(link.dataset.dialog as FormName);
      load().catch(() => {
        setOpen(null);
        location.assign(link.href);
      });
    };
    document.addEventListener('pointerover', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
      document.removeEventListener('click', onClick);
    };
  }, []);

  if (!Dialogs) return null;
  return (
    <Dialogs
      {...props}
      open={open}
      fragment={fragment}
      onClose={() => setOpen(null)}
      returnFocus={() => opener.current?.focus()}
    />
  );
}
