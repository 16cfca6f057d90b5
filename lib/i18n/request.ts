import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale, timeZone } from './locales';
import { intlMessages } from './messages';

/**
 * next-intl's request configuration. Pages say their language by `setRequestLocale`, or explicitly
 * (`getTranslations({ locale, namespace })`) where the language of the text is not that of the address: a Korean article
 * is a Korean document at an address without a language prefix.
 */
export default getRequestConfig(async ({ locale: explicit, requestLocale }) => {
  const asked = explicit ?? (await requestLocale);
  const locale = isLocale(asked) ? asked : defaultLocale;
  return { locale, messages: intlMessages(locale), timeZone };
});
