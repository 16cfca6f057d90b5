import type { CompiledMessage } from 'icu-minify/format';
import { formatMessage, type MessageValues } from '../i18n/format.ts';

/** The compiled messages of a tool (lib/i18n/messages.ts). */
export type ToolMessages = { readonly [key: string]: CompiledMessage | ToolMessages };

/** Formats a tool's message by its path. */
export type ToolText = (key: string, values?: MessageValues) => string;

/**
 * Returns a message, or all messages of a group, by its path.
 * @throws if the path has no message.
 */
export function messageAt(messages: ToolMessages, key: string): ToolMessages[string] {
  const message = key
    .split('.')
    .reduce<unknown>(
      (node, name) => (Object.hasOwn(Object(node), name) ? Object(node)[name] : undefined),
      messages,
    );
  if (message === undefined) throw new Error(`There is no message ${key}`);
  return message as ToolMessages[string];
}

/**
 * Replaces next-intl's formatter, which needs keys at compile time: the reason for a duty is only known when a
 * visitor answers (a unit test has every reason formatted).
 */
export function toolText(messages: ToolMessages, locale: string): ToolText {
  return (key, values) => formatMessage(locale, messageAt(messages, key) as CompiledMessage, values);
}
