import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { hrefInOtherLanguage } from '@/lib/routes';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

type PageFrameProps = {
  locale: Locale;
  /** Path of this page without language prefix; null where it has none (not found). */
  path: string | null;
  /** Address of the page in the other language when it is not the path's counterpart (articles). */
  otherLanguageHref?: string;
  children: ReactNode;
};

/**
 * Header, main and footer. Every page renders its own frame, because the language switch needs the page's
 * path and a layout does not know it.
 */
export function PageFrame({ locale, path, otherLanguageHref, children }: PageFrameProps) {
  const target: Locale = locale === 'en' ? 'ko' : 'en';
  const other = otherLanguageHref ?? hrefInOtherLanguage(path ?? '', target);
  return (
    <>
      <SiteHeader locale={locale} path={path} otherLanguageHref={other} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter locale={locale} path={path} otherLanguageHref={other} />
    </>
  );
}
