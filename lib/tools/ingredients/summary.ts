import type { ColorNote } from '../color-additives/note.ts';
import type { ToolText } from '../text.ts';
import type { CheckedIngredient, Hit } from './check.ts';

/* What only the page of the ingredient check says; apart from the comparison, which other tools load too. */

/** Returns for each list the number of ingredients on it. */
export function countByList(ingredients: readonly CheckedIngredient[]): Record<Hit['list'], number> {
  const count = (list: Hit['list']) =>
    ingredients.filter(({ hits }) => hits.some((hit) => hit.list === list)).length;
  return {
    federal: count('federal'),
    california: count('california'),
    washington: count('washington'),
    vermont: count('vermont'),
    maryland: count('maryland'),
    colors: count('colors'),
  };
}

/** Returns where a color may be used, in words; empty if the entry can be several colors or is none of the list. */
export function usesText({ name, color }: ColorNote, text: ToolText): string {
  if (!color) return '';
  const lakes = name === color.name ? null : color.lakes;
  return [
    text(`limits.${color.limits}`),
    lakes && text(lakes.eye ? 'lakes.eye' : 'lakes.other', { section: lakes.section }),
  ]
    .filter(Boolean)
    .join(' ');
}
