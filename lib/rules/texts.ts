import type { Locale } from '../i18n/locales';
import { messagesFor } from '../i18n/messages';
import { type Rule, ruleOf } from './ledger';

/** Returns a rule's statement in plain words. */
export function statementOf(rule: Rule, locale: Locale): string {
  return (messagesFor(locale).rules.statements as Readonly<Record<string, string>>)[rule.id] ?? '';
}

/** A rule by its name in a language where it has one, otherwise by its citation, which is English everywhere. */
export function nameOf(rule: Rule, locale: Locale): { text: string; lang?: 'en' } {
  const name = (messagesFor(locale).rules.names as Readonly<Record<string, string>>)[rule.id];
  if (name) return { text: name };
  return { text: rule.citation, lang: locale === 'en' ? undefined : 'en' };
}

/** A rule in few characters, for lists in which many stand: `§ 607(a)(1)`, or its name. */
export function shortCitation(id: string, locale: Locale): string {
  const rule = ruleOf(id);
  if (!rule) return id;
  return nameOf(rule, locale)
    .text.replace(/^FD&C Act section /, '§ ')
    .replace(' section ', ' § ');
}
