import { findColor } from '../color-additives/find.ts';
import { type ColorNote, type ColorUse, toColorNote } from '../color-additives/note.ts';
import { type IngredientEntry, type LeftOut, parseIngredients } from '../ingredients/parse/index.ts';
import { isForeign } from './triggers.ts';

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
  readonly reason: NonNullable<IngredientEntry['unclear']> | LeftOut['reason'] | 'beyond-limit';
};

export type Ingredients = {
  /** The declaration as printed; empty without an ingredient. */
  readonly text: string;
  /** Every entry in the order of the list, with the name that the label prints for it. */
  readonly printed: readonly { readonly typed: string; readonly name: string }[];
  readonly colors: readonly ColorNote[];
  readonly notes: readonly IngredientNote[];
  readonly questions: readonly IngredientQuestion[];
};

type Options = ColorUse & {
  /** True if the product contains fragrance, declared as “Fragrance”. */
  readonly fragrance: boolean;
  /** True if one label serves several shades. */
  readonly shades: boolean;
};

/** Most ingredients that are drawn. */
export const mostIngredients = 400;

/** Names that the United States writes differently. */
const usualNames: ReadonlyMap<string, string> = new Map([
  ['aqua', 'Water'],
  ['eau', 'Water'],
  ['정제수', 'Water'],
  ['parfum', 'Fragrance'],
  ['perfume', 'Fragrance'],
  ['fragrance', 'Fragrance'],
  ['향료', 'Fragrance'],
]);

/** Returns the U.S. name of water and fragrance, also for `Aqua (Water)` and `Parfum/Fragrance`; other names unchanged. */
function toUsName(name: string): string {
  const parts = name
    .toLowerCase()
    .split(/[\s()/]+/)
    .filter(Boolean);
  const known = parts.map((part) => usualNames.get(part));
  const isKnown = parts.every((part, index) => known[index] !== undefined || part === 'water');
  return isKnown ? (known.find(Boolean) ?? name) : name;
}

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
export function declareIngredients(text: string, options: Options): Ingredients {
  const { entries: all, leftOut } = parseIngredients(text);
  const listed = all.slice(0, mostIngredients);
  const questions: IngredientQuestion[] = [
    ...listed.flatMap(({ typed, unclear }) => (unclear ? { typed, reason: unclear } : [])),
    ...leftOut,
    ...all.slice(mostIngredients).map(({ typed }) => ({ typed, reason: 'beyond-limit' as const })),
  ];
  if (listed.length === 0) return { text: '', printed: [], colors: [], notes: [], questions };
  const notes = new Set<IngredientNote>();
  if (all.length > listed.length) notes.add('too-many');

  const named = listed.map((entry) => {
    const found = findColor(entry.name);
    const color = found && toColorNote(entry.name, found, options);
    const isColor = color !== null && color.problem !== 'use';
    return { ...entry, color, isColor, name: color?.name ?? toUsName(entry.name) };
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
  if (named.some(({ name }) => isForeign(name))) notes.add('english');

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
  };
}
