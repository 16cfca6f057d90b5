'use client';

import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { DialogClose, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { submitContact } from '@/lib/submissions/actions';
import { honeypotField } from '@/lib/submissions/honeypot';
import { type ContactField, contactSchema } from '@/lib/submissions/schema';
import { ContactFields } from './contact-fields';
import type { DialogsProps } from './dialogs';
import { failureText } from './failure-text';
import { Honeypot } from './field';
import { FormDialog } from './form-dialog';
import { PrivacyLine } from './privacy-line';
import { useSubmission } from './use-submission';

type ContactDialogProps = Omit<DialogsProps, 'open'> & { open: boolean };

export function ContactDialog({ labels, privacyHref, open, onClose, returnFocus }: ContactDialogProps) {
  const text = labels.contact;
  const { problems, sending, onSubmit, clear, reset } = useSubmission<ContactField>({
    schema: contactSchema,
    action: submitContact,
    onStored: () => {
      // What went wrong before is past.
      toast.dismiss();
      toast.success(text.successTitle, { description: text.successText });
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
      sending={sending}
      closeLabel={labels.close}
      onClose={() => {
        reset();
        toast.dismiss();
        onClose();
      }}
      returnFocus={returnFocus}
    >
      <DialogTitle className="type-h3 pr-10">{text.title}</DialogTitle>
      <DialogDescription className="mt-2 text-ink-2">{text.description}</DialogDescription>
      <form onSubmit={onSubmit} noValidate className="mt-6 grid gap-4.5">
        <ContactFields labels={labels} problems={problems} onInput={clear} />
        <Honeypot name={honeypotField} />
        <PrivacyLine labels={labels} href={privacyHref} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <DialogClose asChild>
            <Button type="button" variant="quiet" disabled={sending}>
              {labels.cancel}
            </Button>
          </DialogClose>
          <Button type="submit" disabled={sending}>
            {sending ? text.sending : text.submit}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}
