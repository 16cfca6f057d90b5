import { locale as urlLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { cache } from 'react';
import { isLocale, type Locale, timeZone } from './locales';
import { intlMessages } from './messages';

/** The language of the article that this request renders, whose URL has none. The layout of articles sets it. */
export const articleLanguage = cache((): { current?: Locale } => ({}));

/**
 * next-intl's request configuration. The language of a page is the one of its URL, or of its article. Route handlers and
 * server actions pass the language with each call.
 * @throws for any other language instead of falling back, because the page would be in the wrong one.
 */
export default getRequestConfig(async ({ locale: explicit }) => {
  const locale = explicit ?? articleLanguage().current ?? (await urlLocale());
  if (!isLocale(locale)) throw new Error(`the site does not have the language ${JSON.stringify(locale)}`);
  return { locale, messages: intlMessages(locale), timeZone };
});
