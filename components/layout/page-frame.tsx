import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { switchAddresses } from '@/lib/routes';
import type { LanguageAddresses } from '@/lib/seo/alternates';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

type PageFrameProps = {
  /** Path of this page without language prefix; null where it has none (not found). */
  path: string | null;
  /** Addresses of this page, or of the same text in other languages, that the route table does not tell. */
  addresses?: LanguageAddresses;
  children: ReactNode;
};

/**
 * Header, main and footer. Every page renders its own frame, because the language switch needs the page's
 * path and a layout does not know it.
 */
export function PageFrame({ path, addresses, children }: PageFrameProps) {
  const languages = switchAddresses(useLocale(), path, addresses);
  return (
    <>
      <SiteHeader path={path} languages={languages} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter path={path} languages={languages} />
    </>
  );
}
