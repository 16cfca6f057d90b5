'use client';

import type { FormName } from '@/lib/routes';
import { failureText } from './failure-text';
import { FormFailure } from './form-failure';
import type { FormLabels } from './form-labels';
import { LeadForm } from './lead-form';
import { useLeadForm } from './use-lead-form';

/** Outside the component: React calls a ref that stays the same once, when its element appears. */
const focus = (outcome: HTMLElement | null) => outcome?.focus();

type LeadPageFormProps = { form: FormName; labels: FormLabels; privacyHref: string };

/** A form as part of its page. It works without scripts; its outcome replaces it. */
export function LeadPageForm({ form, labels, privacyHref }: LeadPageFormProps) {
  const lead = useLeadForm(form);
  const { result, posted, problems } = lead;
  if (result?.status === 'stored') {
    const { contact, signup } = labels;
    return (
      <div role="status" tabIndex={-1} ref={focus} className="outline-none">
        <h2 className="type-h3">{form === 'contact' ? contact.successTitle : signup.thanksTitle}</h2>
        <p className="mt-3 text-ink-2">{form === 'contact' ? contact.successText : signup.thanksText}</p>
      </div>
    );
  }
  const failure = result && failureText(labels, form, result.status, problems);
  return (
    <LeadForm
      lead={lead}
      labels={labels}
      privacyHref={privacyHref}
      failure={
        <div role="alert">
          {failure && (
            <FormFailure
              failure={failure}
              focused={result !== posted && result.status !== 'invalid'}
              autoFocus={posted !== null && result.status !== 'invalid'}
            />
          )}
        </div>
      }
    />
  );
}
