import type { PlainDate } from './rules/dates.ts';

/** Returns today in the visitor's time zone. Without Intl, whose first use takes a browser about 50 ms. */
export function today(): PlainDate {
  const offset = new Date().getTimezoneOffset() * 60_000;
  return new Date(Date.now() - offset).toISOString().slice(0, 10) as PlainDate;
}
