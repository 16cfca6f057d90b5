import { citationsIn } from './citations.ts';
import { others } from './ledger/others.ts';
import { regulations } from './ledger/regulations.ts';
import type { Rule } from './ledger/rule.ts';
import { statutes } from './ledger/statutes.ts';

export type { Checked, Rule, RuleKind, RuleState } from './ledger/rule.ts';
export { lastRead } from './ledger/rule.ts';

/**
 * Every rule that the site relies on, once. The statements are messages: `rules: statements.<id>`. Server only: the
 * finder names ids, and the browser does not load this list.
 */
export const ledger: readonly Rule[] = [...statutes, ...regulations, ...others];

const byId = new Map(ledger.map((rule) => [rule.id, rule]));

/** The rule with this id; undefined when there is none. */
export function ruleOf(id: string): Rule | undefined {
  return byId.get(id);
}

/** Whether a reference is another, or lies below it: `fdca 607(a)(1)` below `fdca 607`, `cfr 21 73.40` below part 73. */
function within(ref: string, cover: string): boolean {
  return ref === cover || (ref.startsWith(cover) && /[(.]/.test(ref.charAt(cover.length)));
}

/**
 * The rule behind a reference as `citationsIn` gives it: the narrowest that covers it; for one that is wider than any
 * rule, such as a whole section, the first of its parts.
 */
export function ruleBehind(ref: string): Rule | undefined {
  let best: { rule: Rule; length: number } | undefined;
  for (const rule of ledger) {
    for (const cover of rule.covers) {
      if (within(ref, cover) && cover.length > (best?.length ?? 0)) best = { rule, length: cover.length };
    }
  }
  return best?.rule ?? ledger.find((rule) => rule.covers.some((cover) => within(cover, ref)));
}

/** The rules that a text cites, each once; what no rule covers is left out. */
export function rulesCited(text: string): Rule[] {
  const found = citationsIn(text).map(({ ref }) => ruleBehind(ref));
  return [...new Set(found.filter((rule) => rule !== undefined))];
}

/** Days after which a rule is to be read again. */
export const readAgainAfterDays = 180;
