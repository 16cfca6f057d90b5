import { longDate, type PlainDate } from '../../rules/dates.ts';
import type { ColorNote } from '../color-additives/note.ts';
import type { Restriction } from './list.ts';
import type { Reading } from './texts.ts';

/* Texts that only the ingredient check shows. The product file also shows the texts of texts.ts. */

/** Returns the U.S. name of a color and its section; either may be missing. */
export function colorCitation({ names, sections }: ColorNote): string {
  return [names[0], sections[0]].filter(Boolean).join(', ');
}

/** Returns since when a rule applies, seen from a day. */
export function sinceText({ from }: Restriction, on: PlainDate, { text, locale }: Reading): string {
  if (!from) return text('hit.undated');
  return text(from <= on ? 'hit.since' : 'hit.from', { date: longDate(from, locale) });
}
