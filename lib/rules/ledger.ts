import { z } from 'zod';
import { citationsIn } from './citations.ts';
import { isPlainDate, type PlainDate } from './dates.ts';
import { duties, roles } from './duties.ts';
import groups from './groups.json' with { type: 'json' };
import rows from './ledger.json' with { type: 'json' };

export type RuleGroupId = keyof typeof groups;
const groupIds = Object.keys(groups) as RuleGroupId[];

export const rolesConcerned = [...roles, 'anyone'] as const;

const day = z.custom<PlainDate>(isPlainDate, 'must be a day, YYYY-MM-DD');

const ruleSchema = z
  .strictObject({
    group: z.enum(groupIds),
    /** Never changes: URLs, feeds and other sites contain it. */
    id: z.string(),
    /** The printed citation. */
    citation: z.string(),
    /** Its place in the U.S. Code, if it is a section of the Act. */
    code: z.string().optional(),
    /** `reading`: our interpretation of a question that the law leaves open. */
    kind: z.enum(['statute', 'regulation', 'guidance', 'notice', 'page', 'standard', 'reading']),
    /**
     * `old-edition`: in force, but read in an edition that may have been amended since. `statutory-date-passed`: the law
     * requires a rule by a day that has passed, and no rule is in force. `superseded`: another text has replaced it.
     */
    state: z.enum([
      'in-force',
      'old-edition',
      'draft',
      'proposed',
      'withdrawn',
      'superseded',
      'statutory-date-passed',
    ]),
    /** First day of a final rule. Until then the site shows `not-yet-in-force` in place of `in-force`; see `stateOn`. */
    starts: day.optional(),
    /** The text that was read, the date of its edition if known, and a URL where it can be read today. */
    source: z.strictObject({
      title: z.string(),
      url: z.url({ protocol: /^https$/ }),
      edition: day.optional(),
    }),
    /** Day of the last reading. */
    read: day,
    /**
     * How the text was read: `source` and `part` are a full and a partial reading of the text or a copy. `not-confirmed` is
     * a reading of an old copy that has not been repeated, `secondary` relies on other authors.
     */
    checked: z.enum(['source', 'part', 'not-confirmed', 'secondary']),
    /** Roles that the rule applies to; empty for the site itself or an authority. */
    roles: z.array(z.enum(rolesConcerned)),
    /** Duties of the finder that depend on it. */
    duties: z.array(z.enum(duties)),
    /** Citations that it covers, with everything below them; see `citationsIn`. */
    covers: z.array(z.string()),
  })
  .refine(({ starts, state }) => !starts || state === 'in-force', 'only a rule in force has a first day');

export type Rule = z.infer<typeof ruleSchema>;
/** The state of a rule on a day. */
export type RuleState = Rule['state'] | 'not-yet-in-force';
export type ShownState = RuleState | 'not-binding';

/**
 * The rules that the site relies on. Their statements are messages, `rules: statements.<id>`. Server only: the finder uses
 * ids, and the browser does not load this list.
 * @throws when a row of ledger.json is not a rule; the unit tests load it.
 */
export const ledger: readonly Rule[] = z.array(ruleSchema).parse(rows);

/** The latest day of reading a source. */
export const lastRead = ledger
  .map(({ read }) => read)
  .sort()
  .at(-1) as PlainDate;

/**
 * The subjects of the page of rules in order, each with its rules in the ledger's order. `mark` is the citation in the margin.
 */
export const ruleGroups = groupIds.map((id) => ({
  id,
  mark: groups[id],
  rules: ledger.filter(({ group }) => group === id),
}));
export type RuleGroup = (typeof ruleGroups)[number];

/** Returns the section of chapter VI of the Act, on cosmetics, that contains a rule. */
const actSection = ({ id }: Rule) => /^fdca-(6\d\d)(?:-|$)/.exec(id)?.[1];

/** Returns the rules of a section of the chapter. */
export const rulesIn = (section: string): Rule[] => ledger.filter((rule) => actSection(rule) === section);

/** Subjects with most of their rules outside the chapter. */
export const groupsOutside = ruleGroups
  .filter(({ rules }) => rules.filter(actSection).length < rules.length / 2)
  .map(({ id }) => id);

/** Returns the value that more than half of several rules share. */
function most<Value>(rules: readonly Rule[], of: (rule: Rule) => Value): Value | undefined {
  const values = rules.map(of);
  const often = (value: Value) => values.filter((other) => other === value).length;
  return values.length > 1 ? values.find((value) => often(value) > values.length / 2) : undefined;
}

