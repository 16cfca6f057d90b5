import ICAL from 'ical.js';
import type { Locale } from '@/lib/i18n/locales';
import type { PlainDate } from '@/lib/rules/dates';
import {
  type FinderAnswers,
  factsFrom,
  productFrom,
  salesFrom,
  toFragment,
} from '@/lib/tools/mocra-duties/answers';
import { asText } from '@/lib/tools/mocra-duties/as-text';
import { calendarFile, toCalendarEvents } from '@/lib/tools/mocra-duties/calendar';
import { buildDocket } from '@/lib/tools/mocra-duties/docket';
import { type Duty, dutiesFor } from '@/lib/tools/mocra-duties/finder';
import { dateText, whyText } from '@/lib/tools/mocra-duties/texts';
import { seededRandom } from '../../support/seeded-random';
import { allAnswers, fewer, reading, readings } from './random';

const random = seededRandom(3);
const read = (fragment: string) => factsFrom(new URLSearchParams(fragment));
const stamp = new Date('2026-11-22T10:20:30.456Z');
const facts = {
  role: ['maker', 'label-name'],
  country: 'other',
  sales: 5_000_000,
  drug: 'none',
  first_sale: '2026-03-01',
  started: '2026-03-01',
  registered: '2024-02-20',
  report: '2026-10-05',
} as const;

describe('fragment', () => {
  test('restores the answers that it was built from', () => {
    for (let run = 0; run < 1000; run += 1) {
      const given = fewer(random, allAnswers(random));
      expect(read(toFragment(given))).toEqual(given);
    }
  });

  test('ignores unknown, impossible or empty values', () => {
    expect(
      read(
        'role=owner&role=maker&country=KR&sales=-5&kinds=&drug=NONE&professional=1&first_sale=2026-02-30&started=x&report=&evil=%3Cscript%3E&__proto__=1',
      ),
    ).toEqual({ role: ['maker'] });
    expect(read('')).toEqual({});
    expect(read('%E0%A4%A')).toEqual({});
  });

  test.each([
    ['$1,025,000', 1_025_000],
    ['900000', 900_000],
    ['0', 0],
    ['999 999.99', 999_999.99],
    ['', undefined],
    ['1e6', undefined],
    ['about 5', undefined],
    ['-1', undefined],
  ])('reads sales written as %p', (text, expected) => {
    expect(salesFrom(text)).toBe(expected);
  });
});

