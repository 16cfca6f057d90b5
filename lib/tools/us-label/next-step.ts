import type { ToolText } from '../text.ts';

type LabelCounts = {
  /** Statements on the drawing, and those that still need the visitor's details. */
  readonly statements: number;
  readonly missing: number;
  /** Points to settle before the label is printed. */
  readonly open: number;
};

/** Returns the sentence that ends a label: what is left before it goes to print, and where its details go next. */
export function nextStepText({ statements, missing, open }: LabelCounts, text: ToolText): string {
  const state = missing > 0 ? 'missing' : open > 0 ? 'open' : 'done';
  return text(`nextStep.${state}`, { statements, missing, open });
}
