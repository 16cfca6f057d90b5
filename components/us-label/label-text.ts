import type { LabelElement } from '@/lib/labels/label';

/** A formatter of the messages below `usLabel`. */
export type LabelText = (key: string, values?: Record<string, string | number>) => string;

const fractions = new Map([
  [1 / 32, '1/32'],
  [1 / 16, '1/16'],
  [1 / 8, '1/8'],
  [3 / 16, '3/16'],
  [1 / 4, '1/4'],
  [1 / 2, '1/2'],
]);

/** How high a text's letters have to be, in inches and millimeters. */
export function heightText({ height, fixed }: LabelElement, text: LabelText): string {
  const inches = fractions.get(height) ?? String(height);
  return text(fixed ? 'list.height' : 'list.advised', { inches, mm: (height * 25.4).toFixed(1) });
}
