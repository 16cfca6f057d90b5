import type { FormLabels } from './form-labels';

type DemoLinkProps = { labels: FormLabels; href: string };

/** Link to the demo's scheduling page. */
export const DemoLink = ({ labels, href }: DemoLinkProps) => (
  <a href={href} target="_blank" rel="noopener" className="tap text-link inline-block">
    {labels.contact.demoLink}
    <span className="sr-only"> {labels.opensInNewTab}</span>
  </a>
);

/** Offers a demo as the alternative to the form. */
export function DemoLine(props: DemoLinkProps) {
  return (
    <p className="mt-2 text-ink-2">
      {props.labels.contact.demoText} <DemoLink {...props} />
    </p>
  );
}
