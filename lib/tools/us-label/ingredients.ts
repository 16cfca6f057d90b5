import { findColor } from '../color-additives/find.ts';
import { type ColorNote, type ColorUse, toColorNote } from '../color-additives/note.ts';
import type { KnownNames } from '../ingredients/names.ts';
import {
  type Change,
  type IngredientEntry,
  type IngredientList,
  type LeftOut,
  type PasteQuestion,
  parseIngredients,
} from '../ingredients/parse/index.ts';
import { isNotEnglish, usNameOf } from '../ingredients/us-name.ts';
import { mostIngredients } from './reading.ts';

export type IngredientNote =
  | 'order'
  | 'order-unknown'
  | 'parts'
  | 'english'
  | 'fragrance-place'
  | 'too-many'
  /** One label for several shades, and the list does not say which colors are in every shade. */
  | 'shades-unmarked'
  /** Something that is not a color follows "May contain", where 21 CFR 701.3(g) admits colors only. */
  | 'may-contain-other';

/** An entry that a person should check, or a part of the list that the label does not print. */
export type IngredientQuestion = {
  readonly typed: string;
  readonly reason:
    | NonNullable<IngredientEntry['unclear']>
    | LeftOut['reason']
    | PasteQuestion['reason']
    | 'guess'
    | 'beyond-limit';
};

export type Ingredients = {
  /** The declaration as printed; empty without an ingredient. */
  readonly text: string;
  /** Every entry in the order of the list, with the name that the label prints for it. */
  readonly printed: readonly { readonly typed: string; readonly name: string }[];
  readonly colors: readonly ColorNote[];
  readonly notes: readonly IngredientNote[];
  readonly questions: readonly IngredientQuestion[];
  /** Every change to the list, with those of names; a visitor can undo each. */
  readonly changes: readonly Change[];
};

type Options = ColorUse & {
  /** True if the product contains fragrance, declared as “Fragrance”. */
  readonly fragrance: boolean;
  /** True if one label serves several shades. */
  readonly shades: boolean;
  /** The table of names; null until it is loaded. */
  readonly names?: KnownNames | null;
  /** Changes that the visitor has undone. */
  readonly undone?: ReadonlySet<string>;
};

/** Returns each name once, with a period unless the last has one; empty without names. */
function toSentence(title: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const text = `${title}: ${[...new Set(names)].join(', ')}`;
  return text.endsWith('.') ? text : `${text}.`;
}

type Named = { readonly name: string; readonly percent: number | null };

/**
 * Returns each name once. The parts of an ingredient that the list names twice, such as the water of two phases, add up, so
 * that its place follows from all of it; without the percentage of each part, it is unknown.
 */
function mergeEqualNames(entries: readonly Named[]): Named[] {
  const merged = new Map<string, Named>();
  for (const { name, percent } of entries) {
    const before = merged.has(name) ? merged.get(name)?.percent : 0;
    const isKnown = typeof before === 'number' && percent !== null;
    merged.set(name, { name, percent: isKnown ? before + percent : null });
  }
  return [...merged.values()];
}

/** From most to least; at or below one percent in the order of the list. */
function sortByPercent<Entry extends Named>(entries: readonly Entry[]): Entry[] {
  const percentOf = ({ percent }: Entry) => percent ?? 0;
  const above = entries.filter((entry) => percentOf(entry) > 1);
  const below = entries.filter((entry) => percentOf(entry) <= 1);
  return [...above.sort((one, other) => percentOf(other) - percentOf(one)), ...below];
}

/**
 * Returns the declaration of ingredients, 21 CFR 701.3: from most to least; those at or below one percent after them in any
 * order; colors last; after “May contain” the colors that are not in every shade. Without the percentage of each ingredient,
 * the order of the list stays.
 */
export function declareIngredients(
  text: string,
  options: Options,
  parsed: IngredientList = parseIngredients(text, options),
): Ingredients {
  const { names: known = null, undone = new Set() } = options;
  const { entries: all, leftOut } = parsed;
  const listed = all.slice(0, mostIngredients);
  const questions: IngredientQuestion[] = [
    ...listed.flatMap(({ typed, unclear }) => (unclear ? { typed, reason: unclear } : [])),
    ...(parsed.isUnderstood ? [] : [{ typed: text.slice(0, 80), reason: 'guess' as const }]),
    ...parsed.questions,
    ...leftOut,
    ...all.slice(mostIngredients).map(({ typed }) => ({ typed, reason: 'beyond-limit' as const })),
  ];
  if (listed.length === 0)
    return { text: '', printed: [], colors: [], notes: [], questions, changes: parsed.changes };
  const notes = new Set<IngredientNote>();
  if (all.length > listed.length) notes.add('too-many');

  const named = listed.map((entry) => {
    const found = findColor(entry.name);
    const color = found && toColorNote(entry.name, found, options);
    const isColor = color !== null && color.problem !== 'use';
    const us = usNameOf(entry.name, color, known, undone);
    return { ...entry, color, isColor, name: us.name, change: us.change };
  });
  const others = named.filter(({ isColor, isMayContain }) => !isColor && !isMayContain);
  const everyShade = named.filter(({ isColor, isMayContain }) => isColor && !isMayContain);
  const someShades = named.filter(({ isMayContain }) => isMayContain);
  if (options.shades && someShades.length === 0 && everyShade.length > 0) notes.add('shades-unmarked');
  if (someShades.some(({ color }) => !color)) notes.add('may-contain-other');

  const list = mergeEqualNames(others);
  const percents = list.map(({ percent }) => percent);
  if (options.fragrance && !others.some(({ name }) => name === 'Fragrance')) {
    list.push({ name: 'Fragrance', percent: null });
    notes.add('fragrance-place');
  }
  const isKnown = percents.length > 0 && !percents.includes(null);
  const names = (isKnown ? sortByPercent(list) : list).map(({ name }) => name);
  if (!isKnown) notes.add(percents.some((percent) => percent !== null) ? 'parts' : 'order-unknown');
  else if (list.some(({ name }, index) => name !== names[index])) notes.add('order');
  if (named.some(({ name }) => isNotEnglish(name))) notes.add('english');

  const certain = [...names, ...everyShade.map(({ name }) => name)];
  const sentences = [
    toSentence('Ingredients', certain),
    // A color that is in every shade is already in the list.
    toSentence(
      'May contain',
      someShades.map(({ name }) => name).filter((name) => !certain.includes(name)),
    ),
  ];
  return {
    text: sentences.filter(Boolean).join(' '),
    printed: named.map(({ typed, name }) => ({ typed, name })),
    colors: named.flatMap(({ color }) => color ?? []),
    notes: [...notes],
    questions,
    changes: [...parsed.changes, ...named.flatMap(({ change }) => change ?? [])],
  };
}
