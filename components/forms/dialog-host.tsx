'use client';

import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { type DialogName, plainFormIds } from './dialog-name';
import type { DialogsProps } from './dialogs';

const loadDialogs = () => import('./dialogs').then((module) => module.Dialogs);

function triggerOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-dialog]') : null;
}

const nameOf = (trigger: HTMLElement): DialogName =>
  trigger.dataset.dialog === 'signup' ? 'signup' : 'contact';

/** True when something was typed into a form of the page. */
function isFilled(panel: Element): boolean {
  const controls = panel.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), textarea');
  return [...controls].some((control) => control.value !== control.defaultValue);
}

/**
 * Opens the dialogs for every `DialogButton` of the page. The buttons are plain server HTML
 * that opens the form of the page (plain-forms.tsx) until this component is there, and whenever the dialogs' code
 * cannot be had. That code (Radix, validation, toasts) is fetched when a visitor first points at, focuses or presses
 * one of them.
 */
export function DialogHost(props: Pick<DialogsProps, 'labels' | 'privacyHref' | 'demoHref'>) {
  const [Dialogs, setDialogs] = useState<ComponentType<DialogsProps>>();
  const [open, setOpen] = useState<DialogName | null>(null);
  const opener = useRef<HTMLElement>(null);

  const load = useCallback(async () => {
    const component = await loadDialogs();
    setDialogs(() => component);
  }, []);

  const show = useCallback(
    (name: DialogName) => {
      setOpen(name);
      load().catch(() => {
        // Offline or a new deployment. The form of the page works without more code.
        setOpen(null);
        document.getElementById(plainFormIds[name])?.showPopover();
      });
    },
    [load],
  );

  useEffect(() => {
    const onIntent = (event: Event) => {
      // The next intent tries again.
      if (triggerOf(event.target)) load().catch(() => undefined);
    };
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const trigger = triggerOf(target);
      const popover = target?.closest<HTMLElement>('[popover]:not(.plain-panel)');
      // A menu closes behind a chosen link or dialog button; it lies in the top layer, above any dialog.
      if (popover && target?.closest('a[href], [data-dialog]')) popover.hidePopover();
      if (!trigger) return;
      // The button's own way is the form of the page.
      event.preventDefault();
      const invoker = popover && document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`);
      opener.current = invoker ?? trigger;
      show(nameOf(trigger));
    };
    document.addEventListener('pointerover', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
      document.removeEventListener('click', onClick);
    };
  }, [load, show]);

  // A button that was pressed before this component was there has opened the form of the page. As long as nothing is
  // typed into it the dialog takes its place; otherwise it stays, and posts.
  useEffect(() => {
    for (const [name, id] of Object.entries(plainFormIds) as [DialogName, string][]) {
      const panel = document.getElementById(id);
      if (!panel?.matches(':popover-open')) continue;
      load().then(
        () => {
          if (!panel.matches(':popover-open') || isFilled(panel)) return;
          // Gives the focus back to the button.
          panel.hidePopover();
          opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
          setOpen(name);
        },
        () => undefined,
      );
    }
  }, [load]);

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
