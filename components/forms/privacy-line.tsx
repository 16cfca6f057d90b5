import type { DialogLabels } from './dialog-labels';

type PrivacyLineProps = { labels: DialogLabels; href: string };

/** What is kept, why and for how long, beside the form (PIPA), with the way to the whole policy. */
export function PrivacyLine({ labels, href }: PrivacyLineProps) {
  return (
    <p className="type-caption text-ink-3">
      {labels.privacy}{' '}
      <a href={href} target="_blank" rel="noopener" className="text-link">
        {labels.privacyLink}
        <span className="sr-only"> {labels.opensInNewTab}</span>
      </a>
    </p>
  );
}
