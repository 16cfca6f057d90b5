'use client';

import { toast } from 'sonner';
import { CloseIcon } from '@/components/layout/icons';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { submitContact } from '@/lib/submissions/actions';
import { honeypotField } from '@/lib/submissions/honeypot';
import { type ContactField, contactSchema, limits } from '@/lib/submissions/schema';
import type { DialogsProps } from './dialogs';
import { Field, Honeypot } from './field';
import { PrivacyLine } from './privacy-line';
import { useSubmission } from './use-submission';

type ContactDialogProps = Omit<DialogsProps, 'open'> & { open: boolean };

export function ContactDialog({ labels, privacyHref, open, onClose, returnFocus }: ContactDialogProps) {
  const text = labels.contact;
  const { problems, sending, onSubmit, clear, reset } = useSubmission<ContactField>({
    schema: contactSchema,
    action: submitContact,
    onStored: () => {
      toast.success(text.successTitle, { description: text.successText });
      onClose();
    },
    onFailed: (reason, found) => {
      if (reason === 'invalid') {
        const missing = Object.values(found).includes('required');
        if (missing) toast.error(text.missingTitle, { description: text.missingText });
        else toast.error(labels.errorTitle, { description: labels.checkFields });
      } else {
        toast.error(labels.errorTitle, {
          description: reason === 'failed' ? text.failureText : labels.unexpectedText,
        });
      }
    },
  });
  const error = (field: ContactField) => problems[field] && labels.errors[problems[field]];

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next || sending) return;
        reset();
        onClose();
      }}
    >
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus();
        }}
        onOpenAutoFocus={(event) => {
          const first = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('input[name="name"]');
          if (first) {
            event.preventDefault();
            first.focus();
          }
        }}
      >
        <DialogTitle className="type-h3 pr-10">{text.title}</DialogTitle>
        <DialogDescription className="mt-2 text-ink-2">{text.description}</DialogDescription>
        <form onSubmit={onSubmit} noValidate className="mt-6 grid gap-4.5">
          <Field
            name="name"
            label={text.name}
            error={error('name')}
            onInput={() => clear('name')}
            required
            maxLength={limits.name}
            autoComplete="name"
          />
          <Field
            name="email"
            type="email"
            label={text.email}
            error={error('email')}
            onInput={() => clear('email')}
            required
            maxLength={limits.email}
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
          />
          <Field
            name="company"
            label={text.company}
            optional={labels.optional}
            error={error('company')}
            onInput={() => clear('company')}
            maxLength={limits.short}
            autoComplete="organization"
          />
          <Field
            name="message"
            label={text.message}
            error={error('message')}
            onInput={() => clear('message')}
            required
            maxLength={limits.message}
            multiline
          />
          <Honeypot name={honeypotField} />
          <PrivacyLine text={labels.privacy} href={privacyHref} link={labels.privacyLink} />
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
