import { longDate } from '../../rules/dates.ts';
import { type Entry, isEntry } from './docket.ts';
import type { Duty, ListedDutyId } from './finder.ts';
import type { Reading } from './texts.ts';

/** Returns the distance to a day; for a day that is not a deadline, its meaning. */
export function dueText({ status, days }: Entry, { text }: Pick<Reading, 'text'>): string {
  if (status === 'to-keep') return text(days < 0 ? 'due.kept' : 'due.to-keep', { days });
  return text(`due.${status}`, { days: Math.abs(days) });
}

/** Duties with a sentence on a rule that they depend on. */
const explained: Partial<Record<ListedDutyId, string>> = {
  'facility-registration': 'fdca-604-3',
  'product-listing': 'fdca-607-c-4',
  'listing-update': 'fdca-607-c-5',
  'adverse-event-report': 'fdca-604-5',
};

/** Returns what else the rules of a duty say; null if there is nothing, or the duty does not apply. */
export function detailText({ id, verdict, rules }: Duty, { text }: Pick<Reading, 'text'>): string | null {
  const rule = explained[id];
  return rule && rules.includes(rule) && verdict.startsWith('applies') ? text(`details.${id}`) : null;
}

/** Returns the sentence about a renewal whose date has passed; null for every other duty. */
export function followingText(duty: Entry | Duty, { text, locale }: Reading): string | null {
  const following = isEntry(duty) && duty.following;
  return following ? text('due.following', { date: longDate(following, locale) }) : null;
}
