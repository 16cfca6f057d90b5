import type { FormName } from '@/lib/routes';
import type { FormLabels } from './form-labels';
import type { Failure } from './use-lead-form';

/** Title and text for a failure: of a toast, or beside the button of its form. */
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
  /** Whether it takes the focus as soon as it appears, which also brings it into view. */
  focused?: boolean;
  /** The same for a page that comes as the answer to its form, without scripts. */
  autoFocus?: boolean;
};

/** A ref that stays the same: React calls it once, when its element appears. */
export const focus = (element: HTMLElement | null) => element?.focus();

/** Why a form was not stored: a box beside its button. */
export function FormFailure({ labels, form, failure, focused, autoFocus }: FormFailureProps) {
  const { title, description } = failureText(labels, form, failure);
  return (
    <div
      tabIndex={-1}
      ref={focused ? focus : undefined}
      // biome-ignore lint/a11y/noAutofocus: the page is the answer to this form; where no field is wrong, its outcome has the focus
      autoFocus={autoFocus}
      data-failure
      className="mt-4.5 rounded-control border-l-4 border-seal-600 bg-seal-50 px-4 py-3"
    >
      <p className="font-semibold text-seal-700">{title}</p>
      <p>{description}</p>
    </div>
  );
}
