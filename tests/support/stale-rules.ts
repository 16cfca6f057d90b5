import { ledger, type Rule, readAgainAfterDays } from '../../lib/rules/ledger.ts';

/** The rules that were last read more than the agreed days before this day, the longest ago first. */
export function staleRules(on: Date, rules: readonly Rule[] = ledger): { rule: Rule; days: number }[] {
  return rules
    .map((rule) => ({ rule, days: Math.floor((on.getTime() - Date.parse(rule.read)) / 86_400_000) }))
    .filter(({ days }) => days > readAgainAfterDays)
    .sort((one, other) => other.days - one.days);
}
