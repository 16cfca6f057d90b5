import type { Rule } from './ledger/rule.ts';
import { ledger } from './ledger.ts';

/**
 * The sections of the page of rules, in its order. `mark` stands in the margin: where the law has it. A rule belongs to
 * the first section whose `holds` its id matches.
 */
const sections = [
  { id: 'definitions', mark: '§ 604', holds: /^fdca-(201-i|604)/ },
  { id: 'facilities', mark: '§ 607', holds: /^fdca-607-[abf]/ },
  { id: 'listings', mark: '§ 607', holds: /^fdca-607/ },
  { id: 'adverse-events', mark: '§ 605', holds: /^(fdca-605|usc-5-)/ },
  { id: 'safety', mark: '§ 608', holds: /^fdca-60[68]/ },
  { id: 'labels', mark: '§ 609', holds: /^(fdca-609|fdca-721|usc-15-)/ },
  { id: 'exemptions', mark: '§ 612', holds: /^fdca-61[24]/ },
  { id: 'drugs', mark: '§ 613', holds: /^fdca-(613|201|50[125]|510|744m|760)/ },
  { id: 'enforcement', mark: '§ 601', holds: /^fdca-(301|60[12]|61[01])/ },
  { id: 'imports', mark: '§ 801', holds: /^(fdca-801|usc-19-)/ },
  { id: 'amending-act', mark: null, holds: /^mocra-/ },
  { id: 'label-regulations', mark: '21 CFR', holds: /^cfr-21-7[04][0-9](?!-35)/ },
  { id: 'color-regulations', mark: '21 CFR', holds: /^cfr-21-(7|8)\d(-|$)/ },
  { id: 'drug-regulations', mark: '21 CFR', holds: /^(cfr-21-[237]\d\d|otc-)/ },
  { id: 'import-regulations', mark: '21 CFR', holds: /^cfr-21-1-/ },
  { id: 'authorities', mark: 'FDA', holds: /^(fda|fr|agenda)-/ },
  { id: 'readings', mark: null, holds: /^reading-/ },
  { id: 'elsewhere', mark: null, holds: /./ },
] as const;

export type RuleGroupId = (typeof sections)[number]['id'];

export type RuleGroup = {
  readonly id: RuleGroupId;
  readonly mark: string | null;
  readonly rules: readonly Rule[];
};

/** The ledger by section: every rule once, in the ledger's order. */
export const ruleGroups: readonly RuleGroup[] = sections.map(({ id, mark }) => ({
  id,
  mark,
  rules: ledger.filter((rule) => sections.find(({ holds }) => holds.test(rule.id))?.id === id),
}));

/** Whether a rule binds anybody: what an authority explains, a voluntary standard and a reading of this site do not. */
export function isBinding({ kind }: Pick<Rule, 'kind'>): boolean {
  return kind === 'statute' || kind === 'regulation' || kind === 'notice';
}
