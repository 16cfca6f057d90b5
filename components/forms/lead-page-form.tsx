'use client';

import type { FormName } from '@/lib/routes';
import { failureText } from './failure-text';
import type { FormLabels } from './form-labels';
import { LeadForm } from './lead-form';
import { useLeadForm } from './use-lead-form';

/** Outside the component: React calls a ref that stays the same once, when its element appears. */
const focus = (outcome: HTMLElement | null) => outcome?.focus();

type LeadPageFormProps = { form: FormName; labels: FormLabels; privacyHref: string };

/** A form as part of its page. It works without scripts; its outcome replaces it. */
export function LeadPageForm({ form, labels, privacyHref }: LeadPageFormProps) {
  const lead = useLeadForm(form);
  const { answer, posted, problems } = lead;
  if (answer?.status === 'stored') {
    const { contact, signup } = labels;
    return (
      <div role="status" tabIndex={-1} ref={focus} className="outline-none">
        <h2 className="type-h3">{form === 'contact' ? contact.successTitle : signup.thanksTitle}</h2>
        <p className="mt-3 text-ink-2">{form === 'contact' ? contact.successText : signup.thanksText}</p>
      </div>
    );
  }
  const failure = answer && failureText(labels, form, answer.status, problems);
  return (
    <>
      <div role="alert">
        {failure && (
          <div
            tabIndex={-1}
            // On a phone it would otherwise be above the window, which shows the button.
            ref={answer !== posted && answer.status !== 'invalid' ? focus : undefined}
            // biome-ignore lint/a11y/noAutofocus: the page is the answer to this form; where no field is wrong, its outcome has the focus
            autoFocus={posted !== null && answer.status !== 'invalid'}
            className="mb-5 rounded-control border-l-4 border-seal-600 bg-seal-50 px-4 py-3"
          >
            <p className="font-semibold text-seal-700">{failure.title}</p>
            <p>{failure.description}</p>
          </div>
        )}
      </div>
      <LeadForm lead={lead} labels={labels} privacyHref={privacyHref} />
    </>
  );
}
