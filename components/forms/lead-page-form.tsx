'use client';

import { useEffect, useState } from 'react';
import { type Prefill, readPrefill } from '@/lib/leads/prefill';
import type { FormName } from '@/lib/routes';
import { FormFailure, focus } from './form-failure';
import type { FormLabels } from './form-labels';
import { LeadForm } from './lead-form';
import { failureOf } from './lead-state';
import { NextSteps } from './next-steps';
import { useLeadForm } from './use-lead-form';

type LeadPageFormProps = { form: FormName; labels: FormLabels; privacyHref: string; demoHref: string };

/** A form as part of its page. It works without scripts; its outcome replaces it. */
export function LeadPageForm({ form, labels, privacyHref, demoHref }: LeadPageFormProps) {
  const lead = useLeadForm(form, labels.pages[form]);
  const { state, posted } = lead;
  const [prefill, setPrefill] = useState<Prefill | null>(null);
  useEffect(() => {
    const given = readPrefill(location.hash);
    const field = document.querySelector<HTMLTextAreaElement>('#main textarea[name="message"]');
    // Text that a visitor typed before this script ran counts.
    if (!given || !field || field.value !== '') return;
    field.value = given.message;
    setPrefill(given);
  }, []);
  if (state.status === 'stored') {
    const { contact, signup } = labels;
    return (
      <div role="status" tabIndex={-1} ref={focus} className="outline-none">
        <h2 className="type-h3">{form === 'contact' ? contact.successTitle : signup.thanksTitle}</h2>
        <p className="mt-3 text-ink-2">{form === 'contact' ? contact.successText : signup.thanksText}</p>
        <NextSteps form={form} labels={labels} demoHref={demoHref} email={state.email} />
      </div>
    );
  }
  const failure = failureOf(state);
  return (
    <LeadForm
      lead={lead}
      labels={labels}
      prefill={prefill}
      privacyHref={privacyHref}
      failure={
        <div role="alert">
          {failure && (
            <FormFailure
              labels={labels}
              form={form}
              failure={failure}
              focused={failure !== posted && failure.status !== 'invalid'}
              autoFocus={posted !== null && failure.status !== 'invalid'}
            />
          )}
        </div>
      }
    />
  );
}