describe('calendar', () => {
  const lines = (file: string) => file.split('\r\n');
  const unfolded = (file: string) => lines(file.replaceAll('\r\n ', ''));
  const plain = ({ id }: Duty) => ({ summary: id, description: '' });
  const calendarOf = (
    answers: FinderAnswers,
    on: PlainDate,
    textOf: Parameters<typeof toCalendarEvents>[3] = plain,
  ) => toCalendarEvents(buildDocket(dutiesFor(answers), on), on, answers, textOf);

  /**
   * The requirements of RFC 5545 for every file: whole characters, lines of 75 octets that begin with a name, no control
   * characters.
   */
  function expectWellFormed(file: string) {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
    for (const line of lines(file)) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      // A divided character would decode as U+FFFD.
      expect(line).not.toContain('\ufffd');
      expect(Buffer.from(line).toString()).toBe(line);
    }
    for (const line of unfolded(file)) expect(line).toMatch(/^$|^[A-Z-]+[:;]/);
  }

  test.each<[PlainDate, unknown[]]>([
    [
      '2026-02-20',
      [
        ['registration-renewal', '2026-02-20', 2],
        ['facility-registration', '2026-04-30', undefined],
        ['us-agent', '2026-04-30', undefined],
        ['product-listing', '2026-06-29', undefined],
        ['adverse-event-report-2026-10-05', '2026-10-26', undefined],
        ['adverse-event-records-2026-10-05', '2032-10-05', undefined],
      ],
    ],
    // Overdue duties have no event; a past renewal repeats.
    [
      '2026-11-23',
      [
        ['registration-renewal', '2028-02-20', 2],
        ['adverse-event-records-2026-10-05', '2032-10-05', undefined],
      ],
    ],
  ])('contains on %s an event for each future day and the renewal every two years', (on, expected) => {
    const events = calendarOf(facts, on).map(({ uid, date, everyYears }) => [
      uid.split('@')[0],
      date,
      everyYears,
    ]);
    expect(events).toEqual(expected);
  });

  test('updates events on a second import, and separates other products and reports', () => {
    const uids = (answers: FinderAnswers) => calendarOf(answers, '2026-02-01').map(({ uid }) => uid);
    expect(new Set(uids(facts)).size).toBe(6);
    expect(uids({ ...facts, first_sale: '2026-04-01', started: '2026-03-09' })).toEqual(uids(facts));
    const shared = (other: FinderAnswers) => uids(other).filter((uid) => uids(facts).includes(uid)).length;
    expect(shared({ ...facts, product: 'Toner' })).toBe(0);
    expect(shared({ ...facts, report: '2026-10-06' })).toBe(4);
  });

  test('parses in a calendar library with the intended values', () => {
    const product = '유자 세럼 50 mL';
    const events = calendarOf({ ...facts, product }, '2026-02-20', ({ id }) => ({
      summary: `${id}: ${product}; 1, 2`,
      description: 'one\ntwo \\ 이상 없음 🧴'.repeat(9),
    }));
    const file = calendarFile('A, b', events, stamp);
    expectWellFormed(file);
    const calendar = new ICAL.Component(ICAL.parse(file));
    const head = ['version', 'prodid', 'calscale', 'x-wr-calname'].map((name) =>
      calendar.getFirstPropertyValue(name),
    );
    // The parser leaves an unknown name unchanged.
    expect(head).toEqual(['2.0', '-//Attesta//MoCRA duties//EN', 'GREGORIAN', 'A\\, b']);
    const found = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
    const saved = found.map(({ uid, summary, description, startDate }) => ({
      uid,
      date: startDate.toString(),
      summary,
      description,
    }));
    expect(saved).toEqual(events.map(({ everyYears: _, ...event }) => event));
    for (const { startDate, component } of found) {
      expect(startDate.isDate).toBe(true);
      expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-22T10:20:30Z');
      expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
      const alarms = component.getAllSubcomponents('valarm');
      expect(alarms.map((alarm) => alarm.getFirstPropertyValue('action'))).toEqual(['DISPLAY', 'DISPLAY']);
      expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual([
        '-P30D',
        '-P7D',
      ]);
    }
    const renewals = found[0]?.iterator();
    expect([1, 2, 3].map(() => renewals?.next()?.toString())).toEqual([
      '2026-02-20',
      '2028-02-20',
      '2030-02-20',
    ]);
  });

  test.each([
    'report=2199-12-31&role=maker&role=label-name',
    'report=1900-01-01&started=1900-01-01&first_sale=1900-01-01&registered=1900-01-01&role=maker',
    'registered=2196-02-29&role=maker&country=other&sales=9999999999999.99',
    'first_sale=2026-03-01%0D%0AATTACH:x&report=2026-10-05%00&role=maker%0D%0A&started=٢٠٢٦-٠٣-٠١',
    `role=label-name&report=2026-10-05&product=${encodeURIComponent('\u202e"></script>\r\nATTACH:http://x;,\\')}`,
    'role=maker&report=2026-10-05%0A&registered=0000-00-00&first_sale=99999-01-01',
  ])('accepts the answers of the link %s', (hash) => {
    const answers = read(hash);
    for (const said of readings) {
      const events = calendarOf(answers, '1990-01-01', (duty) => ({
        // No answer can add a line.
        summary: `${said.text(`duties.${duty.id}`)}: ${answers.product}: ${dateText(duty, said)}\r\nATTACH:http://x`,
        description: `${whyText(duty, said)}\nATTACH:http://x\u0000\nhttps://www.site.example/rules#${hash}`,
      }));
      const file = calendarFile(said.text('text.title'), events, stamp);
      expectWellFormed(file);
      expect(lines(file)).not.toContain('ATTACH:http://x');
      const days = [...file.matchAll(/^DTSTART;VALUE=DATE:(.*)\r$/gm)].map(([, day]) => day);
      expect(days).toHaveLength(events.length);
      for (const day of days) expect(day).toMatch(/^(19|20|21|22)\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])$/);
    }
  });
});

