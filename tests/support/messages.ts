import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createTranslator } from 'next-intl';
import { facts } from '../../lib/i18n/facts.ts';
import { type Locale, locales, timeZone } from '../../lib/i18n/locales.ts';
import type { MessageTypes } from '../../lib/i18n/messages.ts';

/*
 * The site's messages for tests that run outside the bundler. They come from the message files, so a test expects the copy that
 * the page has.
 */

const root = path.resolve(import.meta.dirname, '../../messages');

/** The messages as plain strings. */
type Texts<Tree> = Tree extends string
  ? string
  : Tree extends readonly (infer Entry)[]
    ? readonly Texts<Entry>[]
    : { readonly [Key in keyof Tree]: Texts<Tree[Key]> };

function load(locale: Locale): Texts<MessageTypes> {
  const namespaces = readdirSync(path.join(root, locale))
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const name = file
        .slice(0, -'.json'.length)
        .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const text = Object.entries(facts).reduce(
        (filled, [fact, value]) => filled.replaceAll(`{${fact}}`, value),
        readFileSync(path.join(root, locale, file), 'utf8'),
      );
      return [name, JSON.parse(text)] as const;
    });
  return Object.fromEntries(namespaces) as Texts<MessageTypes>;
}

const byLocale = Object.fromEntries(locales.map((locale) => [locale, load(locale)])) as Record<
  Locale,
  Texts<MessageTypes>
>;

/** All strings of a language, with the facts in place. */
export function texts(locale: Locale): Texts<MessageTypes> {
  return byLocale[locale];
}

/** next-intl's translator for a namespace, for messages with arguments. */
export function translator<Namespace extends keyof MessageTypes>(locale: Locale, namespace: Namespace) {
  const messages = byLocale[locale] as unknown as MessageTypes;
  return createTranslator<MessageTypes, Namespace>({ locale, messages, namespace, timeZone });
}

/** Returns a date in the format of the pages. */
export function longDate(locale: Locale, iso: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(iso));
}
