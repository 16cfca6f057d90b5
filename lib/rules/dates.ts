/*
 * Calendar days without times and time zones. A `Date` at midnight is the day before further west, so all arithmetic is in
 * UTC: server, browser and visitor get the same day.
 */

/** A day of the calendar, written YYYY-MM-DD. */
export type PlainDate = `${number}-${number}-${number}`;

const dayMs = 86_400_000;
const utc = (date: PlainDate) => Date.parse(`${date}T00:00:00Z`);
const plain = (ms: number) => new Date(ms).toISOString().slice(0, 10) as PlainDate;

/** Last day that `isPlainDate` accepts. As `max` of a date field it keeps browsers from taking a year of six digits. */
export const lastDay = '2199-12-31';

/** True if the value is an existing day from 1900 to 2199. */
export function isPlainDate(value: unknown): value is PlainDate {
  if (typeof value !== 'string' || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(value)) return false;
  const ms = utc(value as PlainDate);
  return !Number.isNaN(ms) && plain(ms) === value;
}

/** Returns the date `days` calendar days later, or earlier for a negative number. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return plain(utc(date) + days * dayMs);
}

/** Returns the same day that many years later. February 29 becomes February 28, so that a deadline is never a day late. */
export function addYears(date: PlainDate, years: number): PlainDate {
  const year = String(Number(date.slice(0, 4)) + years).padStart(4, '0');
  const same = `${year}${date.slice(4)}` as PlainDate;
  const ms = utc(same);
  return plain(ms) === same ? same : (`${year}-02-28` as PlainDate);
}

/** Returns the number of days from the first day to the second; negative if the second is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((utc(to) - utc(from)) / dayMs);
}

/** Returns the later of two days. */
export function later(one: PlainDate, other: PlainDate): PlainDate {
  return one > other ? one : other;
}

/** 0 is Sunday. */
function weekday(date: PlainDate): number {
  return new Date(utc(date)).getUTCDay();
}

/** Holidays of 5 U.S.C. 6103(a) on a fixed date: MM-DD. */
const fixedHolidays = ['01-01', '06-19', '07-04', '11-11', '12-25'];

/** Holidays on the nth Monday or Thursday of a month; -1 is the last. */
const floatingHolidays = [
  { month: '01', weekday: 1, nth: 3 },
  { month: '02', weekday: 1, nth: 3 },
  { month: '05', weekday: 1, nth: -1 },
  { month: '09', weekday: 1, nth: 1 },
  { month: '10', weekday: 1, nth: 2 },
  { month: '11', weekday: 4, nth: 4 },
];

const isFixed = (date: PlainDate) => fixedHolidays.includes(date.slice(5));

/**
 * True if federal offices are closed for a holiday on this weekday. A holiday on a Saturday is observed on the Friday before
 * (5 U.S.C. 6103(b)), one on a Sunday on the Monday after (Executive Order 11582). Inauguration Day is not included, because
 * it is a holiday around the District of Columbia only (6103(c)). Juneteenth is, since 2021.
 */
export function isFederalHoliday(date: PlainDate): boolean {
  const day = weekday(date);
  if (isFixed(date) && day !== 0 && day !== 6) return true;
  if (day === 5 && isFixed(addDays(date, 1))) return true;
  if (day === 1 && isFixed(addDays(date, -1))) return true;
  const nth = Math.ceil(Number(date.slice(8)) / 7);
  const last = addDays(date, 7).slice(5, 7) !== date.slice(5, 7);
  return floatingHolidays.some(
    (holiday) =>
      holiday.month === date.slice(5, 7) &&
      holiday.weekday === day &&
      (holiday.nth === -1 ? last : holiday.nth === nth),
  );
}

/** True from Monday to Friday, federal holidays included. */
function isWorkday(date: PlainDate): boolean {
  const day = weekday(date);
  return day !== 0 && day !== 6;
}

/** True from Monday to Friday, federal holidays excluded: the FDA's own working week. */
export function isBusinessDay(date: PlainDate): boolean {
  return isWorkday(date) && !isFederalHoliday(date);
}

/** Returns the nth business day after `date`, which itself does not count. */
export function addBusinessDays(date: PlainDate, days: number, counts = isBusinessDay): PlainDate {
  let at = date;
  for (let left = days; left > 0; ) {
    at = addDays(at, 1);
    if (counts(at)) left -= 1;
  }
  return at;
}

/**
 * Returns the last days for the report of a serious adverse event, 15 business days after its receipt (sections 605(b)(1)
 * and 760(c)(1)). The statute does not define a business day: `safe` counts federal holidays as business days, `later`
 * skips them.
 */
export function reportDue(received: PlainDate): { safe: PlainDate; later: PlainDate } {
  return { safe: addBusinessDays(received, 15, isWorkday), later: addBusinessDays(received, 15) };
}

/** Returns the day as text in a language; `medium` abbreviates the month. */
export function longDate(date: PlainDate, locale: string, dateStyle: 'long' | 'medium' = 'long'): string {
  return new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(new Date(utc(date)));
}
