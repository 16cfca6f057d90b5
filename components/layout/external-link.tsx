import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';

type ExternalLinkProps = {
  locale: Locale;
  href: string;
  className?: string;
  children: ReactNode;
};

/** A link to another site in a new tab; says so to those who cannot see the tab open. */
export async function ExternalLink({ locale, href, className, children }: ExternalLinkProps) {
  const t = await getTranslations({ locale, namespace: 'common' });
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> {t('opensInNewTab')}</span>
    </a>
  );
}
