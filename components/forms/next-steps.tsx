import type { FormLabels } from './form-labels';

type NextStepsProps = { labels: FormLabels; demoHref: string };

/** What a visitor can do after a form was stored. */
export function NextSteps({ labels, demoHref }: NextStepsProps) {
  return (
    <ul className="mt-4 space-y-2">
      <li>
        <a href={labels.finderHref} className="text-link">
          {labels.nextDuties}
        </a>
      </li>
      <li>
        <a href={demoHref} target="_blank" rel="noopener" className="text-link">
          {labels.contact.demoLink}
          <span className="sr-only"> {labels.opensInNewTab}</span>
        </a>
      </li>
    </ul>
  );
}
