'use client';

import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { DialogClose, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { submitSignup } from '@/lib/submissions/actions';
import { honeypotField } from '@/lib/submissions/honeypot';
import { type SignupField, signupSchema } from '@/lib/submissions/schema';
import type { DialogsProps } from './dialogs';
import { failureText } from './failure-text';
import { Honeypot } from './field';
import { FormDialog } from './form-dialog';
import { PrivacyLine } from './privacy-line';
import { SignupFields } from './signup-fields';
import { useSubmission } from './use-submission';

type SignupDialogProps = Omit<DialogsProps, 'open'> & { open: boolean };

export function SignupDialog({ labels, privacyHref, open, onClose, returnFocus }: SignupDialogProps) {
  const text = labels.signup;
  const [done, setDone] = useState(false);
  const { problems, sending, onSubmit, onInvalid, clear, reset } = useSubmission<SignupField>({
    schema: signupSchema,
    action: submitSignup,
    onStored: () => {
      // What went wrong before is past.
      toast.dismiss();
      toast.success(text.successTitle, { description: text.successText });
      setDone(true);
    },
    onFailed: (reason, found) => {
      const { title, description } = failureText(labels, 'signup', reason, found);
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
        if (!done) toast.dismiss();
        setDone(false);
        onClose();
      }}
      returnFocus={returnFocus}
    >
      {done ? (
        <>
          <DialogTitle className="type-h3 pr-10">{text.thanksTitle}</DialogTitle>
          <DialogDescription className="mt-3 text-ink-2">{text.thanksText}</DialogDescription>
          <DialogClose asChild>
            <Button type="button" className="mt-7" autoFocus>
              {labels.close}
            </Button>
          </DialogClose>
        </>
      ) : (
        <>
          <DialogTitle className="type-h3 pr-10">{text.title}</DialogTitle>
          <DialogDescription className="mt-2 text-ink-2">{text.description}</DialogDescription>
          <form onSubmit={onSubmit} onInvalidCapture={onInvalid} className="mt-6 grid gap-4.5 md:grid-cols-2">
            <SignupFields labels={labels} problems={problems} onInput={clear} />
            <Honeypot name={honeypotField} />
            <div className="grid gap-4.5 md:col-span-2">
              <PrivacyLine labels={labels} href={privacyHref} />
              <Button type="submit" disabled={sending}>
                {sending ? text.sending : text.submit}
              </Button>
            </div>
          </form>
        </>
      )}
    </FormDialog>
  );
}
