import { TickIcon } from '@/components/layout/icons';
import type { FormName } from '@/lib/routes';
import { DemoLink } from './demo-line';
import type { FormLabels } from './form-labels';

type NextStepsProps = {
  form: FormName;
  labels: FormLabels;
  demoHref: string;
  /** Email address that the visitor gave; empty if only the server knows it. */
  email: string;
};

/** For a visitor whose form was stored: the steps, the first of which is done, the address of the reply, and links. */
export function NextSteps({ form, labels, demoHref, email }: NextStepsProps) {
  const [received, ...steps] = Object.values(labels.after[form]);
  return (
    <div data-stored="">
      <ol className="mt-5 border-t border-ink">
        <li className="grid grid-cols-[2.25rem_1fr] items-baseline border-b border-rule py-3">
          <TickIcon className="relative top-0.5 text-spruce-700" />
          <span>
            <span className="sr-only">{labels.after.done} </span>
            {received}
          </span>
        </li>
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[2.25rem_1fr] items-baseline border-b border-rule py-3">
            <span aria-hidden="true" className="type-mono text-ink-3">
              {index + 2}
            </span>
            {step}
          </li>
        ))}
      </ol>
      {email && (
        <p className="type-small mt-3 text-ink-2">
          {labels.after.replyTo} <strong className="wrap-anywhere text-ink">{email}</strong>
        </p>
      )}
      <ul className="mt-4 space-y-2">
        <li>
          <a href={labels.finderHref} className="text-link">
            {labels.nextDuties}
          </a>
        </li>
        <li>
          <DemoLink labels={labels} href={demoHref} />
        </li>
      </ul>
    </div>
  );
}
