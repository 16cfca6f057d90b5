import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

type ExternalLinkProps = {
  href: string;
  className?: string;
  children: ReactNode;
};

/** A link to another site in a new tab; screen readers announce the new tab. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const t = useTranslations('common');
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <span className="sr-only">{` ${t('opensInNewTab')}`}</span>
    </a>
  );
}
