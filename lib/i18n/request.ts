import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale, timeZone } from './locales';
import { messagesFor } from './messages';

/**
 * next-intl's request configuration. Server components pass their locale explicitly
 * (`getTranslations({ locale, namespace })`), because a Korean article is a Korean document at an address
 * without a language prefix: the language of the text is not always that of the URL.
 */
export default getRequestConfig(async ({ locale: explicit }) => {
  const locale = isLocale(explicit) ? explicit : defaultLocale;
  return { locale, messages: messagesFor(locale), timeZone };
});
