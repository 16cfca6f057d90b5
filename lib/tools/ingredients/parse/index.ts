import type { KnownNames } from '../names.ts';
import { clean } from './clean.ts';
import { type Change, Edits, type LeftOutReason } from './edits.ts';
import { type IngredientEntry, longName, toEntries, type Unclear } from './entry.ts';
import { cutShade, holdsSeveral, joinKnown, splitKnown } from './known.ts';
import { cutTail, withoutCodes } from './leave-out.ts';
import { findSections } from './sections.ts';
import { markSeparators } from './separator.ts';
import { type Piece, split } from './split.ts';
import { readRows } from './table.ts';

export { type Change, changeId } from './edits.ts';
export type { IngredientEntry } from './entry.ts';

export type LeftOut = { readonly typed: string; readonly reason: LeftOutReason };

/** A question about the paste as a whole. */
export type PasteQuestion = {
  /**
   * `sections`: it holds the lists of several products. `spaces`: only spaces separate names. `left-out`: a part that was left
   * out has names of ingredients. `unknown`: few of its names are known.
   */
  readonly reason: 'sections' | 'spaces' | 'left-out' | 'unknown';
  readonly typed: string;
};

export type IngredientList = {
  readonly entries: readonly IngredientEntry[];
  readonly leftOut: readonly LeftOut[];
  /** Every change to the text, in the order of the steps; a visitor can undo each. */
  readonly changes: readonly Change[];
  readonly questions: readonly PasteQuestion[];
  /** False if the names could not be separated, so that the entries are a guess. */
  readonly isUnderstood: boolean;
};

type Options = {
  /** Null until the table is loaded, or if it could not be loaded. Then punctuation alone decides. */
  readonly names?: KnownNames | null;
  /** Changes that the visitor has undone, by `changeId`. */
  readonly undone?: ReadonlySet<string>;
};

/** Most pieces of a list that are read and compared with the table of names; the tools show fewer. */
const mostCompared = 1000;

/** Most characters that the steps read: more than a tool accepts, and ten times the longest list that we know. */
const longestRead = 24_000;

/** An entry beyond these limits, as typed. */
const unread = (text: string, isMayContain: boolean): IngredientEntry[] => {
  const typed = text.trim();
  if (!/[\p{Letter}\p{Number}]/u.test(typed)) return [];
  const unclear = typed.length > longName ? 'long' : null;
  return [{ typed, name: typed, percent: null, isMayContain, unclear }];
};

/** Most entries of such a text; the rest is one. */
const mostUnread = 100_000;

/** Returns the entries of the text that the steps do not read, divided at its usual separators alone. */
function unreadEntries(text: string): IngredientEntry[] {
  const pieces = text.split(/[,;\n\r]/);
  const rest = pieces.slice(mostUnread).join(',');
  return [...pieces.slice(0, mostUnread), rest].flatMap((piece) => unread(piece, false));
}

/** Returns the length of the text that the steps read; a longer one ends after a separator. */
function lengthToRead(text: string): number {
  if (text.length <= longestRead) return text.length;
  const head = text.slice(0, longestRead);
  return Math.max(...['\n', ',', ';', '\t', ' '].map((separator) => head.lastIndexOf(separator))) + 1;
}

/** `CI 77491, 77492`: the mark of the first number holds for the next ones too. */
function markColorNumbers(entries: readonly IngredientEntry[]): IngredientEntry[] {
  return entries.map((entry, index) => {
    const before = entries[index - 1]?.typed ?? '';
    const follows = /^\d{5}(?::\d)?$/.test(entry.name) && /^(?:c\.? ?i\.? *)?\d{5}(?::\d)?$/i.test(before);
    return follows ? { ...entry, name: `CI ${entry.name}` } : entry;
  });
}

/** Marks names that belong to the entry before them, or that hold several. */
function ask(entries: readonly IngredientEntry[], names: KnownNames): IngredientEntry[] {
  return entries.map((entry, index) => {
    if (entry.unclear) return entry;
    const before = entries[index - 1];
    const isOneName = before && !names.has(`${before.name}`) && names.has(`${before.name} ${entry.name}`);
    let unclear: Unclear | null = isOneName ? 'comma' : null;
    // `Lait corps 200 ml : Aqua` is the last name of a list and the first of the next.
    const isAfterColon = names.has(entry.name.split(': ')[1] ?? '');
    if (!unclear && (isAfterColon || holdsSeveral(entry.name, names))) unclear = 'several';
    return { ...entry, unclear };
  });
}

