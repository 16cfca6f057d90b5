import type { PlainDate } from './dates.ts';

export type Change = {
  readonly date: PlainDate;
  /** Its texts are `rules: changes.<key>`; the feed names the entry by it, so it never changes. */
  readonly key: 'published' | 'drugs';
  /** Rules that were added, changed or withdrawn; none: the whole ledger. */
  readonly ids: readonly string[];
};

/** What has changed in the ledger, newest first. Only what a reader should know: another reading without a finding is not here. */
export const changes: readonly [Change, ...Change[]] = [
  { date: '2026-11-23', key: 'drugs', ids: ['fdca-501-a-2-b', 'fdca-502-x', 'fdca-744m', 'fdca-760'] },
  { date: '2026-11-22', key: 'published', ids: [] },
];

/** The day of the last change of a rule that the list names. */
export function changedOn(id: string): PlainDate {
  const last = changes.find(({ ids }) => ids.length === 0 || ids.includes(id)) ?? changes[0];
  return last.date;
}
