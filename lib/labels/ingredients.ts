import { findColor } from '../colors/find.ts';
import type { Color } from '../colors/list.ts';

/** What is said of a color among the ingredients. */
export type ColorNote = {
  /** As it stands on the label; as typed where it is no permitted color, or may be several. */
  readonly name: string;
  readonly typed: string;
  /** The color; null where it is none, or may be several. */
  readonly color: Color | null;
  readonly sections: readonly string[];
  /** The colors that it can be. */
  readonly names: readonly string[];
  readonly problem: 'not-permitted' | 'several' | 'conflict' | 'not-eye' | 'not-lips' | 'limited' | null;
};

export type IngredientNote = 'order' | 'order-unknown' | 'parts' | 'english' | 'fragrance-place' | 'too-many';

type Ingredients = {
  /** The declaration as it is printed; empty without an ingredient. */
  readonly text: string;
  readonly colors: readonly ColorNote[];
  readonly notes: readonly IngredientNote[];
};

type Use = { readonly eye: boolean; readonly lips: boolean };
type Entry = { readonly name: string; readonly percent: number | null };

/** Most ingredients that are drawn. */
export const mostIngredients = 400;

/** `Niacinamide 2%`, `Water (71.35 %)`, `Glycerin: 5 %`. */
const withPercent = /^(.*?)[\s:(–-]*?(\d{1,3}(?:\.\d+)?)\s*%\s*\)?$/;

/**
 * The ingredients of a pasted list: one a line, or separated by commas; not by those of names like 1,2-Hexanediol or
 * those in brackets.
 */
function split(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  const characters = [...text];
  for (const [index, character] of characters.entries()) {
    if (character === '\n') depth = 0;
    if (character === '(') depth += 1;
    if (character === ')') depth = Math.max(0, depth - 1);
    // Of 1,2-Hexanediol, not of CI 19140,42090.
    const inName = /(?:^|\D)\d{1,2}$/.test(part) && /\d/.test(characters[index + 1] ?? '');
    if (character === '\n' || (/[,;、，]/.test(character) && depth === 0 && !inName)) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return [...parts, part].map(clean).filter(Boolean);
}

/** Without a heading, a footnote's star, and the period that ends a list; `Alcohol Denat.` keeps its own. */
const clean = (part: string) =>
  part
    .trim()
    .replace(/^(?:ingredients|전성분)\s*[:：]\s*/i, '')
    .replace(/\*+$/, '')
    .replace(/(?<!denat)\.$/i, '')
    .trim();

function entryOf(typed: string): Entry {
  const [, name, given] = withPercent.exec(typed) ?? [];
  const percent = Number(given);
  return name && percent <= 100 ? { name: name.trim(), percent } : { name: typed, percent: null };
}

/** Names that the United States writes otherwise. */
const usual: Readonly<Record<string, string>> = {
  aqua: 'Water',
  eau: 'Water',
  정제수: 'Water',
  parfum: 'Fragrance',
  perfume: 'Fragrance',
  fragrance: 'Fragrance',
  향료: 'Fragrance',
};

/** `Aqua (Water)` and `Parfum/Fragrance` too. */
function nameOf(name: string): string {
  const parts = name
    .toLowerCase()
    .split(/[\s()/]+/)
    .filter(Boolean);
  const known = parts.map((part) => usual[part]);
  const both = parts.every((part, index) => known[index] !== undefined || part === 'water');
  return both ? (known.find(Boolean) ?? name) : name;
}

function noteOf({ name }: Entry, { eye, lips }: Use): ColorNote | null {
  const found = findColor(name);
  if (!found) return null;
  const { colors, lake, conflict } = found;
  const color = colors.length === 1 && !conflict ? (colors[0] ?? null) : null;
  const offEye = ({ eye, lakes }: Color) => eye === 'no' || (lake && lakes !== null && !lakes.eye);
  const isLimited = (each: Color) =>
    (eye && each.eye === 'limited') || (lips && each.general === 'limited') || each.external === 'limited';
  const problem = () => {
    if (colors.length === 0) return 'not-permitted';
    if (conflict) return 'conflict';
    if (eye && colors.every(offEye)) return 'not-eye';
    if (lips && colors.every(({ general }) => general === 'no')) return 'not-lips';
    if (!color) return 'several';
    return isLimited(color) ? 'limited' : null;
  };
  return {
    name: color?.name ?? name,
    typed: name,
    color,
    sections: [...new Set(colors.map(({ section }) => `21 CFR ${section}`))],
    names: colors.map((each) => each.name),
    problem: problem(),
  };
}

/** Each name once, with a period unless the last has one; empty without names. */
function sentence(title: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const text = `${title}: ${[...new Set(names)].join(', ')}`;
  return text.endsWith('.') ? text : `${text}.`;
}

/** From most to least; at or below one percent as they came. */
function inOrder(entries: readonly Entry[]): Entry[] {
  const percentOf = ({ percent }: Entry) => percent ?? 0;
  const above = entries.filter((entry) => percentOf(entry) > 1);
  const below = entries.filter((entry) => percentOf(entry) <= 1);
  return [...above.sort((one, other) => percentOf(other) - percentOf(one)), ...below];
}

/** Whether a name holds letters that a U.S. label cannot: 21 CFR 701.2(b) asks for English. */
const isForeign = (name: string) => /(?!\p{Script=Latin}|\p{Script=Greek})\p{Letter}/u.test(name);

/**
 * The declaration of ingredients, 21 CFR 701.3: from most to least; those at or below one percent after them in any
 * order; colors last, or after “May contain” where one label serves several shades. Without the percentage of each, the
 * order is the visitor's own.
 */
export function declare(
  text: string,
  { fragrance, shades, ...use }: Use & { fragrance: boolean; shades: boolean },
): Ingredients {
  const all = split(text).map(entryOf);
  const listed = all.slice(0, mostIngredients);
  if (listed.length === 0) return { text: '', colors: [], notes: [] };
  const notes = new Set<IngredientNote>();
  if (all.length > listed.length) notes.add('too-many');
  const colors: ColorNote[] = [];
  const others: Entry[] = [];
  for (const entry of listed) {
    const note = noteOf(entry, use);
    if (note) colors.push(note);
    else others.push({ ...entry, name: nameOf(entry.name) });
  }
  const percents = others.map(({ percent }) => percent);
  if (fragrance && !others.some(({ name }) => name === 'Fragrance')) {
    others.push({ name: 'Fragrance', percent: null });
    notes.add('fragrance-place');
  }
  const known = percents.length > 0 && !percents.includes(null);
  const names = (known ? inOrder(others) : others).map(({ name }) => name);
  if (!known) notes.add(percents.some((percent) => percent !== null) ? 'parts' : 'order-unknown');
  else if (others.some(({ name }, index) => name !== names[index])) notes.add('order');
  if ([...others, ...colors].some(({ name }) => isForeign(name))) notes.add('english');
  const colorNames = colors.map(({ name }) => name);
  const sentences = [
    sentence('Ingredients', shades ? names : [...names, ...colorNames]),
    sentence('May contain', shades ? colorNames : []),
  ];
  return { text: sentences.filter(Boolean).join(' '), colors, notes: [...notes] };
}
