import { locales, perLocale } from '../../i18n/locales';
import { messagesFor } from '../../i18n/messages';
import { href, ingredientsJsonPath, ingredientsPath, rulesPath } from '../../routes';
import { absolute } from '../../urls';
import { citation, ledgerId, officialUrl, restrictions, restrictionsRead } from './list';
import { substances } from './substances';

/** The lists as `/tools/ingredients.json` serves them. Fields may be added; existing ones keep their meaning. */
export function restrictionsAsJson() {
  const about = perLocale((locale) => messagesFor(locale).ingredients.about);
  return {
    title: perLocale((locale) => messagesFor(locale).ingredientsPage.title),
    notice: perLocale((locale) => messagesFor(locale).ingredientsPage.notes.general),
    notChecked: perLocale((locale) => about[locale].unchecked),
    leftOut: perLocale((locale) => about[locale].missing),
    languages: locales,
    country: 'US',
    lastRead: restrictionsRead,
    url: absolute(ingredientsJsonPath),
    pages: perLocale((locale) => absolute(href(locale, ingredientsPath))),
    restrictions: restrictions.map((row) => ({
      list: row.list,
      citation: citation(row),
      name: row.name,
      cas: row.cas,
      class: row.isClass,
      effect: row.effect,
      from: row.from,
      fromTrade: row.fromTrade ?? false,
      official: officialUrl(row),
      conditions: perLocale(
        (locale) =>
          (messagesFor(locale).ingredients.conditions as Readonly<Record<string, string>>)[row.condition],
      ),
      members: row.substances.map((id) => ({ id, ...substances[id] })),
      rules: perLocale((locale) => absolute(`${href(locale, rulesPath)}#${ledgerId(row)}`)),
    })),
  };
}
