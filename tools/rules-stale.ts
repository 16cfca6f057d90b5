/**
 * `npm run rules:stale` names the rules of lib/rules/ledger.ts that must be re-read, and fails if there are any. It
 * is not part of `npm test`, because an old commit must not fail as time passes.
 */
import process from 'node:process';
import { ledger, type Rule, readAgainAfterDays } from '../lib/rules/ledger.ts';

/** Returns the rules that were last read too long before this day, the oldest first. */
export function staleRules(on: Date, rules: readonly Rule[] = ledger): { rule: Rule; days: number }[] {
  return rules
    .map((rule) => ({ rule, days: Math.floor((on.getTime() - Date.parse(rule.read)) / 86_400_000) }))
    .filter(({ days }) => days > readAgainAfterDays)
    .sort((one, other) => other.days - one.days);
}

if (import.meta.main) {
  const stale = staleRules(new Date());
  for (const { rule, days } of stale) {
    console.error(`${rule.citation} (${rule.id}): read ${rule.read}, ${days} days ago\n  ${rule.source.url}`);
  }
  console.log(`${stale.length} of ${ledger.length} rules were read more than ${readAgainAfterDays} days ago`);
  if (stale.length > 0) process.exitCode = 1;
}
