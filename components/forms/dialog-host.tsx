'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { FormName } from '@/lib/routes';
import type { DialogsProps } from './dialogs';

const loadDialogs = () => import('./dialogs').then((module) => module.Dialogs);

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-dialog]') : null;
}

/** True for the click that follows a link in this tab. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/**
 * Opens the dialogs for every `DialogLink` of the page. Their code (Radix, validation, toasts) is fetched when a visitor
 * first points at, focuses or presses one; where it cannot be had, the link leads to the form's page.
 */
export function DialogHost(props: Pick<DialogsProps, 'labels' | 'privacyHref' | 'demoHref'>) {
  const [Dialogs, setDialogs] = useState<ComponentType<DialogsProps>>();
  const [open, setOpen] = useState<FormName | null>(null);
  const opener = useRef<HTMLElement>(null);

  useEffect(() => {
    const load = () => loadDialogs().then((component) => setDialogs(() => component));
    const onIntent = (event: Event) => {
      // The click tries again.
      if (linkAt(event.target)) load().catch(() => undefined);
    };
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      const target = event.target instanceof Element ? event.target : null;
      const link = linkAt(target);
      const popover = target?.closest<HTMLElement>('[popover]');
      // A menu closes behind a chosen link; it lies in the top layer, above any dialog.
      if (popover && target?.closest('a[href]')) popover.hidePopover();
      // An address where nothing was found takes no form.
      if (!link || document.querySelector('[data-not-found]')) return;
      event.preventDefault();
      opener.current = document.querySelector<HTMLElement>(`[popovertarget="${popover?.id}"]`) ?? link;
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
      onClose={() => setOpen(null)}
      returnFocus={() => opener.current?.focus()}
    />
  );
}
