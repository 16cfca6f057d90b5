import { getRequestConfig } from 'next-intl/server';
import { isLocale, timeZone } from './locales';
import { intlMessages } from './messages';

/**
 * next-intl's request configuration. Pages and layouts set the language with `localeOf` or, for an article, `articleOf`;
 * metadata passes it with each call. There is no fallback: a page that forgets it would be in the wrong language.
 */
export default getRequestConfig(async ({ locale: explicit, requestLocale }) => {
  const locale =
    explicit ??
    // Without a language, next-intl reads request headers, which a static page does not have.
    (await requestLocale.catch(() => undefined));
  if (!isLocale(locale)) throw new Error('the language is not set: call localeOf(params) first');
  return { locale, messages: intlMessages(locale), timeZone };
});
