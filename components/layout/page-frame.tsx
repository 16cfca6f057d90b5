import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { href, hrefInOtherLanguage } from '@/lib/routes';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

type PageFrameProps = {
  /** Path of this page without language prefix; null where it has none (not found). */
  path: string | null;
  /** Address of this page where it is not that of `path` (articles). */
  ownHref?: string;
  /** Address of its counterpart in the other language, where the route table does not tell (articles). */
  otherHref?: string;
  children: ReactNode;
};

/**
 * Header, main and footer. Every page renders its own frame, because the language switch needs the page's
 * path and a layout does not know it.
 */
export async function PageFrame({ path, ownHref, otherHref, children }: PageFrameProps) {
  const locale = await getLocale();
  const target: Locale = locale === 'en' ? 'ko' : 'en';
  const addresses = {
    currentHref: ownHref ?? href(locale, path ?? '/'),
    otherLanguageHref: otherHref ?? hrefInOtherLanguage(path ?? ownHref ?? '', target),
  };
  return (
    <>
      <SiteHeader path={path} {...addresses} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter path={path} {...addresses} />
    </>
  );
}
