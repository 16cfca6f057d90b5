import { ledger, type Rule, type RuleGroupId, ruleGroups } from './ledger';

/** Sections of chapter VI of the Act, on cosmetics, in its order. The first three are older than the Act of 2022. */
export const chapterSections = [
  '601',
  '602',
  '603',
  '604',
  '605',
  '606',
  '607',
  '608',
  '609',
  '610',
  '611',
  '612',
  '613',
  '614',
] as const;

export type ChapterSection = (typeof chapterSections)[number];

/** Whether the Act of 2022 added a section. */
export const isNew = (section: ChapterSection) => Number(section) >= 604;

const sectionOf = ({ id }: Rule) => /^fdca-(6\d\d)(?:-|$)/.exec(id)?.[1];

/** The rules of this site that stand in a section. */
export function rulesIn(section: ChapterSection): Rule[] {
  return ledger.filter((rule) => sectionOf(rule) === section);
}

/** Subjects whose rules stand mostly outside the chapter. */
export const groupsOutside: readonly RuleGroupId[] = ruleGroups
  .filter(({ rules }) => rules.filter(sectionOf).length < rules.length / 2)
  .map(({ id }) => id);
