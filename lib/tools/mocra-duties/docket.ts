import { addYears, daysBetween, type PlainDate } from '../../rules/dates.ts';
import type { Duty, Verdict } from './finder.ts';

/*
 * The duties in working order: duties with a day, sorted by day; duties without one; open
 * duties; and duties that do not apply. Today is an argument.
 */

/** How a duty's day relates to today. Only a deadline can be overdue; a rule in force or a record to keep cannot. */
export type DueStatus = 'overdue' | 'to-come' | 'in-force' | 'to-keep';

export type Entry = Duty & {
  readonly date: PlainDate;
  readonly status: DueStatus;
  /** Whole days from today to the day; negative for a day that has passed. */
  readonly days: number;
  /** For an overdue renewal, the day of the next one. */
  readonly following: PlainDate | null;
};

/** True if the duty has a day. */
export const isEntry = (duty: Entry | Duty): duty is Entry => 'status' in duty;

function dueStatus({ dateKind }: Duty, days: number): DueStatus {
  if (dateKind === 'since') return days > 0 ? 'to-come' : 'in-force';
  if (dateKind === 'keep-until') return 'to-keep';
  return days < 0 ? 'overdue' : 'to-come';
}

/** Returns the next renewal on or after today; renewals recur every second year. */
function renewalFrom(first: PlainDate, on: PlainDate): PlainDate {
  let years = 0;
  while (addYears(first, years) < on) years += 2;
  return addYears(first, years);
}

function toEntry(duty: Duty, on: PlainDate): Entry | Duty {
  const { date, dateKind } = duty;
  if (!date) return duty;
  const days = daysBetween(on, date);
  const status = dueStatus(duty, days);
  const following = dateKind === 'renew-by' && status === 'overdue' ? renewalFrom(date, on) : null;
  return { ...duty, date, days, status, following };
}

export const byDay = (one: Entry, other: Entry) => one.days - other.days;

/** Returns the docket on a day, with the earliest days first. */
export function buildDocket(duties: readonly Duty[], on: PlainDate) {
  const of = (wanted: Verdict) => {
    const entries = duties.filter(({ verdict }) => verdict === wanted).map((duty) => toEntry(duty, on));
    return {
      dated: entries.filter(isEntry).sort(byDay),
      undated: entries.filter((entry) => !isEntry(entry)),
    };
  };
  const applies = of('applies');
  const unless = of('applies-unless');
  const open = of('cannot-be-told').undated;
  const questions = [...new Set(open.map(({ question }) => question))].sort(
    (one, other) => Number(one === null) - Number(other === null),
  );
  const toAct = [...applies.dated, ...unless.dated].sort(byDay);
  return {
    ...applies,
    /** Duties that apply unless the product is also a drug. */
    unless: [...unless.dated, ...unless.undated],
    /** Open duties, grouped by the question that decides them; `null` if no answer would. */
    open: questions.map((question) => ({
      question,
      duties: open.filter((duty) => duty.question === question),
    })),
    none: of('does-not-apply').undated,
    overdue: toAct.filter(({ status }) => status === 'overdue'),
    /** The next deadline; null without one. */
    next: toAct.find(({ status }) => status === 'to-come') ?? null,
  };
}
export type Docket = ReturnType<typeof buildDocket>;
