import { type Locale, localeConfig } from '@/lib/i18n/locales';
import { type Messages, messagesFor } from '@/lib/i18n/messages';

/**
 * Texts of both forms for the client components: plain strings, so that the browser needs no message library. And their
 * language, and which name it puts first.
 */
export type FormLabels = Messages['forms'] &
  Pick<Messages['common'], 'opensInNewTab'> & { locale: Locale; familyNameFirst: boolean };

export function formLabels(locale: Locale): FormLabels {
  const { forms, common } = messagesFor(locale);
  return {
    ...forms,
    opensInNewTab: common.opensInNewTab,
    locale,
    familyNameFirst: localeConfig[locale].familyNameFirst,
  };
}
