import type { FieldProblems } from '@/lib/leads/result';
import type { FormName } from '@/lib/routes';
import type { FormLabels } from './form-labels';
import type { Failure } from './use-lead-form';

/** Title and text for a failure: of a toast, or above the form of a page. */
export function failureText(
  labels: FormLabels,
  form: FormName,
  failure: Failure,
  problems: FieldProblems = {},
): { title: string; description: string } {
  switch (failure) {
    case 'invalid':
      return form === 'contact' && Object.values(problems).includes('required')
        ? { title: labels.contact.missingTitle, description: labels.contact.missingText }
        : { title: labels.errorTitle, description: labels.checkFields };
    case 'failed':
      return { title: labels.errorTitle, description: labels[form].failureText };
    case 'preview':
      return { title: labels.previewTitle, description: labels.previewText };
    case 'offline':
      return { title: labels.offlineTitle, description: labels.offlineText };
    case 'unexpected':
      return { title: labels.errorTitle, description: labels.unexpectedText };
  }
}
