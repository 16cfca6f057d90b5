import { locales, perLocale } from '../../i18n/locales';
import { messagesFor } from '../../i18n/messages';
import { colorAdditivesJsonPath, colorAdditivesPath, href } from '../../routes';
import { absolute } from '../../urls';
import { colors, inciNames } from './list';
import { colorsRead, getReadings, readingQuality } from './readings';
import { colorLimits, colorReadings } from './texts';

/** The permitted colors as `/tools/color-additives.json` serves them. Fields may be added; existing ones keep their meaning. */
export function colorsAsJson() {
  return {
    title: perLocale((locale) => messagesFor(locale).colorAdditives.title),
    notice: perLocale((locale) => messagesFor(locale).colorAdditives.advice),
    languages: locales,
    country: 'US',
    lastRead: colorsRead,
    address: absolute(colorAdditivesJsonPath),
    pages: perLocale((locale) => absolute(href(locale, colorAdditivesPath))),
    colors: colors.map((color) => ({
      id: color.id,
      name: color.name,
      listedAs: color.listedAs,
      ci: color.ci,
      inci: inciNames(color),
      korean: color.korean,
      section: color.section,
      certified: color.certified,
      eye: color.eye,
      general: color.general,
      external: color.external,
      limits: perLocale((locale) => colorLimits(color, locale)),
      lakes: color.lakes,
      checked: readingQuality(color),
      read: getReadings(color),
      readings: perLocale((locale) => colorReadings(color, locale)),
      pages: perLocale((locale) => absolute(`${href(locale, colorAdditivesPath)}#${color.id}`)),
    })),
  };
}
