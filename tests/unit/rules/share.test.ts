/** @jest-environment node */
import { translator } from '@/lib/i18n/messages';
import { asText, dateText, type FinderText, whyText } from '@/lib/rules/as-text';
import { calendarFile, eventsOf } from '@/lib/rules/calendar';
import { dutiesFor, ruleIds } from '@/lib/rules/finder';
import { factsFrom, fromFragment, plainLink, salesFrom, toFragment } from '@/lib/rules/fragment';
import { ruleOf } from '@/lib/rules/ledger';
import { allAnswers, fewer, numbers } from './random';

const random = numbers(3);
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
  test('gives back the answers that it was made of', () => {
    for (let run = 0; run < 1000; run += 1) {
      const given = fewer(random, allAnswers(random));
      expect(fromFragment(`#${toFragment(given)}`)).toEqual(given);
      expect(fromFragment(toFragment(given))).toEqual(given);
    }
  });

  test('takes what is unknown or impossible for no answer', () => {
    expect(
      fromFragment(
        '#role=owner&role=maker&country=KR&sales=-5&kinds=&drug=NONE&professional=1&first_sale=2026-02-30&started=x&evil=%3Cscript%3E&__proto__=1',
      ),
    ).toEqual({ role: ['maker'] });
    expect(fromFragment('')).toEqual({});
    expect(fromFragment('#%E0%A4%A')).toEqual({});
  });

  test.each([
    ['#role=maker&note=Call%20us%0D%0AATTACH:x&sales=5', '#role=maker&sales=5'],
    ['?ref=https://evil.example#role=maker', '#role=maker'],
    ['#Click-https://evil.example,now', ''],
    [`#role=maker&x=${'a'.repeat(10_000)}`, '#role=maker'],
  ])('passes on the answers of %.60s alone', (end, fragment) => {
    const page = 'https://www.site.example/ko/rules';
    expect(plainLink(new URL(page + end))).toBe(page + fragment);
  });

  test('reads a form that sends empty fields', () => {
    expect(factsFrom(new URLSearchParams('sales=&first_sale=&report=2026-10-05'))).toEqual({
      report: '2026-10-05',
    });
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
  ])('sales written %p', (text, expected) => {
    expect(salesFrom(text)).toBe(expected);
  });
});

describe('calendar', () => {
  const lines = (file: string) => file.split('\r\n');
  const unfolded = (file: string) => file.replaceAll('\r\n ', '');

  test('has an event for every day on which something is due, and the renewal every two years', () => {
    const events = eventsOf(dutiesFor(facts), ({ id }) => ({ summary: id, description: '' }));
    expect(events.map(({ uid, date, everyYears }) => [uid, date, everyYears])).toEqual([
      ['facility-registration-2026-04-30@mocra-duties.attesta', '2026-04-30', undefined],
      ['registration-renewal-2026-02-20@mocra-duties.attesta', '2026-02-20', 2],
      ['us-agent-2026-04-30@mocra-duties.attesta', '2026-04-30', undefined],
      ['product-listing-2026-06-29@mocra-duties.attesta', '2026-06-29', undefined],
      ['adverse-event-report-2026-10-27@mocra-duties.attesta', '2026-10-27', undefined],
      ['adverse-event-records-2032-10-05@mocra-duties.attesta', '2032-10-05', undefined],
    ]);
  });

  test('writes a file as RFC 5545 wants it', () => {
    const description =
      'Section 605(b); reports, records\\files\nA second line: 이상사례를 접수한 날부터 15영업일 안에 보고해야 합니다 🧴🧴🧴';
    const file = calendarFile(
      'A, b',
      [{ uid: 'a@b', date: '2026-10-27', summary: 'Report', description, everyYears: 2 }],
      stamp,
    );
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of lines(file)) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      // A divided character would be read as U+FFFD.
      expect(line).not.toContain('\ufffd');
      expect(Buffer.from(line).toString()).toBe(line);
    }
    expect(lines(file).some((line) => line.startsWith(' '))).toBe(true);
    expect(lines(unfolded(file))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Attesta//MoCRA duties//EN',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:A\\, b',
      'BEGIN:VEVENT',
      'UID:a@b',
      'DTSTAMP:20261122T102030Z',
      'DTSTART;VALUE=DATE:20261027',
      'RRULE:FREQ=YEARLY;INTERVAL=2',
      'SUMMARY:Report',
      'DESCRIPTION:Section 605(b)\\; reports\\, records\\\\files\\nA second line: 이상사례를 접수한 날부터 15영업일 안에 보고해야 합니다 🧴🧴🧴',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test.each([
    'report=2199-12-31&role=maker&role=label-name',
    'report=1900-01-01&started=1900-01-01&first_sale=1900-01-01&registered=1900-01-01&role=maker',
    'registered=2196-02-29&role=maker&country=other&sales=9999999999999.99',
    'first_sale=2026-03-01%0D%0AATTACH:x&report=2026-10-05%00&role=maker%0D%0A&started=٢٠٢٦-٠٣-٠١',
    'role=maker&report=2026-10-05%0A&registered=0000-00-00&first_sale=99999-01-01',
  ])('holds whatever answers a link has: %s', (hash) => {
    for (const locale of ['en', 'ko'] as const) {
      const text = translator(locale, 'finder') as unknown as FinderText;
      const reading = { text, locale, citations: {} };
      const events = eventsOf(dutiesFor(fromFragment(hash)), (duty) => ({
        summary: `${text(`duties.${duty.id}`)}: ${dateText(duty, reading)}`,
        description: `${whyText(duty, reading)}\nhttps://www.site.example/rules#${hash}`,
      }));
      const file = calendarFile(text('text.title'), events, stamp);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
      for (const line of lines(file)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      for (const line of lines(unfolded(file))) expect(line).toMatch(/^$|^[A-Z-]+[:;]/);
      const days = [...file.matchAll(/^DTSTART;VALUE=DATE:(.*)\r$/gm)].map(([, day]) => day);
      expect(days).toHaveLength(events.length);
      for (const day of days) expect(day).toMatch(/^(19|20|21|22)\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])$/);
    }
  });

  test('text cannot add lines of its own', () => {
    const file = calendarFile(
      'x',
      [{ uid: 'a', date: '2026-01-01', summary: 'a\r\nATTACH:http://x', description: '\u0000' }],
      stamp,
    );
    expect(lines(file)).not.toContain('ATTACH:http://x');
    expect(file).not.toContain('\u0000');
  });
});

test.each([
  ['en', 'Report serious adverse events · Applies · By October 27, 2026', 'November 22, 2026'],
  ['ko', '중대한 이상사례 보고 · 해당합니다 · 2026년 10월 27일까지', '2026년 11월 22일'],
] as const)('the result as text in %s', (locale, line, on) => {
  const text = translator(locale, 'finder') as unknown as FinderText;
  const citations = Object.fromEntries(ruleIds.map((id) => [id, ruleOf(id)?.citation ?? '']));
  const copied = asText(
    dutiesFor(facts),
    { text, locale, citations },
    '2026-11-22',
    'https://attesta.example/#a',
  );
  expect(copied).toContain(line);
  expect(copied).toContain('FD&C Act section 605(b)');
  expect(copied).toContain(on);
  expect(copied.endsWith('https://attesta.example/#a')).toBe(true);
  expect(copied).not.toMatch(/finder\.|undefined|[{}]/);
});
