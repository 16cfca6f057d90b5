import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import fontFiles from '@/app/fonts/files.json';
import { type Locale, localeConfig } from '@/lib/i18n/locales';
import { switchAddresses } from '@/lib/routes';
import type { LanguageAddresses } from '@/lib/seo/alternates';
import { ServedFooter, ServedHeader } from './served-frame';
import SiteFooter from './site-footer';
import SiteHeader from './site-header';

type PageFrameProps = {
  /** Path of this page without language prefix; null where it has none (not found). */
  path: string | null;
  /** Addresses of this page, or of the same text in other languages, that the route table does not tell. */
  addresses?: LanguageAddresses;
  /** The browser draws this page again, as it does when a page ends in notFound(). */
  redrawn?: boolean;
  children: ReactNode;
};

/**
 * Header, main, footer, and the fonts to fetch early. Every page renders its own frame, because language switch and fonts
 * need the page's path and a layout does not know it.
 */
export async function PageFrame({ path, addresses, redrawn = false, children }: PageFrameProps) {
  const locale = await getLocale();
  for (const [index, file] of preloadedFonts(locale, path).entries()) {
    const fetchPriority = index === 0 ? 'high' : 'low';
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', fetchPriority });
  }
  const frame = { path, languages: switchAddresses(locale, path, addresses) };
  return (
    <>
      {redrawn ? <SiteHeader {...frame} /> : <ServedHeader locale={locale} {...frame} />}
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {redrawn ? <SiteFooter {...frame} /> : <ServedFooter locale={locale} {...frame} />}
    </>
  );
}

/**
 * The font files that a page of the language fetches early: the headline's, then the text's, so that nothing moves where
 * the system's stand-in is of another width.
 * @param path the page's path without language prefix; null where it has none.
 */
function preloadedFonts(locale: Locale, path: string | null): string[] {
  const { landing, pages } = fontFiles[localeConfig[locale].script];
  return path === '/' ? landing : pages;
}
