import { findDrugActive } from '../ingredients/drug-actives.ts';
import { isHairDye } from '../ingredients/hair-dyes.ts';
import type { KnownNames } from '../ingredients/names.ts';
import { parseIngredients } from '../ingredients/parse/index.ts';
import { readUndone } from '../ingredients/us-name.ts';
import { childResistance } from './child-resistance.ts';
import type { LabelFacts } from './facts.ts';
import { declareIngredients } from './ingredients.ts';
import type { Reading } from './reading.ts';
import { usesOf } from './uses.ts';

/**
 * Reads the list of ingredients. This module has the tables of colors and drug actives, so a page loads it with the first list.
 * @param names the table of names of ingredients; null if it is not loaded.
 */
export function readIngredients(facts: LabelFacts, names: KnownNames | null = null): Reading {
  const { ingredients: list = '' } = facts;
  const options = {
    ...usesOf(facts),
    fragrance: facts.fragrance === 'yes',
    shades: facts.shades === 'yes',
    usedAsColors: facts.color_use === 'last',
    names,
    undone: readUndone(facts.undone),
  };
  const parsed = parseIngredients(list, options);
  return {
    ingredients: declareIngredients(list, options, parsed),
    actives: [...new Set(parsed.entries.flatMap(({ name }) => findDrugActive(name) ?? []))],
    hasHairDye: parsed.entries.some(({ name }) => isHairDye(name)),
    childResistance: childResistance(facts, parsed.entries),
  };
}
