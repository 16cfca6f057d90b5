import type { CompiledMessage } from 'icu-minify/format';
import { createTranslator } from 'next-intl';
import * as en from '@/messages/en';
import * as ko from '@/messages/ko';
import { compileMessages } from './compile';
import type { WithoutFacts } from './facts';
import { type Locale, timeZone } from './locales';

/** The texts as a caller has to fill them. English is the reference: tests/unit/messages.test.ts holds the others to it. */
type ToFill<Tree> = Tree extends string
  ? WithoutFacts<Tree>
  : { readonly [Key in keyof Tree]: ToFill<Tree[Key]> };

/** The texts as they can be read: one that has arguments or tags is for a translator to fill. */
type ToRead<Tree> = Tree extends string
  ? Tree extends `${string}{${string}` | `${string}<${string}>${string}`
    ? CompiledMessage
    : string
  : Tree extends readonly (infer Entry)[]
    ? readonly ToRead<Entry>[]
    : { readonly [Key in keyof Tree]: ToRead<Tree[Key]> };

/** What next-intl takes its types from: namespaces, keys, and the arguments of each message. */
export type MessageTypes = ToFill<typeof en>;
export type Messages = ToRead<MessageTypes>;

const sources: Record<Locale, object> = { en, ko };
const compiled = new Map<Locale, Messages>();

/**
 * A language's messages, compiled once by the server and with their facts filled in: no browser needs the parser of
 * ICU messages (next.config.ts takes next-intl's formatter without it). A message without arguments is a plain text.
 */
export function messagesFor(locale: Locale): Messages {
  const known = compiled.get(locale) ?? (compileMessages(sources[locale]) as Messages);
  compiled.set(locale, known);
  return known;
}

/** The same messages as next-intl's types see them. */
export function intlMessages(locale: Locale): MessageTypes {
  return messagesFor(locale) as unknown as MessageTypes;
}

/** next-intl's translator for what is no page: social images, feeds, documents, structured data. */
export function translator<Namespace extends keyof MessageTypes>(locale: Locale, namespace: Namespace) {
  const messages = intlMessages(locale);
  return createTranslator<MessageTypes, Namespace>({ locale, messages, namespace, timeZone });
}

export type Translator<Namespace extends keyof MessageTypes> = ReturnType<typeof translator<Namespace>>;
