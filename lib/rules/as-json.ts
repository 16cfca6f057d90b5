import { locales, perLocale } from '../i18n/locales';
import { messagesFor } from '../i18n/messages';
import { href, rulesFeedHref, rulesPath } from '../routes';
import { absolute } from '../urls';
import { corrections } from './changes';
import type { PlainDate } from './dates';
import { isBinding, lastRead, ruleGroups, stateOn } from './ledger';
import { ruleName, ruleStatement } from './texts';

/** Returns the ledger on a day and its corrections, for `/rules.json`. Fields may be added; existing ones keep their meaning. */
export function ledgerAsJson(on: PlainDate) {
  return {
    title: perLocale((locale) => messagesFor(locale).rules.title),
    notice: perLocale((locale) => messagesFor(locale).rules.advice),
    languages: locales,
    lastRead,
    pages: perLocale((locale) => absolute(href(locale, rulesPath))),
    corrections: corrections.map(({ date, key, ids }) => ({
      date,
      key,
      rules: ids,
      title: perLocale((locale) => messagesFor(locale).rules.corrections[key].title),
      wrong: perLocale((locale) => messagesFor(locale).rules.corrections[key].wrong),
      changed: perLocale((locale) => messagesFor(locale).rules.corrections[key].changed),
    })),
    feeds: perLocale((locale) => absolute(rulesFeedHref(locale))),
    rules: ruleGroups.flatMap(({ id: group, rules }) =>
      rules.map((rule) => ({
        id: rule.id,
        citation: rule.citation,
        code: rule.code ?? null,
        name: perLocale((locale) => ruleName(rule, locale).text),
        group,
        kind: rule.kind,
        state: stateOn(rule, on),
        starts: rule.starts ?? null,
        binding: isBinding(rule),
        statement: perLocale((locale) => ruleStatement(rule, locale)),
        roles: rule.roles,
        duties: rule.duties,
        source: rule.source,
        read: rule.read,
        checked: rule.checked,
        pages: perLocale((locale) => absolute(`${href(locale, rulesPath)}#${rule.id}`)),
      })),
    ),
  };
}
