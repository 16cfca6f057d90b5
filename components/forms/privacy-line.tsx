type PrivacyLineProps = { text: string; link: string; href: string };

/** What is kept, why and for how long, beside the form (PIPA), with the way to the whole policy. */
export function PrivacyLine({ text, link, href }: PrivacyLineProps) {
  return (
    <p className="type-caption text-ink-3">
      {text}{' '}
      <a href={href} target="_blank" rel="noopener" className="text-link">
        {link}
      </a>
    </p>
  );
}
