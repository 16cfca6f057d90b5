'use client';

import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { DialogClose, DialogDescription } from '@/components/ui/dialog';
import { submitContact } from '@/lib/submissions/actions';
import { honeypotField } from '@/lib/submissions/honeypot';
import { type ContactField, contactSchema } from '@/lib/submissions/schema';
import { ContactFields } from './contact-fields';
import { DemoLine } from './demo-line';
import type { DialogsProps } from './dialogs';
import { failureText } from './failure-text';
import { Honeypot } from './field';
import { FormDialog } from './form-dialog';
import { PrivacyLine } from './privacy-line';
import { useSubmission } from './use-submission';

type ContactDialogProps = Omit<DialogsProps, 'open'> & { open: boolean };

export function ContactDialog({
  labels,
  privacyHref,
  demoHref,
  open,
  onClose,
  returnFocus,
}: ContactDialogProps) {
  const text = labels.contact;
  const { problems, sending, onSubmit, clear, reset } = useSubmission<ContactField>({
    schema: contactSchema,
    action: submitContact,
    onStored: () => {
      // What went wrong before is past.
      toast.dismiss();
      // Without a time limit: the dialog is gone, and nothing else says that the message has arrived.
      toast.success(text.successTitle, { description: text.successText, duration: Number.POSITIVE_INFINITY });
      onClose();
    },
    onFailed: (reason, found) => {
      const { title, description } = failureText(labels, 'contact', reason, found);
      toast.error(title, { description });
    },
  });

  return (
    <FormDialog
      open={open}
      title={text.title}
      sending={sending}
      closeLabel={labels.close}
      onClose={() => {
        reset();
        toast.dismiss();
        onClose();
      }}
      returnFocus={returnFocus}
    >
      <DialogDescription className="text-ink-2">{text.description}</DialogDescription>
      <DemoLine labels={labels} href={demoHref} />
      <form onSubmit={onSubmit} noValidate className="mt-5 grid gap-4.5">
        <ContactFields labels={labels} problems={problems} onInput={clear} />
        <Honeypot name={honeypotField} />
        <PrivacyLine labels={labels} href={privacyHref} />
        <div className="dialog-foot">
          <DialogClose asChild>
            <Button type="button" variant="quiet" className="px-4" disabled={sending}>
              {labels.cancel}
            </Button>
          </DialogClose>
          <Button type="submit" className="px-4" disabled={sending}>
            {sending ? text.sending : text.submit}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}
