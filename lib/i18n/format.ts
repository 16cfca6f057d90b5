import type { CompiledMessage } from 'icu-minify/format';
import format from 'icu-minify/format';

export type MessageValues = Readonly<Record<string, string | number>>;

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

/**
 * Formats a compiled message. For code that cannot use next-intl's translator: outside the bundle it expects messages
 * that are not compiled, and its types require every key as a literal.
 */
export function formatMessage(locale: string, message: CompiledMessage, values?: MessageValues): string {
  return String(format(message, locale, values, { formatters }));
}
