import { type Rule, type ShownState, shownState } from './ledger';

/** What most rules of a subject have in common; a property is undefined where they differ, or have none. */
export type Shared = {
  readonly state: ShownState | undefined;
  readonly kind: Rule['kind'] | undefined;
  readonly edition: Rule['source']['edition'];
  readonly read: Rule['read'] | undefined;
  readonly checked: Rule['checked'] | undefined;
  readonly source: string | undefined;
};

/** The value that more than half of the rules have, when there are several rules. */
function most<Value>(rules: readonly Rule[], of: (rule: Rule) => Value): Value | undefined {
  const values = rules.map(of);
  const often = (value: Value) => values.filter((other) => other === value).length;
  return values.length > 1 ? values.find((value) => often(value) > values.length / 2) : undefined;
}

/** What the head of a subject says for its rules, so that each rule says only what differs. */
export function sharedBy(rules: readonly Rule[]): Shared {
  return {
    state: most(rules, shownState),
    kind: most(rules, ({ kind }) => kind),
    edition: most(rules, ({ source }) => source.edition),
    read: most(rules, ({ read }) => read),
    checked: most(rules, ({ checked }) => checked),
    source: most(rules, ({ source }) => source.url),
  };
}
