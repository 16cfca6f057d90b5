import { type Locale, localeConfig } from '@/lib/i18n/locales';
import { type Messages, messagesFor } from '@/lib/i18n/messages';
import { privacyNotice } from '@/lib/leads/processing';
import { type FormName, href, mocraDutiesPath } from '@/lib/routes';
import { site } from '@/lib/site';

/**
 * Strings of both forms for the client components, so that the browser does not need a message library, with their
 * language and its name order.
 */
export type FormLabels = Omit<Messages['forms'], 'privacy' | 'data'> &
  Pick<Messages['common'], 'opensInNewTab'> & {
    /** Privacy notice: the data kept, the purpose and the retention. */
    notice: Record<FormName, string>;
    pages: Record<FormName, string>;
    finderHref: string;
    /** Address that a failure offers. */
    email: string;
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
    finderHref: href(locale, mocraDutiesPath),
    email: site.contactEmail,
    locale,
    familyNameFirst: localeConfig[locale].familyNameFirst,
  };
}
