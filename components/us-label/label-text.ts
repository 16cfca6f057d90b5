import type { ToolText } from '@/lib/i18n/tool-text';
import type { LabelElement } from '@/lib/labels/label';

const fractions = new Map([
  [1 / 32, '1/32'],
  [1 / 16, '1/16'],
  [1 / 8, '1/8'],
  [3 / 16, '3/16'],
  [1 / 4, '1/4'],
  [1 / 2, '1/2'],
]);

/** How high a text's letters have to be, in inches and millimeters. */
export function heightText({ height, fixed }: LabelElement, text: ToolText): string {
  const inches = fractions.get(height) ?? String(height);
  return text(fixed ? 'list.height' : 'list.advised', { inches, mm: (height * 25.4).toFixed(1) });
}
