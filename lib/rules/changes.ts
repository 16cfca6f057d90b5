import type { PlainDate } from './dates.ts';

export type Change = {
  readonly date: PlainDate;
  /** Key of the texts in `rules: changes`. It is also the id of the feed entry, so it must never change. */
  readonly key: 'published' | 'drugs' | 'ingredients' | 'states-and-packages';
  /** Rules that were added, changed or withdrawn; an empty list means the whole ledger. */
  readonly ids: readonly string[];
};

/** Changes of the ledger that readers should know about, newest first. A re-reading that changed nothing is not listed. */
export const changes: readonly [Change, ...Change[]] = [
  {
    date: '2026-11-27',
    key: 'states-and-packages',
    ids: [
      'fdca-602-f',
      'cfr-21-700-25',
      'cfr-16-1700-14',
      'ca-108981-5',
      'ca-ab-496',
      'ca-ab-60',
      'wa-173-339-110',
      'vt-9-2494b',
      'md-21-259-2',
    ],
  },
  {
    date: '2026-11-26',
    key: 'ingredients',
    ids: ['cfr-21-250-250', 'ca-108980', 'wa-70a-560-020'],
  },
  { date: '2026-11-23', key: 'drugs', ids: ['fdca-501-a-2-b', 'fdca-502-x', 'fdca-744m', 'fdca-760'] },
  { date: '2026-11-22', key: 'published', ids: [] },
];

/** A free tool, by the last part of its URL. */
type Tool = 'mocra-duties' | 'us-label' | 'ingredients' | 'color-additives';

export type Correction = {
  readonly date: PlainDate;
  /** Key of the texts in `rules: corrections`, and the id of the feed entry. */
  readonly key:
    | 'sunscreen-word'
    | 'eight-exceptions'
    | 'first-marketed'
    | 'bought-brand'
    | 'unlisted-numbers'
    | 'sun-care'
    | 'brow-dyes'
    | 'prohibited-colors'
    | 'all-pfas'
    | 'feminine-spray'
    | 'black-3'
    | 'bold-warnings'
    | 'final-guidance'
    | 'reading-claims'
    | 'lost-ingredients'
    | 'red-3'
    | 'drug-rules'
    | 'safe-day';
  /** Rules whose row was wrong; an empty list means an error of a tool. */
  readonly ids: readonly string[];
  /** Tools whose results were wrong or relied on the rule; their pages link to the entry. */
  readonly tools: readonly Tool[];
};

/** The public log of errors on `/rules`, newest first. Entries are added and never removed. */
export const corrections: readonly Correction[] = [
  { date: '2026-11-28', key: 'sunscreen-word', ids: ['cfr-21-700-35'], tools: ['ingredients'] },
  { date: '2026-11-27', key: 'eight-exceptions', ids: ['fdca-604-3'], tools: ['mocra-duties'] },
  { date: '2026-11-27', key: 'first-marketed', ids: ['fdca-607-c-2'], tools: ['mocra-duties'] },
  { date: '2026-11-27', key: 'bought-brand', ids: [], tools: ['mocra-duties'] },
  { date: '2026-11-27', key: 'unlisted-numbers', ids: [], tools: ['color-additives'] },
  { date: '2026-11-27', key: 'sun-care', ids: [], tools: ['us-label', 'ingredients'] },
  { date: '2026-11-27', key: 'brow-dyes', ids: [], tools: ['us-label', 'ingredients'] },
  { date: '2026-11-27', key: 'prohibited-colors', ids: [], tools: ['us-label'] },
  { date: '2026-11-27', key: 'all-pfas', ids: [], tools: ['ingredients'] },
  { date: '2026-11-25', key: 'feminine-spray', ids: ['cfr-21-740-12'], tools: ['us-label'] },
  { date: '2026-11-25', key: 'black-3', ids: ['fr-72-33664'], tools: ['color-additives'] },
  { date: '2026-11-25', key: 'bold-warnings', ids: ['cfr-21-740-2'], tools: ['us-label'] },
  { date: '2026-11-25', key: 'final-guidance', ids: ['fda-registration-guidance'], tools: ['mocra-duties'] },
  {
    date: '2026-11-25',
    key: 'reading-claims',
    ids: [
      'cfr-21-701',
      'cfr-21-740',
      'cfr-21-740-17',
      'cfr-21-73',
      'cfr-21-74',
      'cfr-21-74-2705',
      'cfr-21-82',
      'cfr-21-201-327',
      'cfr-21-1-94',
      'cfr-21-1-99',
      'cfr-21-1-subpart-i',
    ],
    tools: ['us-label', 'color-additives'],
  },
  { date: '2026-11-25', key: 'lost-ingredients', ids: [], tools: ['us-label'] },
  { date: '2026-11-25', key: 'red-3', ids: ['cfr-21-81-30'], tools: ['color-additives'] },
  { date: '2026-11-25', key: 'drug-rules', ids: [], tools: ['mocra-duties'] },
  { date: '2026-11-25', key: 'safe-day', ids: ['reading-business-day'], tools: ['mocra-duties'] },
];

/** Returns the corrections that concern a tool, newest first. */
export const correctionsOf = (tool: string): Correction[] =>
  corrections.filter(({ tools }) => tools.some((each) => each === tool));

/** Returns the day of the latest change or correction of a rule. */
export function changedOn(id: string): PlainDate {
  const corrected = corrections.find(({ ids }) => ids.includes(id));
  const changed = changes.find(({ ids }) => ids.length === 0 || ids.includes(id)) ?? changes[0];
  return corrected && corrected.date > changed.date ? corrected.date : changed.date;
}
