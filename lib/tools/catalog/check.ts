import { checkIngredients, type KnownEntries } from '../ingredients/check.ts';
import type { KnownNames } from '../ingredients/names.ts';
import { drugClaimsIn } from '../us-label/drug-claims.ts';
import { toFragment } from '../us-label/facts.ts';
import type { Product } from './products.ts';
import type { CatalogRow } from './rows.ts';

/**
 * Compares a product with every list of the ingredient check, by the same functions.
 * @param names the table of names; null if it could not be loaded.
 * @param known collects compared ingredients; the products of a catalog share most of them.
 */
export function checkProduct(
  { row, name, ingredients: list, kinds }: Product,
  names: KnownNames | null = null,
  known: KnownEntries = new Map(),
): CatalogRow {
  const { ingredients } = checkIngredients(list, kinds, { names }, known);
  return {
    row,
    name,
    kinds,
    total: ingredients.length,
    hits: ingredients.flatMap(({ typed, hits }) =>
      hits.map(({ list, section, verdict, restriction }) => ({
        ingredient: typed,
        list,
        section,
        verdict,
        from: restriction?.from ?? null,
      })),
    ),
    drug: [
      ...drugClaimsIn(name).map(({ word }) => word),
      ...ingredients.flatMap(({ questions }) =>
        questions.flatMap((question) => (question.reason === 'drug' ? question.active.name : [])),
      ),
    ],
    open: ingredients.flatMap(({ typed, questions, unclear }) =>
      questions.some(({ reason }) => reason !== 'drug') || unclear ? typed : [],
    ),
    colors: ingredients.flatMap(({ color }) => (color ? (color.names[0] ?? color.name) : [])),
    fragment: toFragment({ identity: name || undefined, kind: kinds, ingredients: list || undefined }),
  };
}
