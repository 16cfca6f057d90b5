import { artwork, type LabelVersion } from './carton-artwork-data';

/** What the check of the carton found: the scene and the sample report show the same. */

/** Families of rules; together the 124 rules of this check, of the 120+ that the product has. */
export const groups = [
  { id: 'claims', rules: 22 },
  { id: 'height', rules: 14 },
  { id: 'order', rules: 31 },
  { id: 'units', rules: 12 },
  { id: 'allergens', rules: 26 },
  { id: 'spf', rules: 9 },
  { id: 'states', rules: 10 },
] as const;

type Group = (typeof groups)[number]['id'];
/** A rule that did not pass: which one of its family, and what it asks for. */
export type Miss = { group: Group; rule: number; kind: 'fix' | 'review' };

/** Both versions of the artwork. The drawing has no file, and a hash that is shown has to be one: that of the words. */
export const versions: Record<LabelVersion, { file: string; sha256: string; misses: readonly Miss[] }> = {
  submitted: {
    file: 'camellia-serum_carton_v7.pdf',
    sha256: artwork.submitted.sha256,
    misses: [
      { group: 'claims', rule: 5, kind: 'fix' },
      { group: 'height', rule: 3, kind: 'fix' },
      { group: 'units', rule: 1, kind: 'fix' },
      { group: 'allergens', rule: 17, kind: 'review' },
      { group: 'states', rule: 3, kind: 'review' },
    ],
  },
  corrected: {
    file: 'camellia-serum_carton_v8.pdf',
    sha256: artwork.corrected.sha256,
    misses: [{ group: 'states', rule: 3, kind: 'review' }],
  },
};

/** A drug is what is intended to treat disease (FD&C Act 201(g)(1)), so the claim is the first finding. */
export const findings = [
  { id: 'claim', citation: '21 USC 321(g)(1)' },
  { id: 'units', citation: '21 CFR 701.13' },
  { id: 'height', citation: '21 CFR 701.3(b)' },
] as const;

/** Heights of the ingredient list's letters in mm; the least is 1/16 inch, 1.5875 mm. */
export const letterHeight = { submitted: 1.4, least: 1.6, corrected: 1.6, inches: '1/16' } as const;

/** The largest file that the product takes. */
export const uploadMegabytes = 20;

export const checkSeconds = 3.8;
export const totalRules = groups.reduce((sum, group) => sum + group.rules, 0);

/** Rules that a person decides; they are no violations. */
export const reviews = ['allergens', 'states'] as const;

export type Finding = (typeof findings)[number];
export type FindingId = Finding['id'];
type ReviewId = (typeof reviews)[number];
/** What has a line in the list and is explained in a note. */
export type NoteId = FindingId | ReviewId;

export const isReview = (note: NoteId): note is ReviewId => reviews.some((review) => review === note);
/** Whether nothing is left of it: the warning waits for a person in both versions. */
export const isSettled = (version: LabelVersion, note: NoteId) =>
  version === 'corrected' && note !== 'states';

/** By which a line of the list and its note are colored. */
export function kindOf(version: LabelVersion, note: NoteId): 'fix' | 'fixed' | 'review' {
  if (isReview(note)) return 'review';
  return version === 'submitted' ? 'fix' : 'fixed';
}

export const missed = (version: LabelVersion, kind: Miss['kind']) =>
  versions[version].misses.filter((miss) => miss.kind === kind);
export const passed = (version: LabelVersion) => totalRules - versions[version].misses.length;
export const score = (version: LabelVersion) => Math.round((100 * passed(version)) / totalRules);
