import type { ToolText } from '../text.ts';
import { type Check, groupByOutcome } from './check.ts';

/** Returns the sentence that ends a result: how many names need a decision, and where the list goes next. */
export function nextStepText({ ingredients }: Pick<Check, 'ingredients'>, text: ToolText): string {
  const { hits, asks } = groupByOutcome(ingredients);
  const state = hits.length > 0 ? 'hits' : asks.length > 0 ? 'asks' : 'none';
  return text(`nextStep.${state}`, {
    hits: hits.length,
    asks: asks.length,
    total: ingredients.length,
  });
}
