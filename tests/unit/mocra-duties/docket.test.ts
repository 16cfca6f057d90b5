import { addDays, daysBetween, type PlainDate } from '@/lib/rules/dates';
import { dateQuestions, type FinderAnswers } from '@/lib/tools/mocra-duties/answers';
import { daysToCome } from '@/lib/tools/mocra-duties/calendar';
import { buildDocket, type Entry, isEntry } from '@/lib/tools/mocra-duties/docket';
import { detailText, dueText } from '@/lib/tools/mocra-duties/docket-texts';
import { dateQuestionFor, dutiesFor } from '@/lib/tools/mocra-duties/finder';
import { isPreset, presetNames, presets, questionsFor, withPreset } from '@/lib/tools/mocra-duties/presets';
import { answersText, dateText } from '@/lib/tools/mocra-duties/texts';
import { layoutTimeline } from '@/lib/tools/mocra-duties/timeline';
import { seededRandom } from '../../support/seeded-random';
import { allAnswers, fewer, randomDay, readings } from './random';

const random = seededRandom(28);
const on: PlainDate = '2026-11-23';
const brand = {
  role: ['maker', 'label-name'],
  country: 'other',
  sales: 5_000_000,
  kinds: ['other'],
  drug: 'none',
} as const;
const docket = (facts: FinderAnswers, day = on) => buildDocket(dutiesFor(facts), day);
function entry(facts: FinderAnswers, id: string, day = on): Entry {
  const { dated, unless } = docket({ ...brand, ...facts }, day);
  const found = [...dated, ...unless.filter(isEntry)].find((each) => each.id === id);
  if (!found) throw new Error(`${id} has no day`);
  return found;
}

/** FinderAnswers, duty and today, followed by the days left and the label in both languages. */
test.each<[FinderAnswers, string, PlainDate, number, string, string]>([
  [{ first_sale: '2026-03-01' }, 'product-listing', '2026-06-28', 1, 'in 1 day', '1일 남음'],
  [{ first_sale: '2026-03-01' }, 'product-listing', '2026-06-29', 0, 'today', '오늘까지'],
  [{ first_sale: '2026-03-01' }, 'product-listing', '2026-06-30', -1, '1 day ago', '1일 지남'],
  [{ first_sale: '2026-03-01' }, 'product-listing', on, -147, '147 days ago', '147일 지남'],
  [{ started: '2026-10-01' }, 'facility-registration', on, 7, 'in 7 days', '7일 남음'],
  [{ registered: '2024-02-20' }, 'registration-renewal', on, -276, '276 days ago', '276일 지남'],
  [{ report: '2026-10-05' }, 'adverse-event-report', on, -28, '28 days ago', '28일 지남'],
  [{ report: '2026-10-05' }, 'adverse-event-records', on, 2143, '2,143 days left', '2,143일 더 보관'],
  [{}, 'label-contact', on, -694, 'in force', '시행 중'],
])('shows for %j: %s on %s', (facts, id, day, days, ...words) => {
  const found = entry(facts, id, day);
  expect(found.days).toBe(days);
  expect(readings.map((reading) => dueText(found, reading))).toEqual(words);
});

test.each<[FinderAnswers, string, string, string]>([
  [
    { first_sale: '2021-03-01' },
    'product-listing',
    'Was due December 29, 2023, if not listed yet',
    '2023년 12월 29일까지였음(아직 리스팅하지 않았다면)',
  ],
  [
    { report: '2026-10-05' },
    'adverse-event-report',
    'Was due October 26, 2026 (October 27, 2026 if federal holidays do not count), if not reported yet',
    '2026년 10월 26일까지였음, 연방 공휴일을 빼면 2026년 10월 27일까지(아직 보고하지 않았다면)',
  ],
])('says of a passed day for %j that %s was due if it was not done', (facts, id, ...words) => {
  const found = entry(facts, id);
  expect(readings.map((reading) => dateText(found, reading))).toEqual(words);
});

test('gives a buyer of a brand no day of the former responsible person', () => {
  const facts: FinderAnswers = { ...brand, first_sale: '2021-03-01', changed: 'person' };
  const { overdue, undated } = docket(facts);
  expect(overdue).toEqual([]);
  expect(undated.map(({ id }) => id)).toContain('product-listing');
});

test.each(readings)('explains each duty with details in $locale, unless it does not apply', (reading) => {
  const { text } = reading;
  const details = (facts: FinderAnswers) =>
    dutiesFor(facts).flatMap((duty) => (detailText(duty, reading) ? duty.id : []));
  expect(details({ ...brand, registered: '2025-05-05' })).toEqual([
    'facility-registration',
    'product-listing',
    'listing-update',
    'adverse-event-report',
  ]);
  expect(details({ role: ['importer'], drug: 'none' })).toEqual([]);
  // Section 760 has its own definition of a serious event.
  expect(details({ role: ['label-name'], drug: 'spf' })).toEqual([]);
  expect(text('details.adverse-event-report')).toMatch(/604\(5\).*605\(b\)\(2\).*605\(a\)/s);
  expect(text('details.product-listing')).toContain('607(c)(4)(B)');
});

test.each([
  ['2027-02-28', 'From March 1, 2027', 'in 1 day'],
  ['2027-03-01', 'Since March 1, 2027', 'in force'],
] as const)('shows on %s the first day of the manufacturing rule as "%s", %s', (day, date, due) => {
  const { dated } = buildDocket(dutiesFor(brand, { gmpStartsOn: '2027-03-01' }), day);
  const [gmp] = dated.filter(({ id }) => id === 'gmp');
  const [reading] = readings;
  if (!gmp || !reading) throw new Error('no day');
  expect([dateText(gmp, reading), dueText(gmp, reading)]).toEqual([date, due]);
});

