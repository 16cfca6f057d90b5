'use client';

import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { DialogClose, DialogDescription } from '@/components/ui/dialog';
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
      title={done ? text.thanksTitle : text.title}
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
          <DialogDescription className="mb-5 text-ink-2">{text.thanksText}</DialogDescription>
          <div className="dialog-foot">
            <DialogClose asChild>
              <Button type="button" autoFocus>
                {labels.close}
              </Button>
            </DialogClose>
          </div>
        </>
      ) : (
        <>
          <DialogDescription className="text-ink-2">{text.description}</DialogDescription>
          <form onSubmit={onSubmit} onInvalidCapture={onInvalid} className="mt-5 grid gap-4.5 md:grid-cols-2">
            <SignupFields labels={labels} problems={problems} onInput={clear} />
            <Honeypot name={honeypotField} />
            <div className="md:col-span-full">
              <PrivacyLine labels={labels} href={privacyHref} />
            </div>
            <div className="dialog-foot md:col-span-full">
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
