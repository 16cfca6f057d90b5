import { DemoLink } from './demo-line';
import type { FormLabels } from './form-labels';

type NextStepsProps = { labels: FormLabels; demoHref: string };

/** Links for a visitor whose form was stored. */
export function NextSteps({ labels, demoHref }: NextStepsProps) {
  return (
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
  );
}
