import { locales, perLocale } from '../i18n/locales';
import { messagesFor } from '../i18n/messages';
import { href, rulesFeedHref, rulesPath } from '../routes';
import { absolute } from '../seo/alternates';
import { isBinding, lastRead, ruleGroups } from './ledger';
import { nameOf, statementOf } from './texts';

/** The ledger as `/rules.json` serves it. Fields may be added; none changes its meaning. */
export function ledgerAsJson() {
  return {
    title: perLocale((locale) => messagesFor(locale).rules.title),
    notice: perLocale((locale) => messagesFor(locale).rules.advice),
    languages: locales,
    lastRead,
    pages: perLocale((locale) => absolute(href(locale, rulesPath))),
    feeds: perLocale((locale) => absolute(rulesFeedHref(locale))),
    rules: ruleGroups.flatMap(({ id: group, rules }) =>
      rules.map((rule) => ({
        id: rule.id,
        citation: rule.citation,
        code: rule.code ?? null,
        name: perLocale((locale) => nameOf(rule, locale).text),
        group,
        kind: rule.kind,
        state: rule.state,
        binding: isBinding(rule),
        statement: perLocale((locale) => statementOf(rule, locale)),
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
