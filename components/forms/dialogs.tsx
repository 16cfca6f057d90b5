'use client';

import { useRef } from 'react';
import { toast } from 'sonner';
import { CloseIcon } from '@/components/layout/icons';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { Toaster } from '@/components/ui/sonner';
import { readPrefill } from '@/lib/leads/prefill';
import { type FieldValues, honeypotField } from '@/lib/leads/result';
import type { FormName } from '@/lib/routes';
import { DemoLine } from './demo-line';
import { FormFailure, failureText } from './form-failure';
import type { FormLabels } from './form-labels';
import { LeadForm } from './lead-form';
import { failureOf } from './lead-state';
import { NextSteps } from './next-steps';
import { useLeadForm } from './use-lead-form';

export type DialogsProps = {
  open: FormName | null;
  /** Fragment of the link that opened it, which can fill in a message. */
  fragment: string;
  labels: FormLabels;
  privacyHref: string;
  demoHref: string;
  onClose: () => void;
  /** Returns the focus to the element that opened the dialog. */
  returnFocus: () => void;
};

/** Values of forms that visitors left while they were being sent. */
type Drafts = Partial<Record<FormName, FieldValues>>;

/** True if a stray click would discard input. */
function hasText(panel: HTMLElement | null): boolean {
  const typed = 'input:not([type="hidden"]), textarea';
  const controls = panel?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed) ?? [];
  return [...controls].some((control) => control.name !== honeypotField && control.value.trim() !== '');
}

/** Returns the texts that a form contains. */
const textsOf = (form: HTMLFormElement): FieldValues =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/**
 * A form as a dialog. The first field gets the focus, and the opener gets it back. Escape and the buttons close it; a
 * click outside closes it only while the form is empty. A submission goes on after the dialog is closed: a toast says how
 * it ended, and the next dialog has the text unless it was stored. The contact dialog closes when the message is stored;
 * the signup dialog shows the confirmation inside.
 */
function LeadDialog({
  form,
  labels,
  fragment,
  privacyHref,
  demoHref,
  drafts,
  onClose,
  returnFocus,
}: Omit<DialogsProps, 'open'> & { form: FormName; drafts: Drafts }) {
  const isOpen = useRef(true);
  const panel = useRef<HTMLDivElement>(null);
  const text = labels[form];
  const lead = useLeadForm(form, labels.pages[form], (result) => {
    if (result.status !== 'stored') {
      const { title, description } = failureText(labels, form, result);
      toast.error(title, { description });
      return;
    }
    delete drafts[form];
    // Removes the toast of an earlier failure.
    toast.dismiss();
    // No time limit when the dialog closes: the toast is the only confirmation.
    const duration = form === 'contact' ? { duration: Number.POSITIVE_INFINITY } : {};
    toast.success(text.successTitle, { description: text.successText, ...duration });
    if (form === 'contact' && isOpen.current) onClose();
  });
  const { state } = lead;
  // A toast disappears after a while, and on phones it is far from the button.
  const failure = state.status === 'invalid' ? null : failureOf(state);
  const stored = form === 'signup' && state.status === 'stored' ? state : null;

  return (
    <Dialog
      open
      onOpenChange={() => {
        const typed = panel.current?.querySelector('form');
        if (state.status === 'sending' && typed) drafts[form] = textsOf(typed);
        if (!stored) toast.dismiss();
        isOpen.current = false;
        onClose();
      }}
    >
      <DialogContent
        ref={panel}
        onInteractOutside={(event) => {
          // Toasts are outside too, but closing a toast must not close the form.
          const onToast = event.target instanceof Element && event.target.closest('[data-sonner-toaster]');
          if (onToast || hasText(panel.current)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus();
        }}
        onOpenAutoFocus={(event) => {
          const first = panel.current?.querySelector<HTMLElement>('form input:not([type="hidden"])');
          if (!first) return;
          event.preventDefault();
          first.focus();
        }}
      >
        <div className="dialog-head flex items-center justify-between gap-3 pr-3">
          <DialogTitle className="type-h3">{stored ? labels.signup.thanksTitle : text.title}</DialogTitle>
          <DialogClose className="grid size-11 flex-none place-items-center rounded-control hover:bg-paper-2">
            <CloseIcon width="18" height="18" />
            <span className="sr-only">{labels.close}</span>
          </DialogClose>
        </div>
        <div className="px-(--dialog-space) pt-5">
          <DialogDescription className="text-ink-2">
            {stored ? labels.signup.thanksText : text.description}
          </DialogDescription>
          {stored && <NextSteps form={form} labels={labels} demoHref={demoHref} email={stored.email} />}
          {form === 'contact' && <DemoLine labels={labels} href={demoHref} />}
          <div className="mt-5">
            {stored ? (
              <div className="form-foot flex">
                <DialogClose asChild>
                  <Button type="button" className="flex-1" autoFocus>
                    {labels.close}
                  </Button>
                </DialogClose>
              </div>
            ) : (
              <LeadForm
                lead={lead}
                labels={labels}
                prefill={readPrefill(fragment)}
                draft={drafts[form]}
                privacyHref={privacyHref}
                failure={failure && <FormFailure labels={labels} form={form} failure={failure} focused />}
                cancel={
                  form === 'contact' && (
                    <DialogClose asChild>
                      <Button type="button" variant="quiet" className="px-4!">
                        {labels.cancel}
                      </Button>
                    </DialogClose>
                  )
                }
              />
            )}
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** The open dialog, remounted each time, and the toasts of both forms. */
export function Dialogs({ open, ...shared }: DialogsProps) {
  const { labels } = shared;
  const drafts = useRef<Drafts>({});
  return (
    <>
      {open && <LeadDialog key={open} form={open} drafts={drafts.current} {...shared} />}
      <Toaster label={labels.notifications} closeLabel={labels.close} />
    </>
  );
}
