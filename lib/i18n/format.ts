import type { CompiledMessage } from 'icu-minify/format';
import format from 'icu-minify/format';

/** A message's arguments. */
export type MessageValues = Readonly<Record<string, string | number>>;

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

/**
 * Fills a compiled message. For code that next-intl's translator does not fit: outside the bundle it expects messages
 * that are not compiled, and its types want every key as a literal.
 */
export function formatMessage(locale: string, message: CompiledMessage, values?: MessageValues): string {
  return String(format(message, locale, values, { formatters }));
}
