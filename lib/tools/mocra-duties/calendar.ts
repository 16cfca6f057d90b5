import type { PlainDate } from '../../rules/dates.ts';
import type { FinderAnswers } from './answers.ts';
import { type Docket, type Entry, isEntry } from './docket.ts';
import { dateQuestionFor } from './finder.ts';

/** An all-day event. */
export type CalendarEvent = {
  readonly uid: string;
  readonly date: PlainDate;
  readonly summary: string;
  readonly description: string;
  /** Years between two occurrences. */
  readonly everyYears?: number;
};

/** Returns the days for a calendar file: duties to act on, from today on. */
export function daysToCome({ dated, unless }: Docket, on: PlainDate): { duty: Entry; date: PlainDate }[] {
  return [...dated, ...unless.filter(isEntry)]
    .filter(({ status }) => status !== 'in-force')
    .map((duty) => ({ duty, date: duty.following ?? duty.date }))
    .filter(({ date }) => date >= on);
}

/** Escapes a string by RFC 5545, section 3.3.11. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // Control characters are not allowed at all.
    .replace(/\p{Cc}/gu, '');

/** Folds a line into at most 75 octets by RFC 5545, section 3.1, without splitting a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > 75) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += length;
  }
  return [...lines, current].join('\r\n');
}

/** Days between a reminder and the event. */
const alarmDays = [30, 7];

const compact = (date: PlainDate) => date.replaceAll('-', '');

/** Returns an iCalendar file; `stamp` is its creation time. */
export function calendarFile(name: string, events: readonly CalendarEvent[], stamp: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Attesta//MoCRA duties//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTAMP:${stamp.toISOString().replace(/[-:]|\.\d+/g, '')}`,
      `DTSTART;VALUE=DATE:${compact(event.date)}`,
      ...(event.everyYears ? [`RRULE:FREQ=YEARLY;INTERVAL=${event.everyYears}`] : []),
      `SUMMARY:${escaped(event.summary)}`,
      `DESCRIPTION:${escaped(event.description)}`,
      'TRANSP:TRANSPARENT',
      ...alarmDays.flatMap((days) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `TRIGGER:-P${days}D`,
        `DESCRIPTION:${escaped(event.summary)}`,
        'END:VALARM',
      ]),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/**
 * Returns the future days as events. The same duty of the same product keeps its UID, so a second import moves the event
 * instead of adding one. Duties after a report have a UID for that report.
 */
export function toCalendarEvents(
  docket: Docket,
  on: PlainDate,
  facts: FinderAnswers,
  textOf: (duty: Entry, date: PlainDate) => { readonly summary: string; readonly description: string },
): CalendarEvent[] {
  return daysToCome(docket, on).map(({ duty, date }) => {
    const from = dateQuestionFor(duty.id);
    const event = (from === 'report' || from === 'new_information') && facts[from];
    const of = [duty.id, facts.product, event].filter(Boolean).join('-');
    return {
      uid: `${encodeURIComponent(of)}@mocra-duties.attesta`,
      date,
      ...textOf(duty, date),
      ...(duty.dateKind === 'renew-by' ? { everyYears: 2 } : {}),
    };
  });
}
