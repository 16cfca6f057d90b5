import { type Locale, localeConfig } from '@/lib/i18n/locales';
import { type Messages, messagesFor } from '@/lib/i18n/messages';
import { privacyNotice } from '@/lib/leads/processing';
import { type FormName, href } from '@/lib/routes';

/**
 * Texts of both forms for the client components: plain strings, so that the browser needs no message library. And their
 * language, and which name it puts first.
 */
export type FormLabels = Omit<Messages['forms'], 'privacy' | 'data'> &
  Pick<Messages['common'], 'opensInNewTab'> & {
    /** What is kept, why and for how long. */
    notice: Record<FormName, string>;
    /** The page of each form. */
    pages: Record<FormName, string>;
    locale: Locale;
    familyNameFirst: boolean;
  };

export function formLabels(locale: Locale): FormLabels {
  const { forms, common } = messagesFor(locale);
  const { privacy, data, ...labels } = forms;
  return {
    ...labels,
    notice: { contact: privacyNotice('contact', locale), signup: privacyNotice('signup', locale) },
    pages: { contact: href(locale, '/contact'), signup: href(locale, '/signup') },
    opensInNewTab: common.opensInNewTab,
    locale,
    familyNameFirst: localeConfig[locale].familyNameFirst,
  };
}