const letter = (locale: Locale, answers: FinderAnswers, on: PlainDate) =>
  asText(answers, buildDocket(dutiesFor(answers), on), reading(locale), on, {
    answers: 'https://attesta.example/#a',
    rules: 'https://attesta.example/rules',
  });

/** The lines of a letter, in this order. */
test.each<[Locale, FinderAnswers, string[]]>([
  [
    'en',
    { ...facts, product: 'Yuja serum' },
    [
      'as of November 23, 2026 for Yuja serum.',
      'we make it or fill it; our name is on its label; not a drug; average yearly U.S. cosmetics sales of $5,000,000; made or filled in another country; first marketed on March 1, 2026',
      'check first whether this is done:',
      '- Renew the registration: Was due February 20, 2026, if not renewed yet (276 days ago).',
      'If it was renewed in time, the next renewal is due by February 20, 2028.',
      '- List the product: Was due June 29, 2026, if not listed yet (147 days ago). Your name is on the label',
      '(section 607(c)(2)).',
      'This has a date:',
      '- Contact on the label: Since December 29, 2024 (in force).',
      'This applies without a fixed date:',
      'This does not apply:',
      'https://attesta.example/#a',
      'https://attesta.example/rules',
      'not legal advice',
    ],
  ],
  [
    'en',
    { role: ['label-name'], sales: 2_000_000 },
    [
      'as of November 23, 2026.',
      'This applies unless the product is also a drug:',
      '- List the product. Your name',
      'We need more answers for these:',
      '- Is the product also a drug? On this depend: Drug rules.',
    ],
  ],
  [
    'ko',
    facts,
    [
      '2026년 11월 23일 기준으로',
      '라벨에 우리 회사 이름이 있음, 의약품 아님',
      '- 시설 등록 갱신: 2026년 2월 20일까지였음(아직 갱신하지 않았다면) (276일 지남).',
      '해당하지 않습니다.',
      '같은 답으로 열기: https://attesta.example/#a',
    ],
  ],
])('writes the result in %s as a letter: %j', (locale, answers, wanted) => {
  const copied = letter(locale, answers, '2026-11-23');
  let from = 0;
  for (const line of wanted) {
    expect(copied.slice(from)).toContain(line);
    from = copied.indexOf(line, from);
  }
  expect(copied).not.toMatch(/undefined|[{}]/);
});

test.each(['en', 'ko'] as const)('gives a reason that duties share once in a letter in %s', (locale) => {
  const answers: FinderAnswers = {
    role: ['maker', 'label-name'],
    drug: 'none',
    kinds: ['other'],
    sales: 500_000,
  };
  const shared = dutiesFor(answers).filter(({ why }) => why === 'exempt');
  expect(shared.length).toBeGreaterThan(1);
  const copied = letter(locale, answers, '2026-11-23');
  const { text } = reading(locale);
  expect(copied.split(text('why.exempt'))).toHaveLength(2);
  const names = shared.map(({ id }) => text(`duties.${id}`)).join(', ');
  expect(copied).toContain(`- ${text('letter.shared', { why: text('why.exempt'), names })}`);
});

test.each([
  ['Yuja serum 50%', 'Yuja serum 50%'],
  ['  유자   세럼 ', '유자 세럼'],
  ['Visit evil.example/now', 'Visit evil example now'],
  ['\u202egnp', 'gnp'],
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(61), undefined],
  ['\u3164', undefined],
  ['://', undefined],
])('calls a product named %p %p', (given, called) => {
  expect(productFrom(given)).toBe(called);
  expect(read(toFragment({ product: given })).product).toBe(called);
});
