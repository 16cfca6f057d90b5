'use client';

import '@/app/styles/dialog.css';
import * as DialogPrimitive from '@radix-ui/react-dialog';
import type { ComponentProps } from 'react';
import { isComposing } from '@/lib/browser/composing';

export const Dialog = DialogPrimitive.Root;
export const DialogTitle = DialogPrimitive.Title;
export const DialogDescription = DialogPrimitive.Description;
export const DialogClose = DialogPrimitive.Close;

/**
 * Content over a backdrop: a sheet from the bottom on phones, a centered panel from 761px. The backdrop is a custom
 * element, and CSS locks scrolling (app/styles/dialog.css): Radix's overlay would inject a `<style>` element.
 */
export function DialogContent(props: ComponentProps<typeof DialogPrimitive.Content>) {
  return (
    <DialogPrimitive.Portal>
      <div
        className="fixed inset-0 z-50 animate-[dialog-fade_160ms_var(--ease-out)] bg-veil"
        aria-hidden="true"
      />
      <DialogPrimitive.Content
        className="dialog-panel"
        onEscapeKeyDown={(event) => {
          if (isComposing(event)) event.preventDefault();
        }}
        {...props}
      />
    </DialogPrimitive.Portal>
  );
}
