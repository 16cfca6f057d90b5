import type { CompiledMessage } from 'icu-minify/format';
import { createTranslator } from 'next-intl';
import * as en from '@/messages/en';
import * as ko from '@/messages/ko';
import { compileMessages } from './compile';
import type { WithoutFacts } from './facts';
import { type Locale, timeZone } from './locales';

/** Types of the messages to format. English is the reference: tests/unit/messages.test.ts compares the others to it. */
type ToFill<Tree> = Tree extends string
  ? WithoutFacts<Tree>
  : { readonly [Key in keyof Tree]: ToFill<Tree[Key]> };

/** Types of the messages to read directly: one with arguments or tags needs a translator. */
type ToRead<Tree> = Tree extends string
  ? Tree extends `${string}{${string}` | `${string}<${string}>${string}`
    ? CompiledMessage
    : string
  : Tree extends readonly (infer Entry)[]
    ? readonly ToRead<Entry>[]
    : { readonly [Key in keyof Tree]: ToRead<Tree[Key]> };

/** next-intl derives its types from this: namespaces, keys, and the arguments of each message. */
export type MessageTypes = ToFill<typeof en>;
export type Messages = ToRead<MessageTypes>;

/** Every key of the English messages, with any text. */
type SameKeys<Tree> = Tree extends string
  ? string
  : Tree extends readonly (infer Entry)[]
    ? readonly SameKeys<Entry>[]
    : { readonly [Key in keyof Tree]: SameKeys<Tree[Key]> };

const sources: Record<Locale, SameKeys<typeof en>> = { en, ko };
const compiled = new Map<Locale, Messages>();

/**
 * Returns the messages of a language, compiled once on the server with their facts filled in. Browsers therefore do not load the
 * ICU parser (next.config.ts selects next-intl's formatter without it). A message without arguments is plain text.
 */
export function messagesFor(locale: Locale): Messages {
  const known = compiled.get(locale) ?? (compileMessages(sources[locale]) as Messages);
  compiled.set(locale, known);
  return known;
}

/** Returns the same messages, typed for next-intl. */
export function intlMessages(locale: Locale): MessageTypes {
  return messagesFor(locale) as unknown as MessageTypes;
}

/** Returns a translator for use outside pages: social images, feeds, documents, structured data. */
export function translator<Namespace extends keyof MessageTypes>(locale: Locale, namespace: Namespace) {
  const messages = intlMessages(locale);
  return createTranslator<MessageTypes, Namespace>({ locale, messages, namespace, timeZone });
}

export type Translator<Namespace extends keyof MessageTypes> = ReturnType<typeof translator<Namespace>>;
