import type { PlainDate } from './dates.ts';
import { type Docket, daysToCome, type Entry } from './docket.ts';
import type { Facts } from './facts.ts';
import { dateQuestionOf } from './finder.ts';

/** An event of one whole day. */
export type CalendarEvent = {
  readonly uid: string;
  readonly date: PlainDate;
  readonly summary: string;
  readonly description: string;
  /** Recurs after so many years. */
  readonly everyYears?: number;
};

/** RFC 5545, 3.3.11: what has a meaning in a text. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // Control characters are not allowed at all.
    .replace(/\p{Cc}/gu, '');

/** RFC 5545, 3.1: lines of at most 75 octets; the next begins with a space. No character is divided. */
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

/** Reminders, in days before the day. */
const alarmDays = [30, 7];

const compact = (date: PlainDate) => date.replaceAll('-', '');

/** An iCalendar file. `stamp` is the moment at which it is made. */
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
 * The days to come as events. The same duty of the same product has the same identity, so that a second import moves its
 * day instead of adding one; what is due after a report belongs to that report.
 */
export function eventsOf(
  docket: Docket,
  on: PlainDate,
  { product, report }: Facts,
  textOf: (duty: Entry, date: PlainDate) => { readonly summary: string; readonly description: string },
): CalendarEvent[] {
  return daysToCome(docket, on).map(({ duty, date }) => {
    const of = [duty.id, product, dateQuestionOf(duty.id) === 'report' && report].filter(Boolean).join('-');
    return {
      uid: `${encodeURIComponent(of)}@mocra-duties.attesta`,
      date,
      ...textOf(duty, date),
      ...(duty.dateKind === 'renew-by' ? { everyYears: 2 } : {}),
    };
  });
}
