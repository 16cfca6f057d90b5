import type { Locale } from '../i18n/locales';
import { messagesFor } from '../i18n/messages';
import { findRule, type Rule } from './ledger';

/** Returns a rule's statement in plain words. */
export function ruleStatement(rule: Rule, locale: Locale): string {
  return (messagesFor(locale).rules.statements as Readonly<Record<string, string>>)[rule.id] ?? '';
}

/** Returns a rule's name in a language, or else its citation, which is English in both languages. */
export function ruleName(rule: Rule, locale: Locale): { text: string; lang?: 'en' } {
  const name = (messagesFor(locale).rules.names as Readonly<Record<string, string>>)[rule.id];
  if (name) return { text: name };
  return { text: rule.citation, lang: locale === 'en' ? undefined : 'en' };
}

/** Returns a short name for long lists: `§ 607(a)(1)`, or the rule's name. */
export function shortCitation(id: string, locale: Locale): string {
  const rule = findRule(id);
  if (!rule) return id;
  return ruleName(rule, locale)
    .text.replace(/^FD&C Act section /, '§ ')
    .replace(' section ', ' § ');
}
