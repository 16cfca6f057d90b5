import type { CompiledMessage } from 'icu-minify/format';
import { formatMessage, type MessageValues } from './format.ts';

/** The messages of a tool, compiled (lib/i18n/messages.ts). */
export type ToolMessages = { readonly [key: string]: CompiledMessage | ToolMessages };

/** A formatter of a tool's messages, by their path. */
export type ToolText = (key: string, values?: MessageValues) => string;

/**
 * Not next-intl's formatter: its keys are known when types are checked, and which reason a duty has is known when a
 * visitor answers (a unit test has every reason formatted).
 * @throws when there is no message at the path.
 */
export function toolText(messages: ToolMessages, locale: string): ToolText {
  return (key, values) => {
    const message = key.split('.').reduce<unknown>((node, name) => Object(node)[name], messages);
    if (message === undefined) throw new Error(`There is no message ${key}`);
    return formatMessage(locale, message as CompiledMessage, values);
  };
}
