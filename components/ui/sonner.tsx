'use client';

import 'sonner/dist/styles.css';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { isComposing } from '@/lib/browser/composing';

/** At the top on phones, where dialogs are sheets at the bottom: a toast there would cover their buttons. */
const onPhone = () => window.matchMedia('(max-width: 47.5rem)').matches;

/** Toasts in a polite live region. Escape closes them, unless it closes a dialog. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) toast.dismiss();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <Sonner
      position={onPhone() ? 'top-center' : 'bottom-right'}
      containerAriaLabel={label}
      duration={8000}
      closeButton
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: closeLabel,
        classNames: {
          // Radix takes pointer events from everything outside an open dialog. A toast behind another one stays without.
          toast:
            'data-[front=true]:pointer-events-auto flex w-[var(--width,22rem)] max-w-[calc(100vw-2rem)] items-start gap-3 rounded-control border border-l-4 border-hairline border-l-spruce-700 bg-surface py-3.5 pr-11 pl-4 text-small leading-normal text-ink shadow-window data-[type=error]:border-l-seal-600',
          title: 'font-semibold in-data-[type=error]:text-seal-700',
          description: 'text-ink-2',
          // The toast in front covers those of the others.
          closeButton:
            'absolute top-2 right-2 grid size-7 in-data-[front=false]:invisible place-items-center rounded-control hover:bg-paper-2',
        },
      }}
    />
  );
}