/** Returns the changes in the order of the text. */
function inOrder(changes: readonly Change[], text: string): readonly Change[] {
  if (changes.length > mostCompared) return changes;
  const places = new Map(changes.map((change) => [change, text.indexOf(change.typed.slice(0, 40))]));
  return [...changes].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
}

/**
 * Returns the entries of a pasted list in their order, and everything with letters that is not in one of them.
 * docs/ingredient-lists.md has an example of each shape that a step reads.
 */
export function parseIngredients(
  pasted: string,
  { names = null, undone = new Set() }: Options = {},
): IngredientList {
  const edits = new Edits(undone);
  const questions: PasteQuestion[] = [];
  const length = lengthToRead(pasted);
  const text = readRows(clean(pasted.slice(0, length)), names, edits);
  const sections = findSections(withoutCodes(text, edits), names, edits);
  const guessed: Piece[] = [];
  /** Pieces that may still be read. */
  let left = mostCompared;
  const read = sections.flatMap(({ list, mayContain }) =>
    [list, mayContain].flatMap((part, index) => {
      const separated = markSeparators(part, names);
      let pieces = split({ ...separated, text: cutTail(separated.text, names, edits) }, names);
      if (names && pieces.length <= left) {
        const found = splitKnown(joinKnown(cutShade(pieces, names, edits), names, edits), names, edits);
        guessed.push(...found.guessed);
        pieces = found.pieces;
      }
      const most = left;
      left = Math.max(0, left - pieces.length);
      return pieces.flatMap((piece, at) =>
        at < most
          ? toEntries(piece, { isMayContain: index > 0, names, edits })
          : unread(piece.text, index > 0),
      );
    }),
  );
  const marked = markColorNumbers(read);
  const asked = names && read.length <= mostCompared ? ask(marked, names) : marked;
  const unreadTail = length < pasted.length ? unreadEntries(pasted.slice(length)) : [];
  if (sections.length > 1 && sections.some(({ isNamed }) => isNamed)) {
    questions.push({
      reason: 'sections',
      typed: edits.made
        .filter(({ kind }) => kind === 'heading')
        .map(({ typed }) => typed)
        .join(' '),
    });
  }
  const changes = inOrder(edits.made, text);
  const leftOut = changes.flatMap(({ kind, typed, to }) => {
    if (kind === 'joined' || kind === 'split' || kind === 'renamed') return [];
    // `Glycerin6` is an entry without its number.
    return to !== '' && kind !== 'remark' ? [] : [{ typed, reason: kind }];
  });
  if (names) {
    for (const { typed } of leftOut.slice(0, 50)) {
      const known = typed
        .slice(0, 2000)
        .split(/[,;:\n]/)
        .filter((part) => names.has(part.trim()));
      if (known.length > 1) questions.push({ reason: 'left-out', typed });
    }
  }
  const isKnown = ({ text }: Piece) => names?.knows(text.trim()) ?? false;
  const isSpaced =
    guessed.length > 0 &&
    guessed.filter(isKnown).length >= guessed.length * 0.7 &&
    /\p{Script=Hangul}/u.test(guessed[0]?.text ?? '');
  if (isSpaced) questions.push({ reason: 'spaces', typed: guessed.map((piece) => piece.text).join(' ') });
  const hasLong = [asked, unreadTail].some((part) => part.some(({ name }) => name.length > longName));
  const known = names ? asked.filter(({ name }) => names.knows(name)).length : 0;
  if (names && asked.length > 2 && asked.length <= mostCompared && known * 2 < asked.length) {
    questions.push({ reason: 'unknown', typed: '' });
  }
  const isMostlyUnknown = names ? known * 2 < asked.length : asked.length < 4;
  return {
    entries: unreadTail.length > 0 ? [...asked, ...unreadTail] : asked,
    leftOut,
    changes,
    questions,
    isUnderstood: !(guessed.length > 0 && !isSpaced) && !(hasLong && isMostlyUnknown),
  };
}
