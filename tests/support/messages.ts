import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createTranslator } from 'next-intl';
import { type Locale, timeZone } from '../../lib/i18n/locales.ts';
import type { Messages } from '../../lib/i18n/messages.ts';
import { site } from '../../lib/site.ts';

/*
 * The site's own texts, for tests that run outside the bundler: the files are read as they are, so that what a
 * test expects is what the page was made from.
 */

const root = path.resolve(import.meta.dirname, '../../messages');

function load(locale: Locale): Messages {
  const namespaces = readdirSync(path.join(root, locale))
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const name = file
        .slice(0, -'.json'.length)
        .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const text = readFileSync(path.join(root, locale, file), 'utf8').replaceAll('{product}', site.name);
      return [name, JSON.parse(text)] as const;
    });
  return Object.fromEntries(namespaces) as unknown as Messages;
}

const byLocale: Record<Locale, Messages> = { en: load('en'), ko: load('ko') };

/** All texts of a language, with the product's name in place. */
export function texts(locale: Locale): Messages {
  return byLocale[locale];
}

/** next-intl's translator for a namespace, for texts with arguments. */
export function translator<Namespace extends keyof Messages>(locale: Locale, namespace: Namespace) {
  return createTranslator({ locale, messages: byLocale[locale], namespace, timeZone });
}

/** A date as the pages write it. */
export function longDate(locale: Locale, iso: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(iso));
}
