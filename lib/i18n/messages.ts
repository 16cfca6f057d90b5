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

export function messagesFor(locale: Locale): Messages {
  return byLocale[locale];
}
