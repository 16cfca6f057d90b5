import type { Locale } from '../i18n/locales';
import { localeConfig } from '../i18n/locales';
import { translator } from '../i18n/messages';
import { isPlainDate, longDate } from '../rules/dates';
import type { Color } from './list';
import { getReadings } from './readings';

/** Returns the permitted uses of a color in words: its limits and its lakes' limits. */
export function colorLimits({ limits, lakes }: Color, locale: Locale): string {
  const t = translator(locale, 'colors');
  const own = t(`limits.${limits}` as 'limits.everywhere');
  if (!lakes) return own;
  return `${own} ${t(lakes.eye ? 'lakes.eye' : 'lakes.other', { section: lakes.section })}`;
}

/** Where a color was read, each copy in words. */
export function colorReadings(color: Color, locale: Locale): string[] {
  const { section } = color;
  const t = translator(locale, 'colors');
  return getReadings(color).map(({ kind, edition }) =>
    edition === ''
      ? t(`readings.${kind}.plain` as 'readings.ecfr.plain', { section })
      : t(`readings.${kind}.dated` as 'readings.ecfr.dated', {
          section,
          edition: isPlainDate(edition) ? longDate(edition, localeConfig[locale].hreflang) : edition,
        }),
  );
}