/**
 * Returns the values that a subject's heading shows for its rules, so that each rule shows only its differences. A property
 * is undefined if no value is shared by most.
 */
export function sharedBy(rules: readonly Rule[], on: PlainDate) {
  return {
    state: most(rules, (rule) => shownState(rule, on)),
    kind: most(rules, ({ kind }) => kind),
    edition: most(rules, ({ source }) => source.edition),
    read: most(rules, ({ read }) => read),
    checked: most(rules, ({ checked }) => checked),
    source: most(rules, ({ source }) => source.url),
  };
}
export type Shared = ReturnType<typeof sharedBy>;

/** True if a rule is binding. Explanations of an authority, voluntary standards and our own readings are not. */
export function isBinding({ kind }: Pick<Rule, 'kind'>): boolean {
  return kind === 'statute' || kind === 'regulation' || kind === 'notice';
}

/** Returns the state of a rule on a day: a final rule takes effect on its first day without an edit. */
export function stateOn({ state, starts }: Pick<Rule, 'state' | 'starts'>, on: PlainDate): RuleState {
  return starts && on < starts ? 'not-yet-in-force' : state;
}

/** Returns the state that the page shows: non-binding sources are never "in force". */
export function shownState(rule: Pick<Rule, 'state' | 'kind' | 'starts'>, on: PlainDate): ShownState {
  const state = stateOn(rule, on);
  return state === 'in-force' && !isBinding(rule) ? 'not-binding' : state;
}

const byId = new Map(ledger.map((rule) => [rule.id, rule]));

/** Returns the rule with this id; undefined if the ledger has no such rule. */
export function findRule(id: string): Rule | undefined {
  return byId.get(id);
}

/**
 * Returns the first day of the manufacturing practice rule under section 606; undefined while the FDA has issued none. The
 * finder reads the day from here: give the row of section 606 the state `in-force` and `starts` when the rule is final.
 */
export function gmpStartsOn(): PlainDate | undefined {
  return findRule('fdca-606')?.starts;
}

/** True if a reference equals another or is below it: `fdca 607(a)(1)` below `fdca 607`, `cfr 21 73.40` below part 73. */
function within(ref: string, cover: string): boolean {
  return ref === cover || (ref.startsWith(cover) && /[(.]/.test(ref.charAt(cover.length)));
}

const covers = ledger.flatMap((rule) => rule.covers.map((cover) => ({ rule, cover })));

/**
 * Returns the narrowest rule that covers a reference from `citationsIn`; for a reference that is wider than any rule, such as
 * a whole section, the first of its parts.
 */
export function ruleBehind(ref: string): Rule | undefined {
  const [narrowest] = covers
    .filter(({ cover }) => within(ref, cover))
    .sort((one, other) => other.cover.length - one.cover.length);
  return (narrowest ?? covers.find(({ cover }) => within(cover, ref)))?.rule;
}

/** Returns the rules that a text cites, each once. Citations that no rule covers are left out. */
export function rulesCited(text: string): Rule[] {
  const found = citationsIn(text).map(({ ref }) => ruleBehind(ref));
  return [...new Set(found.filter((rule) => rule !== undefined))];
}

/**
 * Splits a citation into parts of one rule each; joined by spaces, they are the citation again. `§ 605(b)(1), 21 U.S.C.
 * 364a(b)(1)` is one part. A part without a citation, such as `(b)` or `Appendix B`, belongs to the part before it.
 */
export function citationRuns(text: string): { text: string; rule: Rule | undefined }[] {
  const found = citationsIn(text);
  const runs: { text: string; rule: Rule | undefined }[] = [];
  let start = 0;
  for (const part of text.split(/(?<=[,;]) /)) {
    // `citationsIn` returns a list of sections once per section, each time with the whole list, so every part takes the next.
    const own = found.findIndex(({ at, text }) => at < start + part.length && at + text.length > start);
    const last = runs.at(-1);
    const rule = own < 0 ? last?.rule : ruleBehind(found.splice(own, 1)[0]?.ref ?? '');
    if (last && last.rule === rule) runs[runs.length - 1] = { text: `${last.text} ${part}`, rule };
    else runs.push({ text: part, rule });
    start += part.length + 1;
  }
  return runs;
}

/** Days after which a rule must be re-read. */
export const readAgainAfterDays = 180;
