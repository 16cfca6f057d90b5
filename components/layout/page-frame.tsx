import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import fontFiles from '@/app/fonts/files.json';
import { type Locale, localeConfig } from '@/lib/i18n/locales';
import { authorsPath, languageSwitchPaths } from '@/lib/routes';
import type { LanguagePaths } from '@/lib/urls';
import { LateLinks } from './late-links';
import SiteFooter from './site-footer';
import SiteHeader from './site-header';
import { StaticFooter, StaticHeader } from './static-frame';

type PageFrameProps = {
  /** Path of this page without the language prefix; null for the 404 page. */
  path: string | null;
  /** URLs of this page or its translations that the route table does not contain. */
  languagePaths?: LanguagePaths;
  /** True if the browser renders this page again, as after notFound(). */
  rerenderedInBrowser?: boolean;
  children: ReactNode;
};

/**
 * Header, main, footer and the font preloads. Every page renders its frame, because the language switch and the fonts
 * need the page's path, which a layout does not know.
 */
export async function PageFrame({
  path,
  languagePaths,
  rerenderedInBrowser = false,
  children,
}: PageFrameProps) {
  const locale = await getLocale();
  const fonts = preloadedFonts(locale, path);
  // Korean text would move on a system without a Korean font.
  const needsFontsFirst = localeConfig[locale].script === 'korean';
  if (needsFontsFirst) {
    for (const file of fonts) {
      // React writes them before the style sheets, which are to arrive first.
      preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', fetchPriority: 'low' });
    }
  }
  const frame = { path, languages: languageSwitchPaths(locale, path, languagePaths) };
  return (
    <>
      {rerenderedInBrowser ? <SiteHeader {...frame} /> : <StaticHeader locale={locale} {...frame} />}
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {rerenderedInBrowser ? <SiteFooter {...frame} /> : <StaticFooter locale={locale} {...frame} />}
      <LateLinks fonts={needsFontsFirst ? [] : fonts} sheets={lateSheets(path)} />
    </>
  );
}

/**
 * Font files to preload for a page: the headline's, then the body's. Feature pages preload all of their Korean
 * characters. Other pages need a file more in any case, and preloads share the connection with the stylesheet: two
 * instead of four paint them about 10 % earlier.
 * @param path the page's path without the language prefix; null if it does not have one.
 */
function preloadedFonts(locale: Locale, path: string | null): string[] {
  const { pages, features } = fontFiles[localeConfig[locale].script];
  return path?.startsWith('/features/') ? features : pages;
}

/**
 * Sheets with the @font-face rules of characters that few first screens show. They are at the end of the body, where they
 * do not delay the first paint. The characters of articles are unknown when the fonts are cut, so their sheet has all.
 */
function lateSheets(path: string | null): string[] {
  const { more, articles } = fontFiles.sheets;
  const showsArticles = path === authorsPath || path?.startsWith('/resources');
  return showsArticles ? [more, articles] : [more];
}
