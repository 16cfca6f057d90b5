import type { PlainDate } from './dates.ts';

/** Returns today in the local time zone, in a browser the visitor's. Intl is avoided: its first use takes about 50 ms there. */
export function today(): PlainDate {
  const offset = new Date().getTimezoneOffset() * 60_000;
  return new Date(Date.now() - offset).toISOString().slice(0, 10) as PlainDate;
}
