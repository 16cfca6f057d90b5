import type { ColorNote } from '../color-additives/note.ts';
import { spelling } from '../color-additives/spelling.ts';
import type { KnownNames } from './names.ts';
import { type Change, changeId } from './parse/edits.ts';

/** Names that a U.S. label writes differently in most lists, known without the table of names. */
const usualNames: ReadonlyMap<string, string> = new Map([
  ['aqua', 'Water'],
  ['eau', 'Water'],
  ['정제수', 'Water'],
  ['parfum', 'Fragrance'],
  ['perfume', 'Fragrance'],
  ['fragrance', 'Fragrance'],
  ['향료', 'Fragrance'],
]);

/** Returns the U.S. name of water and fragrance, also for `Aqua (Water)` and `Parfum/Fragrance`. */
function usualName(name: string): string | undefined {
  const parts = name
    .toLowerCase()
    .split(/[\s()/]+/)
    .filter(Boolean);
  const known = parts.map((part) => usualNames.get(part));
  const isKnown = parts.every((part, index) => known[index] !== undefined || part === 'water');
  return isKnown ? known.find(Boolean) : undefined;
}

/** The name that a U.S. label uses for an ingredient, and the change to the name; null if the name stays as typed. */
export type UsName = { readonly name: string; readonly change: Change | null };

/**
 * Returns the name that a U.S. label uses for an ingredient: of a color its name in 21 CFR 73 and 74, of others the name of the
 * table. A name that the table lacks, or whose change the visitor has undone, stays as typed.
 */
export function usNameOf(
  name: string,
  color: ColorNote | null,
  names: KnownNames | null,
  undone: ReadonlySet<string>,
): UsName {
  const us = color?.name ?? usualName(name) ?? names?.usName(name) ?? name;
  if (spelling(us) === spelling(name)) return { name: color ? us : name, change: null };
  const change: Change = { kind: 'renamed', typed: name, to: us };
  return undone.has(changeId(change)) ? { name, change: null } : { name: us, change };
}

/** True if a label must not print a name, because its letters are not those of English; Greek letters are permitted. */
export const isNotEnglish = (name: string): boolean => /(?![A-Za-z]|\p{Script=Greek})\p{Letter}/u.test(name);

/** Returns the changes that a visitor has undone, from the answer of a tool. */
export const readUndone = (answer: string | undefined): ReadonlySet<string> =>
  new Set(answer?.split('\n').filter(Boolean));
