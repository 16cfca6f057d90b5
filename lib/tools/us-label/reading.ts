import type { DrugActive } from '../ingredients/drug-actives.ts';
import type { ChildResistance } from './child-resistance.ts';
import type { Ingredients } from './ingredients.ts';

/** Most ingredients that are drawn. */
export const mostIngredients = 400;

/** What the label takes from the list of ingredients, from one parse of the list. */
export type Reading = {
  readonly ingredients: Ingredients;
  /** The active ingredients of drugs in the list, each once. */
  readonly actives: readonly DrugActive[];
  /** True if the list has a coal-tar hair dye. */
  readonly hasHairDye: boolean;
  readonly childResistance: readonly ChildResistance[];
};

/** The reading of an empty list, and of one whose tables are not loaded yet. */
export const unread: Reading = {
  ingredients: { text: '', printed: [], colors: [], notes: [], questions: [], changes: [] },
  actives: [],
  hasHairDye: false,
  childResistance: [],
};
