import { type Locale, localeConfig } from '@/lib/i18n/locales';
import { type Messages, messagesFor } from '@/lib/i18n/messages';

/**
 * Texts of both forms for the client components: plain strings, so that the browser needs no message library. And which
 * name the language puts first.
 */
export type FormLabels = Messages['forms'] &
  Pick<Messages['common'], 'opensInNewTab'> & { familyNameFirst: boolean };

export function formLabels(locale: Locale): FormLabels {
  const { forms, common } = messagesFor(locale);
  return {
    ...forms,
    opensInNewTab: common.opensInNewTab,
    familyNameFirst: localeConfig[locale].familyNameFirst,
  };
}
