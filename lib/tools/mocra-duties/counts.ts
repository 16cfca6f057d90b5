import type { Duty, Verdict } from './finder.ts';

/** Returns how many duties have one of these verdicts. */
export const countOf = (duties: readonly Duty[], ...verdicts: readonly Verdict[]): number =>
  duties.filter(({ verdict }) => verdicts.includes(verdict)).length;
