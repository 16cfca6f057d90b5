import type { ToolText } from '../text.ts';
import type { ProductFile } from './file.ts';

/** Returns the sentence that ends a file: how many points are left, and what happens with its listing sheet. */
export function nextStepText({ counts }: Pick<ProductFile, 'counts'>, text: ToolText): string {
  const { fix, check, add } = counts;
  const state = fix > 0 ? 'fix' : check > 0 ? 'check' : add > 0 ? 'add' : 'done';
  return text(`nextStep.${state}`, { fix, check, add });
}
