import type { CompiledMessage } from 'icu-minify/format';
import { formatMessage } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { FinderText } from '@/lib/rules/as-text';

/** The messages below `finder`, compiled (lib/i18n/messages.ts). */
export type FinderMessages = { readonly [key: string]: CompiledMessage | FinderMessages };

/**
 * A formatter of the finder's messages, by their path. Not next-intl's: its keys are known when types are checked, and
 * which reason a duty has is known when a visitor answers (a unit test has every reason formatted).
 * @throws when there is no message at the path.
 */
export function finderText(messages: FinderMessages, locale: Locale): FinderText {
  return (key, values) => {
    const message = key.split('.').reduce<unknown>((node, name) => Object(node)[name], messages);
    if (message === undefined) throw new Error(`There is no message ${key}`);
    return formatMessage(locale, message as CompiledMessage, values);
  };
}
