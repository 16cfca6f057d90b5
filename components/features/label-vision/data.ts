import { artwork, type LabelVersion } from './parts/carton-artwork-data';

/** Results of the carton's check, shared by the scene and the sample report. */

/** Rule families; together the 124 rules of this check, out of the product's 120+. */
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
/** A rule that did not pass: its index in the family and its requirement. */
export type Miss = { group: Group; rule: number; kind: 'fix' | 'review' };

/** Both versions of the artwork. The drawing does not have a file, so its hash is the hash of the copy. */
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

/** A drug is an article intended to treat disease (FD&C Act 201(g)(1)), so the claim is the first finding. */
export const findings = [
  { id: 'claim', citation: 'FD&C Act § 201(g)(1)' },
  { id: 'units', citation: '21 CFR 701.13' },
  { id: 'height', citation: '21 CFR 701.3(b)' },
] as const;

/** Splits a citation into title and number, without §: beside a drawing is no space for it. */
export const citationLines = ({ citation }: { citation: string }) => citation.split(/ (?:§ )?(?=\S+$)/);

/** Letter height of the ingredient list in mm; the minimum is 1/16 inch, 1.5875 mm. */
export const letterHeight = { submitted: 1.4, least: 1.6, corrected: 1.6, inches: '1/16' } as const;

/** Maximum file size of the product. */
export const uploadMegabytes = 20;

export const checkSeconds = 3.8;
export const totalRules = groups.reduce((sum, group) => sum + group.rules, 0);

/** Rules that need human review; they are not violations. */
export const reviews = ['allergens', 'states'] as const;

export type Finding = (typeof findings)[number];
export type FindingId = Finding['id'];
type ReviewId = (typeof reviews)[number];
/** Items with a line in the list and an explanatory note. */
export type NoteId = FindingId | ReviewId;

export const isReview = (note: NoteId): note is ReviewId => reviews.some((review) => review === note);
/** True if the finding is resolved: the warning needs review in both versions. */
export const isSettled = (version: LabelVersion, note: NoteId) =>
  version === 'corrected' && note !== 'states';

/** Status that sets the color of a list item and its note. */
export function noteKind(version: LabelVersion, note: NoteId): 'fix' | 'fixed' | 'review' {
  if (isReview(note)) return 'review';
  return version === 'submitted' ? 'fix' : 'fixed';
}

export const missed = (version: LabelVersion, kind: Miss['kind']) =>
  versions[version].misses.filter((miss) => miss.kind === kind);
export const passed = (version: LabelVersion) => totalRules - versions[version].misses.length;
export const score = (version: LabelVersion) => Math.round((100 * passed(version)) / totalRules);
