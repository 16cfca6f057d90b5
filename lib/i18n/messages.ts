import compile from 'icu-minify/compile';
import * as en from '@/messages/en';
import * as ko from '@/messages/ko';
import { site } from '../site';
import type { Locale } from './locales';
import { mapTexts } from './map-texts';

/** Shape of all messages; English is the reference, the message check holds Korean to it. */
export type Messages = typeof en;

/** Puts the product's name in place of `{product}`, once for the whole tree. */
const withProductName = <T>(tree: T): T => mapTexts(tree, (text) => text.replaceAll('{product}', site.name));

const byLocale: Record<Locale, Messages> = {
  en: withProductName({ ...en }),
  // Korean has the same keys with other texts: tests/unit/messages.test.ts checks keys and ICU arguments.
  ko: withProductName({ ...ko }) as unknown as Messages,
};

/** A language's messages as they are written. */
export function messagesFor(locale: Locale): Messages {
  return byLocale[locale];
}

const compiled = new Map<Locale, Messages>();

/** Plain JSON: the compiler's objects have no prototype, which React does not send to the browser. */
const compiledText = (text: string): string => JSON.parse(JSON.stringify(compile(text)));

/**
 * A language's messages as next-intl wants them here: compiled once by the server, so that no browser needs the
 * parser of ICU messages (next.config.ts takes next-intl's formatter without it).
 */
export function compiledMessagesFor(locale: Locale): Messages {
  const known = compiled.get(locale) ?? mapTexts(messagesFor(locale), compiledText);
  compiled.set(locale, known);
  return known;
}
