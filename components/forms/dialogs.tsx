'use client';

import { Toaster } from '@/components/ui/sonner';
import { ContactDialog } from './contact-dialog';
import type { DialogLabels } from './dialog-labels';
import type { DialogName } from './dialog-name';
import { SignupDialog } from './signup-dialog';

export type DialogsProps = {
  labels: DialogLabels;
  privacyHref: string;
  /** Scheduling page of the demo. */
  demoHref: string;
  open: DialogName | null;
  onClose: () => void;
  /** Puts the focus back where the visitor was. */
  returnFocus: () => void;
};

export function Dialogs({ open, ...shared }: DialogsProps) {
  const { labels } = shared;
  return (
    <>
      <ContactDialog {...shared} open={open === 'contact'} />
      <SignupDialog {...shared} open={open === 'signup'} />
      <Toaster label={labels.notifications} closeLabel={labels.close} />
    </>
  );
}
