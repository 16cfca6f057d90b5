import { spelling } from '../../color-additives/spelling.ts';
import { keepByTable } from '../keep-results.ts';
import type { KnownNames } from '../names.ts';
import type { Edits } from './edits.ts';
import { splitColors } from './entry.ts';
import type { Piece } from './split.ts';

/*
 * Steps that need the table of names: they decide where punctuation does not.
 */

const clean = (text: string) =>
  text
    .replace(/^[\s*†‡※-]+/, '')
    .replace(/[\s*†‡※.]+$/, '')
    .slice(0, 200);

/** True if a piece is a name of the table. */
const isName = keepByTable((text, names: KnownNames) => names.has(clean(text)));

/** Returns both parts of a name with a space, or without one if a line break cut a word: `Niacin` + `amide`. */
function joinWords(first: string, second: string, names: KnownNames): string {
  const whole = `${first} ${second}`;
  const us = names.usName(clean(whole));
  const isCut = us && spelling(us) === spelling(whole) && us.split(' ').length < whole.split(' ').length;
  return isCut ? first + second : whole;
}

/** Returns the known name that two pieces are together; null if they are none, or both are names. */
function joinedName(first: Piece, second: Piece, names: KnownNames): string | null {
  if (first.end === 'other' || first.text.length + second.text.length >= 200) return null;
  // Most pieces are names, which their pairs would not be.
  if (isName(first.text, names) && isName(second.text, names)) return null;
  const [start, end] = [first.text.trim(), second.text.trim()];
  return /\p{Letter}/u.test(end) && names.has(clean(`${start} ${end}`)) ? joinWords(start, end, names) : null;
}

/**
 * Joins `PEG-60, Hydrogenated Castor Oil` and names that a line break cuts, if both parts together are a known name and one of
 * them alone is not.
 */
export function joinKnown(pieces: readonly Piece[], names: KnownNames, edits: Edits): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const name = last ? joinedName(last, piece, names) : null;
    const typed = `${last?.text.trim()}${last?.end === 'comma' ? ',' : ''} ${piece.text.trim()}`;
    if (name && edits.make('joined', typed, name)) {
      joined[joined.length - 1] = { ...piece, text: name };
    } else joined.push(piece);
  }
  return joined;
}

