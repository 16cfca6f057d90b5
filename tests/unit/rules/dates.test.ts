import {
  addBusinessDays,
  addDays,
  addYears,
  daysBetween,
  isBusinessDay,
  isFederalHoliday,
  isPlainDate,
  longDate,
  type PlainDate,
  reportDue,
} from '@/lib/rules/dates';
import { seededRandom } from '../../support/seeded-random';
import { randomDay } from '../mocra-duties/random';

const random = seededRandom(5);
const days = Array.from({ length: 2000 }, () => randomDay(random));

test('accepts existing days from 1900 to 2199 as YYYY-MM-DD', () => {
  const none = ['2026-02-29', '2026-13-01', '2026-1-1', '1899-12-31', '2200-01-01', '', 20260101, null];
  expect([...none, '2026-01-01T00:00:00Z'].filter(isPlainDate)).toEqual([]);
  expect(['2026-02-28', '2024-02-29'].filter(isPlainDate)).toHaveLength(2);
});

test('adds and subtracts days across daylight saving time changes', () => {
  for (const day of days) {
    const count = Math.floor(random() * 2000);
    const after = addDays(day, count);
    expect(isPlainDate(after)).toBe(true);
    expect(addDays(after, -count)).toBe(day);
    expect((Date.parse(after) - Date.parse(day)) / 86_400_000).toBe(count);
  }
});

test('returns the same day two years later, or February 28 where February 29 does not exist', () => {
  for (const day of days) {
    const after = addYears(day, 2);
    expect(isPlainDate(after)).toBe(true);
    expect(after.slice(0, 4)).toBe(String(Number(day.slice(0, 4)) + 2));
    expect(after.slice(5)).toBe(day.endsWith('02-29') ? '02-28' : day.slice(5));
  }
  expect(addYears('2024-02-29', 2)).toBe('2026-02-28');
  expect(addYears('2024-02-29', 4)).toBe('2028-02-29');
});

/** Weekdays when federal offices are closed, calculated by hand from 5 U.S.C. 6103 and Executive Order 11582. */
const observed: Record<string, string[]> = {
  2022: ['01-17', '02-21', '05-30', '06-20', '07-04', '09-05', '10-10', '11-11', '11-24', '12-26'],
  2023: ['01-02', '01-16', '02-20', '05-29', '06-19', '07-04', '09-04', '10-09', '11-10', '11-23', '12-25'],
  2026: ['01-01', '01-19', '02-16', '05-25', '06-19', '07-03', '09-07', '10-12', '11-11', '11-26', '12-25'],
  2027: [
    ...['01-01', '01-18', '02-15', '05-31', '06-18', '07-05', '09-06', '10-11', '11-11', '11-25'],
    ...['12-24', '12-31'],
  ],
};

test.each(Object.entries(observed))(
  'returns the federal holidays of %s on working days',
  (year, expected) => {
    const first = `${year}-01-01` as PlainDate;
    const found = Array.from({ length: 365 }, (_, day) => addDays(first, day)).filter((day) => {
      const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
      return isFederalHoliday(day) && weekday > 0 && weekday < 6;
    });
    expect(found.map((day) => day.slice(5))).toEqual(expected);
  },
);

test('counts Inauguration Day as a working day outside the District of Columbia', () => {
  // January 20, 2025 was also Martin Luther King's birthday; in 2021 and 2029 the two days differ.
  expect(isBusinessDay('2021-01-20')).toBe(true);
  expect(isBusinessDay('2025-01-20')).toBe(false);
});

test('returns the fifteenth business day, with and without federal holidays', () => {
  for (const day of days) {
    const { safe, later: due } = reportDue(day);
    const weekdays = Array.from({ length: daysBetween(day, safe) }, (_, passed) => addDays(day, passed + 1));
    const isWeekend = (date: PlainDate) => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
    expect(weekdays.filter((date) => !isWeekend(date))).toHaveLength(15);
    expect(isWeekend(safe)).toBe(false);
    expect(safe <= due).toBe(true);
    expect(isBusinessDay(due)).toBe(true);
    let count = 0;
    for (let at = addDays(day, 1); at <= due; at = addDays(at, 1)) if (isBusinessDay(at)) count += 1;
    expect(count).toBe(15);
    // From a Saturday or Sunday the first Monday counts: 20 or 19 days.
    expect(due >= addDays(day, 19) && due <= addDays(day, 26)).toBe(true);
    expect(addBusinessDays(addBusinessDays(day, 7), 8)).toBe(due);
  }
});

test('formats the day itself as a long date', () => {
  expect(longDate('2026-10-27', 'en')).toBe('October 27, 2026');
  expect(longDate('2026-10-27', 'ko')).toBe('2026년 10월 27일');
});
