'use client';

import { useState } from 'react';
import { toast } from 'sonner';
import { CloseIcon } from '@/components/layout/icons';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { submitSignup } from '@/lib/submissions/actions';
import { honeypotField } from '@/lib/submissions/honeypot';
import { limits, type SignupField, signupSchema } from '@/lib/submissions/schema';
import type { DialogsProps } from './dialogs';
import { Field, Honeypot } from './field';
import { PrivacyLine } from './privacy-line';
import { useSubmission } from './use-submission';

type SignupDialogProps = Omit<DialogsProps, 'open'> & { open: boolean };

const fields = [
  { name: 'first_name', maxLength: limits.name, autoComplete: 'given-name' },
  { name: 'last_name', maxLength: limits.name, autoComplete: 'family-name' },
  { name: 'email', maxLength: limits.email, autoComplete: 'email', type: 'email', inputMode: 'email' },
  { name: 'company', maxLength: limits.short, autoComplete: 'organization' },
  { name: 'title', maxLength: limits.short, autoComplete: 'organization-title' },
  { name: 'location', maxLength: limits.short, autoComplete: 'country-name' },
] as const;

export function SignupDialog({ labels, privacyHref, open, onClose, returnFocus }: SignupDialogProps) {
  const text = labels.signup;
  const [done, setDone] = useState(false);
  const { problems, sending, onSubmit, clear, reset } = useSubmission<SignupField>({
    schema: signupSchema,
    action: submitSignup,
    onStored: () => {
      toast.success(text.successTitle, { description: text.successText });
      setDone(true);
    },
    onFailed: (reason) => {
      toast.error(labels.errorTitle, {
        description:
          reason === 'invalid'
            ? labels.checkFields
            : reason === 'failed'
              ? text.failureText
              : labels.unexpectedText,
      });
    },
  });

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next || sending) return;
        reset();
        setDone(false);
        onClose();
      }}
    >
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus();
        }}
        onOpenAutoFocus={(event) => {
          const first = (event.currentTarget as HTMLElement).querySelector<HTMLElement>(
            'input[name="first_name"]',
          );
          if (first) {
            event.preventDefault();
            first.focus();
          }
        }}
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
            <form onSubmit={onSubmit} className="mt-6 grid gap-4.5 md:grid-cols-2">
              {fields.map((field) => (
                <Field
                  key={field.name}
                  {...field}
                  label={text.fields[field.name]}
                  error={
                    problems[field.name] && labels.errors[problems[field.name] as keyof typeof labels.errors]
                  }
                  onInput={() => clear(field.name)}
                  required
                />
              ))}
              <Honeypot name={honeypotField} />
              <div className="grid gap-4.5 md:col-span-2">
                <PrivacyLine text={labels.privacy} href={privacyHref} link={labels.privacyLink} />
                <Button type="submit" disabled={sending}>
                  {sending ? text.sending : text.submit}
                </Button>
              </div>
            </form>
          </>
        )}
        <DialogClose
          disabled={sending}
          className="absolute top-4 right-4 grid size-10 place-items-center rounded-control hover:bg-paper-2"
        >
          <CloseIcon width="18" height="18" />
          <span className="sr-only">{labels.close}</span>
        </DialogClose>
      </DialogContent>
    </Dialog>
  );
}
