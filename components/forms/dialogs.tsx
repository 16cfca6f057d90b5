'use client';

import { Toaster } from '@/components/ui/sonner';
import type { FormName } from '@/lib/routes';
import type { FormLabels } from './form-labels';
import { LeadDialog } from './lead-dialog';

export type DialogsProps = {
  labels: FormLabels;
  privacyHref: string;
  /** Scheduling page of the demo. */
  demoHref: string;
  open: FormName | null;
  onClose: () => void;
  /** Returns the focus to the element that opened the dialog. */
  returnFocus: () => void;
};

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