/** Where the name of an ingredient may end although no sign separates it: `1.6%Water`, `(Water)Glycerin`, `GlutamateCoco`. */
const glued =
  /(?<=%)(?=\p{Lu})|(?<=[)\]])(?=\p{Lu}\p{Ll}|\p{Script=Hangul}{2})|(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu;

/** Most words of a piece that are compared with the table. */
const mostWords = 400;
/** Most words of a name. */
const longestName = 9;

type Found = { readonly text: string; readonly isKnown: boolean };

/** Returns the known names in a row of words, the longest first, and the words between them. */
function findNames(words: readonly string[], names: KnownNames): Found[] {
  const found: Found[] = [];
  const isKorean = words.filter((word) => /\p{Script=Hangul}/u.test(word)).length * 2 > words.length;
  let at = 0;
  while (at < words.length) {
    let length = Math.min(longestName, words.length - at);
    while (length > 0 && !names.has(clean(words.slice(at, at + length).join(' ')))) length -= 1;
    const text = words.slice(at, at + Math.max(1, length)).join(' ');
    const last = found.at(-1);
    // Words between two names are one unknown name; in Korean, each word is one.
    if (length === 0 && last && !last.isKnown && !isKorean)
      found[found.length - 1] = { text: `${last.text} ${text}`, isKnown: false };
    else found.push({ text, isKnown: length > 0 });
    at += Math.max(1, length);
  }
  return found;
}

/** Most letters of a Korean text without separators. */
const longestGlued = 400;
/** Most letters of a Korean name. */
const longestKoreanName = 30;

/** Divides a Korean text without separators into known names, the longest first; null if a part of it is no name. */
function divideKorean(text: string, names: KnownNames): string[] | null {
  if (text.length > longestGlued || !/^[\p{Script=Hangul}\d,/-]{6,}$/u.test(text)) return null;
  const parts: string[] = [];
  for (let at = 0; at < text.length; ) {
    let length = Math.min(longestKoreanName, text.length - at);
    while (length > 1 && !names.has(text.slice(at, at + length))) length -= 1;
    if (length < 2) return null;
    parts.push(text.slice(at, at + length));
    at += length;
  }
  return parts;
}

/** `Calming Complex (Glycerin, Panthenol)`: the trade name of a blend with its ingredients in brackets. */
const namedBlend = /^(?<trade>[^()]{2,80})\((?<inside>.+)\)[^()]{0,20}$/u;

/** True if a name that the table lacks has several known names in brackets after it. */
function isNamedBlend(text: string, names: KnownNames): boolean {
  const { trade = '', inside = '' } = namedBlend.exec(text.trim())?.groups ?? {};
  if (!trade || names.knows(clean(trade)) || names.knows(clean(text))) return false;
  const known = inside.split(/[,;]|\s[-–]\s/).filter((part) => names.knows(clean(part)));
  return known.length > 1;
}

type Missing = { readonly parts: readonly Found[]; readonly isSure: boolean };

/** The names in a piece whose separators are missing; null if it holds one name. */
const findMissing = keepByTable((text, names: KnownNames): Missing | null => {
  if (text.length > 20_000 || names.knows(clean(text.replace(/\s?\d[\d.,]*\s?%$/, '')))) return null;
  // A blend has its own question.
  if (isNamedBlend(text, names)) return null;
  if (splitColors(text).length > 1 || / ?\((?:and|&|und|et|y|e)\) ?/i.test(text)) return null;
  const korean = divideKorean(text, names);
  if (korean && korean.length > 2)
    return { parts: korean.map((part) => ({ text: part, isKnown: true })), isSure: false };
  const pieces = text.split(glued);
  if (pieces.length > 1) {
    const parts = pieces.map((part) => ({
      text: part,
      isKnown: names.knows(clean(part.replace(/\s?[\d.,]+ ?%/, ''))),
    }));
    const known = parts.filter(({ isKnown }) => isKnown).length;
    if (known === parts.length) return { parts, isSure: parts.length === 2 };
    if (known > 2 && known * 2 >= parts.length) return { parts, isSure: false };
  }
  const words = text.replace(/\([^()]*\)/g, (bracket) => bracket.replaceAll(' ', '\ue001')).split(/\s+/);
  if (words.length < 3 || words.length > mostWords) return null;
  const found = findNames(
    words.map((word) => word.replaceAll('\ue001', ' ')),
    names,
  );
  const known = found.filter(({ isKnown }) => isKnown);
  // `Oryza Sativa Bran Cera (Oryza Sativa (Rice) Bran Wax)` and `fragrance parfum` are one ingredient in two words.
  const different = new Set(known.map((part) => names.usName(part.text) ?? part.text)).size;
  const letters = known.reduce((sum, part) => sum + part.text.length, 0);
  return different > 2 && letters * 2 > text.length ? { parts: found, isSure: false } : null;
});

export type Split = { readonly pieces: Piece[]; readonly guessed: readonly Piece[] };

/** Splits pieces whose separators are missing. `guessed` are the parts of those that the parser is not sure about. */
export function splitKnown(pieces: readonly Piece[], names: KnownNames, edits: Edits): Split {
  const guessed: Piece[] = [];
  const split = pieces.flatMap((piece) => {
    const missing = findMissing(piece.text.trim(), names);
    if (!missing || !edits.make('split', piece.text, missing.parts.map(({ text }) => text).join(', ')))
      return [piece];
    const parts = missing.parts.map(({ text }): Piece => ({ ...piece, text, isJoined: false }));
    if (!missing.isSure) guessed.push(...parts);
    return parts;
  });
  return { pieces: split, guessed };
}

/** The name of a shade before the first name of a list: `Light 1 C15-19 Alkane`, `Light- Ricinus Communis Seed Oil`. */
const shade = /^(?<shade>\p{Letter}[^,;:()]{0,30}?(?: \d{1,3}| ?[-–])) (?<rest>\p{Letter}.*)$/u;

/** Cuts the name of a shade or a product before the first name of a list, if a known name follows. */
export function cutShade(pieces: readonly Piece[], names: KnownNames, edits: Edits): Piece[] {
  const [first, ...others] = pieces;
  if (!first || first.text.length > 200) return [...pieces];
  const found = shade.exec(first.text.trim())?.groups;
  const isShade =
    found &&
    names.has(clean(found.rest ?? '')) &&
    !names.has(clean(first.text)) &&
    !names.has(clean(found.shade ?? '')) &&
    edits.make('heading', found.shade ?? '');
  return isShade ? [{ ...first, text: found.rest ?? '' }, ...others] : [...pieces];
}

/** True if a name holds known names and other words, so that a person should read it. */
export const holdsSeveral = keepByTable((name, names: KnownNames): boolean => {
  if (name.length > 400 || names.knows(name)) return false;
  if (isNamedBlend(name, names)) return true;
  if ((divideKorean(name, names)?.length ?? 0) > 1) return true;
  const words = name.split(' ');
  if (words.length < 2 || words.length > 40) return false;
  const found = findNames(words, names);
  const known = found.filter(({ isKnown }) => isKnown);
  const different = new Set(known.map(({ text }) => names.usName(text) ?? text)).size;
  // A Korean name has no spaces, so that a known name after other words is a second one.
  const isKorean =
    /\p{Script=Hangul}/u.test(name) && known.length > 0 && /\p{Script=Hangul}/u.test(known[0]?.text ?? '');
  // `정제수 Water` is one ingredient in two languages.
  if (found.length === known.length) return different > 1;
  return isKorean && found.length > 1;
});
