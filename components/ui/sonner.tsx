'use client';

import 'sonner/dist/styles.css';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';

/** On phones the dialogs are sheets at the bottom: a toast there would lie on their buttons. */
const onPhone = () => window.matchMedia('(max-width: 47.5rem)').matches;

/**
 * Toasts in a polite live region; styled by app/styles/toast.css. Escape takes them away, unless it closes a dialog.
 */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) toast.dismiss();
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
          toast: 'toast',
          title: 'toast-title',
          description: 'toast-description',
          closeButton: 'toast-close',
          error: 'toast-error',
          success: 'toast-success',
        },
      }}
    />
  );
}
