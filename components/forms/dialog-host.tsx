'use client';

import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { DialogLabels } from './dialog-labels';
import type { DialogsProps } from './dialogs';

export type DialogName = 'contact' | 'signup';

const loadDialogs = () => import('./dialogs').then((module) => module.Dialogs);

function triggerOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-dialog]') : null;
}

/**
 * Opens the dialogs for every `<button data-dialog="contact|signup">` of the page. The buttons are plain
 * server HTML; the dialogs' code (Radix, validation, toasts) is fetched when a visitor first points at,
 * focuses or presses one of them.
 */
export function DialogHost({ labels, privacyHref }: { labels: DialogLabels; privacyHref: string }) {
  const [Dialogs, setDialogs] = useState<ComponentType<DialogsProps>>();
  const [open, setOpen] = useState<DialogName | null>(null);
  const opener = useRef<HTMLElement>(null);

  const load = useCallback(() => {
    loadDialogs().then(
      (component) => setDialogs(() => component),
      // Offline or a new deployment: the next intent tries again.
      () => undefined,
    );
  }, []);

  useEffect(() => {
    const onIntent = (event: Event) => {
      if (triggerOf(event.target)) load();
    };
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const trigger = triggerOf(target);
      const popover = target?.closest<HTMLElement>('[popover]');
      // A menu closes behind a chosen link or dialog button; it lies in the top layer, above any dialog.
      if (popover && target?.closest('a[href], [data-dialog]')) popover.hidePopover();
      if (!trigger) return;
      const invoker = popover && document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`);
      opener.current = invoker ?? trigger;
      load();
      setOpen(trigger.dataset.dialog === 'signup' ? 'signup' : 'contact');
    };
    document.addEventListener('pointerover', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
      document.removeEventListener('click', onClick);
    };
  }, [load]);

  if (!Dialogs) return null;
  return (
    <Dialogs
      labels={labels}
      privacyHref={privacyHref}
      open={open}
      onClose={() => setOpen(null)}
      returnFocus={() => opener.current?.focus()}
    />
  );
}
