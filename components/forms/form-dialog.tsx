'use client';

import { type ReactNode, useRef } from 'react';
import { CloseIcon } from '@/components/layout/icons';
import { Dialog, DialogClose, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { honeypotField } from '@/lib/submissions/honeypot';

type FormDialogProps = {
  open: boolean;
  title: string;
  /** While true nothing closes the dialog: the answer would come to a form that is gone. */
  sending: boolean;
  closeLabel: string;
  onClose: () => void;
  returnFocus: () => void;
  children: ReactNode;
};

/** True when something was typed that a stray click would throw away. */
function hasText(panel: HTMLElement | null): boolean {
  const controls = panel?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [];
  return [...controls].some((control) => control.name !== honeypotField && control.value.trim() !== '');
}

/**
 * What both dialogs share: the first field gets the focus, the opener gets it back, Escape and the buttons close on
 * purpose, a click beside a form that has text in it does not.
 */
export function FormDialog({
  open,
  title,
  sending,
  closeLabel,
  onClose,
  returnFocus,
  children,
}: FormDialogProps) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next && !sending) onClose();
      }}
    >
      <DialogContent
        ref={panel}
        onInteractOutside={(event) => {
          // Toasts lie outside too; whoever closes one does not mean the form.
          const toast = event.target instanceof Element && event.target.closest('[data-sonner-toaster]');
          if (toast || hasText(panel.current)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus();
        }}
        onOpenAutoFocus={(event) => {
          const first = panel.current?.querySelector<HTMLElement>('form input');
          if (!first) return;
          event.preventDefault();
          first.focus();
        }}
      >
        <div className="dialog-head">
          <DialogTitle className="type-h3">{title}</DialogTitle>
          <DialogClose disabled={sending} className="dialog-close">
            <CloseIcon width="18" height="18" />
            <span className="sr-only">{closeLabel}</span>
          </DialogClose>
        </div>
        <div className="dialog-body">{children}</div>
      </DialogContent>
    </Dialog>
  );
}
