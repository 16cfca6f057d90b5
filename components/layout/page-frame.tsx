import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { href, hrefInOtherLanguage } from '@/lib/routes';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

type PageFrameProps = {
  locale: Locale;
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
export function PageFrame({ locale, path, ownHref, otherHref, children }: PageFrameProps) {
  const target: Locale = locale === 'en' ? 'ko' : 'en';
  const addresses = {
    currentHref: ownHref ?? href(locale, path ?? '/'),
    otherLanguageHref: otherHref ?? hrefInOtherLanguage(path ?? ownHref ?? '', target),
  };
  return (
    <>
      <SiteHeader locale={locale} path={path} {...addresses} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter locale={locale} path={path} {...addresses} />
    </>
  );
}
