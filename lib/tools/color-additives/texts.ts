import type { Locale } from '../../i18n/locales';
import { localeConfig } from '../../i18n/locales';
import { translator } from '../../i18n/messages';
import { isPlainDate, longDate } from '../../rules/dates';
import type { Color } from './list';
import { getReadings } from './readings';

/** Returns the section that lists a color, in the current eCFR. */
export const sectionUrl = ({ section }: Pick<Color, 'section'>) =>
  `https://www.ecfr.gov/current/title-21/section-${section}`;

/** Returns the limits of a color. Its lakes have their own limits, see `lakesOf`. */
export const limitsOf = ({ limits }: Color, locale: Locale): string =>
  translator(locale, 'colorAdditives')(`limits.${limits}` as 'limits.everywhere');

/** Returns the section and the limits of a color's lakes. */
export function lakesOf({ eye, section }: NonNullable<Color['lakes']>, locale: Locale): string {
  return translator(locale, 'colorAdditives')(eye ? 'lakes.eye' : 'lakes.other', { section });
}

/** Returns the permitted uses of a color in words: its limits and its lakes' limits. */
export function colorLimits(color: Color, locale: Locale): string {
  const limits = limitsOf(color, locale);
  return color.lakes ? `${limits} ${lakesOf(color.lakes, locale)}` : limits;
}

/** Where a color was read, each copy in words. */
export function colorReadings(color: Color, locale: Locale): string[] {
  const { section } = color;
  const t = translator(locale, 'colorAdditives');
  return getReadings(color).map(({ kind, edition }) =>
    edition === ''
      ? t(`readings.${kind}.plain` as 'readings.ecfr.plain', { section })
      : t(`readings.${kind}.dated` as 'readings.ecfr.dated', {
          section,
          edition: isPlainDate(edition) ? longDate(edition, localeConfig[locale].hreflang) : edition,
        }),
  );
}
