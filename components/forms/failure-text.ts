import type { FieldProblem } from '@/lib/submissions/schema';
import type { DialogLabels } from './dialog-labels';

/** Why a submission was not stored, as the visitor is told. `offline` is known to the browser only. */
export type Failure = 'invalid' | 'failed' | 'unexpected' | 'offline';

/** Title and text for a failure: of a toast, or above the form where the page itself is the answer. */
export function failureText(
  labels: DialogLabels,
  form: 'contact' | 'signup',
  failure: Failure,
  problems: Readonly<Record<string, FieldProblem | undefined>> = {},
): { title: string; description: string } {
  switch (failure) {
    case 'invalid':
      return form === 'contact' && Object.values(problems).includes('required')
        ? { title: labels.contact.missingTitle, description: labels.contact.missingText }
        : { title: labels.errorTitle, description: labels.checkFields };
    case 'failed':
      return { title: labels.errorTitle, description: labels[form].failureText };
    case 'offline':
      return { title: labels.offlineTitle, description: labels.offlineText };
    case 'unexpected':
      return { title: labels.errorTitle, description: labels.unexpectedText };
  }
}
