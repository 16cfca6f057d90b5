import { daysBetween, type PlainDate } from '../../rules/dates.ts';
import { byDay, type Entry } from './docket.ts';

const monthsBefore = 12;
const monthsAfter = 24;
/** Marks closer than this share of the timeline would touch on a phone. */
const nearest = 0.085;

function monthFrom(date: PlainDate, months: number): PlainDate {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01` as PlainDate;
}

/**
 * Returns positions on a timeline of three years around a day, from 0 (start) to 1 (end): that day, the first of each month,
 * and each entry with its number and its row above the line. Entries beyond an end are drawn at that end.
 */
export function layoutTimeline(entries: readonly Entry[], on: PlainDate) {
  const start = monthFrom(on, -monthsBefore);
  const length = daysBetween(start, monthFrom(on, monthsAfter));
  const place = (date: PlainDate) => daysBetween(start, date) / length;
  const lastInRow: number[] = [];
  const numbered = entries.map((entry, index) => ({ ...entry, number: index + 1 }));
  const marks = numbered.sort(byDay).map((entry) => {
    const exact = place(entry.date);
    const at = Math.min(1, Math.max(0, exact));
    const free = lastInRow.findIndex((last) => at - last >= nearest);
    const row = free === -1 ? lastInRow.length : free;
    lastInRow[row] = at;
    const end = exact < 0 ? ('before' as const) : ('after' as const);
    return { ...entry, at, row, beyond: at === exact ? null : end };
  });
  const months = Array.from({ length: monthsBefore + monthsAfter + 1 }, (_, month) => {
    const date = monthFrom(start, month);
    return { date, at: place(date) };
  });
  return { today: place(on), months, marks, rows: lastInRow.length };
}
