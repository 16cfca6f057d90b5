import type { FormLabels } from './form-labels';

type DemoLineProps = { labels: FormLabels; href: string };

/** Alternative to the form: a link to the demo's scheduling page. */
export function DemoLine({ labels, href }: DemoLineProps) {
  return (
    <p className="mt-2 text-ink-2">
      {labels.contact.demoText}{' '}
      <a href={href} target="_blank" rel="noopener" className="text-link inline-block">
        {labels.contact.demoLink}
        <span className="sr-only"> {labels.opensInNewTab}</span>
      </a>
    </p>
  );
}
