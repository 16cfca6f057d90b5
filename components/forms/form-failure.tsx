import type { FormName } from '@/lib/routes';
import type { FormLabels } from './form-labels';
import type { Failure } from './lead-state';

/** Title and message of a failure, for a toast or beside the form's button. */
export function failureText(
  labels: FormLabels,
  form: FormName,
  failure: Failure,
): { title: string; description: string } {
  switch (failure.status) {
    case 'invalid':
      return form === 'contact' && Object.values(failure.problems).includes('required')
        ? { title: labels.contact.missingTitle, description: labels.contact.missingText }
        : { title: labels.errorTitle, description: labels.checkFields };
    case 'failed':
      return { title: labels.errorTitle, description: labels[form].failureText };
    case 'preview':
      return { title: labels.previewTitle, description: labels.previewText };
    case 'moved':
      return { title: labels.movedTitle, description: labels.movedText };
    case 'autofilled':
      return { title: labels.autofilledTitle, description: labels.autofilledText };
    case 'stalled':
      return { title: labels.stalledTitle, description: labels.stalledText };
    case 'offline':
      return { title: labels.offlineTitle, description: labels.offlineText };
    case 'unexpected':
      return { title: labels.errorTitle, description: labels.unexpectedText };
  }
}

type FormFailureProps = {
  labels: FormLabels;
  form: FormName;
  failure: Failure;
  /** True if it takes the focus when it appears, which also scrolls it into view. */
  focused?: boolean;
  /** The same for the page returned by a form without scripts. */
  autoFocus?: boolean;
};

/** A stable ref callback: React calls it only when its element appears. */
export const focus = (element: HTMLElement | null) => element?.focus();

/** Explains beside the button why a form was not stored. */
export function FormFailure({ labels, form, failure, focused, autoFocus }: FormFailureProps) {
  const { title, description } = failureText(labels, form, failure);
  return (
    <div
      tabIndex={-1}
      ref={focused ? focus : undefined}
      // biome-ignore lint/a11y/noAutofocus: the page is the response to this form, and its outcome gets the focus
      autoFocus={autoFocus}
      data-failure
      className="mt-4.5 rounded-control border-l-4 border-seal-600 bg-seal-50 px-4 py-3"
    >
      <p className="font-semibold text-seal-700">{title}</p>
      <p>{description}</p>
      {['failed', 'unexpected', 'stalled'].includes(failure.status) && (
        <p className="mt-1">
          {labels.emailText}{' '}
          <a href={`mailto:${labels.email}`} className="text-link">
            {labels.email}
          </a>
        </p>
      )}
    </div>
  );
}