test.each<[PlainDate, PlainDate, PlainDate | null]>([
  ['2024-02-20', on, '2028-02-20'],
  ['2024-02-29', '2026-03-01', '2028-02-28'],
  ['2025-02-20', on, null],
])(
  'the renewal of what was registered on %s, seen on %s, is followed by %s',
  (registered, day, following) => {
    expect(entry({ registered }, 'registration-renewal', day).following).toBe(following);
  },
);

test('places each duty once, sorts by day, and marks only a missed last day as overdue', () => {
  for (let run = 0; run < 500; run += 1) {
    const facts = fewer(random, allAnswers(random));
    const day = randomDay(random);
    const duties = dutiesFor(facts);
    const whole = buildDocket(duties, day);
    const { dated, undated, unless, open, none, overdue, next } = whole;
    const placed = [...dated, ...undated, ...unless, ...open.flatMap((group) => group.duties), ...none];
    expect(placed.map(({ id }) => id).sort()).toEqual(duties.map(({ id }) => id).sort());
    expect(dated.map(({ date }) => date)).toEqual([...dated.map(({ date }) => date)].sort());
    for (const { date, days } of dated) expect(addDays(day, days)).toBe(date);
    for (const { date, dateKind } of overdue) {
      expect(date < day).toBe(true);
      expect(['due-by', 'renew-by']).toContain(dateKind);
    }
    if (next) expect(next.date >= day && !overdue.includes(next)).toBe(true);
    for (const { date } of daysToCome(whole, day)) expect(date >= day).toBe(true);
    // Undecided duties are listed under a question without an answer.
    for (const { question, duties: group } of open) {
      expect(group.length).toBeGreaterThan(0);
      if (question && question !== 'role') expect(facts[question]).toBeUndefined();
    }
  }
});

test('places every day on the ruler without overlapping marks', () => {
  for (let run = 0; run < 300; run += 1) {
    const day = randomDay(random);
    const { dated } = docket(allAnswers(random), day);
    const { today, months, marks, rows } = layoutTimeline(dated, day);
    const [first, last] = [months[0]?.date as PlainDate, months[36]?.date as PlainDate];
    expect(months).toHaveLength(37);
    expect([months[0]?.at, months[36]?.at]).toEqual([0, 1]);
    expect(today > 0.33 && today < 0.37).toBe(true);
    expect(marks).toHaveLength(dated.length);
    for (const [index, mark] of marks.entries()) {
      expect(mark.row).toBeLessThan(rows);
      const exact = daysBetween(first, dated[index]?.date as PlainDate) / daysBetween(first, last);
      expect(mark.beyond).toBe(exact < 0 ? 'before' : exact > 1 ? 'after' : null);
      if (!mark.beyond) expect(mark.at).toBeCloseTo(exact, 10);
      for (const other of marks.slice(0, index).filter(({ row }) => row === mark.row)) {
        expect(mark.at - other.at).toBeGreaterThanOrEqual(0.085);
      }
    }
  }
});

/** Answers, and the questions beyond the five for all visitors. */
test.each<[FinderAnswers, string[]]>([
  [{}, []],
  [{ role: ['label-only'] }, []],
  [{ role: ['maker'], drug: 'spf' }, ['other_cosmetics']],
  [{ role: ['label-name'], drug: 'spf' }, ['professional', 'report']],
  [
    { role: ['label-name'], sales: 2_000_000 },
    ['changed', 'outgrown', 'professional', 'first_sale', 'report'],
  ],
  [
    { role: ['label-name'], drug: 'none', report: '2026-10-05' },
    ['professional', 'report', 'new_information'],
  ],
  [{ role: ['maker'], sales: 2_000_000, drug: 'none' }, ['outgrown', 'started', 'registered']],
  [{ role: ['maker'], sales: 1_100_000, drug: 'none' }, []],
  [{ role: ['label-only'], first_sale: '2026-03-01', professional: 'no' }, ['professional', 'first_sale']],
])('asks %j for %j as well', (facts, more) => {
  const always = ['role', 'drug', 'kinds', 'sales', 'country'];
  expect([...questionsFor(facts)].sort()).toEqual([...always, ...more].sort());
});

test('asks for a day only where a duty with one applies or a day was entered', () => {
  for (let run = 0; run < 300; run += 1) {
    const facts = fewer(random, allAnswers(random));
    const applying = dutiesFor(facts).filter(({ verdict }) => verdict.startsWith('applies'));
    const wanted = applying.map(({ id }) => dateQuestionFor(id));
    const asked = dateQuestions.filter((name) => questionsFor(facts).has(name));
    // New information follows a report.
    if (wanted.includes('report') && facts.report) wanted.push('new_information');
    expect(asked).toEqual(dateQuestions.filter((name) => wanted.includes(name) || facts[name] !== undefined));
  }
});

test('replaces the preset answers, keeps the others, and distinguishes each preset', () => {
  for (const name of presetNames) {
    const next = withPreset(brand, name);
    const preset: FinderAnswers = presets[name];
    expect(next).toMatchObject({ sales: 5_000_000, drug: 'none', ...preset });
    expect(next.country).toBe(preset.country);
    expect(presetNames.filter((each) => isPreset(next, each))).toEqual([name]);
  }
});

test.each(readings)('has a message for every answer in $locale', (reading) => {
  for (let run = 0; run < 200; run += 1) {
    const facts = allAnswers(random);
    const said = answersText(facts, reading);
    expect(said).not.toMatch(/undefined|[{}]/);
    const answers = Object.values(facts).flatMap((answer: unknown) => answer);
    expect(said.split(reading.text('said.and')).length).toBeGreaterThanOrEqual(answers.length);
  }
  expect(answersText({}, reading)).toBe('');
});
