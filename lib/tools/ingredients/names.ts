import { findColor } from '../color-additives/find.ts';
import { nameKey } from '../color-additives/spelling.ts';
import { keepResults } from './keep-results.ts';
import { loadNameRows } from './load-names.ts';

/** The names of ingredients that product lists use, in both scripts, with the names that a U.S. label uses. */
export type KnownNames = {
  /** True if a whole text is one name of an ingredient, in any spelling of punctuation and spaces. */
  readonly has: (text: string) => boolean;
  /** True if a whole text is the name of an ingredient, or the same ingredient in several words: `Parfum (Fragrance)`. */
  readonly knows: (text: string) => boolean;
  /** Returns the name that a U.S. label uses; undefined if the table lacks the name. */
  readonly usName: (text: string) => string | undefined;
};

/** Longer text cannot be the name of an ingredient. */
const longest = 160;

/** `Ricinus Communis (Castor) Seed Oil` is `Ricinus Communis Seed Oil` in the European nomenclature. */
const withoutCommonName = (name: string) => name.replace(/ ?\([^()]*\)/g, '');

/**
 * Reads the rows of `names.json`: the English name, its Korean names separated by `|`, and the U.S. name if it is another,
 * separated by tabs. The table has the names that at least six of 15,312 product lists use; `docs/ingredient-names.md`
 * says where they come from.
 */
export function readNames(rows: readonly string[]): KnownNames {
  const usNames = new Map<string, string>();
  for (const row of rows) {
    const [name = '', korean = '', us = name] = row.split('\t');
    for (const each of [name, ...korean.split('|'), withoutCommonName(name)]) {
      const key = nameKey(each);
      if (key && !usNames.has(key)) usNames.set(key, us);
    }
  }
  const find = (text: string) => usNames.get(nameKey(text));
  /** `Aqua/Water/Eau`, `Aqua- Eau`, `Parfum (Fragrance)`: the same ingredient in several words. */
  const findSame = (text: string) => {
    const found = new Set(
      text
        .split(/[/\\()]|\s[-–]|[-–]\s|(?<=\p{Script=Hangul}) (?=[A-Z])/u)
        .flatMap((part) => (part.trim() ? [find(part)] : [])),
    );
    return found.size === 1 ? [...found][0] : undefined;
  };
  const usName = (text: string) => {
    if (text.length > longest || text.trim() === '') return undefined;
    return find(text) ?? find(withoutCommonName(text)) ?? findSame(text);
  };
  const isColor = (text: string) => findColor(text) !== null;
  const has = keepResults((text) => usNames.has(nameKey(text)) || isColor(text));
  const knows = keepResults((text) => usName(text) !== undefined || isColor(text));
  return {
    usName,
    has: (text) => text.length <= longest && has(text),
    // A color in several words can be longer.
    knows: (text) => text.length <= 2 * longest && knows(text),
  };
}

/** Loads the table, which only a pasted list needs. */
export async function loadNames(): Promise<KnownNames> {
  return readNames(await loadNameRows());
}
