'use client';

import { Toaster } from '@/components/ui/sonner';
import type { FormName } from '@/lib/routes';
import { LeadDialog, type LeadDialogProps } from './lead-dialog';

export type DialogsProps = Omit<LeadDialogProps, 'form'> & { open: FormName | null };

/** The open dialog, mounted again each time, and the toasts of both forms. */
export function Dialogs({ open, ...shared }: DialogsProps) {
  const { labels } = shared;
  return (
    <>
      {open && <LeadDialog key={open} form={open} {...shared} />}
      <Toaster label={labels.notifications} closeLabel={labels.close} />
    </>
  );
}
